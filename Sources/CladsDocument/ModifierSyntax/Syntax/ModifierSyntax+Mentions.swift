extension ModifierSyntax {
  /// The names in the text, whatever they are for: a modifier that is misspelled still uses what it names.
  package struct Mentions: Sendable, Hashable {
    /// The names in `attr("name")`.
    package var attributes: Set<String> = []
    /// The names in `:name`.
    package var symbols: Set<String> = []
    /// The other strings.
    package var strings: Set<String> = []

    package init() {}

    /// Adds the names of another modifier.
    package mutating func formUnion(_ other: Mentions) {
      attributes.formUnion(other.attributes)
      symbols.formUnion(other.symbols)
      strings.formUnion(other.strings)
    }
  }

  /// The names in the text.
  package var mentions: Mentions {
    var mentions = Mentions()
    var attributeNames: Set<Int> = []
    for node in nodes {
      guard case .reference(ModifierMatcher.attributeFunction, isCalled: true) = node.kind else { continue }
      for argument in node.children { attributeNames.formUnion(nodes[argument].children) }
    }
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .symbol(let name): mentions.symbols.insert(name)
      case .string(let name) where attributeNames.contains(index): mentions.attributes.insert(name)
      case .string(let text): mentions.strings.insert(text)
      default: break
      }
    }
    return mentions
  }
}
