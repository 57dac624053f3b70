import CladsAnalysis
public import LanguageServerProtocol

/// `textDocument/diagnostic` about an open file.
public enum DocumentDiagnosticFeature: DocumentFeature {
  public typealias Request = DocumentDiagnosticRequest

  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("diagnosticProvider") { json in
      json.member("identifier", "clads")
      json.member("interFileDependencies", true)
      json.member("workspaceDiagnostics", true)
    }
  }

  public static func respond(
    to params: DocumentDiagnosticParams, in context: FeatureContext
  ) async throws(ResponseError) -> DocumentDiagnosticReport {
    let encoder = DiagnosticEncoder(
      client: context.client, encoding: context.workspace.encoding,
      projectPath: context.document.projectPath,
      visibility: FindingVisibility(context.workspace.settings))
    let items = encoder.json(await context.document.diagnostics(), of: context.document.file.source)
    return DocumentDiagnosticReport.report(items, previous: params.previousResultId)
  }
}

extension DocumentDiagnosticReport {
  /// Returns the report for findings as a JSON array; `previous` is the id of the result that the client has.
  public static func report(_ items: LSPAny, previous: String?) -> DocumentDiagnosticReport {
    let id = ResultID.id(of: items.bytes)
    return id == previous ? .unchanged(resultId: id) : .full(resultId: id, items)
  }
}

/// The ids of results: equal results have equal ids.
public enum ResultID {
  /// Returns the id of a result: its 64-bit FNV-1a hash in hexadecimal.
  public static func id(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
