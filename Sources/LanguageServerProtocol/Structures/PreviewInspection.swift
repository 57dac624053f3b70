package import JSONSyntax

/// Why a node of a picture looks as it does: the result of `clads.preview.inspect`. Lengths are in points.
package struct PreviewInspection: JSONEncodable {
  /// What sets a property.
  package enum Origin: String, Sendable {
    /// The node itself.
    case own
    /// The style that the node refers to.
    case style
    /// A style that this one inherits from.
    case parentStyle = "parent style"
    /// A token of the design system.
    case token
    /// Nothing: it has the value that apps use then.
    case `default`
  }

  /// A property of the node.
  package struct Property: JSONEncodable {
    package var name: String
    /// The value as JSON, or what the default is in prose.
    package var value: String
    package var origin: Origin
    /// The name of the style or token.
    package var style: String?
    /// The member in the document; `nil` if it is not there.
    package var range: LSPRange?
    /// Why it has no effect on device; `nil` if it has.
    package var ignored: String?

    package init(
      name: String, value: String, origin: Origin, style: String? = nil, range: LSPRange? = nil,
      ignored: String? = nil
    ) {
      self.name = name
      self.value = value
      self.origin = origin
      self.style = style
      self.range = range
      self.ignored = ignored
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("name", name)
        json.member("value", value)
        json.member("from", origin.rawValue)
        json.member("style", ifPresent: style)
        json.member("range", ifPresent: range)
        json.member("ignored", ifPresent: ignored)
      }
    }
  }

  /// The distances between the edges of a node and its content.
  package struct Padding: JSONEncodable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("top", top)
        json.member("leading", leading)
        json.member("bottom", bottom)
        json.member("trailing", trailing)
      }
    }
  }

  /// A rectangle in points.
  package struct Frame: JSONEncodable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in writeMembers(to: &json) }
    }

    package func writeMembers(to json: inout JSONWriter) {
      json.member("x", x)
      json.member("y", y)
      json.member("width", width)
      json.member("height", height)
    }
  }

  /// The kind of the node.
  package var kind: String
  package var range: LSPRange
  /// The rectangle of the node, of which not everything may be visible; `nil` if it is out of sight.
  package var frame: Frame?
  package var padding: Padding?
  /// The distance between its children.
  package var spacing: Double?
  package var properties: [Property]

  package init(
    kind: String, range: LSPRange, frame: Frame? = nil, padding: Padding? = nil, spacing: Double? = nil,
    properties: [Property] = []
  ) {
    self.kind = kind
    self.range = range
    self.frame = frame
    self.padding = padding
    self.spacing = spacing
    self.properties = properties
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind)
      json.member("range", range)
      json.member("frame", ifPresent: frame)
      json.member("padding", ifPresent: padding)
      json.member("spacing", ifPresent: spacing)
      json.member("properties", properties)
    }
  }
}
