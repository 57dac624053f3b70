import CladsAnalysis
package import LanguageServerProtocol
package import SourceText

/// `textDocument/diagnostic` about an open file.
package enum DocumentDiagnosticFeature: SwiftFeature {
  package typealias Request = DocumentDiagnosticRequest

  package static func swiftSubject(of params: DocumentDiagnosticParams) -> SwiftSubject { .file }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    advertise(in: &capabilities, withWorkspace: true)
  }

  /// Without the workspace: a client asks once for each registration that has it, and shows all answers.
  package static func advertiseForSwift(
    in capabilities: inout ServerCapabilities, to client: ClientCapabilities
  ) {
    advertise(in: &capabilities, withWorkspace: false)
  }

  private static func advertise(in capabilities: inout ServerCapabilities, withWorkspace: Bool) {
    capabilities.provide("diagnosticProvider") { json in
      json.member("identifier", withWorkspace ? "clads" : "clads-swift")
      json.member("interFileDependencies", true)
      json.member("workspaceDiagnostics", withWorkspace)
    }
  }

  package static func respond(
    to params: DocumentDiagnosticParams, in context: FeatureContext
  ) async throws(ResponseError) -> DocumentDiagnosticReport {
    let items = await context.document.encodedDiagnostics(
      for: context.client, context.workspace.encoding, context.workspace.settings)
    return DocumentDiagnosticReport.report(items, previous: params.previousResultId)
  }
}

extension DocumentSnapshot {
  /// Returns the findings in an open file as a JSON array for a client.
  package func encodedDiagnostics(
    for client: ClientCapabilities, _ encoding: PositionEncoding, _ settings: Settings
  ) async -> LSPAny {
    if let encoded = await encodedDiagnostics() { return encoded }
    let encoder = DiagnosticEncoder(
      client: client, encoding: encoding, projectPath: projectPath, visibility: FindingVisibility(settings))
    return encoder.json(await diagnostics(), of: file.source)
  }
}

extension DocumentDiagnosticReport {
  /// Returns the report for findings as a JSON array; `previous` is the id of the result that the client has.
  package static func report(_ items: LSPAny, previous: String?) -> DocumentDiagnosticReport {
    let id = ResultID.id(of: items.bytes)
    return id == previous ? .unchanged(resultId: id) : .full(resultId: id, items)
  }
}

/// The ids of results: equal results have equal ids.
package enum ResultID {
  /// Returns the id of a result: its 64-bit FNV-1a hash in hexadecimal.
  package static func id(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
