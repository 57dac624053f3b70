package import JSONSyntax

/// The identifier of a request, chosen by its sender.
package enum RequestID: Hashable, JSONDecodable, JSONEncodable {
  case number(Int)
  case string(String)

  package init(json: SyntaxNode) throws(InvalidParams) {
    if let number = json.number?.integer {
      self = .number(number)
    } else if let string = json.string {
      self = .string(string.value)
    } else {
      throw InvalidParams("expected an integer or a string")
    }
  }

  package func encode(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.int(number)
    case .string(let string): json.string(string)
    }
  }
}
