package import JSONSyntax
package import SourceText

/// `textDocument/diagnostic`: the diagnostics of a document.
package enum DocumentDiagnosticRequest: LSPRequest {
  package typealias Params = DocumentDiagnosticParams
  package typealias Result = DocumentDiagnosticReport
  package static let method = "textDocument/diagnostic"
  package static let emptyResult = DocumentDiagnosticReport.full(
    resultId: nil, LSPAny(bytes: Array("[]".utf8)))
}

package struct DocumentDiagnosticParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  /// The ID of the last result that the client received.
  package let previousResultId: String?

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.optionalMember("previousResultId")
  }
}

/// The diagnostics of a document, unless the client already has them.
package enum DocumentDiagnosticReport: JSONEncodable, Hashable {
  /// All diagnostics, as a JSON array.
  case full(resultId: String?, LSPAny)
  /// The client's last result is still up to date.
  case unchanged(resultId: String)

  package func encode(to json: inout JSONWriter) { json.object { encodeMembers(to: &$0) } }

  /// Writes the members without the enclosing braces.
  package func encodeMembers(to json: inout JSONWriter) {
    switch self {
    case .full(let resultId, let items):
      json.member("kind", "full")
      json.member("resultId", ifPresent: resultId)
      json.member("items", items)
    case .unchanged(let resultId):
      json.member("kind", "unchanged")
      json.member("resultId", resultId)
    }
  }
}

/// The parameters of `workspace/diagnostic`.
package struct WorkspaceDiagnosticParams: JSONDecodable {
  package static let method = "workspace/diagnostic"
  /// The IDs of the last results that the client received, by document.
  package let previousResultIds: [FileURI: String]
  /// The token for streaming partial results; `nil` when the client wants a single response.
  package let partialResultToken: LSPAny?

  package init(json: SyntaxNode) throws(InvalidParams) {
    partialResultToken = try json.optionalMember("partialResultToken")
    guard let previous = json.object?["previousResultIds"]?.array else {
      throw InvalidParams("`previousResultIds` is missing")
    }
    var ids: [FileURI: String] = [:]
    for entry in previous.elements {
      let uri = try entry.member("uri", as: FileURI.self)
      ids[uri] = try entry.member("value", as: String.self)
    }
    previousResultIds = ids
  }
}

/// The diagnostics of one file of the workspace.
package struct WorkspaceDocumentDiagnosticReport: JSONEncodable {
  package let uri: FileURI
  /// The version of the document; `nil` when the file is not open.
  package let version: Int?
  package let report: DocumentDiagnosticReport

  package init(uri: FileURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", version)
      report.encodeMembers(to: &json)
    }
  }
}

/// The result of `workspace/diagnostic`, or a part of it.
package struct WorkspaceDiagnosticReport: JSONEncodable {
  package let items: [WorkspaceDocumentDiagnosticReport]

  package init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }

  package func encode(to json: inout JSONWriter) { json.object { $0.member("items", items) } }
}
