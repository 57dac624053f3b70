import CladsDocument

/// The style properties that the names of tokens and groups imply for a color or a length.
enum DesignTokenNames {
  /// What a name implies.
  enum Meaning<Target> {
    /// This property.
    case found(Target)
    /// A purpose for which there is no style property.
    case unsupported
  }

  /// The property that a length sets.
  enum Measure {
    case points(WritableKeyPath<Document.Style, Double?>)
    case size(WritableKeyPath<Document.Style, Document.DimensionValue?>)
    /// The padding of all edges.
    case padding
  }

  /// Returns what the parts of a token's name imply, the last one first; `nil` if they imply nothing.
  static func meaning<Target>(
    of name: String, _ lookup: (String) -> Meaning<Target>?
  ) -> Meaning<Target>? {
    for part in name.split(separator: ".").reversed() {
      let words = part.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
      if let meaning = lookup(words.joined()) { return meaning }
      guard words.count > 1 else { continue }
      for word in words.reversed() { if let meaning = lookup(word) { return meaning } }
    }
    return nil
  }

  /// Returns what a lowercase word implies for a color: the property of that name, or a common synonym.
  static func color(_ word: String) -> Meaning<WritableKeyPath<Document.Style, Document.Color?>>? {
    if let path = rows[word].flatMap({ $0 as? WritableKeyPath<Document.Style, Document.Color?> }) {
      return .found(path)
    }
    switch word {
    case "text", "foreground", "label", "font": return .found(\.textColor)
    case "background", "bg", "surface", "fill", "canvas", "divider": return .found(\.backgroundColor)
    case "border", "outline", "stroke": return .found(\.borderColor)
    case "tint", "icon": return .found(\.tintColor)
    case "shadow": return .unsupported
    default: return nil
    }
  }

  /// Returns what a lowercase word implies for a length.
  static func measure(_ word: String) -> Meaning<Measure>? {
    if let path = rows[word] {
      if let path = path as? WritableKeyPath<Document.Style, Double?> { return .found(.points(path)) }
      if let path = path as? WritableKeyPath<Document.Style, Document.DimensionValue?> {
        return .found(.size(path))
      }
    }
    switch word {
    case "padding", "spacing", "space", "inset", "gap": return .found(.padding)
    case "radius", "radii", "corner", "borderradius": return .found(.points(\.cornerRadius))
    case "border", "stroke", "outline": return .found(.points(\.borderWidth))
    case "font", "text": return .found(.points(\.fontSize))
    case "lineheight", "leading", "letterspacing", "paragraphspacing", "opacity", "zindex", "shadow", "blur":
      return .unsupported
    default: return nil
    }
  }

  /// The properties of a style, by lowercase name.
  private static let rows = Dictionary(
    Document.Style.table.properties.map {
      ($0.row.name.lowercased(), $0.path as any PartialKeyPath<Document.Style> & Sendable)
    },
    uniquingKeysWith: { first, _ in first })
}
