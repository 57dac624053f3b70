import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Fills in the types of actions that lack one: those that have all its keys, and fit what the state holds at
/// its path.
struct MissingTypes {
  /// The maximum number of types that are offered.
  private static let maximumCount = 8
  /// The maximum number of objects that are looked at.
  private static let maximumObjects = 500

  private struct Candidate {
    let name: String
    /// The number of required keys that the action lacks.
    let missing: Int
    /// How well the action fits; the lowest is the best.
    let rank: Int
  }

  private let analysis: Analysis
  private let view: SyntaxView

  /// Returns the findings, with fixes that add the types that an action may have.
  static func filled(_ findings: [Finding], of analysis: Analysis, _ view: SyntaxView) -> [Finding] {
    let types = MissingTypes(analysis: analysis, view: view)
    var findings = findings
    var count = 0
    for index in findings.indices {
      guard findings[index].id == .actionTypeMissing, count < maximumObjects,
        case .missing(_, let start) = findings[index].keyProblem,
        let object = view.object(at: start, in: analysis.file.tree)
      else { continue }
      count += 1
      if let name = types.reference(in: object) {
        let title = "Write `\(StringLiteral.quoted(name))`"
        findings[index].diagnostic.fixes = [
          QuickFix(title, replacing: view.range(object), with: StringLiteral.quoted(name))
        ]
        findings[index].diagnostic.help = "to run the action `\(name)`, write its name instead of an object"
        continue
      }
      let fixes = types.fixes(of: object)
      guard let first = fixes.first else { continue }
      findings[index].diagnostic.fixes += fixes
      if first.applicability == .suggested {
        findings[index].diagnostic.help = first.title.withLowercaseInitial
      }
    }
    return findings
  }

  /// Returns the named action that an object with a single text refers to, as `{ "action": "go" }` and
  /// `{ "$ref": "#/actions/go" }` do in other formats; `nil` if there is none.
  private func reference(in object: RecordIndex) -> String? {
    guard let owner = view.member(owning: object), !analysis.declaresAction(at: owner, view) else {
      return nil
    }
    return analysis.name(of: .action, in: object, view)
  }

  private func fixes(of object: RecordIndex) -> [QuickFix] {
    let candidates = candidates(for: object)
    guard let first = candidates.first else { return [] }
    let isClear =
      first.missing == 0
      && candidates.dropFirst().first.map { ($0.missing, $0.rank) > (first.missing, first.rank) } ?? true
    return candidates.prefix(isClear ? 1 : Self.maximumCount).compactMap { candidate in
      let member = "\"type\": \(StringLiteral.quoted(candidate.name))"
      return view.insertionAtStart(of: member, into: object).map {
        QuickFix("Add `\(member)`", edits: [$0], isClear ? .suggested : .alternative)
      }
    }
  }

  /// Returns the types that have all keys of an object, the most likely first.
  private func candidates(for object: RecordIndex) -> [Candidate] {
    let members = view.members(of: object).map { (view.string(view.name(of: $0)), view.value(of: $0)) }
    let names = Set(members.map(\.0))
    let owner = view.member(owning: object).map { view.string(view.name(of: $0)) }
    let entries = analysis.vocabulary.entries(in: .action)
    let candidates = entries.enumerated().compactMap { index, entry -> (Candidate, Int)? in
      guard !entry.isGuess, let rows = entry.action?.shape.rows,
        names.isSubset(of: rows.map(\.name))
      else { return nil }
      let missing = rows.count { $0.isRequired && !names.contains($0.name) }
      let rank = entry.name == owner && missing == 0 ? -1 : rank(rows, members)
      return (Candidate(name: entry.name, missing: missing, rank: rank), index)
    }
    return candidates.sorted { ($0.0.missing, $0.0.rank, $0.1) < ($1.0.missing, $1.0.rank, $1.1) }.map(\.0)
  }

  /// Returns how well the state at the path of an action fits: 0 if it has the value's type, 1 if it has the
  /// type that the action needs, 2 if that is not known, 3 if it has another type.
  private func rank(_ rows: [Row], _ members: [(String, RecordIndex?)]) -> Int {
    for (name, value) in members {
      guard let row = rows.first(where: { $0.name == name }), let type = row.shape.pathType, let value,
        view.kind(value) == .string, let state = initialValue(at: view.string(value))
      else { continue }
      if type != .any { return type.accepts(state) ? 1 : 3 }
      let stored = members.first { other in
        rows.first { $0.name == other.0 }.map { $0.shape.takesAnything } ?? false
      }
      return stored?.1.map { view.fits($0, state) } ?? true ? 0 : 2
    }
    return 2
  }

  private func initialValue(at path: String) -> Document.StateValue? {
    guard case .declared(let value) = analysis.state.lookup(Keypath.parse(path).components) else {
      return nil
    }
    return value
  }
}
