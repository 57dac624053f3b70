import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Links between the screens of a project.
@Suite struct ScreenLinkTests {
  private static func screen(_ id: String, opening destinations: [String] = []) -> String {
    let buttons = destinations.map {
      #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "navigate", "destination": "\#($0)" } } }"#
    }
    return #"{ "id": "\#(id)", "root": { "children": [ \#(buttons.joined(separator: ", ")) ] } }"#
  }

  private let workspace = MemoryWorkspace([
    "clads.json": "{}",
    "home.clads.json": screen("home", opening: ["checkout", "profile-page", "checkout", "nowhere"]),
    "menu.clads.json": screen("menu", opening: ["checkout"]),
    "checkout.clads.json": screen("checkout", opening: ["checkout"]),
    "profile-page.json": screen("profile"),
    "lonely.clads.json": screen("lonely"),
  ])

  private func offset(of text: String, in name: String) throws -> TextOffset {
    let bytes = try #require(workspace.snapshots[MemoryWorkspace.uri(name)]).file.source.bytes
    let all = String(decoding: bytes, as: UTF8.self)
    let start = try #require(all.firstRange(of: text))
    return TextOffset(utf8: all.utf8.distance(from: all.startIndex, to: start.lowerBound) + 1)
  }

  private func document(_ name: String) throws -> DocumentSnapshot {
    try #require(workspace.snapshots[MemoryWorkspace.uri(name)])
  }

  @Test(arguments: [
    ("checkout", ["checkout.clads.json"]), ("profile-page", ["profile-page.json"]), ("nowhere", []),
  ])
  func `a destination leads to the document with this id or name`(name: String, files: [String]) async throws
  {
    let document = try document("home.clads.json")
    let found = await document.definitions(
      at: try offset(of: "\"\(name)\"", in: "home.clads.json"), in: workspace)
    #expect(found?.targets.map(\.document.uri) == files.map(MemoryWorkspace.uri))
    #expect(found?.targets.allSatisfy { $0.selection.start.utf8 == 9 } == true)
  }

  @Test(arguments: [
    (
      "checkout.clads.json", "checkout",
      ["checkout.clads.json", "home.clads.json", "home.clads.json", "menu.clads.json"]
    ),
    ("profile-page.json", "profile", ["home.clads.json"]), ("lonely.clads.json", "lonely", []),
    ("home.clads.json", "home", []),
  ])
  func `the id of a document has the links to it as references`(
    file: String, id: String, links: [String]
  ) async throws {
    let document = try document(file)
    let offset = try offset(of: "\"\(id)\"", in: file)
    let found = await document.references(
      at: offset, in: workspace, includingDeclaration: false, encoding: .utf8)
    #expect(found.map(\.uri) == links.map(MemoryWorkspace.uri))
    let all = await document.references(
      at: offset, in: workspace, includingDeclaration: true, encoding: .utf8)
    #expect(all.count == links.count + 1)
  }

  @Test func `hovers say which screens open a document and which one a destination opens`() async throws {
    let checkout = try document("checkout.clads.json")
    let id = try offset(of: "\"checkout\"", in: "checkout.clads.json")
    let hover = await checkout.hover(at: id, in: workspace)
    let sentence = "Opened from `checkout.clads.json`, `home.clads.json` (2), `menu.clads.json`."
    #expect(hover?.markdown.contains(sentence) == true, "\(hover?.markdown ?? [])")
    let home = try document("home.clads.json")
    let link = await home.hover(at: try offset(of: "\"profile-page\"", in: "home.clads.json"), in: workspace)
    #expect(link?.markdown.contains("Opens `profile-page.json`.") == true, "\(link?.markdown ?? [])")
    let lonely = try document("lonely.clads.json")
    let none = await lonely.hover(at: try offset(of: "\"lonely\"", in: "lonely.clads.json"), in: workspace)
    #expect(none?.markdown.contains { $0.hasPrefix("Open") } != true)
  }
}
