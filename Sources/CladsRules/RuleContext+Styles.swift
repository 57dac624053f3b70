import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A style that components use, and what it is made of.
struct StyleReach {
  /// The style, with everything it inherits.
  let resolved: ResolvedStyle
  /// The components that name it.
  let uses: [StyleUse]
}

extension RuleContext {
  /// For each named style, the used styles that have it in their chain, in the order of their first uses.
  func collectStyleReaches() -> [String: [StyleReach]] {
    var reaches: [String: [StyleReach]] = [:]
    let used = styleUses.sorted { ($0.value.first?.reference ?? 0) < ($1.value.first?.reference ?? 0) }
    for (name, uses) in used where !name.hasPrefix("@") {
      guard let resolved = resolvedStyle(name) else { continue }
      for style in resolved.chain {
        reaches[style, default: []].append(StyleReach(resolved: resolved, uses: uses))
      }
    }
    return reaches
  }

  /// The uses in which the value that the style called `name` gives a property is the one that counts.
  func uses(of path: PartialKeyPath<Document.Style>, from name: String) -> [StyleUse] {
    guard let row = Document.Style.table.index(of: path), let reaches = styleReaches[name] else { return [] }
    return reaches.filter { $0.resolved.source(ofRow: row) == name }.flatMap(\.uses)
  }

  /// Whether something else than components names the style: a stack, the root, a state that never comes.
  func isUsedOutsideComponents(_ name: String) -> Bool {
    guard let symbol = analysis.symbols.symbol(.style, named: name) else { return false }
    return symbol.references.count > symbol.extensions.count + (styleUses[name]?.count ?? 0)
  }

  /// The uses, as places that belong to a finding about their style.
  func related(_ uses: [StyleUse]) -> [Related] {
    uses.map { Related("used by this \($0.kind.rawValue)", at: view.range($0.reference)) }
  }

  /// Whether the app looks at the style named at `reference`: today's stacks have none.
  func isStyleUsed(at reference: RecordIndex) -> Bool {
    guard level == .base, let object = object(owning: reference) else { return true }
    return nodeDescription(of: object)?.sort != .container
  }
}
