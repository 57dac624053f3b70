import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct ReferencesTests {
  @Test(arguments: [
    #"{"styles":{"«a$0»":{},"b":{"inherits":"«a»"}},"root":{"children":[{"type":"button","styles":{"selected":"«a»"}}]}}"#,
    #"{"state":{"user":{"«name»":""}},"root":{"children":[{"type":"textfield","bind":"user.«name$0»"},{"type":"label","text":"${user.«name».first} ${name} ${user['«x»']}"}]}}"#
      .replacing("['«x»']", with: "['x']"),
    #"{"state":{"l":[]},"root":{"children":[{"type":"forEach","items":"l","itemVariable":"«it»","template":{"type":"label","text":"${«it».a + «it$0»}"}},{"type":"label","text":"${it}"}]}}"#,
    #"{"state":{"l":[{"«t»":1},{"«t»":2}],"t":3},"root":{"children":[{"type":"forEach","items":"l","template":{"type":"label","bind":"item.«t»","text":"${item.«t$0» + item.u + t}"}}]}}"#,
    #"{"actions":{"«go»":{"type":"sequence","steps":[]},"x":{"type":"request","onSuccess":"«go»","onError":"«$0go»"}}}"#,
    #"{"root":{"children":[{"type":"«label»"},{"type":"«lab$0el»"},{"type":"button"}]}}"#,
  ])
  func `all references are found`(_ marked: String) async {
    let text = MarkedText(marked)
    #expect(await check(text, includingDeclaration: true) == text.marking(text.ranges))
  }

  @Test func `the declaration can be excluded`() async {
    let text = MarkedText(#"{"styles":{"a$0":{},"b":{"inherits":"«a»"}}}"#)
    #expect(await check(text, includingDeclaration: false) == text.marking(text.ranges))
  }

  @Test(arguments: ["a.clads.json", "clads.json"])
  func `tokens and kinds are found in the whole workspace`(_ from: String) async {
    let texts = [
      "a.clads.json": #"{"root":{"children":[{"type":"card","styleId":"@b"}]}}"#,
      "b.clads.json": #"{"root":{"children":[{"type":"é","text":"é"},{"type":"card","styleId":"@b"}]}}"#,
      "clads.json": #"{"designSystems":{"s":{"styles":{"b":{}}}},"components":{"card":{}}}"#,
    ]
    let workspace = MemoryWorkspace(texts)
    guard let document = workspace.snapshots[MemoryWorkspace.uri(from)] else { return }
    for name in [#"@b""#, #""card""#, #""b""#] {
      guard let start = texts[from]?.firstOffset(of: name) else { continue }
      let found = await document.references(
        at: TextOffset(utf8: start + 1), in: workspace, includingDeclaration: true, encoding: .utf16)
      #expect(Set(found.map(\.uri.path)) == Set(texts.keys.map { "/app/" + $0 }), "\(name)")
    }
  }

  @Test func `highlights distinguish reads and writes`() async throws {
    let text = MarkedText(
      #"{"state":{"n":1},"actions":{"a":{"type":"setState","path":"n","value":{"$expr":"n$0 + 1"}}}}"#)
    let context = try #require(MemoryWorkspace(document: text.text).context())
    let cursor = try #require(text.cursor)
    let params = try PositionParams.at(context.positions.position(cursor), in: context.document.uri)
    let found = try await DocumentHighlightFeature.respond(to: params, in: context)
    #expect(found.map(\.kind) == [.write, .write, .read])
  }

  private func check(_ text: MarkedText, includingDeclaration: Bool) async -> String {
    let workspace = MemoryWorkspace(document: text.text)
    guard let context = workspace.context(), let cursor = text.cursor else { return "" }
    let locations = await context.document.references(
      at: cursor, in: workspace, includingDeclaration: includingDeclaration, encoding: .utf8)
    return text.marking(locations.map { context.positions.range($0.range) })
  }
}

extension String {
  /// Returns the UTF-8 offset of the first occurrence of another text.
  func firstOffset(of other: String) -> Int? {
    let bytes = Array(utf8)
    let wanted = Array(other.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) }
  }
}
