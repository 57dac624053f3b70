import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Finds where a key belongs that is in the wrong object: in the object around it, or in one inside it.
struct KeyPlacement {
  /// The maximum number of keys whose place is looked for; more are hardly mistakes of one author.
  private static let maximumKeys = 500
  /// The maximum number of keys of one object whose place is looked for.
  private static let maximumKeysOfObject = 32
  /// The maximum number of members that are looked at in an object for one that belongs elsewhere.
  private static let maximumMembers = 64

  /// An object that has the key, and lacks it.
  private struct Target {
    let key: String
    /// The object; `nil` if it does not exist yet.
    let node: RecordIndex?
    /// The key of the object if it does not exist yet.
    var created: String?
    let title: String
    /// The edits that move the member.
    let edits: [TextEdit]
  }

  private let analysis: Analysis
  private let view: SyntaxView
  private var findings: [Finding]
  /// The findings about missing keys, by the start of the object.
  private var missing: [TextOffset: [Int]] = [:]
  /// The findings that say the same as another one.
  private var repeated: Set<Int> = []

  /// Returns the findings with fixes that move keys to where they belong. A key that is unknown in one object
  /// and missing in the other is reported once.
  static func improved(_ findings: [Finding], of analysis: Analysis, _ view: SyntaxView) -> [Finding] {
    guard findings.contains(where: { $0.keyProblem != nil }) else { return findings }
    var placement = KeyPlacement(findings, of: analysis, view)
    placement.placeUnknownKeys()
    placement.findMissingKeys()
    if placement.repeated.isEmpty { return placement.findings }
    return placement.findings.indices.filter { !placement.repeated.contains($0) }
      .map { placement.findings[$0] }
  }

  private init(_ findings: [Finding], of analysis: Analysis, _ view: SyntaxView) {
    self.findings = findings
    self.analysis = analysis
    self.view = view
    // Only the place of an unknown key may be an object that lacks it.
    guard findings.contains(where: { $0.keyProblem == .unknown }) else { return }
    for (index, finding) in findings.enumerated() {
      if case .missing(_, let object) = finding.keyProblem { missing[object, default: []].append(index) }
    }
  }

  // MARK: - Unknown keys

  private mutating func placeUnknownKeys() {
    var counts: [RecordIndex: Int] = [:]
    for index in findings.indices.filter({ findings[$0].keyProblem == .unknown }).prefix(Self.maximumKeys) {
      if Task.isCancelled { return }
      let fixes = findings[index].diagnostic.fixes
      guard let member = view.member(atName: findings[index].range, in: analysis.file.tree) else { continue }
      counts[view[member].parent, default: 0] += 1
      if counts[view[member].parent, default: 0] > Self.maximumKeysOfObject { continue }
      let renamings = fixes.prefix { $0.edits.first?.range == findings[index].range }
      if let renaming = renamings.first {
        let name = renaming.edits.first?.newText ?? ""
        dropMissing(String(name.dropFirst().dropLast()), in: view[member].parent, saidBy: index)
      }
      if renamings.isEmpty, refer(member, index) || unwrap(member, index) { continue }
      // The description of some keys says where they belong.
      if fixes.contains(where: { $0.edits.count > 1 }) { continue }
      guard let targets = targets(of: member), let first = targets.first else {
        if renamings.isEmpty { renameToMissing(member, index) }
        continue
      }
      let moves = targets.map {
        QuickFix($0.title, edits: $0.edits, targets.count == 1 ? .suggested : .alternative)
      }
      // A similar key of the same object is more likely than the same key of another one, unless that one
      // needs it; deleting is what remains.
      let isMoved = renamings.isEmpty || isMissing(first)
      findings[index].diagnostic.fixes =
        (isMoved ? moves + renamings : renamings + moves) + fixes.dropFirst(renamings.count)
      guard isMoved else { continue }
      findings[index].diagnostic.help = first.title.withLowercaseInitial
      if let node = first.node { dropMissing(first.key, in: node, saidBy: index) }
      if let created = first.created { dropMissing(created, in: view[member].parent, saidBy: index) }
    }
  }

