import Diagnostics
import JSONSyntax
import SourceText

/// The objects and arrays in which the text itself is broken: what their entries are is a guess there, so nothing
/// is said about their types and keys. What is inside the entries is judged as usual.
struct BrokenContainers {
  private let tree: SyntaxTree
  private let containers: Set<RecordIndex>

  init(_ tree: SyntaxTree) {
    self.tree = tree
    containers = tree.withView { view in
      Set(tree.errors.map { Self.container(around: tree.record(at: $0.range.start), view) })
    }
  }

  /// The findings that do not depend on a guess.
  func filtered(_ findings: [Finding]) -> [Finding] {
    guard !containers.isEmpty, !findings.isEmpty else { return findings }
    return tree.withView { view in
      findings.filter { finding in
        !containers.contains(Self.container(around: tree.record(at: finding.range.start), view))
      }
    }
  }

  /// The object or array that holds the record at `index` as a value, a member or the name of one.
  private static func container(around index: RecordIndex, _ view: SyntaxView) -> RecordIndex {
    var current = view[index].parent
    if view.kind(current) == .member, current != index { current = view[current].parent }
    return current
  }
}
