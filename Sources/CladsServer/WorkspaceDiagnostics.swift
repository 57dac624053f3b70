import CladsAnalysis
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText

/// Collects the findings in all files of the workspace.
struct WorkspaceDiagnostics: Sendable {
  /// The number of files in one partial result.
  static let partSize = 100

  let open: [DocumentSnapshot]
  let index: @Sendable () async -> WorkspaceIndex
  let client: ClientCapabilities
  let settings: Settings
  let encoding: PositionEncoding

  /// Returns the reports of all files, sorted by path.
  func reports(previous: [FileURI: String]) async -> [WorkspaceDocumentDiagnosticReport] {
    var found: [FileURI: (version: Int?, items: LSPAny)] = [:]
    for (path, file) in await index().files {
      found[FileURI(path: path)] = (nil, file.diagnostics)
    }
    for document in open where document.kind.isChecked {
      let items = await document.encodedDiagnostics(for: client, encoding, settings)
      found[document.uri] = (document.version, items)
    }
    // Clear the findings in files that no longer exist.
    for uri in previous.keys where found[uri] == nil { found[uri] = (nil, PushedDiagnostics.none) }
    return found.keys.sorted { $0.path < $1.path }.compactMap { uri in
      guard let (version, items) = found[uri] else { return nil }
      let report = DocumentDiagnosticReport.report(items, previous: previous[uri])
      return WorkspaceDocumentDiagnosticReport(uri: uri, version: version, report: report)
    }
  }
}
