import CladsAnalysis
public import LanguageServerProtocol

/// `textDocument/diagnostic`.
public enum DocumentDiagnosticFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = DocumentDiagnosticRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("diagnosticProvider") { json in
      json.member("identifier", "clads")
      json.member("interFileDependencies", true)
      json.member("workspaceDiagnostics", true)
    }
  }

  /// Answers.
  public static func respond(
    to params: DocumentDiagnosticParams, in context: FeatureContext
  ) async throws(ResponseError) -> DocumentDiagnosticReport {
    let encoder = DiagnosticEncoder(
      client: context.client, encoding: context.workspace.encoding, projectPath: context.document.projectPath)
    let items = encoder.json(await context.document.diagnostics(), of: context.document.file.source)
    return DocumentDiagnosticReport.report(items, previous: params.previousResultId)
  }
}

extension DocumentDiagnosticReport {
  /// The report about findings, given the name of what the client has.
  public static func report(_ items: LSPAny, previous: String?) -> DocumentDiagnosticReport {
    let name = ResultID.name(of: items.bytes)
    return name == previous ? .unchanged(resultId: name) : .full(resultId: name, items)
  }
}

/// Names of results: equal results have equal names.
public enum ResultID {
  /// The name of a result: its hash in hexadecimal, as FNV-1a defines it, in 64 bits.
  public static func name(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
