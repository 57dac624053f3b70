package import CladsPreview
package import SourceText

/// What tests have reached of a document on disk.
package struct DocumentCoverage: Sendable {
  /// A part of it.
  package struct Part: Sendable {
    package let kind: ScreenCoverage.Kind
    package let name: String
    /// The range in the file; `nil` for a sample.
    package let range: TextRange?
    /// The zero-based line in the file; `nil` for a sample.
    package let line: Int?
    package let isReached: Bool
  }

  /// The path of its file.
  package let path: String
  /// The name of the declaration in a Swift file; `nil` for any other.
  package let declaration: String?
  package let parts: [Part]

  /// Joins what the tests of each document have reached.
  package static func all(_ outcomes: [TestOutcome]) -> [DocumentCoverage] {
    var order: [TestDocument] = []
    var joined: [TestDocument: (input: PreviewInput, coverage: ScreenCoverage)] = [:]
    for outcome in outcomes {
      guard var document = outcome.test.document, let input = outcome.input, let coverage = outcome.coverage
      else { continue }
      // The versions of the app have the same parts.
      document = TestDocument(
        document: document.document, path: document.path, declaration: document.declaration, client: nil)
      if joined[document] == nil {
        order.append(document)
        joined[document] = (input, coverage)
      } else {
        joined[document]?.coverage.merge(coverage)
      }
    }
    return order.compactMap { document in
      joined[document].map { DocumentCoverage(document.path, document.declaration, $0.input, $0.coverage) }
    }.sorted { ($0.path, $0.declaration ?? "") < ($1.path, $1.declaration ?? "") }
  }

  private init(
    _ path: String, _ declaration: String?, _ input: PreviewInput, _ coverage: ScreenCoverage
  ) {
    self.path = path
    self.declaration = declaration
    parts = coverage.parts.map { part in
      let host = part.range.map { input.source.hostRange(of: $0) }
      return Part(
        kind: part.kind, name: part.name, range: host?.range,
        line: host.map { $0.host.lines.line(containing: $0.range.start) }, isReached: part.isReached)
    }
  }
}
