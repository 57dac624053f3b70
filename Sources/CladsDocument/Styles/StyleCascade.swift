/// A style merged with its ancestors, and the style that each property comes from.
package final class ResolvedStyle: Sendable {
  /// The merged properties.
  package let style: Document.Style
  /// The names of the style and its ancestors, the farthest last.
  package let chain: [String]
  /// Whether the chain of parents contains a cycle.
  package let isCyclic: Bool
  private let keys: [KeySet]

  /// Creates a resolved style; `keys` has the own keys of each style of `chain`.
  package init(style: Document.Style, chain: [String], keys: [KeySet], isCyclic: Bool = false) {
    self.style = style
    self.chain = chain
    self.keys = keys
    self.isCyclic = isCyclic
  }

  /// Returns the name of the style that sets the property at `path`, or `nil` if none does.
  package func source(of path: PartialKeyPath<Document.Style>) -> String? {
    Document.Style.table.index(of: path).flatMap(source(ofRow:))
  }

  /// Returns the name of the style that sets the property of a row of the style table, or `nil` if none does.
  package func source(ofRow row: Int) -> String? {
    keys.firstIndex { $0.contains(row) }.map { chain[$0] }
  }
}

/// The named styles of one document; the only implementation of style inheritance.
package struct StyleCascade: Sendable {
  private let styles: NamedList<Document.Style>
  /// The positions of the styles by name: a style is large.
  private let indices: [String: Int]

  /// The number of styles after which a chain of parents is cut off, which bounds the work for generated
  /// documents.
  private static let maximumChainLength = 64

  /// Creates a cascade of named styles; of equal names, the first wins.
  package init(_ styles: NamedList<Document.Style>) {
    self.styles = styles
    indices = Dictionary(styles.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  /// The style called `name`, or `nil` if there is none.
  package subscript(name: String) -> Document.Style? { indices[name].map { styles[$0].value } }

  /// Returns the name of the parent of the style called `name`, or `nil` if it has none.
  package func parent(of name: String) -> String? { self[name]?.inherits }

  /// Returns the style called `name`, merged with its ancestors, or `nil` if there is no such style.
  package func resolved(_ name: String) -> ResolvedStyle? {
    var chain: [String] = []
    var styles: [Document.Style] = []
    var next: String? = name
    var isCyclic = false
    while chain.count < Self.maximumChainLength, let current = next, let style = self[current] {
      if chain.contains(current) {
        isCyclic = true
        break
      }
      chain.append(current)
      styles.append(style)
      next = style.inherits
    }
    guard var result = styles.last else { return nil }
    for style in styles.dropLast().reversed() { Self.merge(style, into: &result) }
    return ResolvedStyle(style: result, chain: chain, keys: styles.map(\.presentKeys), isCyclic: isCyclic)
  }

  private static func merge(_ style: Document.Style, into result: inout Document.Style) {
    // Whatever is set counts, also in a style that was made in Swift and has no `keys`. A long chain is
    // merged style by style, so for speed this does not go through the table; a test compares the two.
    result.inherits = style.inherits ?? result.inherits
    result.fontFamily = style.fontFamily ?? result.fontFamily
    result.fontSize = style.fontSize ?? result.fontSize
    result.fontWeight = style.fontWeight ?? result.fontWeight
    result.textColor = style.textColor ?? result.textColor
    result.textAlignment = style.textAlignment ?? result.textAlignment
    result.backgroundColor = style.backgroundColor ?? result.backgroundColor
    result.cornerRadius = style.cornerRadius ?? result.cornerRadius
    result.borderWidth = style.borderWidth ?? result.borderWidth
    result.borderColor = style.borderColor ?? result.borderColor
    result.tintColor = style.tintColor ?? result.tintColor
    result.width = style.width ?? result.width
    result.height = style.height ?? result.height
    result.minWidth = style.minWidth ?? result.minWidth
    result.minHeight = style.minHeight ?? result.minHeight
    result.maxWidth = style.maxWidth ?? result.maxWidth
    result.maxHeight = style.maxHeight ?? result.maxHeight
    result.shadow = style.shadow ?? result.shadow
    if let own = style.padding {
      result.padding = result.padding.map { own.merged(over: $0) } ?? own
    }
    result.origin = style.origin
    result.keys = result.keys.union(style.presentKeys)
  }
}

extension Document.Style {
  /// The keys that are present; in a style that was made in Swift, the properties that are set.
  fileprivate var presentKeys: KeySet {
    guard origin == .none else { return keys }
    var present = keys
    for (index, property) in Self.table.properties.enumerated() where property.value(self) != nil {
      present.insert(index)
    }
    return present
  }
}

extension Document.Padding {
  /// The padding of each edge, in points, after shorthands.
  public var edges: (top: Double, bottom: Double, leading: Double, trailing: Double) {
    (
      top ?? vertical ?? all ?? 0, bottom ?? vertical ?? all ?? 0, leading ?? horizontal ?? all ?? 0,
      trailing ?? horizontal ?? all ?? 0
    )
  }

  /// Returns this padding merged over `inherited`, edge by edge.
  public func merged(over inherited: Document.Padding) -> Document.Padding {
    let base = inherited.edges
    var result = Document.Padding()
    result.origin = origin
    result.top = top ?? vertical ?? all ?? base.top
    result.bottom = bottom ?? vertical ?? all ?? base.bottom
    result.leading = leading ?? horizontal ?? all ?? base.leading
    result.trailing = trailing ?? horizontal ?? all ?? base.trailing
    return result
  }
}
