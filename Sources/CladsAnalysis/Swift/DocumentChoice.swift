import Diagnostics

/// Why a name does not lead to one document of a Swift file.
package struct DocumentChoiceError: Error, Hashable, Sendable {
  /// What is wrong, without the path of the file.
  package let message: String

  package init(message: String) { self.message = message }
}

extension ParsedFile {
  /// Returns the index of the document of a Swift file with a name: an id, or else the name of what the
  /// literal belongs to; without a name, that of the only document.
  package func index(ofDocumentNamed name: String?) throws(DocumentChoiceError) -> Int {
    guard !embedded.isEmpty else {
      throw DocumentChoiceError(message: "no string literal is a CLADS document")
    }
    guard let name else {
      if embedded.count == 1 { return 0 }
      throw DocumentChoiceError(message: "there are \(embedded.count) documents: \(names)")
    }
    for matches in [\EmbeddedDocument.id, \.owner] {
      let found = embedded.indices.filter { embedded[$0][keyPath: matches] == name }
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        throw DocumentChoiceError(message: "\(found.count) documents are called `\(name)`")
      }
    }
    let near = closest(to: name, in: embedded.flatMap { [$0.id, $0.owner].compactMap { $0 } })
    let hint = near.first.map { "did you mean `\($0)`?" } ?? "there is \(names)"
    throw DocumentChoiceError(message: "no document is called `\(name)`; \(hint)")
  }

  /// The names of the documents, for a message.
  private var names: String {
    let names = embedded.compactMap(\.name)
    if names.count <= 8 { return listing(names, last: "and") }
    return names.prefix(7).map { "`\($0)`" }.joined(separator: ", ") + " and \(names.count - 7) more"
  }
}
