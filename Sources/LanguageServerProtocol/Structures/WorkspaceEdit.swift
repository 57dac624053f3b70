public import JSONSyntax
public import SourceText

/// A replacement of one stretch of a document, as the protocol writes it: `TextEdit`.
public struct LSPTextEdit: JSONEncodable, Hashable {
  /// What is replaced.
  public var range: LSPRange
  /// What stands there afterwards.
  public var newText: String

  /// Creates a replacement.
  public init(range: LSPRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  /// Writes the replacement.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("newText", newText)
    }
  }
}

/// Changes of one document.
public struct TextDocumentEdit: JSONEncodable, Hashable {
  /// The document.
  public var uri: FileURI
  /// The number of the text that the edits count in; absent for a file that is not open.
  public var version: Int?
  /// The changes.
  public var edits: [LSPTextEdit]

  /// Creates changes.
  public init(uri: FileURI, version: Int?, edits: [LSPTextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }

  /// Writes the changes.
  public func encode(to json: inout JSONWriter) {
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

/// Changes of documents.
public struct WorkspaceEdit: JSONEncodable, Hashable {
  /// The changes, by document.
  public var documentChanges: [TextDocumentEdit]
  /// Whether the client knows `documentChanges`; otherwise `changes` is written, without versions.
  public var usesDocumentChanges: Bool

  /// Creates changes.
  public init(_ documentChanges: [TextDocumentEdit], usesDocumentChanges: Bool) {
    self.documentChanges = documentChanges
    self.usesDocumentChanges = usesDocumentChanges
  }

  /// Writes the changes.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      if usesDocumentChanges {
        json.member("documentChanges", documentChanges)
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
