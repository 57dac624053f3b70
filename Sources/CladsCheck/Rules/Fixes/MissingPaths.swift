import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Fills in the paths of objects that lack one: the app needs a path of the state, and an empty one is none.
struct MissingPaths {
  /// The maximum number of paths that are offered.
  private static let maximumCount = 5
  /// The maximum number of objects that are looked at.
  private static let maximumObjects = 500
  /// The maximum number of members and of neighbors of an object that are looked at.
  private static let maximumMembers = 32

  /// Returns the findings, with fixes that add a path of the initial state instead of an empty path.
  static func filled(_ findings: [Finding], of analysis: Analysis, _ view: SyntaxView) -> [Finding] {
    guard !analysis.state.roots.isEmpty else { return findings }
    var findings = findings
    var count = 0
    let roots = analysis.state.roots.values.sorted { $0.key < $1.key }.prefix(maximumObjects)
      .filter { Keypath.isName($0.name) }
    for index in findings.indices {
      guard case .missing(let keys, let start) = findings[index].keyProblem, count < maximumObjects,
        let object = view.object(at: start, in: analysis.file.tree)
      else { continue }
      count += 1
      guard !findings[index].diagnostic.fixes.contains(where: { $0.edits.count > 1 }),
        case .object(let shape) = Cursor.shape(ofObject: object, in: analysis),
        let (key, type) = keys.lazy.compactMap({ key in
          shape.row(named: key)?.shape.pathType.map { (key, $0) }
        }).first
      else { continue }
      let names = names(in: roots, of: type, for: key, of: object, shape, view)
      let fixes = names.prefix(maximumCount).compactMap { name -> QuickFix? in
        let member = "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(name))"
        return view.insertion(of: member, into: object).map {
          QuickFix("Add `\(member)`", edits: [$0], names.count == 1 ? .suggested : .alternative)
        }
      }
      if !fixes.isEmpty { findings[index].diagnostic.fixes = fixes }
    }
    return findings
  }

  /// Returns the keys of the initial state whose values have a type, in document order; those that the object
  /// is likely to be about come first.
  private static func names(
    in roots: [Named<Document.StateValue>], of type: StateType, for key: String, of object: RecordIndex,
    _ shape: ObjectShape,
    _ view: SyntaxView
  ) -> [String] {
    let taken = namesBeside(object, key, view)
    let values = view.members(of: object).prefix(maximumMembers).compactMap { member -> RecordIndex? in
      guard let row = shape.row(named: view.string(view.name(of: member))), row.shape.takesAnything else {
        return nil
      }
      return view.value(of: member)
    }
    func rank(_ root: Named<Document.StateValue>) -> Int {
      if taken.contains(root.name) { return 2 }
      return values.allSatisfy { view.fits($0, root.value) } ? 0 : 1
    }
    return roots.filter { type.accepts($0.value) }.map { (rank: rank($0), root: $0) }
      .sorted { ($0.rank, $0.root.key) < ($1.rank, $1.root.key) }.map(\.root.name)
  }

  /// Returns the paths that objects of the same list have: an action that follows would overwrite them.
  private static func namesBeside(_ object: RecordIndex, _ key: String, _ view: SyntaxView) -> Set<String> {
    let list = view[object].parent
    guard view.kind(list) == .array else { return [] }
    return Set(
      view.children(of: list).prefix(maximumMembers).compactMap { sibling in
        guard view.kind(sibling) == .object, let member = view.member(named: key, of: sibling),
          let value = view.value(of: member), view.kind(value) == .string
        else { return nil }
        return view.string(value)
      })
  }
}
