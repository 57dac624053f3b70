import CladsLanguageService
import CladsServer
import SourceText
import TestSupport
import Testing

/// What is sent about each finding.
@Suite struct FindingDetailTests {
  private static let faulty = """
    {
      "id": "faulty",
      "styles": { "lonely": { "fontSize": 9 } },
      "root": { "children": [
        { "type": "label", "id": "twin", "text": "😀", "styleId": "title" },
        { "type": "label", "id": "twin", "text": "Two" },
        { "type": "lable", "text": "Three" }
      ] }
    }
    """
  private let name = "a.clads.json"

  /// Returns the findings in the document by their rules.
  private func findings(_ capabilities: String) async -> (ServerSession, [String: ServerMessage]) {
    let session = await ServerSession.running(capabilities)
    session.open(name, Self.faulty)
    await session.settle()
    let sent = session.sent("textDocument/publishDiagnostics").last?.elements("params", "diagnostics") ?? []
    let codes = sent.map { ($0.string("code") ?? "", $0) }
    return (session, Dictionary(codes) { first, _ in first })
  }

  @Test(arguments: [("utf-8", PositionEncoding.utf8), ("utf-16", .utf16), ("utf-32", .utf32)])
  func `every finding has a message, a range and a source`(_ name: String, _ encoding: PositionEncoding) async
  {
    let (_, findings) = await findings(
      #"{ "general": { "positionEncodings": ["\#(name)"] }, "textDocument": { \#(ServerSession.fades) } }"#)
    let expected = [
      "unknown-component-kind": "lable", "unresolved-style": "title", "unused-style": "lonely",
      "duplicate-component-id": "twin",
    ]
    let source = SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: Array(Self.faulty.utf8))
    let positions = PositionMapper(source, encoding: encoding)
    for (code, text) in expected {
      let range = findings[code]?.range("range").map { source.text(in: positions.range($0)) }
      #expect(range?.replacing("\"", with: "") == text, "\(code)")
    }
    for (code, finding) in findings {
      #expect(finding.string("source") == "clads" && finding.string("message")?.isEmpty == false)
      #expect((1...4).contains(finding.int("severity") ?? 0))
      #expect(finding.string("codeDescription", "href")?.contains(code) == true)
    }
  }

  @Test(arguments: [true, false])
  func `related locations are sent to clients that support them`(isSupported: Bool) async throws {
    let (session, findings) = await findings(
      #"{ "textDocument": { "publishDiagnostics": { "relatedInformation": \#(isSupported) } } }"#)
    let related = try #require(findings["duplicate-component-id"]).elements("relatedInformation")
    #expect(related.count == (isSupported ? 1 : 0))
    guard let first = related.first else { return }
    #expect(first.string("location", "uri") == session.uri(name))
    let source = SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: Array(Self.faulty.utf8))
    let range = PositionMapper(source, encoding: .utf16).range(try #require(first.range("location", "range")))
    #expect(source.text(in: range).replacing("\"", with: "") == "twin")
  }

  @Test(arguments: [
    (#"{ "tagSupport": { "valueSet": [1, 2] } }"#, "[1]"), (#"{ "tagSupport": { "valueSet": [1] } }"#, "[1]"),
    ("{}", nil),
  ])
  func `tags are sent to clients that support them`(_ capability: String, _ tags: String?) async {
    let (_, findings) = await findings(#"{ "textDocument": { "publishDiagnostics": \#(capability) } }"#)
    #expect(findings["unused-style"]?.text("tags") == tags)
  }

  @Test(arguments: [true, false])
  func `findings appear and disappear with the mistake`(isPulling: Bool) async throws {
    let whole = try #require(SampleDocuments.examples.first { $0.name == "checkout" }).text
    let session = await ServerSession.running(isPulling ? #"{ "textDocument": { "diagnostic": {} } }"# : "{}")
    session.open(name, whole)
    var version = 1
    func codes(_ text: String) async -> [String]? {
      version += 1
      session.change(name, to: text, version: version)
      if isPulling {
        let pulled = await session.call("textDocument/diagnostic", "{ \(session.document(name)) }")
        return ServerMessage(pulled).strings(in: "items", of: "code")
      }
      await session.settle()
      return session.published(name).last
    }
    let mistakes = [
      (
        whole.replacing(#""type": "label""#, with: #""type": "lable""#, maxReplacements: 1),
        "unknown-component-kind"
      ),
      (String(whole.dropLast(3)), "json-syntax"),
      (whole.replacing(",", with: ",,", maxReplacements: 1), "json-syntax"), ("", "json-syntax"),
    ]
    for (text, code) in mistakes {
      #expect(await codes(text)?.contains(code) == true)
      #expect(await codes(whole)?.contains(code) == false)
    }
  }
}
