import CladsDocument
import JSONSyntax
package import SourceText

/// A document in a string literal of Swift source.
package struct EmbeddedDocument: Sendable {
  /// The value of the literal, as a file of its own whose positions are those of the Swift file.
  package let file: ParsedFile
  /// The name of the variable, constant or function that the literal belongs to; `nil` if there is none.
  package let owner: String?
  /// The range of the literal in the Swift file, with its delimiters.
  package let range: TextRange

  /// The `id` of the document; `nil` if it has none or a part of it is not known.
  package var id: String? {
    file.tree.withView { view in
      guard let id = Document.Definition.table.value(of: \.id, in: 0, view), view.kind(id) == .string,
        !view.flags(id).contains(.hasHole)
      else { return nil }
      return view.string(id)
    }
  }

  /// Whether an offset of the Swift file is between the delimiters of the literal.
  package func contains(_ offset: TextOffset) -> Bool {
    file.source.embedding?.content.touches(offset) ?? false
  }

  /// The name by which people refer to it: its id, or else that of its owner.
  package var name: String? { id ?? owner }
}
