public import Diagnostics
public import JSONSyntax
import SourceText

extension SyntaxView {
  /// Whether the object or array is still being typed: its closing bracket is missing.
  @inlinable
  public func isIncomplete(_ node: RecordIndex) -> Bool { flags(node).contains(.unclosed) }
}

extension Reading {
  /// Reports a required key that is absent.
  public mutating func reportMissing(_ row: Row, of shape: ObjectShape, at node: RecordIndex) {
    let stub = "\"\(row.name)\": \(row.shape.stub)"
    report(
      Finding(
        row.missing, at: head(of: node), "\(shape.name.withArticle) needs `\(row.name)`",
        effect: row.mismatch.effect, help: "add `\"\(row.name)\"`: \(row.documentation.firstSentence)",
        fixes: insertion(of: stub, into: node).map { [QuickFix("Add `\(row.name)`", edits: [$0])] } ?? []))
  }

  /// Reports a key of the later format at level `base`.
  package mutating func reportLaterKey(_ member: RecordIndex, _ row: Row) {
    let name = view.name(of: member)
    let key = view.string(name)
    report(
      Finding(
        row.atBase, at: view.range(name), "`\(key)` does nothing here on today's phones",
        effect: .isIgnored,
        help:
          "delete it, or set `\"formatLevel\": \"extended\"` in clads.json if your app has the later format",
        fixes: removal(of: member).map { [QuickFix("Delete `\(key)`", edits: [$0])] } ?? []))
  }

  /// Reports a key that is known not to work.
  package mutating func reportMistake(_ mistake: Mistake, _ member: RecordIndex, of shape: ObjectShape) {
    let name = view.name(of: member)
    let message =
      mistake.message
      ?? mistake.instead.map { "\(shape.name.withArticle) has no `\(mistake.name)`; the key is `\($0)`" }
      ?? "\(shape.name.withArticle) has no `\(mistake.name)`"
    var fixes: [QuickFix] = []
    switch mistake.remedy {
    case .rename:
      if let instead = mistake.instead {
        fixes = [QuickFix("Rename to `\(instead)`", replacing: view.range(name), with: "\"\(instead)\"")]
      }
    case .delete:
      if let edit = removal(of: member) { fixes = [QuickFix("Delete `\(mistake.name)`", edits: [edit])] }
    case .custom(let make):
      if let fix = make(member, self) { fixes = [fix] }
    case .none: break
    }
    report(
      Finding(
        mistake.id, at: view.range(name), message, effect: mistake.effect,
        help: mistake.help ?? mistake.instead.map { "rename it to `\($0)`" }, fixes: fixes))
  }

  /// Whether the member is a comment, which objects with fixed keys may have; noted for suppressions.
  public mutating func isComment(_ member: RecordIndex) -> Bool {
    guard view.hasName(member, "$comment") else { return false }
    comments.append(member)
    return true
  }

  /// Reports a key that is not among `known`.
  public mutating func reportUnknownKey(
    _ member: RecordIndex, known: [String], owner: String, id: DiagnosticID = "unknown-key"
  ) {
    let name = view.name(of: member)
    let key = view.string(name)
    guard !view.flags(name).contains(.malformed), view.range(name).utf8Count > 0 else { return }
    let taken = memberNames(of: view[member].parent)
    let near = closest(to: key, in: known.filter { !taken.contains($0) })
    var fixes = near.prefix(1).map {
      QuickFix("Rename to `\($0)`", replacing: view.range(name), with: "\"\($0)\"")
    }
    if let edit = removal(of: member) { fixes.append(QuickFix("Delete `\(key)`", edits: [edit])) }
    let sameLetters = near.first.map { $0.lowercased() == key.lowercased() } ?? false
    report(
      Finding(
        sameLetters ? "case-mismatch" : id, at: view.range(name), "\(owner) has no `\(key)`",
        effect: .isIgnored,
        help: sameLetters
          ? "capitals matter: write `\(near.first ?? "")`"
          : didYouMean(near)
            ?? (known.count <= 8 && !known.isEmpty ? "it takes \(listing(known, last: "and"))" : nil),
        severity: sameLetters ? .warning : nil, fixes: fixes))
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
    case .dictionary, .tagged, .object: "{}"
    case .either(let shapes): shapes.first?.stub ?? "null"
    case .named(_, let shape): shape().stub
    }
  }
}

extension String {
  /// "a style", "an action".
  public var withArticle: String {
    guard let first = first else { return self }
    return ("aeiou".contains(first.lowercased()) ? "an " : "a ") + self
  }

  /// The text up to the first full stop, with a small first letter.
  public var firstSentence: String {
    let sentence =
      split(separator: ".", maxSplits: 1, omittingEmptySubsequences: true).first.map(String.init) ?? self
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
