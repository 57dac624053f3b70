import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct DiagnosticEncoderTests {
  /// Returns the diagnostics that the client is sent for a text of one line.
  private func check(
    _ diagnostics: [Diagnostic], _ text: String, shown: Severity = .hint, isOpen: Bool = true,
    tags: Set<Int> = [1, 2]
  ) -> [LSPDiagnostic] {
    var settings = Settings()
    settings.shownSeverity = shown
    var client = ClientCapabilities()
    client.relatedInformation = true
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: Array(text.utf8))
    client.diagnosticTags = tags
    return DiagnosticEncoder(
      client: client, encoding: .utf16, projectPath: "/app/clads.json",
      visibility: FindingVisibility(settings, isOpen: isOpen)
    )
    .messages(diagnostics, of: source)
  }

  private func range(_ start: Int, _ end: Int) -> LSPRange {
    LSPRange(start: Position(line: 0, character: start), end: Position(line: 0, character: end))
  }

  @Test func `related locations stay with their finding`() {
    let first = Diagnostic(
      "unused-style", at: TextRange(utf8: 4, 6), "a",
      related: [
        Related("x", at: TextRange(utf8: 7, 8)), Related("y", at: TextRange(utf8: 0, 4), path: "clads.json"),
      ])
    let second = Diagnostic(
      "unused-style", at: TextRange(utf8: 5, 6), "b", related: [Related("z", at: TextRange(utf8: 0, 4))])
    let messages = check(
      [first, Diagnostic("unused-style", at: TextRange(utf8: 4, 5), "-"), second], "😀12345")
    #expect(messages.map { $0.relatedInformation?.map(\.message) } == [["x", "y"], nil, ["z"]])
    let locations = messages.flatMap { $0.relatedInformation ?? [] }.map(\.location)
    #expect(locations.map(\.range) == [range(5, 6), range(0, 0), range(0, 2)])
    #expect(locations.map(\.uri.path) == ["/app/a.clads.json", "/app/clads.json", "/app/a.clads.json"])
  }

  /// Findings of every severity, each plain and with something to fade; the messages say which.
  private static let everySeverity = [Severity.error, .warning, .info, .hint].flatMap { severity in
    [[], [Diagnostic.Tag.unnecessary]].map { (tags: Set<Diagnostic.Tag>) in
      Diagnostic(
        "unused-style", severity: severity, at: TextRange(utf8: 0, 1),
        severity.name + (tags.isEmpty ? "" : " faded"), tags: tags)
    }
  }

  @Test(arguments: [
    (
      Severity.warning,
      [
        "error": 1, "error faded": 1, "warning": 2, "warning faded": 2, "info": 4, "info faded": 4,
        "hint faded": 4,
      ]
    ),
    (
      .error,
      [
        "error": 1, "error faded": 1, "warning": 4, "warning faded": 4, "info": 4, "info faded": 4,
        "hint faded": 4,
      ]
    ),
    (
      .info,
      [
        "error": 1, "error faded": 1, "warning": 2, "warning faded": 2, "info": 3, "info faded": 3,
        "hint faded": 4,
      ]
    ),
    (
      .hint,
      [
        "error": 1, "error faded": 1, "warning": 2, "warning faded": 2, "info": 3, "info faded": 3, "hint": 4,
        "hint faded": 4,
      ]
    ),
  ])
  func `what is less severe than the setting asks for is a hint, and a hint is sent only to fade text`(
    shown: Severity, severities: [String: Int]
  ) {
    let sent = check(Self.everySeverity, "a", shown: shown)
    #expect(Dictionary(uniqueKeysWithValues: sent.map { ($0.message, $0.severity) }) == severities)
    #expect(sent.allSatisfy { $0.message.hasSuffix("faded") == ($0.tags == [1]) })
  }

  @Test(arguments: [[], [2]] as [Set<Int>])
  func `a client that cannot fade text is sent no hint for it, unless it lists hints`(tags: Set<Int>) {
    let sent = check(Self.everySeverity, "a", shown: .warning, tags: tags)
    #expect(
      sent.map(\.message) == [
        "error", "error faded", "warning", "warning faded", "info", "info faded",
      ])
    #expect(check(Self.everySeverity, "a", shown: .hint, tags: tags).count == 8)
  }

  @Test func `of a file that is not open only what is listed is sent`() {
    let sent = check(Self.everySeverity, "a", shown: .warning, isOpen: false)
    #expect(sent.map(\.message) == ["error", "error faded", "warning", "warning faded"])
    #expect(check(Self.everySeverity, "a", shown: .hint, isOpen: false).count == 8)
  }

  @Test func `findings that are not sent take no space from those that are`() {
    let hints = (0..<2_000).map {
      Diagnostic("unused-style", severity: .hint, at: TextRange(utf8: $0, $0 + 1), "a")
    }
    let error = Diagnostic("unused-style", at: TextRange(utf8: 2_000, 2_001), "b")
    let text = String(repeating: "a", count: 2_001)
    #expect(check(hints + [error], text, shown: .warning).map(\.message) == ["b"])
    #expect(check(hints + [error], text).count == 1000)
  }

  @Test func `the related locations of a finding are limited`() {
    let related = (0..<5_000).map { Related("x", at: TextRange(utf8: $0, $0 + 1)) }
    let messages = check(
      [Diagnostic("unused-style", at: TextRange(utf8: 0, 1), "a", related: related)],
      String(repeating: "a", count: 5_000))
    #expect(messages.first?.relatedInformation?.count == 100)
  }
}
