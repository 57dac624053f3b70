import CladsLanguageService
import SourceText
import TestSupport
import Testing

@Suite struct DocumentLinkTests {
  @Test(arguments: [
    (#"{"$schema":"«https://x.y/z.json»"}"#, "https://x.y/z.json"),
    (#"{"$schema":"«../up/z.json»"}"#, "file:///up/z.json"),
    (
      #"{"root":{"children":[{"type":"image","image":{"url":"«http://a.b/c?d=e#f»"}}]}}"#,
      "http://a.b/c?d=e#f"
    ),
  ])
  func `links lead to their target`(_ marked: String, _ target: String) async {
    let links = await check(marked)
    #expect(links.map(\.target) == [target])
  }

  @Test(arguments: [
    #"{"root":{"children":[{"type":"image","image":{"url":"https://a.b/${id}"}}]}}"#,
    #"{"root":{"children":[{"type":"image","image":{"url":"mailto:x"}}]}}"#,
    #"{"$schema":"https://"}"#, #"{"$schema":"https://a b"}"#, #"{"$schema":""}"#, #"{"$schema":"#,
  ])
  func `other strings are not links`(_ text: String) async {
    let links = await check(text)
    #expect(links.isEmpty)
  }

  @Test func `file paths of a project are links, patterns are not`() async throws {
    let text = MarkedText(
      #"{"designSystems":{"s":{"tokens":["«Design/a b.json»"]}},"assets":["«./A.xcassets»"],"samples":{"«S/a.json»":["T/*.json"]}}"#
    )
    let workspace = MemoryWorkspace(document: "{}", project: text.text)
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("clads.json")])
    let links = await document.links()
    #expect(text.marking(links.map(\.range)) == text.marking(text.ranges))
    #expect(
      links.map(\.target) == [
        "file:///app/Design/a%20b.json", "file:///app/A.xcassets", "file:///app/S/a.json",
      ])
  }

  private func check(_ marked: String) async -> [LinkedText] {
    let text = MarkedText(marked)
    let links = await DocumentSnapshot.alone(text.text).links()
    #expect(text.marking(links.map(\.range)) == text.marking(text.ranges))
    return links
  }
}
