public import CladsSchema

/// A style with everything it inherits, and where each property comes from.
public struct ResolvedStyle: Sendable {
  /// The properties, merged.
  public var style = Document.Style()
  /// For each row of the style's table: the name of the style that sets it.
  public var sources: [String?]
  /// The chain of styles, from the style itself to its farthest ancestor.
  public var chain: [String]
  /// Whether the chain of parents comes back to a style that is in it.
  public var isCyclic: Bool

  /// Creates a resolved style.
  public init(
    style: Document.Style = Document.Style(), sources: [String?], chain: [String], isCyclic: Bool = false
  ) {
    self.style = style
    self.sources = sources
    self.chain = chain
    self.isCyclic = isCyclic
  }

  /// The name of the style that sets the property at `path`.
  public func source(of path: PartialKeyPath<Document.Style>) -> String? {
    Document.Style.table.index(of: path).flatMap { sources[$0] }
  }
}

/// Resolves the named styles of one document; the one place that knows how inheritance works.
public struct StyleCascade: Sendable {
  private let styles: [String: Document.Style]

  /// Prepares the resolution of named styles; of equal names the first counts.
  public init(_ styles: [Named<Document.Style>]) {
    self.styles = Dictionary(styles.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The style called `name`, if there is one.
  public subscript(name: String) -> Document.Style? { styles[name] }

  /// The name of the style that the style called `name` extends.
  public func parent(of name: String) -> String? { styles[name]?.inherits }

  /// The style called `name` with everything it inherits; nothing when no such style exists.
  public func resolved(_ name: String) -> ResolvedStyle? {
    guard styles[name] != nil else { return nil }
    var chain: [String] = []
    var next: String? = name
    var isCyclic = false
    while let current = next, let style = styles[current] {
      if chain.contains(current) {
        isCyclic = true
        break
      }
      chain.append(current)
      next = style.inherits
    }
    let table = Document.Style.table
    var result = ResolvedStyle(
      sources: Array(repeating: nil, count: table.properties.count), chain: chain, isCyclic: isCyclic)
    for name in chain.reversed() {
      guard let style = styles[name] else { continue }
      merge(style, named: name, into: &result)
    }
    return result
  }

  private func merge(_ style: Document.Style, named name: String, into result: inout ResolvedStyle) {
    let inheritedPadding = result.style.padding
    for index in style.keys.indices {
      Document.Style.table.properties[index].copy(style, &result.style)
      result.sources[index] = name
    }
    if let own = style.padding, let inherited = inheritedPadding {
      result.style.padding = own.merged(over: inherited)
    }
    result.style.origin = style.origin
    result.style.keys = result.style.keys.union(style.keys)
  }
}

extension Document.Padding {
  /// The four edges after shorthands, in points.
  public var edges: (top: Double, bottom: Double, leading: Double, trailing: Double) {
    (
      top ?? vertical ?? all ?? 0, bottom ?? vertical ?? all ?? 0, leading ?? horizontal ?? all ?? 0,
      trailing ?? horizontal ?? all ?? 0
    )
  }

  /// Each edge that this padding names, over those of `inherited`.
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
