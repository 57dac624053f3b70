import CladsDocument
import CladsModifiers
public import CladsSchema

/// The names that plugins register and that documents may use.
public struct RegisteredNames: Sendable {
  private var entries: [Slot: [Entry]] = [:]

  public init() {}

  /// Adds the names to a vocabulary; names that it already contains keep their meaning, except modifiers: an
  /// addon is tried before the core.
  public func register(in vocabulary: inout Vocabulary) {
    for (slot, entries) in entries.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      if slot == .modifier {
        vocabulary.replace(entries, in: slot)
      } else {
        vocabulary.register(entries, in: slot)
      }
    }
  }

  mutating func add(
    kind: Document.ComponentKind, rows: [Row]?, documentation: String = "", owner: String
  ) {
    let name = kind.rawValue
    if let known = entries[.node]?.firstIndex(where: { $0.name == name }) {
      if rows == nil { return }
      entries[.node]?.remove(at: known)
    }
    let node = NodeDescription.component(ofPlugin: name, rows: rows, documentation: documentation)
    append(Entry(name: name, documentation: node.documentation, origin: .plugin(owner), payload: node), .node)
  }

  mutating func add(action type: String, owner: String) {
    let action = ActionDescription.action(ofPlugin: type)
    append(
      Entry(name: type, documentation: action.documentation, origin: .plugin(owner), payload: action), .action
    )
  }

  mutating func add(sectionLayout type: Document.SectionType, owner: String) {
    let section = SectionDescription.layout(ofPlugin: type.rawValue)
    append(
      Entry(
        name: type.rawValue, documentation: section.kind.documentation, origin: .plugin(owner),
        payload: section), .sectionLayout)
  }

  mutating func add(modifier: ModifierDescription, owner: String) {
    append(Entry(modifier: modifier, origin: .plugin(owner)), .modifier)
  }

  mutating func add(designSystem name: String, owner: String) {
    append(
      Entry(name: name, documentation: "A design system.", origin: .plugin(owner), payload: name),
      .designSystem)
  }

  private mutating func append(_ entry: Entry, _ slot: Slot) {
    entries[slot, default: []].removeAll { $0.name == entry.name }
    entries[slot, default: []].append(entry)
  }
}
