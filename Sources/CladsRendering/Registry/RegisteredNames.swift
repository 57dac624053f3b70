public import CladsDocument
import CladsExpressions

/// The names that plugins register and that documents may use.
public struct RegisteredNames: Sendable {
  private var entries: [Slot: [Entry]] = [:]
  /// The registrations that have no effect, or not the whole one, in the order of registration.
  public private(set) var conflicts: [RegistrationConflict] = []

  public init() {}

  /// The names that plugins register, in order.
  @MainActor
  public init(of plugins: [any CLADSPlugin]) {
    let registry = CladsRegistry()
    registry.load(plugins)
    self = registry.vocabulary
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// Returns the vocabulary of the framework and these names. Built-in names keep their meaning, except
  /// modifiers: an addon is tried before the core.
  public func vocabulary(level: FormatLevel = .base) -> Vocabulary {
    var vocabulary = BuiltInKinds.vocabulary(level: level)
    var registered = Vocabulary(level: level)
    for (slot, entries) in entries { registered.register(entries, in: slot) }
    vocabulary.add(registered)
    return vocabulary
  }

  mutating func add(
    kind: Document.ComponentKind, rows: [Row]?, documentation: String = "", owner: String
  ) {
    let name = kind.rawValue
    // A plugin registers the keys of a component and its resolver, in any order.
    let known = entries[.node]?.first { $0.name == name }
    if rows == nil, known?.origin == .plugin(owner) { return }
    let node = NodeDescription.component(ofPlugin: name, rows: rows, documentation: documentation)
    append(name, node.documentation, .node(node), .node, owner)
  }

  mutating func add(action type: String, owner: String) {
    let action = ActionDescription.action(ofPlugin: type)
    append(type, action.documentation, .action(action), .action, owner)
  }

  mutating func add(sectionLayout type: Document.SectionType, owner: String) {
    let section = SectionDescription.layout(ofPlugin: type.rawValue)
    append(type.rawValue, section.kind.documentation, .sectionLayout(section), .sectionLayout, owner)
  }

  mutating func add(modifier: ModifierDescription, owner: String) {
    append(Entry(modifier: modifier, origin: .plugin(owner)), .modifier)
  }

  mutating func add<Provider: DesignSystemProvider>(designSystem provider: Provider, owner: String) {
    let system = DesignSystem(provider)
    append(system.name, "A design system.", .designSystem(system), .designSystem, owner)
  }

  mutating func add(function: MemberFunction, owner: String) {
    append(function.name, function.documentation, .function(function), .function, owner)
  }

  private mutating func append(
    _ name: String, _ documentation: String, _ content: Entry.Content, _ slot: Slot, _ owner: String
  ) {
    append(Entry(name: name, documentation: documentation, origin: .plugin(owner), content), slot)
  }

  private mutating func append(_ entry: Entry, _ slot: Slot) {
    let index = entries[slot]?.firstIndex { $0.name == entry.name }
    let known = index.flatMap { entries[slot]?.remove(at: $0) }
    entries[slot, default: []].append(entry)
    guard known?.origin != entry.origin, case .plugin(let owner) = entry.origin else { return }
    if case .plugin(let loser) = known?.origin {
      conflicts.append(RegistrationConflict(slot: slot, name: entry.name, loser: loser, winner: owner))
    }
    if Self.isBuiltIn(entry.name, slot) {
      conflicts.append(RegistrationConflict(slot: slot, name: entry.name, loser: owner, winner: nil))
    }
  }

  /// Whether the framework has a name, and documents that use it get the framework's.
  private static func isBuiltIn(_ name: String, _ slot: Slot) -> Bool {
    switch slot {
    case .modifier: false
    case .function: ExpressionFunction.named(name) != nil
    default: builtIn.entry(named: name, in: slot) != nil
    }
  }

  private static let builtIn = BuiltInKinds.vocabulary(level: .extended)
}

/// A registration that loses against another one of the same name.
public struct RegistrationConflict: Sendable, Hashable {
  package let slot: Slot
  public let name: String
  /// The plugin whose registration loses.
  package let loser: String
  /// The plugin whose registration is used instead; `nil` for the framework.
  package let winner: String?

  /// What happens, in one sentence.
  public var message: String {
    guard let winner else {
      return "the plugin `\(loser)` registers the \(slot.noun) `\(name)`, which is built in; "
        + "documents are checked as if it did not"
    }
    return "the plugin `\(winner)` registers the \(slot.noun) `\(name)`, which replaces that of `\(loser)`"
  }
}
