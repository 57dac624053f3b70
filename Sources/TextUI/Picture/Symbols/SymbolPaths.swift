/// Our own drawings for the names of SF Symbols.
package enum SymbolPaths {
  /// The names that have a drawing of their own, sorted; others are variants or other names of these.
  package static var names: [String] { table.keys.sorted() }

  /// Returns the drawing of a symbol, or `nil` if it is unknown.
  ///
  /// A name without a drawing of its own is the longest beginning that has one, changed by the variants that
  /// follow: `fill`, `slash`, `badge` and shapes such as `circle`.
  package static func path(named name: String) -> SymbolPath? {
    guard name.utf8.count <= longestName else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    for count in stride(from: parts.count, to: 0, by: -1) {
      guard let drawing = drawing(parts[..<count].joined(separator: ".")) else { continue }
      return variant(of: drawing, parts[count...])
    }
    return characterPath(parts[...])
  }

  private static let longestName = 100

  private static func drawing(_ name: String) -> SymbolDrawing? {
    (table[name] ?? aliases[name].flatMap { table[$0] }).flatMap { SymbolDrawing($0) }
  }

  private static func variant(
    of base: SymbolDrawing, _ variants: ArraySlice<Substring>
  ) -> SymbolPath? {
    var (drawing, isFilled, variants) = (base, false, variants)
    while let variant = variants.popFirst() {
      switch variant {
      case "fill": isFilled = true
      case "slash": drawing = drawing.slashed()
      case "badge":
        // A badge may be a cloud, but it is no shape around others.
        let mark = variants.first.flatMap {
          enclosure($0) == nil || $0 == "icloud" ? Self.drawing(String($0)) : nil
        }
        if mark != nil { variants.removeFirst() }
        drawing = drawing.badged(with: mark)
      case "rtl", "ltr", "inverse": continue
      default:
        guard let enclosure = enclosure(variant) else { return nil }
        drawing = drawing.enclosed(in: enclosure)
      }
    }
    return drawing.path(isFilled: isFilled)
  }

  private static func enclosure(_ name: Substring) -> SymbolDrawing.Enclosure? {
    guard var enclosure = drawing(String(name)).map({ SymbolDrawing.Enclosure(drawing: $0) }) else {
      return nil
    }
    switch name {
    case "app", "circle", "hexagon", "octagon", "rectangle", "seal", "square": break
    case "bubble", "message": (enclosure.center.y, enclosure.room) = (8.6, 7.4)
    case "diamond": enclosure.room = 8
    case "icloud": (enclosure.center.y, enclosure.room) = (11.2, 6)
    case "shield": enclosure.center.y = 9.4
    case "triangle": (enclosure.center.y, enclosure.room) = (11.8, 7)
    default: return nil
    }
    return enclosure
  }

  /// Returns the drawing of one or two letters or digits in a shape; they are no symbols on their own.
  private static func characterPath(_ parts: ArraySlice<Substring>) -> SymbolPath? {
    guard let text = parts.first, text.utf8.count <= 2, let shape = parts.dropFirst().first,
      enclosure(shape) != nil
    else { return nil }
    let drawings = text.compactMap { character in
      letters.first { $0.key == String(character) }.flatMap { SymbolDrawing($0.value) }
    }
    guard drawings.count == text.count, let first = drawings.first, let last = drawings.last else {
      return nil
    }
    let drawing = drawings.count == 1 ? first : first.followed(by: last)
    return variant(of: drawing, parts.dropFirst())
  }

  /// All drawings by name.
  private static let table = [String: String](
    topics.joined().map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })

  /// The drawings by topic, each sorted by name.
  package static let topics: [KeyValuePairs<String, String>] = [
    arrows, commerce, communication, devices, documents, everyday, health, home, media, people, places,
    shapes, signs,
    tools, transport, weather,
  ]
}
