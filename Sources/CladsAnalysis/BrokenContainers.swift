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
      Set(tree.errors.map { Self.container(around: tree.record(at: $0.range.start), view) })
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

  /// Returns the object or array that contains the record at `index` as a value, a member or the name of a
  /// member.
  private static func container(around index: RecordIndex, _ view: SyntaxView) -> RecordIndex {
    var current = view[index].parent
    if view.kind(current) == .member, current != index { current = view[current].parent }
    return current
  }
}
