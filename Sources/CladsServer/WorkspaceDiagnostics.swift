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
  /// The client's spellings of URIs.
  let spellings: [FileURI: FileURI]
  let client: ClientCapabilities
  let settings: Settings
  let encoding: PositionEncoding

  /// Returns the reports of all files, sorted by path.
  func reports(previous: [FileURI: String]) async -> [WorkspaceDocumentDiagnosticReport] {
    var found: [FileURI: (version: Int?, items: LSPAny)] = [:]
    for (path, file) in await index().files {
      let uri = FileURI(path: path)
      found[spellings[uri] ?? uri] = (nil, file.diagnostics)
    }
    for document in open where document.kind.isChecked {
      let items = await document.encodedDiagnostics(for: client, encoding, settings)
      // Assigning would keep another spelling of the key.
      found[document.uri] = nil
      found[document.uri] = (document.version, items)
    }
    // Clear the findings in files that no longer exist, and those under another spelling.
    var old: [FileURI: String] = previous
    var cleared: [FileURI] = []
    for uri in previous.keys {
      guard let current = found.index(forKey: uri) else {
        found[uri] = (nil, PushedDiagnostics.none)
        continue
      }
      if found[current].key.string != uri.string {
        old[uri] = nil
        cleared.append(uri)
      }
    }
    let reports = found.keys.sorted { $0.path < $1.path }.compactMap { uri in
      found[uri].map { version, items in
        WorkspaceDocumentDiagnosticReport(
          uri: uri, version: version, report: .report(items, previous: old[uri]))
      }
    }
    return reports
      + cleared.map {
        WorkspaceDocumentDiagnosticReport(
          uri: $0, version: nil, report: .report(PushedDiagnostics.none, previous: nil))
      }
  }
}
