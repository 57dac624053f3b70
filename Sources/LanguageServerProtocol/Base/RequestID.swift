public import JSONSyntax

/// The identifier of a request, chosen by its sender.
public enum RequestID: Hashable, JSONDecodable, JSONEncodable {
  case number(Int)
  case string(String)

  public init(json: SyntaxNode) throws(InvalidParams) {
    if let number = json.number?.integer {
      self = .number(number)
    } else if let string = json.string {
      self = .string(string.value)
    } else {
      throw InvalidParams("expected an integer or a string")
    }
  }

  public func encode(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.int(number)
    case .string(let string): json.string(string)
    }
  }
}
