import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A style that components use, and the components that use it.
struct StyleReach {
  /// The style, with everything that it inherits.
  let resolved: ResolvedStyle
  /// The components that refer to it.
  let uses: [StyleUse]
}

extension RuleContext {
  /// For each named style, collects the used styles that inherit from it, itself included, in the order of
  /// their first uses.
  func collectStyleReaches() -> [String: [StyleReach]] {
    var reaches: [String: [StyleReach]] = [:]
    let used = styleUses.sorted { ($0.value.first?.reference ?? 0) < ($1.value.first?.reference ?? 0) }
    for (name, uses) in used where !isCanceled() && !name.hasPrefix("@") {
      guard let resolved = resolvedStyle(name) else { continue }
      for style in resolved.chain {
        reaches[style, default: []].append(StyleReach(resolved: resolved, uses: uses))
      }
    }
    return reaches
  }

  /// Returns the uses in which a property has the value from the style named `name`, not one that overrides
  /// it.
  func uses(of path: PartialKeyPath<Document.Style>, from name: String) -> [StyleUse] {
    guard let row = Document.Style.table.index(of: path), let reaches = styleReaches[name] else { return [] }
    return reaches.filter { $0.resolved.source(ofRow: row) == name }.flatMap(\.uses)
  }

  /// Returns whether anything other than a component refers to the style: a stack, the root, or a state that
  /// no button ever has.
  func isUsedOutsideComponents(_ name: String) -> Bool {
    guard let symbol = analysis.symbols.symbol(.style, named: name) else { return false }
    return symbol.references.count > symbol.extensions.count + (styleUses[name]?.count ?? 0)
  }

  /// Returns the first uses, as related information for a finding about their style: many findings may be
  /// about one style with many uses.
  func related(_ uses: [StyleUse]) -> [Related] {
    uses.prefix(100).map { Related("used by this \($0.kind.rawValue)", at: view.range($0.reference)) }
  }

  /// Returns whether the app uses the style that `reference` names: on device, stacks have no style.
  func isStyleUsed(at reference: RecordIndex) -> Bool {
    guard level == .base, let object = object(owning: reference) else { return true }
    return nodeDescription(of: object)?.sort != .container
  }
}
