package import JSONSyntax

/// `textDocument/documentColor`: the colors in a document.
package enum DocumentColorRequest: LSPRequest {
  package typealias Params = DocumentParams
  package typealias Result = [ColorInformation]
  package static let method = "textDocument/documentColor"
  package static let emptyResult: [ColorInformation] = []
}

/// A color with channels from 0 to 1: `Color` in the specification.
package struct LSPColor: JSONDecodable, JSONEncodable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  package var alpha: Double

  /// Creates a color, clamping each channel to 0...1.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    self.init(
      red: try json.member("red"), green: try json.member("green"), blue: try json.member("blue"),
      alpha: try json.member("alpha"))
  }

  package func encode(to json: inout JSONWriter) {
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
package struct ColorInformation: JSONEncodable, Hashable {
  package var range: LSPRange
  package var color: LSPColor

  package init(range: LSPRange, color: LSPColor) {
    self.range = range
    self.color = color
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("color", color)
    }
  }
}
