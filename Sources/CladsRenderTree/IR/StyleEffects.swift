import CladsDocument
import CladsSchema

/// The groups of style properties that have an effect on a component kind, from the table that the rules use.
struct StyleEffects: Sendable {
  let text, backgroundColor, cornerRadius, border, tintColor, width, height, limits, padding, shadow: Bool

  private init(_ keys: KeySet) {
    let table = Document.Style.table
    let has = { (path: PartialKeyPath<Document.Style>) in table.index(of: path).map(keys.contains) ?? false }
    text = has(\.textColor)
    backgroundColor = has(\.backgroundColor)
    cornerRadius = has(\.cornerRadius)
    border = has(\.borderColor)
    tintColor = has(\.tintColor)
    width = has(\.width)
    height = has(\.height)
    limits = has(\.minWidth)
    padding = has(\.padding)
    shadow = has(\.shadow)
  }

  /// Returns the groups for a component kind, or `nil` if the kind is not built in.
  static func of(_ kind: Document.ComponentKind, _ level: FormatLevel) -> StyleEffects? {
    table[level == .extended ? 1 : 0][kind.rawValue]
  }

  private static let table: [[String: StyleEffects]] = [FormatLevel.base, .extended].map { level in
    var result: [String: StyleEffects] = [:]
    for kind in BuiltInKinds.components {
      let name = kind.description.name
      let effects = Document.Style.effects(on: Document.ComponentKind(rawValue: name), level: level)
      result[name] = effects.map { StyleEffects($0) }
    }
    return result
  }
}