  /// Writes the name of a declaration under the key of the object that takes such names; returns `false` if
  /// the value is no such name, or there is no such key.
  private mutating func refer(_ member: RecordIndex, _ index: Int) -> Bool {
    let object = view[member].parent
    guard let value = view.value(of: member), view.kind(value) == .string || view.kind(value) == .object,
      case .object(let shape) = Cursor.shape(ofObject: object, in: analysis)
    else { return false }
    let written = shape.rows.compactMap { row -> String? in
      guard isUsed(row), view.member(named: row.name, of: object) == nil, let kind = row.shape.referenceKind,
        let name = analysis.name(of: kind, in: value, view)
      else { return nil }
      return "\(StringLiteral.quoted(row.name)): \(StringLiteral.quoted(name))"
    }
    guard written.count == 1, let text = written.first else { return false }
    let title = "Write `\(text)`"
    findings[index].diagnostic.fixes.insert(
      QuickFix(title, replacing: view.range(member), with: text), at: 0)
    findings[index].diagnostic.help = title.withLowercaseInitial
    return true
  }

  /// Moves the keys of an object in an unknown key to where they belong, the object around it, as of `props`;
  /// returns `false` if they do not.
  private mutating func unwrap(_ member: RecordIndex, _ index: Int) -> Bool {
    let object = view[member].parent
    guard let inner = view.value(of: member), view.kind(inner) == .object,
      let edit = view.unwrapping(member)
    else { return false }
    let shape = Cursor.shape(ofObject: object, in: analysis)
    let known = view.members(of: inner).prefix(Self.maximumMembers).filter { member in
      view.value(of: member).map { hasRow(view.string(view.name(of: member)), $0, in: shape, object) }
        ?? false
    }
    // A key that is unknown there, too, would have the same finding after the move.
    let isMovedWhole = view.members(of: inner).prefix(Self.maximumMembers).allSatisfy { member in
      known.contains(member) || view.isComment(member)
    }
    // The object itself may be what belongs outside.
    guard !known.isEmpty, isMovedWhole, !belongsOutside(member) else { return false }
    let key = view.string(view.name(of: member))
    let title = "Move the keys of `\(key)` to the object around it"
    findings[index].diagnostic.fixes.insert(QuickFix(title, edits: [edit]), at: 0)
    findings[index].diagnostic.help = title.withLowercaseInitial
    for inner in known {
      dropMissing(view.string(view.name(of: inner)), in: object, saidBy: index)
    }
    return true
  }

  /// Returns whether the object around that of a member has its key, and lacks it.
  private func belongsOutside(_ member: RecordIndex) -> Bool {
    let object = view[member].parent
    let path = Cursor.path(to: object, in: analysis)
    guard let value = view.value(of: member), let step = path.lastIndex(where: { $0.node == object }),
      step > 0
    else { return false }
    return hasRow(view.string(view.name(of: member)), value, in: path[step - 1].shape, path[step - 1].node)
  }

  /// Renames the only unknown key of an object to the only one that the object lacks, if the value fits that.
  private mutating func renameToMissing(_ member: RecordIndex, _ index: Int) {
    let object = view[member].parent
    let lacking = (missing[view.range(object).start] ?? []).filter { !repeated.contains($0) }
    guard lacking.count == 1, let other = lacking.first,
      case .missing(let keys, _) = findings[other].keyProblem, keys.count == 1, let key = keys.first,
      case .object(let shape) = Cursor.shape(ofObject: object, in: analysis), let row = shape.row(named: key),
      unknownKeys(of: object, in: shape) == 1, let value = view.value(of: member)
    else { return }
    if let inner = view.requiredKey(of: row.shape, thatTakes: value) {
      let text = "\(StringLiteral.quoted(key)): { \(StringLiteral.quoted(inner)): \(view.text(of: value)) }"
      findings[index].diagnostic.append(toMessage: "; `\(key)` is required here")
      findings[index].diagnostic.help = "make it the `\(inner)` of `\(key)`"
      findings[index].diagnostic.fixes.insert(
        QuickFix("Make it the `\(inner)` of `\(key)`", replacing: view.range(member), with: text), at: 0)
      return dropMissing(key, in: object, saidBy: index)
    }
    guard suits(value, row.shape) else { return }
    findings[index].diagnostic.append(toMessage: "; `\(key)` is required here")
    findings[index].diagnostic.help = "rename it to `\(key)`"
    findings[index].diagnostic.fixes.insert(
      QuickFix(
        "Rename to `\(key)`", replacing: view.range(view.name(of: member)), with: StringLiteral.quoted(key)),
      at: 0)
    dropMissing(key, in: object, saidBy: index)
  }

  /// Returns how many of the first members of an object its shape does not have.
  private func unknownKeys(of object: RecordIndex, in shape: ObjectShape) -> Int {
    view.members(of: object).prefix(Self.maximumMembers).count { member in
      !view.isComment(member) && shape.row(named: view.string(view.name(of: member))) == nil
    }
  }

