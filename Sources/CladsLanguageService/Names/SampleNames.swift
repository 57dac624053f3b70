import CladsAnalysis
import CladsExpressions
import CladsProject
import JSONSyntax
import SourceText

/// The state keys in a sample file.
struct SampleNames {
  /// The file.
  let file: DocumentSnapshot

  /// Returns the sample files of a document that can be read.
  static func all(of document: DocumentSnapshot, _ workspace: some WorkspaceReading) async -> [SampleNames] {
    var result: [SampleNames] = []
    for path in document.samples.filter({ !$0.leadsOutside }).compactMap(\.path) {
      guard let file = await workspace.document(FileURI(path: path)) else { continue }
      result.append(SampleNames(file: file))
    }
    return result
  }

  /// Returns the key that sets a state path; empty when the sample does not set it.
  func occurrences(of path: [Keypath.Component]) -> [Occurrence] {
    file.file.tree.withView { view in
      var value: RecordIndex? = 0
      var found: RecordIndex?
      for component in path {
        guard let current = value else { return [] }
        switch component {
        case .key(let key):
          guard let member = view.member(named: key, of: current) else { return [] }
          found = view.name(of: member)
          value = view.value(of: member)
        case .index(let index):
          found = view.element(at: index, of: current)
          value = found
        }
      }
      guard let found, view.kind(found) == .string else { return [] }
      return [
        Occurrence(.state(path), view.content(of: found), node: found, isDeclaration: false, isWrite: true)
      ]
    }
  }
}
