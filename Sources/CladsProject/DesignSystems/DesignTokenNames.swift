import CladsDocument
import CladsSchema

/// What the names of tokens and groups say about the property that a colour or a length is for.
enum DesignTokenWords {
  /// What a name says.
  enum Meaning<Target> {
    /// It is for this.
    case found(Target)
    /// It is for something that no style has.
    case nothing
  }

  /// What a length can be for.
  enum Measure {
    case points(WritableKeyPath<Document.Style, Double?>)
    case size(WritableKeyPath<Document.Style, Document.Dimension?>)
    /// The padding of all edges.
    case padding
  }

  /// What the parts of a token's name say, the last one first; nothing when they are silent.
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

  /// What a word in small letters says about a colour: the property of that name, or a common other word.
  static func color(_ word: String) -> Meaning<WritableKeyPath<Document.Style, Document.Color?>>? {
    if let path = rows[word].flatMap({ $0 as? WritableKeyPath<Document.Style, Document.Color?> }) {
      return .found(path)
    }
    switch word {
    case "text", "foreground", "label", "font": return .found(\.textColor)
    case "background", "bg", "surface", "fill", "canvas", "divider": return .found(\.backgroundColor)
    case "border", "outline", "stroke": return .found(\.borderColor)
    case "tint", "icon": return .found(\.tintColor)
    case "shadow": return .nothing
    default: return nil
    }
  }

  /// What a word in small letters says about a length.
  static func measure(_ word: String) -> Meaning<Measure>? {
    if let path = rows[word] {
      if let path = path as? WritableKeyPath<Document.Style, Double?> { return .found(.points(path)) }
      if let path = path as? WritableKeyPath<Document.Style, Document.Dimension?> {
        return .found(.size(path))
      }
    }
    switch word {
    case "padding", "spacing", "space", "inset", "gap": return .found(.padding)
    case "radius", "radii", "corner", "borderradius": return .found(.points(\.cornerRadius))
    case "border", "stroke", "outline": return .found(.points(\.borderWidth))
    case "font", "text": return .found(.points(\.fontSize))
    case "lineheight", "leading", "letterspacing", "paragraphspacing", "opacity", "zindex", "shadow", "blur":
      return .nothing
    default: return nil
    }
  }

  /// The properties of a style by name in small letters.
  private static let rows = Dictionary(
    Document.Style.table.properties.map {
      ($0.row.name.lowercased(), $0.path as any PartialKeyPath<Document.Style> & Sendable)
    },
    uniquingKeysWith: { first, _ in first })
}
