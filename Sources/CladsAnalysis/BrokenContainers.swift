import Diagnostics
import JSONSyntax
import SourceText

/// The objects and arrays with syntax errors between their brackets.
///
/// The parser guesses what the entries of such a container are, so findings about their types and keys are
/// dropped. Findings inside the entries are kept.
struct BrokenContainers {
  private let tree: SyntaxTree
  private let containers: Set<RecordIndex>

  init(_ tree: SyntaxTree) {
    self.tree = tree
    containers = tree.withView { view in
      Set(
        tree.errors.lazy.filter(\.isGuessed).map {
          Self.container(of: $0.range.start, tree.record(at: $0.range.start), view)
        })
    }
  }

  /// Returns the findings that do not depend on a guess.
  func filtered(_ findings: [Finding]) -> [Finding] {
    guard !containers.isEmpty, !findings.isEmpty else { return findings }
    return tree.withView { view in
      findings.filter { finding in
        !containers.contains(Self.container(around: tree.record(at: finding.range.start), view))
      }
    }
  }

  /// Returns the object or array between whose brackets an error is; `record` is the innermost one at its
  /// offset.
  private static func container(
    of offset: TextOffset, _ record: RecordIndex, _ view: SyntaxView
  ) -> RecordIndex {
    let range = view.range(record)
    let isContainer = view.kind(record) == .object || view.kind(record) == .array
    // What is not part of an entry, such as a comma too many, is found in the container itself.
    return isContainer && range.start < offset && offset < range.end
      ? record : container(around: record, view)
  }

  /// Returns the object or array that contains the record at `index` as a value, a member or the name of a
  /// member.
  private static func container(around index: RecordIndex, _ view: SyntaxView) -> RecordIndex {
    var current = view[index].parent
    if view.kind(current) == .member, current != index { current = view[current].parent }
    return current
  }
}

extension SyntaxError {
  /// Whether the parser guesses what the entries around the error are; of a merge conflict, it reads one
  /// version.
  fileprivate var isGuessed: Bool {
    if case .mergeConflict = kind { false } else { true }
  }
}
