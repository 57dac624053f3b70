import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText

/// What there is to say about all files of the workspace.
struct WorkspaceDiagnostics: Sendable {
  /// How many files make one part of the answer.
  static let partSize = 100

  let open: [DocumentSnapshot]
  let index: @Sendable () async -> WorkspaceIndex
  let client: ClientCapabilities
  let encoding: PositionEncoding

  /// The reports, sorted by path; files about which there is nothing new to say are left out.
  func reports(previous: [FileURI: String]) async -> [WorkspaceDocumentDiagnosticReport] {
    var found: [FileURI: (version: Int?, items: LSPAny)] = [:]
    for (path, file) in await index().files {
      found[FileURI(path: path)] = (nil, file.diagnostics)
    }
    for document in open where document.kind.isChecked {
      let encoder = DiagnosticEncoder(client: client, encoding: encoding, projectPath: document.projectPath)
      let items = encoder.json(await document.diagnostics(), of: document.file.source)
      found[document.uri] = (document.version, items)
    }
    // A file that is gone has nothing wrong with it any more.
    for uri in previous.keys where found[uri] == nil { found[uri] = (nil, EventLoop.noDiagnostics) }
    return found.keys.sorted { $0.path < $1.path }.compactMap { uri in
      guard let (version, items) = found[uri] else { return nil }
      let report = DocumentDiagnosticReport.report(items, previous: previous[uri])
      return WorkspaceDocumentDiagnosticReport(uri: uri, version: version, report: report)
    }
  }
}
