import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText
import Testing

@Suite struct DiagnosticEncoderTests {
  /// Returns the diagnostics that the client is sent for a text of one line.
  private func check(_ diagnostics: [Diagnostic], _ text: String) -> [LSPDiagnostic] {
    var client = ClientCapabilities()
    client.relatedInformation = true
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: Array(text.utf8))
    return DiagnosticEncoder(client: client, encoding: .utf16, projectPath: "/app/clads.json")
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

  @Test func `the related locations of a finding are limited`() {
    let related = (0..<5_000).map { Related("x", at: TextRange(utf8: $0, $0 + 1)) }
    let messages = check(
      [Diagnostic("unused-style", at: TextRange(utf8: 0, 1), "a", related: related)],
      String(repeating: "a", count: 5_000))
    #expect(messages.first?.relatedInformation?.count == 100)
  }
}
