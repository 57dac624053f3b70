package import Diagnostics
package import LanguageServerProtocol
package import SourceText

/// Encodes findings as LSP diagnostics.
package struct DiagnosticEncoder: Sendable {
  /// The maximum number of related locations of one finding.
  static let maximumRelatedCount = 100

  private let client: ClientCapabilities
  private let encoding: PositionEncoding
  private let visibility: FindingVisibility
  /// Returns the URI of a file at a path that a finding mentions.
  private let resolve: @Sendable (String) -> FileURI

  /// Creates an encoder for a client. Paths in findings are relative to the folder of the project file, whose
  /// absolute path is `projectPath`.
  package init(
    client: ClientCapabilities, encoding: PositionEncoding, projectPath: String?,
    visibility: FindingVisibility
  ) {
    self.client = client
    self.encoding = encoding
    self.visibility = visibility
    resolve = { FileURI(path: FilePath.resolved($0, besides: projectPath ?? "")) }
  }

  /// Returns the visible findings in one file as a JSON array.
  package func json(_ diagnostics: [Diagnostic], of source: SourceFile) -> LSPAny {
    LSPAny(messages(diagnostics, of: source))
  }

  /// Returns the visible findings in one file.
  package func messages(_ diagnostics: [Diagnostic], of source: SourceFile) -> [LSPDiagnostic] {
    var positions = PositionReader(source, encoding: encoding)
    let visible = diagnostics.compactMap { diagnostic -> Diagnostic? in
      let hasTags = !tags(of: diagnostic).isEmpty
      guard let severity = visibility.severity(of: diagnostic, hasTags: hasTags) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
    // Each place is marked where it is, so no rule is cut short.
    let kept = ListedFindings(visible, maximumCountOfRule: ListedFindings.maximumCount).listed
    let related = client.relatedInformation ? related(in: kept, source) : []
    return kept.enumerated().map { index, diagnostic in
      message(for: diagnostic, related: related.isEmpty ? [] : related[index], &positions)
    }
  }

  private func message(
    for diagnostic: Diagnostic, related: [LSPDiagnostic.RelatedInformation],
    _ positions: inout PositionReader
  ) -> LSPDiagnostic {
    LSPDiagnostic(
      range: range(diagnostic.range, &positions), severity: Self.number(of: diagnostic.severity),
      code: diagnostic.id.rawValue, href: RuleLink.uri(of: diagnostic.id), source: "clads",
      message: Self.text(of: diagnostic), tags: tags(of: diagnostic),
      relatedInformation: related.isEmpty ? nil : related)
  }

  private func range(_ range: TextRange, _ positions: inout PositionReader) -> LSPRange {
    let start = positions.position(of: range.start)
    // The reader is fast only for ascending offsets, and the next finding may start before this end: use a
    // copy.
    var endReader = positions
    let end = endReader.position(of: range.end)
    return LSPRange(
      start: Position(line: start.line, character: start.character),
      end: Position(line: end.line, character: end.character))
  }

  /// Returns the related locations of each finding; all of them are mapped in one pass over the text.
  private func related(
    in diagnostics: [Diagnostic], _ source: SourceFile
  ) -> [[LSPDiagnostic.RelatedInformation]] {
    let related = diagnostics.map { Array($0.related.prefix(Self.maximumRelatedCount)) }
    let ranges = PositionMapper(source, encoding: encoding).ranges(related.flatMap { $0.map(\.range) })
    var remaining = ranges[...]
    return related.map { locations in
      locations.compactMap { location in
        remaining.popFirst().map { information(location, at: $0, in: source) }
      }
    }
  }

  private func information(
    _ related: Related, at range: LSPRange, in source: SourceFile
  ) -> LSPDiagnostic.RelatedInformation {
    guard let path = related.path else {
      return LSPDiagnostic.RelatedInformation(
        location: Location(uri: source.uri, range: range), message: related.message)
    }
    // The text of the other file is not available here, so the location is its start.
    let start = Position(line: 0, character: 0)
    return LSPDiagnostic.RelatedInformation(
      location: Location(uri: resolve(path), range: LSPRange(start: start, end: start)),
      message: related.message)
  }

  /// Returns the message, the effect and the help of a finding, each on its own line.
  static func text(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    if let effect = diagnostic.effectSentence { lines.append(sentence("At run time: \(effect)")) }
    if let help = diagnostic.help { lines.append(sentence("Help: \(help)")) }
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix("?") ? text : text + "." }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    case .hint: 4
    }
  }

  private func tags(of diagnostic: Diagnostic) -> [Int] {
    let numbers = diagnostic.tags.union(diagnostic.isInBaseline ? [.unnecessary] : []).map { tag in
      switch tag {
      case .unnecessary: 1
      case .deprecated: 2
      }
    }
    return numbers.filter(client.diagnosticTags.contains).sorted()
  }
}
