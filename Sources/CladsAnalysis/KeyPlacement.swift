import CladsDocument
import CladsSchema
import Diagnostics
package import JSONSyntax
package import SourceText

/// Finds where a key belongs that is unknown in its own object: in the object around it, or in one inside it.
struct KeyPlacement {
  /// The maximum number of keys whose place is looked for; more are hardly mistakes of one author.
  private static let maximumKeys = 500

  /// An object that has the key, and lacks it.
  private struct Target {
    let row: Row
    /// The object; `nil` if it does not exist yet.
    let node: RecordIndex?
    let title: String
    /// The edits that move the member.
    let edits: [TextEdit]
  }

  private let file: ParsedFile
  private let vocabulary: Vocabulary
  private let root: RecordIndex
  private let view: SyntaxView

  /// Returns the findings with fixes that move unknown keys to where they belong. A key that is missing there
  /// is not reported a second time.
  static func improved(
    _ findings: [Finding], in file: ParsedFile, vocabulary: Vocabulary, at root: RecordIndex
  ) -> [Finding] {
    let unknown = findings.indices.lazy.filter { findings[$0].keyProblem == .unknown }.prefix(maximumKeys)
    if unknown.isEmpty { return findings }
    return file.tree.withView { view in
      KeyPlacement(file: file, vocabulary: vocabulary, root: root, view: view)
        .improved(findings, unknown: Array(unknown))
    }
  }

  private func improved(_ findings: [Finding], unknown: [Int]) -> [Finding] {
    var findings = findings
    var placed: Set<Missing> = []
    for index in unknown {
      if Task.isCancelled { return findings }
      let finding = findings[index]
      // The description of some keys says where they belong.
      if finding.diagnostic.fixes.contains(where: { $0.edits.count > 1 }) { continue }
      guard let member = view.member(atName: finding.range, in: file.tree), let targets = targets(of: member),
        !targets.isEmpty
      else {
        continue
      }
      let moves = targets.map {
        QuickFix($0.title, edits: $0.edits, targets.count == 1 ? .suggested : .alternative)
      }
      // A similar key of the same object is more likely than the same key of another one, and deleting is
      // what remains.
      let renamings = finding.diagnostic.fixes.prefix { $0.edits.first?.range == finding.range }
      let isRenamed = !renamings.isEmpty
      findings[index].diagnostic.fixes =
        renamings + moves + finding.diagnostic.fixes.dropFirst(renamings.count)
      guard !isRenamed, let first = targets.first else { continue }
      findings[index].diagnostic.help = first.title.withLowercaseInitial
      if let node = first.node, first.row.isRequired {
        placed.insert(Missing(key: first.row.name, range: view.title(of: node)))
        findings[index].diagnostic.effect = first.row.mismatch.effect
        findings[index].diagnostic.severity = .error
        findings[index].hasOwnSeverity = true
      }
    }
    if placed.isEmpty { return findings }
    return findings.filter { finding in
      guard case .missing(let key) = finding.keyProblem else { return true }
      return !placed.contains(Missing(key: key, range: finding.range))
    }
  }

  private struct Missing: Hashable {
    let key: String
    let range: TextRange
  }

  /// Returns the objects that a member can move to, those that exist first; `nil` if there are none.
  private func targets(of member: RecordIndex) -> [Target]? {
    guard let value = view.value(of: member), let removal = view.removal(of: member) else { return nil }
    let key = view.string(view.name(of: member))
    let object = view[member].parent
    let cursor = Cursor(
      at: view.range(view.name(of: member)).start, in: file, vocabulary: vocabulary, at: root)
    guard let step = cursor.path.lastIndex(where: { $0.node == object }),
      case .object(let shape) = cursor.path[step].shape
    else { return nil }
    let entry = view.text(of: member)

    var targets: [Target] = []
    for outer in shape.rows where isUsed(outer) {
      guard let inner = view.member(named: outer.name, of: object).flatMap({ view.value(of: $0) }),
        view.kind(inner) == .object
      else { continue }
      let innerShape = Cursor.shape(outer.shape, of: inner, view, vocabulary)
      guard let row = row(key, value, in: innerShape, inner),
        let insertion = insertion(of: entry, key, into: inner)
      else { continue }
      targets.append(
        Target(
          row: row, node: inner, title: "Move `\(key)` into `\(outer.name)`", edits: [removal, insertion]))
    }
    if step > 0, let row = row(key, value, in: cursor.path[step - 1].shape, cursor.path[step - 1].node),
      let owner = view.member(owning: object),
      let insertion = insertion(of: entry, key, into: cursor.path[step - 1].node, after: owner)
    {
      let name = view.string(view.name(of: owner))
      targets.append(
        Target(
          row: row, node: cursor.path[step - 1].node, title: "Move `\(key)` out of `\(name)`",
          edits: [removal, insertion]))
    }
    if !targets.isEmpty { return targets }
    let absent = shape.rows.filter { outer in
      guard isUsed(outer), view.member(named: outer.name, of: object) == nil else { return false }
      return row(key, value, in: objectShape(outer.shape), nil) != nil
    }
    guard absent.count == 1, let outer = absent.first,
      let row = row(key, value, in: objectShape(outer.shape), nil)
    else {
      return nil
    }
    let text = "\(StringLiteral.quoted(outer.name)): { \(entry) }"
    return [
      Target(
        row: row, node: nil, title: "Move `\(key)` into `\(outer.name)`",
        edits: [TextEdit(range: view.range(member), newText: text)])
    ]
  }

  /// Returns the row of a key in a shape, if a value fits it and the object at `node` lacks the key.
  private func row(_ key: String, _ value: RecordIndex, in shape: Shape, _ node: RecordIndex?) -> Row? {
    guard case .object(let shape) = shape, let row = shape.row(named: key), isUsed(row),
      view.fits(value, row.shape), node.map({ view.member(named: key, of: $0) == nil }) ?? true
    else { return nil }
    return row
  }

  /// Whether the app uses a key at the level of the vocabulary.
  private func isUsed(_ row: Row) -> Bool { row.level == .base || vocabulary.level == .extended }

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
  package func member(atName range: TextRange, in tree: SyntaxTree) -> RecordIndex? {
    let name = tree.record(at: TextOffset(utf8: range.start.utf8 + 1))
    let member = self[name].parent
    guard member != name, kind(member) == .member, self.name(of: member) == name else { return nil }
    return member
  }
}
