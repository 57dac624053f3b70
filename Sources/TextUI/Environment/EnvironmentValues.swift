/// A key for a value that views inherit from their ancestors.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value in an environment that does not set one.
  static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors.
public struct EnvironmentValues {
  /// The light or dark appearance.
  public var colorScheme = ColorScheme.light
  /// The text size that the user of the device has chosen; only pictures show it.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether texts are drawn longer and with accents, as translations may be; only pictures show it.
  package var isPseudolocalized = false
  /// Whether borders and symbols are drawn in ASCII; text is not affected.
  package var isASCII = false
  /// The opacity of views, from 0 to 1: the product of all ancestors.
  public var opacity = 1.0
  /// The color of text and lines; `nil` is the default color of the terminal.
  public var foregroundColor: Color?
  /// Whether views respond to user input.
  package var isEnabled = true
  /// The alignment of lines in text that has several.
  public var multilineTextAlignment = TextAlignment.leading
  /// The attributes of all text, in addition to its own.
  package var textAttributes: CellAttributes = []
  /// The greatest number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// The distance that the section layout of the screen is scrolled by: in rows, or in points.
  package var scrollOffset = 0.0
  /// The height in rows of a spacer in a column whose height is not constrained.
  package var idealSpacerRows = 2
  /// Whether a screen with a height of its own would propose a height; `false` in containers that propose
  /// none on any screen.
  private(set) var hasScreenHeight = true
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the default values.
  public init() {}

  /// The value of a key, or its default value.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the innermost store of a type, or `nil` if no ancestor has one. A change of its `@Published`
  /// properties redraws the view.
  public func store<Kind: Store>(_ kind: Kind.Type) -> Kind? {
    let store = values[ObjectIdentifier(kind)] as? Kind
    if let store, let redrawSignal { redrawSignal.observe(store) }
    return store
  }

  /// The signal that is raised when a store that the views use has changed; `nil` if they are not redrawn.
  public var redrawSignal: RedrawSignal?

  /// The values for content that is proposed no height on any screen: it has its ideal height, and spacers in
  /// it have their minimum length.
  var atIdealHeight: EnvironmentValues {
    var copy = self
    copy.hasScreenHeight = false
    copy.idealSpacerRows = 0
    return copy
  }

  mutating func insert(_ store: any Store) {
    values[ObjectIdentifier(type(of: store))] = store
  }

  /// The characters that borders and symbols are drawn with.
  package var glyphs: GlyphTable {
    get { self[GlyphTableKey.self] ?? (isASCII ? .ascii : .unicode) }
    set { self[GlyphTableKey.self] = newValue }
  }
}

private enum GlyphTableKey: EnvironmentKey {
  static var defaultValue: GlyphTable? { nil }
}
