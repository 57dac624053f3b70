public import Diagnostics
public import JSONSyntax
import SourceText

extension SyntaxView {
  /// Whether the object or array is still being typed: its closing bracket is missing.
  @inlinable
  public func isIncomplete(_ node: RecordIndex) -> Bool { flags(node).contains(.unclosed) }
}

extension Reading {
  /// Reports required keys that are absent, all of them by the rule of the first.
  public mutating func reportMissing(_ rows: [Row], of shape: ObjectShape, at node: RecordIndex) {
    guard let first = rows.first else { return }
    let names = listing(rows.map(\.name), last: "and")
    let stubs = rows.map(\.stub).joined(separator: ", ")
    report(
      Finding(
        first.missing, at: title(of: node), "\(shape.name.withArticle) needs \(names)",
        effect: first.mismatch.effect,
        help: rows.count == 1
          ? "add `\"\(first.name)\"`: \(first.documentation.firstSentence)" : "add `\(stubs)`",
        fixes: insertion(of: stubs, into: node).map { [QuickFix("Add \(names)", edits: [$0])] } ?? []))
  }

  /// Reports a key of the later format at level `base`.
  package mutating func reportLaterKey(_ member: RecordIndex, _ row: Row) {
    guard let id = row.atBase else { return }
    let name = view.name(of: member)
    let key = view.string(name)
    let fix =
      row.baseFix.flatMap { $0(member, self) }
      ?? removal(of: member).map { QuickFix("Delete `\(key)`", edits: [$0]) }
    report(
      Finding(
        id, at: view.range(name), "`\(key)` does nothing here on today's phones",
        effect: .isIgnored,
        help: (fix?.title.withSmallInitial ?? "delete it")
          + ", or set `\"formatLevel\": \"extended\"` in clads.json if your app has the later format",
        fixes: fix.map { [$0] } ?? []))
  }

  /// Reports a key that is known not to work.
  package mutating func reportMistake(_ mistake: Mistake, _ member: RecordIndex, of shape: ObjectShape) {
    let name = view.name(of: member)
    let message =
      mistake.message
      ?? mistake.instead.map { "\(shape.name.withArticle) has no `\(mistake.name)`; the key is `\($0)`" }
      ?? "\(shape.name.withArticle) has no `\(mistake.name)`"
    let instead = mistake.instead.flatMap {
      memberNames(of: view[member].parent).contains($0) ? nil : $0
    }
    let deletion = removal(of: member).map { QuickFix("Delete `\(mistake.name)`", edits: [$0]) }
    let fix: QuickFix? =
      switch mistake.remedy {
      case .rename:
        instead.map { QuickFix("Rename to `\($0)`", replacing: view.range(name), with: "\"\($0)\"") }
          ?? deletion
      case .delete: deletion
      case .custom(let make): make(member, self)
      case .none: nil
      }
    report(
      Finding(
        mistake.id, at: view.range(name), message, effect: mistake.effect,
        help: mistake.help ?? instead.map { "rename it to `\($0)`" } ?? "delete it",
        fixes: fix.map { [$0] } ?? []))
  }

  /// Whether the member is a comment, which objects with fixed keys may have; noted for suppressions.
  public mutating func isComment(_ member: RecordIndex) -> Bool {
    guard view.hasName(member, Self.commentKey) else { return false }
    comments.append(member)
    return true
  }

  /// Reports a key that is not among `known`.
  public mutating func reportUnknownKey(
    _ member: RecordIndex, known: [String], owner: String, id: DiagnosticID = "unknown-key"
  ) {
    _ = reportUnknownKey(member, known: known, needed: [], owner: owner, id: id)
  }

