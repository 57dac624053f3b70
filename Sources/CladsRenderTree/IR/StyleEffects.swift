import CladsDocument
import CladsSchema

/// Which groups of style properties change what one kind shows, from the table that the rules use.
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

  /// The groups for a kind; nothing for one that the app registers.
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
