extension Document.Style {
  /// Returns the property that a key on a component means, or `nil` if the key is no property of a style.
  ///
  /// A color is that of the text, of the symbol or of the area, whichever the kind draws.
  package static func property(
    meantBy name: String, on kind: Document.ComponentKind, level: FormatLevel
  ) -> String? {
    if table.row(named: name) != nil { return name }
    guard let property = foreignProperties[name] else { return nil }
    guard let drawn = effects(on: kind, level: level) else { return property }
    if draws(property, drawn) { return property }
    return foreignColors.contains(name) ? color(in: drawn) : nil
  }

  private static func draws(_ property: String, _ drawn: KeySet) -> Bool {
    let index = table.names.index(of: property)
    return index >= 0 && drawn.contains(index)
  }

  /// Returns the property that a foreign name of a color means for kinds that draw some properties; `nil` if
  /// they draw no color, or none of their own.
  package static func color(in drawn: KeySet) -> String? {
    [\Document.Style.textColor, \.tintColor, \.backgroundColor].lazy
      .filter { (path: PartialKeyPath<Document.Style>) in table.index(of: path).map(drawn.contains) ?? false }
      .compactMap { table.row(of: $0)?.name }.first
  }

  /// The properties by the names that other frameworks have for them.
  static let foreignProperties: [String: String] = {
    var properties: [String: String] = [:]
    for (property, names) in foreignNames { for name in names { properties[name] = property } }
    return properties
  }()

  private static let foreignNames: [(property: String, names: Set<String>)] = [
    ("textColor", foreignColors.union(["labelColor", "titleColor"])),
    (
      "backgroundColor",
      [
        "background", "backgroundColour", "backgroundFill", "bg", "bgColor", "containerColor", "fill",
        "fillColor",
      ]
    ),
    ("tintColor", ["accent", "accentColor", "tint", "trackColor", "thumbColor"]),
    ("cornerRadius", ["borderRadius", "cornerRadii", "corners", "radius", "rounded"]),
    ("borderColor", ["outlineColor", "stroke", "strokeColor"]),
    ("borderWidth", ["borderSize", "outlineWidth", "strokeWidth"]),
    ("fontFamily", ["family", "fontFace"]),
    ("fontSize", ["size", "textSize"]),
    ("fontWeight", ["weight"]),
    ("textAlignment", ["align", "horizontalAlignment", "textAlign"]),
    ("inherits", ["base", "basedOn", "baseStyle", "extends", "inherit", "parent", "parentStyle"]),
  ]

  /// The names of a color that do not say what of the node has the color.
  package static let foreignColors: Set<String> = [
    "color", "colour", "fg", "fgColor", "fontColor", "foreground", "foregroundColor", "foregroundStyle",
    "iconColor", "symbolColor",
  ]
}
