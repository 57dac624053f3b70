extension Document.Style {
  /// Returns the properties that affect how every renderer draws a built-in kind on device; `nil` for other
  /// kinds.
  package static func effects(on kind: Document.ComponentKind, level: FormatLevel) -> KeySet? {
    let drawn = BuiltInKinds.kind(kind)?.drawn
    return level == .extended ? drawn?.extended : drawn?.base
  }

  /// Returns the properties that affect how a stack is drawn on device; at level `base` there are none.
  package static func effectsOnStack(level: FormatLevel) -> KeySet {
    level == .extended ? extendedEffectsOnStack : KeySet()
  }

  /// Returns the properties that UIKit draws on a built-in kind on device, in addition to those that every
  /// renderer draws.
  package static func effectsInUIKit(on kind: Document.ComponentKind) -> KeySet {
    BuiltInKinds.kind(kind)?.drawn.inUIKit ?? KeySet()
  }

  private static let extendedEffectsOnStack = table.keys(
    DrawnProperties.Paths.size + .limits + .border
      + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding, \.inherits])
}
