public import JSONSyntax

/// The name of a request, chosen by its sender.
public enum RequestID: Hashable, JSONDecodable, JSONEncodable {
  case number(Int)
  case string(String)

  /// Reads a number or a string.
  public init(json: SyntaxNode) throws(InvalidParams) {
    if let number = json.number?.integer {
      self = .number(number)
    } else if let string = json.string {
      self = .string(string.value)
    } else {
      throw InvalidParams("an id is a whole number or a string")
    }
  }

  /// Writes the number or string.
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.int(number)
    case .string(let string): json.string(string)
    }
  }
}
