package import Diagnostics
package import JSONSyntax
import SourceText

extension SyntaxView {
  /// Returns whether the object or array is still being typed, that is, lacks its closing bracket.
  package func isIncomplete(_ node: RecordIndex) -> Bool {
    !flags(node).isDisjoint(with: [.unclosed, .hasHole])
  }

  /// Returns whether the text does not show what the object at `node` is.
  package func hasHoleInType(_ node: RecordIndex) -> Bool {
    guard kind(node) == .object, let type = member(named: Reading.tagKey.description, of: node),
      let value = value(of: type)
    else { return false }
    return flags(value).contains(.hasHole)
  }
}

extension Reading {
  /// Reports absent required keys in one finding, by the rule of the first.
  package mutating func reportMissing(_ rows: [Row], of shape: ObjectShape, at node: RecordIndex) {
    guard let first = rows.first else { return }
    let names = listing(rows.map(\.name), last: "and")
    let stubs = rows.map { stub(of: $0, in: node) }.joined(separator: ", ")
    let finding = Finding(
      first.missing, at: title(of: node), "\(names) \(rows.count == 1 ? "is" : "are") required here",
      effect: first.mismatch.effect,
      help: rows.count == 1
        ? "add `\"\(first.name)\"`: \(first.documentation.firstSentence)" : "add `\(stubs)`",
      fixes: insertion(of: stubs, into: node)
        .map { [QuickFix("Add \(names)", edits: [$0], stubApplicability(of: rows, in: node))] } ?? []
    )
    report(rows.count == 1 ? finding.about(.missing([first.name], object: view.range(node).start)) : finding)
  }

  /// Returns a likely member of the object at a record, as JSON.
  package func stub(of row: Row, in object: RecordIndex) -> String {
    row.example?(object, self).map { "\(StringLiteral.quoted(row.name)): \($0)" } ?? row.stub
  }

  /// Returns whether the stubs of rows are values that the author may mean, or leave gaps.
  package func stubApplicability(of rows: [Row], in object: RecordIndex) -> QuickFix.Applicability {
    rows.allSatisfy { $0.example?(object, self) != nil } ? .suggested : .incomplete
  }

  /// Puts the fix that writes a likely value before the other values that are offered for the value at
  /// `node`, in the findings from an index on.
  mutating func prefer(_ example: Row.Example, for node: RecordIndex, since index: Int) {
    guard let owner = view.member(owning: node), let json = example(view[owner].parent, self) else { return }
    for finding in findings[index...].indices {
      let fixes = findings[finding].diagnostic.fixes
      guard fixes.first?.applicability == .alternative,
        let likely = fixes.firstIndex(where: { $0.edits.count == 1 && $0.edits.first?.newText == json })
      else { continue }
      findings[finding].diagnostic.fixes.remove(at: likely)
      findings[finding].diagnostic.fixes.insert(fixes[likely], at: 0)
    }
  }

  /// Reports a member whose name is almost that of a missing row; returns `false` if there is none.
  mutating func reportMisspelling(
    of row: Row, in node: RecordIndex, _ names: NameTable, owner: String
  ) -> Bool {
    let wanted = row.name.lowercased()
    for member in view.members(of: node).prefix(64) where names.index(ofMember: member, in: view) < 0 {
      let name = view.name(of: member)
      let key = view.string(name)
      guard !skipped.contains(member), key.lowercased() == wanted, let value = view.value(of: member),
        view.fits(value, row.shape)
      else { continue }
      skip(member)
      report(
        Finding(
          .caseMismatch, at: view.range(name),
          "unknown key `\(key)` in \(owner); `\(row.name)` is required here",
          effect: row.mismatch.effect, help: "write `\(row.name)`; keys are case-sensitive", severity: .error,
          fixes: [
            QuickFix(
              "Rename to `\(row.name)`", replacing: view.range(name), with: StringLiteral.quoted(row.name))
          ]
        ).about(.unknown))
      return true
    }
    return false
  }

