import CladsCheck
import CladsProject
import CladsServer
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Findings in the baseline of a project, in an editor.
@Suite struct BaselineTests {
  private static let watches = """
    { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } },
      "textDocument": { "publishDiagnostics": { "tagSupport": { "valueSet": [1, 2] } } } }
    """
  private static let text =
    #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi", "styleId": "gone" } ] } }"#
  private let name = "a.clads.json"

  private var baseline: String {
    let source = SourceFile(uri: FileURI(path: name), version: nil, bytes: Array(Self.text.utf8))
    let findings = Checker().check(source.bytes, path: name)
    return String(
      decoding: Baseline(Baseline.entries(for: findings, inFileAt: name, source)).json, as: UTF8.self)
  }

  /// Returns the severities and tags of the findings that were published last.
  private func published(_ session: ServerSession) -> [String] {
    let last = session.sent("textDocument/publishDiagnostics").last {
      $0.string("params", "uri") == session.uri(name)
    }
    return last?.elements("params", "diagnostics").map { finding in
      [finding.text("severity"), finding.text("tags")].compactMap(\.self).joined(separator: " ")
    } ?? []
  }

  @Test func `old findings are faded until the baseline drops them`() async {
    let files = ["clads.json": #"{ "baseline": "old.json" }"#, "old.json": baseline]
    let session = await ServerSession.running(Self.watches, files: files)
    session.open(name, Self.text)
    await session.settle()
    #expect(published(session) == ["4 [1]"])
    session.write("old.json", #"{ "version": 1, "entries": [] }"#)
    session.filesChanged("old.json")
    await session.settle()
    #expect(published(session) == ["1"])
  }

  @Test func `old findings are hidden if the setting says so`() async {
    let files = ["clads.json": #"{ "baseline": "old.json" }"#, "old.json": baseline]
    let session = await ServerSession.running(
      Self.watches, more: #", "initializationOptions": { "diagnostics": { "baseline": "hidden" } }"#,
      files: files)
    session.open(name, Self.text)
    await session.settle()
    #expect(session.published(name).last == [])
  }
}
