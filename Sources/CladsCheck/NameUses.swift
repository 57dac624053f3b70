package import CladsAnalysis
package import CladsDocument
import JSONSyntax

/// The names of the app that documents use.
package struct NameUses: Sendable {
  private var names: [Slot: Set<String>] = [:]
  /// The number of documents.
  package private(set) var documentCount = 0

  package init() {}

  /// Adds the names that a document uses.
  package mutating func add(_ analysis: Analysis) {
    documentCount += 1
    analysis.file.tree.withView { view in
      for fact in analysis.facts {
        switch fact.role {
        case .entry(let slot): insert(view.string(fact.node), slot)
        // The app is offered every action under its id, too.
        case .declaration(.action), .reference(.action): insert(view.string(fact.node), .action)
        default: break
        }
      }
    }
    for symbol in analysis.symbols.all(.token) { insert(symbol.name, .token) }
    for symbol in analysis.symbols.all(.destination) { insert(symbol.name, .destination) }
    if let system = analysis.document.designSystem { insert(system, .designSystem) }
  }

  private mutating func insert(_ name: String, _ slot: Slot) { names[slot, default: []].insert(name) }

  /// Returns whether a document uses a name.
  package func contains(_ name: String, in slot: Slot) -> Bool { names[slot]?.contains(name) ?? false }
}
