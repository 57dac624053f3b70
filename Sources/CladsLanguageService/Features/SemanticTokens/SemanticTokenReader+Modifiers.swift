import CladsAnalysis
import CladsDocument
import JSONSyntax

extension SemanticTokenReader {
  /// Adds the names in a modifier.
  mutating func addModifier(_ fact: Fact) {
    let syntax = ModifierSyntax.parse(view.string(fact.node))
    for node in syntax.nodes {
      let range = view.sourceRange(ofDecoded: node.nameRange, in: fact.node)
      switch node.kind {
      case .reference(_, isCalled: true): add(range, .function)
      case .reference(_, isCalled: false): add(range, .enumMember)
      case .argument(label: _?): add(range, .parameter)
      case .symbol: add(range, .property)
      default: break
      }
    }
  }
}
