import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Fills in the paths of objects that lack one: the app needs a path of the state, and an empty one is none.
struct MissingPaths {
  /// The maximum number of paths that are offered.
  private static let maximumCount = 5
  /// The maximum number of objects that are looked at.
  private static let maximumObjects = 500

  /// Returns the findings, with fixes that add a path of the initial state instead of an empty path.
  static func filled(
    _ findings: [Finding], from state: StateTable, in file: ParsedFile, vocabulary: Vocabulary,
    at root: RecordIndex
  ) -> [Finding] {
    guard !state.roots.isEmpty else { return findings }
    var findings = findings
    var count = 0
    file.tree.withView { view in
      for index in findings.indices {
        guard case .missing(let key) = findings[index].keyProblem, count < maximumObjects else { continue }
        count += 1
        guard let object = object(at: findings[index].range, view, file.tree),
          case .object(let shape) = Cursor.shape(ofObject: object, in: file, vocabulary, at: root),
          let row = shape.row(named: key), let type = row.shape.pathType
        else { continue }
        let names = names(in: state, of: type)
        let fixes = names.prefix(maximumCount).compactMap { name -> QuickFix? in
          let member = "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(name))"
          return view.insertion(of: member, into: object).map {
            QuickFix("Add `\(member)`", edits: [$0], names.count == 1 ? .suggested : .alternative)
          }
        }
        if !fixes.isEmpty { findings[index].diagnostic.fixes = fixes }
      }
    }
    return findings
  }

  /// Returns the object that a finding about a missing key is about.
  private static func object(at range: TextRange, _ view: SyntaxView, _ tree: SyntaxTree) -> RecordIndex? {
    let record = tree.record(at: TextOffset(utf8: range.start.utf8 + 1))
    if let owner = view.member(owning: record), view.kind(record) == .string { return view[owner].parent }
    if let member = view.member(atName: range, in: tree) {
      return view.value(of: member).flatMap { view.kind($0) == .object ? $0 : nil }
    }
    return view.kind(record) == .object ? record : nil
  }

  /// Returns the keys of the initial state whose values have a type, in document order.
  private static func names(in state: StateTable, of type: StateType) -> [String] {
    state.roots.values.sorted { $0.key < $1.key }
      .filter { Keypath.isName($0.name) && type.accepts($0.value) }.map(\.name)
  }
}

extension Shape {
  /// The type of the state that a string of this shape is a path of; `nil` for other shapes.
  fileprivate var pathType: StateType? {
    switch self {
    case .string(.path(_, let type)): type
    case .named(_, let inner): inner().pathType
    default: nil
    }
  }
}

extension StateType {
  /// Returns whether a value has the type.
  fileprivate func accepts(_ value: Document.StateValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.opaque, _), (_, .nullValue), (.string, .stringValue), (.boolean, .boolValue),
      (.integer, .intValue), (.double, .doubleValue), (.double, .intValue), (.number, .intValue),
      (.number, .doubleValue), (.array, .arrayValue), (.object, .objectValue):
      true
    default: false
    }
  }
}
