public import CladsSchema

/// A style with everything it inherits, and where each property comes from.
public final class ResolvedStyle: Sendable {
  /// The properties, merged.
  public let style: Document.Style
  /// The chain of styles, from the style itself to its farthest ancestor.
  public let chain: [String]
  /// Whether the chain of parents comes back to a style that is in it.
  public let isCyclic: Bool
  private let keys: [KeySet]

  /// Creates a resolved style.
  ///
  /// - Parameters:
  ///   - style: the properties, merged.
  ///   - chain: the style and its ancestors, the farthest last.
  ///   - keys: for each style of the chain, the keys that it has itself.
  public init(style: Document.Style, chain: [String], keys: [KeySet], isCyclic: Bool = false) {
    self.style = style
    self.chain = chain
    self.keys = keys
    self.isCyclic = isCyclic
  }

  /// The name of the style that sets the property at `path`.
  public func source(of path: PartialKeyPath<Document.Style>) -> String? {
    Document.Style.table.index(of: path).flatMap(source(ofRow:))
  }

  /// The name of the style that sets the property of a row of the style's table.
  public func source(ofRow row: Int) -> String? {
    keys.firstIndex { $0.contains(row) }.map { chain[$0] }
  }
}

/// Resolves the named styles of one document; the one place that knows how inheritance works.
public struct StyleCascade: Sendable {
  private let styles: [String: Document.Style]

  /// Chains of parents are followed this far; nobody writes longer ones by hand.
  private static let longestChain = 64

  /// Prepares the resolution of named styles; of equal names the first counts.
  public init(_ styles: [Named<Document.Style>]) {
    self.styles = styles.valuesByName()
  }

  /// The style called `name`, if there is one.
  public subscript(name: String) -> Document.Style? { styles[name] }

  /// The name of the style that the style called `name` extends.
  public func parent(of name: String) -> String? { styles[name]?.inherits }

  /// The style called `name` with everything it inherits; nothing when no such style exists.
  public func resolved(_ name: String) -> ResolvedStyle? {
    var chain: [String] = []
    var styles: [Document.Style] = []
    var next: String? = name
    var isCyclic = false
    while chain.count < Self.longestChain, let current = next, let style = self.styles[current] {
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
    return ResolvedStyle(style: result, chain: chain, keys: styles.map(\.keys), isCyclic: isCyclic)
  }

  private static func merge(_ style: Document.Style, into result: inout Document.Style) {
    let inheritedPadding = result.padding
    for index in style.keys.indices { Document.Style.table.properties[index].copy(style, &result) }
    if let own = style.padding, let inherited = inheritedPadding {
      result.padding = own.merged(over: inherited)
    }
    result.origin = style.origin
    result.keys = result.keys.union(style.keys)
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
