import CladsDocument
package import JSONSyntax

extension Project {
  /// Returns the strings of a project file that are paths or globs, relative to its folder, in the order of
  /// the text.
  package static func pathNodes(of tree: SyntaxTree) -> [RecordIndex] {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      guard let file = ProjectFile.schema.read(0, &reading) else { return [] }
      var nodes = reading.facts.filter { $0.role == .filePath }.map(\.node)
      nodes += (file.documents ?? []).compactMap(\.node)
      if let exclude = ProjectFile.table.value(of: \.exclude, in: 0, view) {
        nodes += strings(in: exclude, view)
      }
      for entry in file.overrides ?? [] where entry.origin != .none {
        if let files = OverrideFile.table.value(of: \.files, in: entry.origin.node, view) {
          nodes += strings(in: files, view)
        }
      }
      return Set(nodes).sorted()
    }
  }

  private static func strings(in array: RecordIndex, _ view: SyntaxView) -> [RecordIndex] {
    guard view.kind(array) == .array else { return [] }
    return view.children(of: array).filter { view.kind($0) == .string }
  }
}
