public import JSONSyntax

/// `textDocument/documentColor`: the colors in a document.
public enum DocumentColorRequest: LSPRequest {
  public typealias Params = DocumentParams
  public typealias Result = [ColorInformation]
  public static let method = "textDocument/documentColor"
  public static let emptyResult: [ColorInformation] = []
}

/// A color with channels from 0 to 1: `Color` in the specification.
public struct LSPColor: JSONDecodable, JSONEncodable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  public var alpha: Double

  /// Creates a color, clamping each channel to 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  public init(json: SyntaxNode) throws(InvalidParams) {
    self.init(
      red: try json.member("red"), green: try json.member("green"), blue: try json.member("blue"),
      alpha: try json.member("alpha"))
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("red", red)
      json.member("green", green)
      json.member("blue", blue)
      json.member("alpha", alpha)
    }
  }

  private static func clamped(_ channel: Double) -> Double { channel >= 0 ? min(channel, 1) : 0 }
}

/// A color and its range in the document.
public struct ColorInformation: JSONEncodable, Hashable {
  public var range: LSPRange
  public var color: LSPColor

  public init(range: LSPRange, color: LSPColor) {
    self.range = range
    self.color = color
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("color", color)
    }
  }
}
