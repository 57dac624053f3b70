package import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax

extension FileContext {
  /// Returns the ids of the documents in a file that are not empty.
  package func documentIDs(in file: ParsedFile) -> [String] {
    if kind == .swift { return file.embedded.compactMap { Self.id(of: 0, in: $0.file.tree) } }
    return roots(in: file.tree).compactMap { Self.id(of: $0, in: file.tree) }
  }

  private static func id(of root: RecordIndex, in tree: SyntaxTree) -> String? {
    tree.withView { view in
      guard let node = Document.Definition.table.value(of: \.id, in: root, view), view.kind(node) == .string
      else { return nil }
      let id = view.string(node)
      return id.isEmpty ? nil : id
    }
  }
}
