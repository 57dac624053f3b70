import LanguageServerProtocol
import SourceText

/// The findings that were sent about closed files; kept while a file is open until its own findings are
/// published.
struct PushedDiagnostics {
  static let none = LSPAny(bytes: Array("[]".utf8))

  private var sent: [FileURI: LSPAny] = [:]
  /// How the client spells the URIs of the files that it has opened, where that is not how the server does.
  private(set) var spellings: [FileURI: FileURI] = [:]
  /// Whether the client pulls the findings of closed files, so that none are pushed.
  private var isPulled = false

  func contains(_ uri: FileURI) -> Bool { sent[uri] != nil }

  /// Forgets the findings of a file, because others have been published.
  mutating func forget(_ uri: FileURI) { sent[uri] = nil }

  /// Adopts the client's spelling of a URI. Findings that were sent under another one would stay forever, so
  /// they are removed.
  mutating func adoptSpelling(of uri: FileURI, _ client: ClientConnection) {
    guard uri.isFile else { return }
    let isUsual = FileURI(path: uri.path).string == uri.string
    if (spellings[uri] ?? FileURI(path: uri.path)).string != uri.string { clear(uri, client) }
    spellings[uri] = isUsual ? nil : uri
  }

  /// Removes the findings of a file from the client.
  mutating func clear(_ uri: FileURI, _ client: ClientConnection) {
    guard let diagnostics = sent.removeValue(forKey: uri), diagnostics != Self.none else { return }
    client.publish(Self.none, of: spellings[uri] ?? FileURI(path: uri.path), version: nil)
  }

  /// Pushes no more findings, because the client pulls them, and removes those that were pushed.
  mutating func stop(_ client: ClientConnection) {
    if isPulled { return }
    isPulled = true
    for uri in sent.keys { client.publish(Self.none, of: spellings[uri] ?? uri, version: nil) }
    sent = [:]
  }

  /// Sends the findings of the closed files that have changed.
  mutating func push(_ index: WorkspaceIndex, except open: OpenDocuments, to client: ClientConnection) {
    if isPulled { return }
    var gone = Set(sent.keys)
    for (path, file) in index.files {
      let uri = FileURI(path: path)
      gone.remove(uri)
      if open[uri] != nil || (sent[uri] ?? Self.none) == file.diagnostics { continue }
      sent[uri] = file.diagnostics
      client.publish(file.diagnostics, of: spellings[uri] ?? uri, version: nil)
    }
    for uri in gone where open[uri] == nil {
      sent[uri] = nil
      client.publish(Self.none, of: spellings[uri] ?? uri, version: nil)
    }
  }
}
