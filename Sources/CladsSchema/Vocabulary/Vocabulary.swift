public import JSONSyntax
public import SourceText

/// The open sets of the format.
public enum Slot: UInt8, Sendable, Hashable, CaseIterable {
  case node, action, sectionLayout, modifier, token, rule, destination, asset, designSystem

  /// The word for one entry, for messages.
  public var noun: String {
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
    }
  }
}

/// Where an entry of the vocabulary comes from.
public enum EntryOrigin: Sendable, Hashable {
  /// Part of the framework.
  case builtIn
  /// Registered by a plugin, by the name of its type.
  case plugin(String)
  /// Declared in a project file.
  case project(path: String, range: TextRange)
}

/// One member of an open set: its name, its meaning and what reads it.
public struct Entry: Sendable {
  /// The name as it is written.
  public let name: String
  /// What it is, in sentences.
  public let documentation: String
  /// Where it comes from.
  public let origin: EntryOrigin
  /// The description that the layer above knows how to use.
  public let payload: any Sendable

  /// Creates an entry.
  public init(name: String, documentation: String, origin: EntryOrigin, payload: any Sendable) {
    self.name = name
    self.documentation = documentation
    self.origin = origin
    self.payload = payload
  }
}

/// Everything that may be named besides what a document declares: built-ins, plugins and the project file.
///
/// A frozen value: a changed project makes a new one.
public struct Vocabulary: Sendable {
  /// The level of the format.
  public var level: FormatLevel
  /// The slots whose list is complete: another name is certainly wrong.
  public var closed: Set<Slot> = []
  private var entries: [[Entry]]
  private var tables: [NameTable]

  /// Creates an empty vocabulary.
  public init(level: FormatLevel = .base) {
    self.level = level
    entries = Slot.allCases.map { _ in [] }
    tables = Slot.allCases.map { _ in NameTable([]) }
  }

  /// Adds entries; a name that is already there keeps its first meaning.
  public mutating func register(_ new: [Entry], in slot: Slot) {
    let index = Int(slot.rawValue)
    let known = Set(entries[index].map(\.name))
    entries[index] += new.filter { !known.contains($0.name) }
    tables[index] = NameTable(entries[index].map(\.name))
  }

  /// The entries of a slot, in order of registration.
  public func entries(in slot: Slot) -> [Entry] { entries[Int(slot.rawValue)] }

  /// The names in a slot, in order of registration.
  public func names(in slot: Slot) -> [String] { entries[Int(slot.rawValue)].map(\.name) }

  /// The entry called `name`.
  public func entry(named name: String, in slot: Slot) -> Entry? {
    let index = tables[Int(slot.rawValue)].index(of: name)
    return index < 0 ? nil : entries[Int(slot.rawValue)][index]
  }

  /// The number of the entry that the string at `node` names, or -1.
  public func index(ofString node: RecordIndex, in slot: Slot, view: SyntaxView) -> Int {
    tables[Int(slot.rawValue)].index(ofString: node, in: view)
  }

  /// The payload of the entry with this number.
  public func payload(_ index: Int, in slot: Slot) -> any Sendable {
    entries[Int(slot.rawValue)][index].payload
  }
}
