package import CladsAnalysis
import CladsDocument
package import CladsProject
import JSONSyntax

extension FileContext {
  /// Returns the ids of the documents in a file that are not empty.
  package func documentIDs(in file: ParsedFile) -> [String] {
    if kind == .swift { return file.embedded.compactMap { Self.id(of: 0, in: $0.file.tree) } }
    return roots(in: file.tree).compactMap { Self.id(of: $0, in: file.tree) }
  }

  /// Returns the clients that the document in a file is meant for; `nil` if it is for all, or if the file has
  /// several.
  package func clients(of file: ParsedFile) -> ClientRange? {
    let names = project.clientNames
    guard case .document = kind, !names.isEmpty else { return nil }
    let gate = file.tree.withView { view -> ClientGate? in
      guard view.kind(0) == .object, let member = view.member(named: SuppressionComment.key, of: 0),
        let value = view.value(of: member), view.kind(value) == .string
      else { return nil }
      return ClientGate(view.string(value), clients: names)
    }
    return gate.flatMap { $0.range == .all ? nil : $0.range }
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