  /// Reports a key that is not among `known`; answers the one of the `needed` keys that it misspells, if any.
  mutating func reportUnknownKey(
    _ member: RecordIndex, known: [String], needed: [Row], owner: String, id: DiagnosticID
  ) -> String? {
    let name = view.name(of: member)
    let key = view.string(name)
    let isTyped = view.flags(name).isDisjoint(with: [.malformed, .unclosed]) && view.value(of: member) != nil
    guard isTyped, view.range(name).utf8Count > 0 else { return nil }
    let taken = takenNames(of: view[member].parent)
    let near = closest(to: key, in: known.filter { !taken.contains($0) })
    var fixes = near.prefix(1).map {
      QuickFix("Rename to `\($0)`", replacing: view.range(name), with: "\"\($0)\"")
    }
    if let edit = removal(of: member) { fixes.append(QuickFix("Delete `\(key)`", edits: [edit])) }
    let sameLetters = near.first.map { $0.lowercased() == key.lowercased() } ?? false
    let meant = needed.first { $0.name == near.first }
    report(
      Finding(
        sameLetters ? "case-mismatch" : id, at: view.range(name),
        "\(owner) has no `\(key)`" + (meant.map { ", but needs `\($0.name)`" } ?? ""),
        effect: meant?.mismatch.effect ?? .isIgnored,
        help: sameLetters
          ? "capitals matter: write `\(near.first ?? "")`"
          : didYouMean(near)
            ?? (known.count <= 8 && !known.isEmpty ? "it takes \(listing(known, last: "and"))" : nil),
        severity: meant != nil ? .error : sameLetters ? .warning : nil, fixes: fixes))
    return meant?.name
  }

  /// The names of the members of the object at `node`, kept until another object is asked about.
  public mutating func takenNames(of node: RecordIndex) -> Set<String> {
    if let lastTaken, lastTaken.object == node { return lastTaken.names }
    let names = memberNames(of: node)
    lastTaken = (node, names)
    return names
  }

  /// The names of the members of the object at `node`.
  public func memberNames(of node: RecordIndex) -> Set<String> {
    var names: Set<String> = []
    guard view.kind(node) == .object else { return names }
    var member = view.firstChild(of: node)
    while member < view.end(of: node) {
      if view.kind(member) == .member { names.insert(view.string(view.name(of: member))) }
      member = view.end(of: member)
    }
    return names
  }
}

extension Reading {
  /// The key of a comment in an object with fixed keys.
  public static let commentKey: StaticString = "$comment"
}

extension Shape {
  /// What to type as a start.
  public var stub: String {
    switch self {
    case .any: "null"
    case .boolean: "false"
    case .integer, .number: "0"
    case .string: "\"\""
    case .choice(let shape): "\"\(shape.choices.first?.name ?? "")\""
    case .array: "[]"
    case .dictionary, .tagged: "{}"
    case .object(let shape): shape.stub
    case .either(let shapes): shapes.first?.stub ?? "null"
    case .named(_, let shape): shape().stub
    }
  }
}

extension ObjectShape {
  /// An object with the required keys.
  public var stub: String {
    let needed = rows.filter(\.isRequired).map(\.stub)
    return needed.isEmpty ? "{}" : "{ \(needed.joined(separator: ", ")) }"
  }
}

extension Row {
  /// What to type as a start: the key and a value.
  public var stub: String { "\"\(name)\": \(shape.stub)" }
}

extension String {
  /// "a style", "an action", "an `openURL` action".
  public var withArticle: String {
    guard let first = first(where: { $0 != "`" }) else { return self }
    return ("aeiou".contains(first.lowercased()) ? "an " : "a ") + self
  }

  /// The text up to the first full stop, with a small first letter.
  public var firstSentence: String {
    let sentence =
      split(separator: ".", maxSplits: 1, omittingEmptySubsequences: true).first.map(String.init) ?? self
    return sentence.withSmallInitial
  }

  /// The text with a small first letter, unless it starts with an abbreviation.
  public var withSmallInitial: String {
    dropFirst().first?.isUppercase ?? false ? self : prefix(1).lowercased() + dropFirst()
  }
}