  /// Returns whether a value is hardly meant for another shape: of objects, the required keys are present.
  private func suits(_ value: RecordIndex, _ shape: Shape) -> Bool {
    switch shape {
    case .any: return false
    case .array(let element):
      guard view.kind(value) == .array else { return false }
      let elements = view.children(of: value).prefix(Self.maximumMembers)
      return elements.contains { _ in true } && elements.allSatisfy { suits($0, element) }
    case .object(let shape):
      let needed = shape.rows.filter(\.isRequired)
      return view.kind(value) == .object && !needed.isEmpty
        && needed.allSatisfy { view.member(named: $0.name, of: value) != nil }
    case .tagged:
      return view.kind(value) == .object
        && Document.ComponentContents.table.member(of: \.kind, in: value, view) != nil
    case .either(let shapes): return shapes.contains { suits(value, $0) }
    case .named(_, let inner): return suits(value, inner())
    default: return view.fits(value, shape) && view.kind(value) != .null
    }
  }

  /// Drops the finding about a missing key that an unknown one explains, which is then as severe.
  private mutating func dropMissing(_ key: String, in object: RecordIndex, saidBy index: Int) {
    for other in missing[view.range(object).start] ?? [] {
      guard case .missing(let keys, _) = findings[other].keyProblem, keys.contains(key),
        // A finding about several objects still holds for the others, and one key explains it.
        findings[other].diagnostic.related.isEmpty, !repeated.contains(other)
      else { continue }
      repeated.insert(other)
      findings[index].diagnostic.effect = findings[other].diagnostic.effect
      findings[index].diagnostic.consequence = findings[other].diagnostic.consequence
      findings[index].diagnostic.severity = severity(of: findings[other])
      findings[index].hasOwnSeverity = true
    }
  }

  private func severity(of finding: Finding) -> Severity {
    finding.hasOwnSeverity
      ? finding.diagnostic.severity
      : RuleTable.description(finding.id)?.severity ?? finding.diagnostic.severity
  }

  /// Returns the objects that a member can move to, those that exist first; `nil` if there are none.
  private func targets(of member: RecordIndex) -> [Target]? {
    guard let value = view.value(of: member), let removal = view.removal(of: member) else { return nil }
    let key = view.string(view.name(of: member))
    let object = view[member].parent
    let path = Cursor.path(to: object, in: analysis)
    guard let step = path.lastIndex(where: { $0.node == object }), case .object(let shape) = path[step].shape
    else { return nil }
    let entry = view.text(of: member)

    var targets: [Target] = []
    var freeTargets: [Target] = []
    for outer in shape.rows where isUsed(outer) {
      guard let inner = view.member(named: outer.name, of: object).flatMap({ view.value(of: $0) }),
        view.kind(inner) == .object
      else { continue }
      let innerShape = Cursor.shape(outer.shape, of: inner, view, analysis.vocabulary)
      let isDescribed = hasRow(key, value, in: innerShape, inner)
      let isFree = outer.shape.takesAnything && !isDescribed
      guard isFree || isDescribed, let insertion = insertion(of: entry, key, into: inner) else { continue }
      let target = Target(
        key: key, node: inner, title: "Move `\(key)` into `\(outer.name)`", edits: [removal, insertion])
      if isFree { freeTargets.append(target) } else { targets.append(target) }
    }
    if step > 0, hasRow(key, value, in: path[step - 1].shape, path[step - 1].node),
      let target = moveOut(member, of: object, into: path[step - 1].node)
    {
      targets.append(target)
    }
    // An object that needs the key comes first.
    if !targets.isEmpty { return targets.filter(isMissing) + targets.filter { !isMissing($0) } }
    let absent = shape.rows.filter { outer in
      guard isUsed(outer), view.member(named: outer.name, of: object) == nil else { return false }
      return hasRow(key, value, in: objectShape(outer.shape), nil)
    }
    guard absent.count == 1, let outer = absent.first else { return freeTargets.isEmpty ? nil : freeTargets }
    let text = "\(StringLiteral.quoted(outer.name)): { \(entry) }"
    return [
      Target(
        key: key, node: nil, created: outer.name, title: "Move `\(key)` into `\(outer.name)`",
        edits: [TextEdit(range: view.range(member), newText: text)])
    ]
  }

