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
    try index(name, [\.id, \.owner])
  }

  /// Returns the index of the document of a Swift file that a declaration has; a document that no name of a
  /// declaration leads to has its id instead. Without a name, it is that of the only document.
  package func index(ofDocumentDeclaredBy name: String?) throws(DocumentChoiceError) -> Int {
    try index(name, [\.owner, \.id])
  }

  /// Returns the indices of the documents of a Swift file that a declaration has, or with this id.
  package func indices(ofDocumentsDeclaredBy name: String) -> [Int] {
    let found = embedded.indices.filter { embedded[$0].owner == name }
    return found.isEmpty ? embedded.indices.filter { embedded[$0].id == name } : found
  }

  /// Returns the name of the declaration that has a document, or else its id; `nil` if neither leads to it
  /// alone.
  package func declaration(ofDocument index: Int) -> String? {
    [embedded[index].owner, embedded[index].id].compactMap(\.self).first {
      indices(ofDocumentsDeclaredBy: $0) == [index]
    }
  }

  private func index(
    _ name: String?, _ keys: [KeyPath<EmbeddedDocument, String?>]
  ) throws(DocumentChoiceError) -> Int {
    guard !embedded.isEmpty else {
      throw DocumentChoiceError(message: "no string literal is a CLADS document")
    }
    guard let name else {
      if embedded.count == 1 { return 0 }
      throw DocumentChoiceError(message: "there are \(embedded.count) documents: \(names)")
    }
    for matches in keys {
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
