import CladsDocument

/// The properties of styles as texts; each style is read once.
@MainActor
package final class StyleTexts {
  private var known: [IR.Style: [(name: String, value: String)]] = [:]

  package init() {}

  /// Returns the properties of a style that make a difference.
  package func properties(of style: IR.Style) -> [(name: String, value: String)] {
    if let properties = known[style] { return properties }
    var drawn = style
    if drawn.cornerRadius == 0 { drawn.cornerRadius = nil }
    if drawn.borderWidth == 0 { drawn.borderWidth = nil }
    // A font that is named has its own weight, and a border needs both of its properties.
    if drawn.fontFamily != nil { drawn.fontWeight = nil }
    if drawn.borderWidth == nil || drawn.borderColor == nil {
      (drawn.borderWidth, drawn.borderColor) = (nil, nil)
    }
    var properties: [(name: String, value: String)] = []
    let edges = [
      ("padding.top", drawn.paddingTop), ("padding.leading", drawn.paddingLeading),
      ("padding.bottom", drawn.paddingBottom), ("padding.trailing", drawn.paddingTrailing),
    ]
    for (name, length) in edges where (length ?? 0) != 0 {
      properties.append((name, Self.number(length ?? 0)))
    }
    if case .objectValue(let members) = Document.Style(drawn).jsonValue {
      for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != "padding" {
        if case .stringValue(let text) = value {
          properties.append((name, text))
        } else {
          properties.append((name, value.json))
        }
      }
    }
    known[style] = properties
    return properties
  }

  /// Returns a number as a document would have it.
  package nonisolated static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