  private func isMissing(_ target: Target) -> Bool {
    let problems = target.node.flatMap { missing[view.range($0).start] } ?? []
    return problems.contains {
      if case .missing(let keys, _) = findings[$0].keyProblem { keys.contains(target.key) } else { false }
    }
  }

  /// Returns the object `target`, around the object that has a member, as the place for the member.
  private func moveOut(_ member: RecordIndex, of object: RecordIndex, into target: RecordIndex) -> Target? {
    let key = view.string(view.name(of: member))
    guard let removal = view.removal(of: member), let owner = view.member(owning: object),
      let insertion = insertion(of: view.text(of: member), key, into: target, after: owner)
    else { return nil }
    return Target(
      key: key, node: target, title: "Move `\(key)` out of `\(view.string(view.name(of: owner)))`",
      edits: [removal, insertion])
  }

  // MARK: - Missing keys

  /// Looks for missing keys in inner objects that may have any keys, where nothing is unknown.
  private mutating func findMissingKeys() {
    var count = 0
    for index in findings.indices where !repeated.contains(index) {
      if Task.isCancelled { return }
      guard case .missing(let keys, let start) = findings[index].keyProblem, count < Self.maximumKeys,
        let object = view.object(at: start, in: analysis.file.tree)
      else { continue }
      count += 1
      guard let target = misplaced(keys, of: object) else { continue }
      findings[index].diagnostic.help = target.title.withLowercaseInitial
      findings[index].diagnostic.fixes.insert(QuickFix(target.title, edits: target.edits), at: 0)
    }
  }

  /// Returns how to move one of several keys, which an object lacks, out of an inner object.
  private func misplaced(_ keys: [String], of object: RecordIndex) -> Target? {
    for outer in view.members(of: object).prefix(Self.maximumMembers) {
      guard let inner = view.value(of: outer), view.kind(inner) == .object else { continue }
      for member in view.members(of: inner).prefix(Self.maximumMembers) {
        let key = view.string(view.name(of: member))
        guard keys.contains(key), let value = view.value(of: member),
          case .object(let shape) = Cursor.shape(ofObject: object, in: analysis),
          let outerShape = shape.row(named: view.string(view.name(of: outer)))?.shape,
          outerShape.takesAnything,
          hasRow(key, value, in: .object(shape), object)
        else { continue }
        return moveOut(member, of: inner, into: object)
      }
    }
    return nil
  }

  // MARK: - Shapes

  /// Returns whether a shape has a key that a value fits, and the object at `node` lacks the key.
  private func hasRow(_ key: String, _ value: RecordIndex, in shape: Shape, _ node: RecordIndex?) -> Bool {
    guard case .object(let shape) = shape, let row = shape.row(named: key), isUsed(row) else { return false }
    return view.fits(value, row.shape) && node.map { view.member(named: key, of: $0) == nil } ?? true
  }

  /// Whether the app uses a key at the level of the vocabulary.
  private func isUsed(_ row: Row) -> Bool { row.level == .base || analysis.vocabulary.level == .extended }

  /// Returns the shape of the object that a value may be.
  private func objectShape(_ shape: Shape) -> Shape {
    switch shape {
    case .named(_, let inner): objectShape(inner())
    case .either(let shapes):
      shapes.lazy.map { objectShape($0) }.first { if case .object = $0 { true } else { false } } ?? shape
    default: shape
    }
  }

  private func insertion(
    of entry: String, _ key: String, into object: RecordIndex, after anchor: RecordIndex? = nil
  ) -> TextEdit? {
    if key == "type" { return view.insertionAtStart(of: entry, into: object) }
    return anchor.map { view.insertion(of: entry, into: object, after: $0) }
      ?? view.insertion(of: entry, into: object)
  }
}

extension SyntaxView {
  /// Returns the member whose name is at a range of the tree, or `nil` if there is none.
  func member(atName range: TextRange, in tree: SyntaxTree) -> RecordIndex? {
    let name = tree.record(at: TextOffset(utf8: range.start.utf8 + 1))
    let member = self[name].parent
    guard member != name, kind(member) == .member, self.name(of: member) == name else { return nil }
    return member
  }

  /// Returns the object that starts at an offset of the tree, or `nil` if there is none.
  func object(at start: TextOffset, in tree: SyntaxTree) -> RecordIndex? {
    var record = tree.record(at: TextOffset(utf8: start.utf8 + 1))
    while range(record).start >= start {
      if kind(record) == .object, range(record).start == start { return record }
      let parent = self[record].parent
      if parent == record { return nil }
      record = parent
    }
    return nil
  }
}
