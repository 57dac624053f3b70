public import JSONSyntax

/// `textDocument/documentColor`: the colours in a document.
public enum DocumentColorRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentParams
  /// What is answered.
  public typealias Result = [ColorInformation]
  /// The name of the message.
  public static let method = "textDocument/documentColor"
  /// The answer when there is nothing to say.
  public static let nothing: [ColorInformation] = []
}

/// A colour, each part from 0 to 1: `Color` of the specification.
public struct LSPColor: JSONDecodable, JSONEncodable, Hashable {
  /// How much red.
  public var red: Double
  /// How much green.
  public var green: Double
  /// How much blue.
  public var blue: Double
  /// How opaque.
  public var alpha: Double

  /// Creates a colour; parts outside 0 to 1 become the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Reads a colour.
  public init(json: SyntaxNode) throws(InvalidParams) {
    self.init(
      red: try json.member("red"), green: try json.member("green"), blue: try json.member("blue"),
      alpha: try json.member("alpha"))
  }

  /// Writes the colour.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("red", red)
      json.member("green", green)
      json.member("blue", blue)
      json.member("alpha", alpha)
    }
  }

  private static func clamped(_ part: Double) -> Double { part >= 0 ? min(part, 1) : 0 }
}

/// A colour and where it is written.
public struct ColorInformation: JSONEncodable, Hashable {
  /// Where it is written.
  public var range: LSPRange
  /// The colour.
  public var color: LSPColor

  /// Creates a colour in a document.
  public init(range: LSPRange, color: LSPColor) {
    self.range = range
    self.color = color
  }

  /// Writes the colour.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("color", color)
    }
  }
}
