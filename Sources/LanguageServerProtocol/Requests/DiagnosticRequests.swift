public import JSONSyntax
public import SourceText

/// `textDocument/diagnostic`: the diagnostics of a document.
public enum DocumentDiagnosticRequest: LSPRequest {
  public typealias Params = DocumentDiagnosticParams
  public typealias Result = DocumentDiagnosticReport
  public static let method = "textDocument/diagnostic"
  public static let emptyResult = DocumentDiagnosticReport.full(
    resultId: nil, LSPAny(bytes: Array("[]".utf8)))
}

public struct DocumentDiagnosticParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  /// The ID of the last result that the client received.
  public let previousResultId: String?

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.optionalMember("previousResultId")
  }
}

/// The diagnostics of a document, unless the client already has them.
public enum DocumentDiagnosticReport: JSONEncodable, Hashable {
  /// All diagnostics, as a JSON array.
  case full(resultId: String?, LSPAny)
  /// The client's last result is still up to date.
  case unchanged(resultId: String)

  public func encode(to json: inout JSONWriter) { json.object { encodeMembers(to: &$0) } }

  /// Writes the members without the enclosing braces.
  public func encodeMembers(to json: inout JSONWriter) {
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
public struct WorkspaceDiagnosticParams: JSONDecodable {
  public static let method = "workspace/diagnostic"
  /// The IDs of the last results that the client received, by document.
  public let previousResultIds: [FileURI: String]
  /// The token for streaming partial results; `nil` when the client wants a single response.
  public let partialResultToken: LSPAny?

  public init(json: SyntaxNode) throws(InvalidParams) {
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
public struct WorkspaceDocumentDiagnosticReport: JSONEncodable {
  public let uri: FileURI
  /// The version of the document; `nil` when the file is not open.
  public let version: Int?
  public let report: DocumentDiagnosticReport

  public init(uri: FileURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", version)
      report.encodeMembers(to: &json)
    }
  }
}

/// The result of `workspace/diagnostic`, or a part of it.
public struct WorkspaceDiagnosticReport: JSONEncodable {
  public let items: [WorkspaceDocumentDiagnosticReport]

  public init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }

  public func encode(to json: inout JSONWriter) { json.object { $0.member("items", items) } }
}