  /// Reports a key of level `extended` at level `base`, by its rule or another one.
  package mutating func reportLaterKey(_ member: RecordIndex, _ row: Row, by rule: RuleDescription? = nil) {
    guard let id = rule ?? row.atBase else { return }
    let name = view.name(of: member)
    let key = view.string(name)
    let fix =
      row.baseFix.flatMap { $0(member, self) }
      ?? removal(of: member).map { QuickFix("Delete `\(key)`", edits: [$0]) }
    report(
      Finding(
        id, at: view.range(name), "`\(key)` has no effect here on device",
        effect: .isIgnored,
        help: (fix?.title.withLowercaseInitial ?? "delete it")
          + ", or set `\"formatLevel\": \"extended\"` in clads.json if your app supports the extended format",
        fixes: fix.map { [$0] } ?? []))
  }

  /// Reports a key that is a known mistake.
  package mutating func reportMistake(_ mistake: Mistake, _ member: RecordIndex, of shape: ObjectShape) {
    let name = view.name(of: member)
    let message =
      mistake.message
      ?? mistake.instead.map {
        "unknown key `\(mistake.name)` in \(shape.name.withArticle); the key is `\($0)`"
      } ?? "unknown key `\(mistake.name)` in \(shape.name.withArticle)"
    let instead = mistake.instead.flatMap {
      memberNames(of: view[member].parent).contains($0) ? nil : $0
    }
    // Beside the key that was meant, the wrong one is only ignored.
    let isNeedless = mistake.instead != nil && instead == nil && mistake.effect != .isIgnored
    let deletion = removal(of: member).map { QuickFix("Delete `\(mistake.name)`", edits: [$0]) }
    let fix: QuickFix? =
      switch mistake.remedy {
      case .rename:
        instead.map { renaming(of: member, to: $0, in: shape) } ?? deletion
      case .delete: deletion
      case .custom(let make): make(member, self)
      case .none: nil
      }
    report(
      Finding(
        mistake.id, at: view.range(name), message, effect: isNeedless ? .isIgnored : mistake.effect,
        help: (level == .extended ? mistake.extendedHelp : nil) ?? mistake.help ?? instead.map {
          "rename it to `\($0)`"
        } ?? "delete it",
        severity: isNeedless ? .warning : mistake.effect == .rejectsDocument ? .error : nil,
        fixes: fix.map { [$0] } ?? []
      ).about(.unknown))
  }

  /// Returns the fix that renames a key, and writes its value in the type that the other key has; if that is
  /// not possible, the author has to write the value.
  private func renaming(of member: RecordIndex, to key: String, in shape: ObjectShape) -> QuickFix {
    let edit = TextEdit(range: view.range(view.name(of: member)), newText: StringLiteral.quoted(key))
    let title = "Rename to `\(key)`"
    guard let row = shape.row(named: key), let value = view.value(of: member), !view.fits(value, row.shape)
    else { return QuickFix(title, edits: [edit]) }
    // A wrong value of a closed set has a finding with a fix of its own.
    if case .choice = row.shape, view.kind(value) == .string { return QuickFix(title, edits: [edit]) }
    guard let conversion = conversion(of: value, to: row.shape) else {
      return QuickFix(title, edits: [edit], .incomplete)
    }
    return QuickFix(title, edits: [edit] + conversion.edits)
  }

  /// Reports a key that is not among `known` in an object called `owner`, with its article.
  package mutating func reportUnknownKey(
    _ member: RecordIndex, known: [String], owner: String, id: RuleDescription = .unknownKey
  ) {
    _ = reportUnknownKey(member, known: known, needed: [], owner: owner, id: id)
  }

  /// Reports a key that no row describes; returns the required key that it misspells, or `nil`.
  mutating func reportUnknownKey(_ member: RecordIndex, _ rows: [Row], owner: String, id: RuleDescription)
    -> String?
  {
    reportUnknownKey(
      member, known: rows.map(\.name), needed: rows.filter(\.isRequired), owner: owner, id: id,
      // Of similar keys, the one that takes the value is meant.
      fits: { name, reading in
        guard let value = reading.view.value(of: member), let row = rows.first(where: { $0.name == name })
        else { return true }
        return reading.view.resembles(value, row.shape)
      })
  }

