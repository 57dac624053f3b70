package import JSONSyntax
package import SourceText

/// A replacement of one range of a document: `TextEdit` in the specification.
package struct LSPTextEdit: JSONEncodable, Hashable {
  /// The range to replace.
  package var range: LSPRange
  /// The replacement text.
  package var newText: String

  package init(range: LSPRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("newText", newText)
    }
  }
}

/// The edits to one document.
package struct TextDocumentEdit: JSONEncodable, Hashable {
  package var uri: FileURI
  /// The version that the edits apply to; `nil` for a file that is not open.
  package var version: Int?
  package var edits: [LSPTextEdit]

  package init(uri: FileURI, version: Int?, edits: [LSPTextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member(
        "textDocument",
        object: { json in
          json.member("uri", uri)
          json.member("version", version)
        })
      json.member("edits", edits)
    }
  }
}

/// The edits to any number of documents.
package struct WorkspaceEdit: JSONEncodable, Hashable {
  package var documentChanges: [TextDocumentEdit]
  /// The files to rename after the edits; written as a part of `documentChanges` only.
  package var renames: [FileRename]
  /// Whether to write `documentChanges`; otherwise `changes` is written, without versions.
  package var usesDocumentChanges: Bool

  package init(
    _ documentChanges: [TextDocumentEdit], renames: [FileRename] = [], usesDocumentChanges: Bool
  ) {
    self.documentChanges = documentChanges
    self.renames = renames
    self.usesDocumentChanges = usesDocumentChanges
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      if usesDocumentChanges {
        json.name("documentChanges")
        json.array { json in
          for change in documentChanges { change.encode(to: &json) }
          for rename in renames { rename.encode(to: &json) }
        }
      } else {
        json.member(
          "changes",
          object: { json in
            for change in documentChanges { json.member(change.uri.string, change.edits) }
          })
      }
    }
  }
}
