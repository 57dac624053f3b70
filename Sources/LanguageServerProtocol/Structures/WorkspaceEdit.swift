public import JSONSyntax
public import SourceText

/// A replacement of one range of a document: `TextEdit` in the specification.
public struct LSPTextEdit: JSONEncodable, Hashable {
  /// The range to replace.
  public var range: LSPRange
  /// The replacement text.
  public var newText: String

  public init(range: LSPRange, newText: String) {
    self.range = range
    self.newText = newText
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("newText", newText)
    }
  }
}

/// The edits to one document.
public struct TextDocumentEdit: JSONEncodable, Hashable {
  public var uri: FileURI
  /// The version that the edits apply to; `nil` for a file that is not open.
  public var version: Int?
  public var edits: [LSPTextEdit]

  public init(uri: FileURI, version: Int?, edits: [LSPTextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }

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

/// The edits to any number of documents.
public struct WorkspaceEdit: JSONEncodable, Hashable {
  public var documentChanges: [TextDocumentEdit]
  /// Whether to write `documentChanges`; otherwise `changes` is written, without versions.
  public var usesDocumentChanges: Bool

  public init(_ documentChanges: [TextDocumentEdit], usesDocumentChanges: Bool) {
    self.documentChanges = documentChanges
    self.usesDocumentChanges = usesDocumentChanges
  }

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