  private mutating func reportUnknownKey(
    _ member: RecordIndex, known: [String], needed: [Row], owner: String, id: RuleDescription,
    fits: (String, borrowing Reading) -> Bool = { _, _ in true }
  ) -> String? {
    let name = view.name(of: member)
    let key = view.string(name)
    let isCompleteString =
      view.flags(name).isDisjoint(with: [.malformed, .unclosed]) && view.value(of: member) != nil
    guard isCompleteString, view.range(name).utf8Count > 0 else { return nil }
    let taken = takenNames(of: view[member].parent)
    let near = closest(to: key, in: known.filter { !taken.contains($0) })
      .filter { fits($0, self) }
    var fixes = near.prefix(1).map {
      QuickFix("Rename to `\($0)`", replacing: view.range(name), with: StringLiteral.quoted($0))
    }
    if let edit = removal(of: member) { fixes.append(QuickFix("Delete `\(key)`", edits: [edit])) }
    let isCaseVariant = near.first.map { $0.lowercased() == key.lowercased() } ?? false
    let meant = needed.first { $0.name == near.first }
    report(
      Finding(
        isCaseVariant ? .caseMismatch : id, at: view.range(name),
        "unknown key `\(key)` in \(owner)" + (meant.map { "; `\($0.name)` is required here" } ?? ""),
        effect: meant?.mismatch.effect ?? .isIgnored,
        help: isCaseVariant
          ? "write `\(near.first ?? "")`; keys are case-sensitive"
          : didYouMean(near)
            ?? (known.count <= 8 && !known.isEmpty
              ? "the known keys are \(listing(known, last: "and"))" : nil),
        severity: meant != nil ? .error : isCaseVariant ? .warning : nil, fixes: fixes
      ).about(.unknown))
    return meant?.name
  }

  /// Returns the names of the members of the object at `node`; the result for the last object is cached.
  package mutating func takenNames(of node: RecordIndex) -> Set<String> {
    if let lastTaken, lastTaken.object == node { return lastTaken.names }
    let names = memberNames(of: node)
    lastTaken = (node, names)
    return names
  }

  /// Returns the names of the members of the object at `node`; empty if it is not an object.
  package func memberNames(of node: RecordIndex) -> Set<String> {
    Set(view.members(of: node).lazy.map { view.string(view.name(of: $0)) })
  }
}

extension Reading {
  /// The key that says what an object is.
  package static let tagKey: StaticString = "type"
  /// The key of a comment that may suppress rules.
  package static let commentKey: StaticString = "$comment"
}

extension Shape {
  /// A minimal value of the shape as JSON, for quick fixes and completion.
  package var stub: String {
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
  /// A minimal object as JSON: the required keys with minimal values.
  package var stub: String {
    let needed = rows.filter(\.isRequired).map(\.stub)
    return needed.isEmpty ? "{}" : "{ \(needed.joined(separator: ", ")) }"
  }
}

extension Row {
  /// A minimal member as JSON: the key and a minimal value.
  package var stub: String { "\(StringLiteral.quoted(name)): \(shape.stub)" }
}

extension String {
  /// The text after "a" or "an": "a style", "an action", "an `openURL` action".
  package var withArticle: String {
    let letters = drop { $0 == "`" }.prefix(2).lowercased()
    guard let first = letters.first else { return self }
    // "an hstack": the name of the letter begins with a vowel.
    let isSpelled = first == "h" && letters.last.map { !"aeiouyh".contains($0) } == true
    return ("aeiou".contains(first) || isSpelled ? "an " : "a ") + self
  }

  /// The text up to the first period, with a lowercase first letter.
  package var firstSentence: String {
    let sentence =
      split(separator: ".", maxSplits: 1, omittingEmptySubsequences: true).first.map(String.init) ?? self
    return sentence.withLowercaseInitial
  }

  /// The text with a lowercase first letter, if that is an ASCII letter and does not start an abbreviation.
  package var withLowercaseInitial: String {
    let second = utf8.dropFirst().first
    guard let first = utf8.first, first.isUppercase, second?.isUppercase != true else { return self }
    var text = ""
    text.reserveCapacity(utf8.count)
    text.unicodeScalars.append(Unicode.Scalar(first.lowercased))
    text += self[utf8.index(after: startIndex)...]
    return text
  }
}
