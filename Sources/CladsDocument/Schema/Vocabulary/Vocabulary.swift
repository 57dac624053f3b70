package import JSONSyntax
package import SourceText

/// The open sets of the format.
public enum Slot: UInt8, Sendable, Hashable, CaseIterable {
  case node, action, sectionLayout, modifier, token, rule, destination, asset, designSystem, function

  /// How messages refer to one entry.
  package var noun: String {
    switch self {
    case .node: "component kind"
    case .action: "action type"
    case .sectionLayout: "section layout"
    case .modifier: "modifier"
    case .token: "design-system token"
    case .rule: "rule"
    case .destination: "destination"
    case .asset: "asset"
    case .designSystem: "design system"
    case .function: "function"
    }
  }
}

/// The origin of an entry of the vocabulary.
package enum EntryOrigin: Sendable, Hashable {
  /// Part of the framework.
  case builtIn
  /// Registered by a plugin; the name of the plugin's type.
  case plugin(String)
  /// Declared in a project file.
  case project(path: String, range: TextRange)
  /// Registered by Swift source of the app; the path is relative to the project file. A guess is offered, and
  /// nothing is reported about it or because of it.
  case source(path: String, range: TextRange, isGuess: Bool)
}

/// An entry of an open set.
package struct Entry: Sendable {
  /// The name, as in a document.
  package let name: String
  /// What the entry is, in sentences.
  package let documentation: String
  package let origin: EntryOrigin
  /// What the entry stands for.
  package let content: Content

  /// What an entry stands for.
  package enum Content: Sendable {
    case node(NodeDescription)
    case action(ActionDescription)
    case sectionLayout(SectionDescription)
    case modifier(ModifierDescription)
    case designSystem(DesignSystem)
    case asset(AssetSet)
    case function(MemberFunction)
    /// Only its name is known.
    case name
  }

  package init(name: String, documentation: String, origin: EntryOrigin, _ content: Content) {
    self.name = name
    self.documentation = documentation
    self.origin = origin
    self.content = content
  }

  /// The description of a component kind, a stack, a spacer or a repetition.
  package var node: NodeDescription? { if case .node(let node) = content { node } else { nil } }
  package var action: ActionDescription? { if case .action(let action) = content { action } else { nil } }
  package var sectionLayout: SectionDescription? {
    if case .sectionLayout(let layout) = content { layout } else { nil }
  }
  package var modifier: ModifierDescription? {
    if case .modifier(let modifier) = content { modifier } else { nil }
  }
  package var designSystem: DesignSystem? {
    if case .designSystem(let system) = content { system } else { nil }
  }
  package var asset: AssetSet? { if case .asset(let asset) = content { asset } else { nil } }
  package var function: MemberFunction? {
    if case .function(let function) = content { function } else { nil }
  }

  /// Whether the entry is only a guess about what the app registers.
  package var isGuess: Bool {
    if case .source(_, _, let isGuess) = origin { isGuess } else { false }
  }
}

/// The names that a document may refer to without declaring them: built-ins, and those of plugins and of the
/// project file.
///
/// A vocabulary belongs to one version of a project; a changed project gets a new one.
public struct Vocabulary: Sendable {
  /// The level of the format.
  public var level: FormatLevel
  /// The slots whose list of names is complete, so that any other name is an error.
  package var closed: Set<Slot> = []
  /// Differs from that of a vocabulary with other names.
  package private(set) var revision = Revision()
  private var entries: [[Entry]]
  private var tables: [NameTable]
  /// The names that this version of the app lacks, each with the versions that have it, as messages say it.
  private var lacking: [Slot: [String: String]] = [:]

  /// What the names of a vocabulary are known by; it is compared by identity.
  package final class Revision: Sendable {}

  package init(level: FormatLevel = .base) {
    self.level = level
    entries = Slot.allCases.map { _ in [] }
    tables = Slot.allCases.map { _ in NameTable([]) }
  }

  /// Adds entries; if names are equal, the first one is kept.
  package mutating func register(_ new: [Entry], in slot: Slot) {
    let index = Int(slot.rawValue)
    let known = Set(entries[index].map(\.name)).union(lacking(in: slot))
    entries[index] += new.filter { !known.contains($0.name) }
    tables[index] = NameTable(entries[index].map(\.name))
    revision = Revision()
  }

  /// Adds entries; if names are equal, the new one replaces the known one.
  package mutating func replace(_ new: [Entry], in slot: Slot) {
    let names = Set(new.map(\.name))
    entries[Int(slot.rawValue)].removeAll { names.contains($0.name) }
    register(new, in: slot)
  }

  /// Removes names that this version of the app lacks; they cannot be registered any more.
  ///
  /// - Parameters:
  ///   - names: each with the versions of the app that have it, such as "4.2 and later".
  ///   - slot: what they are names of.
  package mutating func remove(_ names: [String: String], from slot: Slot) {
    lacking[slot, default: [:]].merge(names) { $1 }
    let index = Int(slot.rawValue)
    entries[index].removeAll { names[$0.name] != nil }
    tables[index] = NameTable(entries[index].map(\.name))
    revision = Revision()
  }

  /// Returns the versions of the app that have a name which this one lacks; `nil` if it does not, or if there
  /// are no others. Any use is an error, also where the app may register names that are not listed.
  package func versions(having name: String, in slot: Slot) -> String? {
    lacking.isEmpty ? nil : lacking[slot]?[name]
  }

  /// Returns the names in a slot that this version of the app lacks, and others have.
  package func lacking(in slot: Slot) -> Set<String> { lacking[slot].map { Set($0.keys) } ?? [] }

  /// Adds the names of another vocabulary that are not built in. Known names keep their meaning, except
  /// modifiers: an addon is tried before the core.
  package mutating func add(_ other: Vocabulary) {
    for slot in Slot.allCases {
      let added = other.entries(in: slot).filter { $0.origin != .builtIn }
      if added.isEmpty { continue }
      if slot == .modifier { replace(added, in: slot) } else { register(added, in: slot) }
    }
  }

  /// Returns the entries of a slot, in order of registration.
  package func entries(in slot: Slot) -> [Entry] { entries[Int(slot.rawValue)] }

  /// Returns the names in a slot that are not guesses, in order of registration.
  package func names(in slot: Slot) -> [String] {
    entries[Int(slot.rawValue)].compactMap { $0.isGuess ? nil : $0.name }
  }

  /// Returns the entry called `name`, or `nil` if there is none.
  package func entry(named name: String, in slot: Slot) -> Entry? {
    let index = tables[Int(slot.rawValue)].index(of: name)
    return index < 0 ? nil : entries[Int(slot.rawValue)][index]
  }

  /// Returns the index of the entry that the string at `node` names, or -1.
  package func index(ofString node: RecordIndex, in slot: Slot, view: SyntaxView) -> Int {
    tables[Int(slot.rawValue)].index(ofString: node, in: view)
  }

  /// Returns the entry at an index.
  package func entry(_ index: Int, in slot: Slot) -> Entry { entries[Int(slot.rawValue)][index] }
}
