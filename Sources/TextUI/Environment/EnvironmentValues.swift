/// A value that views inherit from the views around them.
public protocol EnvironmentKey {
  /// What kind of value it is.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether only plain ASCII characters are drawn for borders and marks; texts stay as they are.
  public var isASCII = false
  /// How much views cover, from 0 to 1; it multiplies downwards.
  public var opacity = 1.0
  /// The colour of text and lines; `nil` is the terminal's own.
  public var foregroundColor: Color?
  /// Whether views can be tapped and take values.
  public var isEnabled = true
  /// How the lines of text stand in their view.
  public var multilineTextAlignment = TextAlignment.leading
  /// The rows of a spacer in a column whose height is free.
  public var idealSpacerRows = 2
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values of the outermost view.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The store of a type that a view around put in, or `nil`.
  public func store<Kind: Store>(_ kind: Kind.Type) -> Kind? {
    values[ObjectIdentifier(kind)] as? Kind
  }

  mutating func insert(_ store: any Store) {
    values[ObjectIdentifier(type(of: store))] = store
  }

  /// The characters that borders and marks are drawn with.
  public var glyphs: GlyphTable {
    get { self[GlyphTableKey.self] ?? (isASCII ? .ascii : .unicode) }
    set { self[GlyphTableKey.self] = newValue }
  }
}

private enum GlyphTableKey: EnvironmentKey {
  static var defaultValue: GlyphTable? { nil }
}
