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

  /// The keys as mistakes of one object, reported by a rule.
  func mistakes(_ id: RuleDescription = .unknownKey) -> [Mistake] {
    names.map {
      Mistake(
        $0, id, message: "unknown key `\($0)`; \(lack)", help: help, extendedHelp: extendedHelp,
        remedy: remedy)
    }
  }
}

extension [ForeignKeys] {
  /// The keys as mistakes of one object, reported by a rule.
  func mistakes(_ id: RuleDescription = .unknownKey) -> [Mistake] { flatMap { $0.mistakes(id) } }
}

extension Mistake {
  /// Returns mistakes by the names of their keys; the first of a name wins.
  static func byName(_ mistakes: [Mistake]) -> [String: Mistake] {
    Dictionary(mistakes.map { ($0.name, $0) }) { first, _ in first }
  }
}
