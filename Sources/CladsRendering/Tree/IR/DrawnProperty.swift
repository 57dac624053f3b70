import CladsDocument
import TextUI

/// A style property that is drawn: how its value gets from a style of a document into the render tree, and
/// back.
struct DrawnProperty: Sendable {
  /// The index of the property in the table of styles.
  let row: Int
  /// Applies the value that a style of a document specifies, if any.
  let apply: @Sendable (Document.Style, ResolutionOptions, inout IR.Style) -> Void
  /// Writes the value into a style of a document.
  let write: @Sendable (IR.Style, inout Document.Style) -> Void
  /// Copies the value from one resolved style to another.
  let copy: @Sendable (IR.Style, inout IR.Style) -> Void

  /// All properties that are drawn, one row each.
  static let all: [DrawnProperty] = [
    DrawnProperty(\.fontFamily, as: \.fontFamily),
    DrawnProperty(\.fontSize, as: \.fontSize),
    DrawnProperty(\.fontWeight, as: \.fontWeight),
    DrawnProperty(\.textColor, as: \.textColor, color, color),
    DrawnProperty(\.textAlignment, as: \.textAlignment),
    DrawnProperty(\.backgroundColor, as: \.backgroundColor, color, color),
    DrawnProperty(\.cornerRadius, as: \.cornerRadius),
    DrawnProperty(\.borderWidth, as: \.borderWidth),
    DrawnProperty(\.borderColor, as: \.borderColor, color, color),
    DrawnProperty(\.tintColor, as: \.tintColor, color, color),
    DrawnProperty(\.width, as: \.size.width),
    DrawnProperty(\.height, as: \.size.height),
    DrawnProperty(\.minWidth, as: \.size.minWidth),
    DrawnProperty(\.minHeight, as: \.size.minHeight),
    DrawnProperty(\.maxWidth, as: \.size.maxWidth),
    DrawnProperty(\.maxHeight, as: \.size.maxHeight),
    DrawnProperty(\.shadow, as: \.shadow, shadow, shadow),
    DrawnProperty(\.padding) { padding, options, style in
      style.setPadding(padding, level: options.level)
    } write: {
      let padding = Document.Padding(
        top: $0.paddingTop, bottom: $0.paddingBottom, leading: $0.paddingLeading, trailing: $0.paddingTrailing
      )
      if padding != Document.Padding() { $1.padding = padding }
    } copy: {
      $1.paddingTop = $0.paddingTop
      $1.paddingBottom = $0.paddingBottom
      $1.paddingLeading = $0.paddingLeading
      $1.paddingTrailing = $0.paddingTrailing
    },
  ].compactMap(\.self)

  /// Creates the row of a property with one value in the render tree.
  private init?<Value, Drawn>(
    _ path: any WritableKeyPath<Document.Style, Value?> & Sendable,
    as drawn: any WritableKeyPath<IR.Style, Drawn?> & Sendable,
    _ convert: @escaping @Sendable (Value, ResolutionOptions) -> Drawn?,
    _ revert: @escaping @Sendable (Drawn) -> Value
  ) {
    self.init(path) { value, options, style in
      if let value = convert(value, options) { style[keyPath: drawn] = value }
    } write: {
      $1[keyPath: path] = $0[keyPath: drawn].map(revert)
    } copy: {
      $1[keyPath: drawn] = $0[keyPath: drawn]
    }
  }

  /// Creates the row of a property whose value is the same in the render tree.
  private init?<Value>(
    _ path: any WritableKeyPath<Document.Style, Value?> & Sendable,
    as drawn: any WritableKeyPath<IR.Style, Value?> & Sendable
  ) {
    self.init(path, as: drawn, { value, _ in value }, { $0 })
  }

  private init?<Value>(
    _ path: any KeyPath<Document.Style, Value?> & Sendable,
    apply: @escaping @Sendable (Value, ResolutionOptions, inout IR.Style) -> Void,
    write: @escaping @Sendable (IR.Style, inout Document.Style) -> Void,
    copy: @escaping @Sendable (IR.Style, inout IR.Style) -> Void
  ) {
    guard let row = Document.Style.table.index(of: path) else { return nil }
    self.row = row
    self.apply = { source, options, style in
      if let value = source[keyPath: path] { apply(value, options, &style) }
    }
    self.write = write
    self.copy = copy
  }

  @Sendable
  private static func color(_ color: Document.Color, _ options: ResolutionOptions) -> IR.Color? {
    IR.Color(color, deviations: options.deviations)
  }

  @Sendable
  private static func color(_ color: IR.Color) -> Document.Color {
    Document.Color(color)
  }

  @Sendable
  private static func shadow(_ shadow: IR.Shadow) -> Document.Shadow {
    Document.Shadow(color: color(shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
  }

  @Sendable
  private static func shadow(_ shadow: Document.Shadow, _ options: ResolutionOptions) -> IR.Shadow? {
    guard options.level == .extended else { return nil }
    return IR.Shadow(
      color: shadow.color.flatMap { color($0, options) } ?? .clear, radius: shadow.radius ?? 0,
      x: shadow.x ?? 0, y: shadow.y ?? 0)
  }
}
