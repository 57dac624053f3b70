import Diagnostics

/// Keys of other formats and UI frameworks that mean the same, and what an author can do here instead.
///
/// They come before misspellings: `if` is no misspelled `id`.
package struct ForeignKeys: Sendable {
  /// The keys.
  let names: [String]
  /// What the message adds to "unknown key `hidden`": a clause that says what CLADS lacks.
  let lack: String
  /// What an author can do instead.
  let help: String
  /// The same at level `extended`, if it has more.
  var extendedHelp: String?
  /// The quick fix; by default there is none, since deleting the key is not what the author wants.
  var remedy = Mistake.Remedy.none

  init(
    _ names: [String], lack: String, help: String, extended extendedHelp: String? = nil,
    remedy: Mistake.Remedy = .none
  ) {
    self.names = names
    self.lack = lack
    self.help = help
    self.extendedHelp = extendedHelp
    self.remedy = remedy
  }

  /// Returns one of the keys as a mistake, reported by a rule.
  func mistake(_ name: String, _ id: RuleDescription) -> Mistake {
    Mistake(
      name, id, message: "unknown key `\(name)`; \(lack)", help: help, extendedHelp: extendedHelp,
      remedy: remedy)
  }
}

/// What the foreign keys of an object mean.
///
/// There are hundreds, of which a document has few, so the mistake of a key is made when it is looked up.
package struct ForeignMistakes: Sendable {
  /// Those that differ from key to key; they come first.
  private let own: [Mistake]
  private let groups: [ForeignKeys]
  private let id: RuleDescription

  init(_ own: [Mistake], _ groups: [ForeignKeys], reportedBy id: RuleDescription = .unknownKey) {
    self.own = own
    self.groups = groups
    self.id = id
  }

  /// No foreign keys.
  package static let none = ForeignMistakes([], [])

  /// Returns the mistake of a key, or `nil` if it is not known.
  package func mistake(named name: String) -> Mistake? {
    own.first { $0.name == name }
      ?? groups.first { $0.names.contains(name) }.map { $0.mistake(name, id) }
  }

  /// The keys.
  package var names: Set<String> { Set(own.map(\.name) + groups.flatMap(\.names)) }
}
