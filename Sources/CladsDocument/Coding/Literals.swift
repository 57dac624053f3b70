// Values of documents are written in Swift as they are in JSON: `Style(textColor: "#FF0000", width: 80)`.

extension Document.Color: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Document.DimensionValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral points: Int) { self = .absolute(Double(points)) }

  public init(floatLiteral points: Double) { self = .absolute(points) }
}

extension Document.Columns: ExpressibleByIntegerLiteral {
  public init(integerLiteral count: Int) { self = .fixed(count) }
}

extension Document.EdgeInset: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral points: Int) { self.init(value: Double(points)) }

  public init(floatLiteral points: Double) { self.init(value: points) }
}

extension Document.ActionBinding: ExpressibleByStringLiteral {
  public init(stringLiteral id: String) { self = .reference(id) }
}

extension Document.AlertMessageContent: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .static(text) }
}

extension Document.ImageSource {
  /// Returns the source of a system symbol.
  public static func sfsymbol(name: String) -> Self { Self(sfsymbol: name) }

  /// Returns the source of an image in the app's bundle.
  public static func asset(name: String) -> Self { Self(asset: name) }

  /// Returns the source of a remote image; its URL is a template.
  public static func url(_ url: String) -> Self { Self(url: url) }
}

/// The alignments that are written as strings.
extension Document.StackAlignment {
  public static let center = Self(.center)
  public static let leading = Self(.leading)
  public static let trailing = Self(.trailing)
  public static let top = Self(.top)
  public static let bottom = Self(.bottom)
  public static let topLeading = Self(.topLeading)
  package static let topTrailing = Self(.topTrailing)
  package static let bottomLeading = Self(.bottomLeading)
  public static let bottomTrailing = Self(.bottomTrailing)
}
