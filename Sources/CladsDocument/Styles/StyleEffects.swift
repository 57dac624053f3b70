public import CladsSchema

extension Document.Style {
  /// Returns the properties that affect how every renderer draws a built-in kind on device; `nil` for other
  /// kinds.
  public static func effects(on kind: Document.ComponentKind, level: FormatLevel) -> KeySet? {
    (level == .extended ? extendedEffects : baseEffects)[kind.rawValue]
  }

  /// Returns the properties that affect how a stack is drawn on device; at level `base` there are none.
  public static func effectsOnStack(level: FormatLevel) -> KeySet {
    level == .extended ? extendedEffectsOnStack : KeySet()
  }

  /// Returns the properties that UIKit draws on a built-in kind on device, in addition to those that every
  /// renderer draws.
  public static func effectsInUIKit(on kind: Document.ComponentKind) -> KeySet {
    kind == "textfield" ? uiKitEffectsOnTextfield : KeySet()
  }

  private static let uiKitEffectsOnTextfield = table.keys([\.backgroundColor, \.cornerRadius])

  private static let extendedEffectsOnStack = table.keys(
    size + limits + border + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding, \.inherits])

  private static let baseEffects = effects(of: [
    "label": text,
    "button": text + size + [\.backgroundColor, \.cornerRadius, \.padding],
    "textfield": text,
    "toggle": [\.tintColor],
    "slider": [\.tintColor],
    "image": size + [\.cornerRadius, \.tintColor],
    "gradient": size,
    "shape": size + border + [\.backgroundColor],
    "divider": [\.backgroundColor, \.height],
    "pageIndicator": [\.padding],
  ])

  private static let extendedEffects = effects(of: [
    "label": text + size + border + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding],
    "button": text + size + limits + border
      + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding],
    "textfield": text + [\.padding],
    "toggle": [\.tintColor, \.padding],
    "slider": [\.tintColor, \.padding],
    "image": size + [\.cornerRadius, \.tintColor, \.padding],
    "gradient": size + [\.cornerRadius, \.padding],
    "shape": size + border + [\.backgroundColor, \.padding],
    "divider": [\.backgroundColor, \.height, \.padding],
    "pageIndicator": [\.padding],
  ])

  private typealias Paths = [PartialKeyPath<Document.Style>]

  private static var text: Paths { [\.fontFamily, \.fontSize, \.fontWeight, \.textColor, \.textAlignment] }
  private static var size: Paths { [\.width, \.height] }
  private static var limits: Paths { [\.minWidth, \.minHeight, \.maxWidth, \.maxHeight] }
  private static var border: Paths { [\.borderWidth, \.borderColor] }

  private static func effects(of paths: [String: Paths]) -> [String: KeySet] {
    paths.mapValues { table.keys($0 + [\.inherits]) }
  }
}
