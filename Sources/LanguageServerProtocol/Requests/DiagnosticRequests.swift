public import JSONSyntax
public import SourceText

/// `textDocument/diagnostic`: what there is to say about a document.
public enum DocumentDiagnosticRequest: LSPRequest {
  /// What is sent.
  public typealias Params = DocumentDiagnosticParams
  /// What is answered.
  public typealias Result = DocumentDiagnosticReport
  /// The name of the message.
  public static let method = "textDocument/diagnostic"
  /// The answer when there is nothing to say.
  public static let nothing = DocumentDiagnosticReport.full(resultId: nil, LSPAny(bytes: Array("[]".utf8)))
}

/// The parameters of `textDocument/diagnostic`.
public struct DocumentDiagnosticParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The name of the result that the client has.
  public let previousResultId: String?

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    previousResultId = try json.optionalMember("previousResultId")
  }
}

/// What there is to say about a document, unless the client knows it already.
public enum DocumentDiagnosticReport: JSONEncodable, Hashable {
  /// Everything, as a JSON array.
  case full(resultId: String?, LSPAny)
  /// What the client has still holds.
  case unchanged(resultId: String)

  /// Writes the report.
  public func encode(to json: inout JSONWriter) { json.object { encodeMembers(to: &$0) } }

  /// Writes the members of the report.
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
  /// The name of the request.
  public static let method = "workspace/diagnostic"
  /// The results that the client has, by document.
  public let previousResultIds: [FileURI: String]
  /// Under which name the client wants to hear parts of the result.
  public let partialResultToken: LSPAny?

  /// Reads the parameters.
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

/// What there is to say about one file of the workspace.
public struct WorkspaceDocumentDiagnosticReport: JSONEncodable {
  /// The file.
  public let uri: FileURI
  /// The number of its text; absent when it is not open.
  public let version: Int?
  /// The messages.
  public let report: DocumentDiagnosticReport

  /// Creates a report.
  public init(uri: FileURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  /// Writes the report.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", uri)
      json.member("version", version)
      report.encodeMembers(to: &json)
    }
  }
}

/// The answer to `workspace/diagnostic`, or a part of it.
public struct WorkspaceDiagnosticReport: JSONEncodable {
  /// What there is to say, by file.
  public let items: [WorkspaceDocumentDiagnosticReport]

  /// Creates an answer.
  public init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }

  /// Writes the answer.
  public func encode(to json: inout JSONWriter) { json.object { $0.member("items", items) } }
}
