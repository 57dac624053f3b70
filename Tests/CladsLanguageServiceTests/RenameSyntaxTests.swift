import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Renaming in texts with syntax errors: all uses are found, or it is refused.
@Suite struct RenameSyntaxTests {
  private let missingBracket = """
    {
      "styles": { "$0card": {} },
      "root": { "children": [
        { "type": "label", "styleId": "card" },
        { "type": "vstack", "children": { "type": "label", "styleId": "card" }, { "styleId": "card" } ] }
      ] }
    }
    """

  @Test func `a rename is refused where a syntax error hides uses, with its line`() async throws {
    let text = MarkedText(missingBracket)
    let workspace = MemoryWorkspace(document: text.text)
    let document = try #require(await workspace.document(MemoryWorkspace.uri("a.clads.json")))
    let cursor = try #require(text.cursor)
    do throws(ResponseError) {
      let renaming = try await document.renaming(at: cursor)
      let edits = try await renaming?.allEdits(to: "tile", workspace) ?? []
      // If it is not refused, every use has the new name.
      let edited = document.file.source.edited(by: edits.flatMap(\.edits), version: nil)
      #expect(!String(decoding: edited.bytes, as: UTF8.self).contains("card"))
    } catch {
      #expect(error.message.contains("line 5 of `a.clads.json` has a syntax error: "))
      #expect(error.message.contains("where `card` is used"))
    }
  }

  @Test(arguments: [
    // Each of these texts has an error that hides the last use.
    #"{"styles":{"$0a":{}},"root":{"children":[{"type":"label","text":"x}]}} "a""#,
    #"{"styles":{"$0a":{}}},"root":{"children":[{"type":"label","styleId":"a"}]}}"#,
    #"{"styles":{"$0a":{}},"root":{"children":[{"type":"label"}]}} {"styleId":"a"}"#,
    "{\"styles\":{\"$0a\":{}},\n<<<<<<< x\n\"root\":{}\n=======\n\"root\":{\"styleId\":\"a\"}\n>>>>>>> y\n}",
  ])
  func `no use is left behind`(_ marked: String) async throws {
    let text = MarkedText(marked)
    let workspace = MemoryWorkspace(document: text.text)
    let document = try #require(await workspace.document(MemoryWorkspace.uri("a.clads.json")))
    let cursor = try #require(text.cursor)
    guard let renaming = try? await document.renaming(at: cursor) else { return }
    let edits = try await renaming.allEdits(to: "new", workspace).flatMap(\.edits)
    let edited = document.file.source.edited(by: edits, version: nil)
    #expect(!String(decoding: edited.bytes, as: UTF8.self).contains(#""a""#))
  }

  @Test(arguments: [
    #"{"styles":{"$0a":{},},"root":{"children":[{"type":"label","styleId":"a",}]}}"#,
    #"{"styles":{"$0a":{}} "root":{"children":[{"type":"label" "styleId":"a"}]}}"#,
    #"{"styles":{"$0a":{}},"root":{"children":[{"type":"label","styleId":"a"},{"type":}]}}"#,
    // An error in another part, and no other text that could be the name.
    #"{"styles":{"$0a":{}},"root":{"children":[{"type":"label","styleId":"a"}"#,
  ])
  func `a syntax error that hides nothing is no obstacle`(_ marked: String) async throws {
    let text = MarkedText(marked)
    let workspace = MemoryWorkspace(document: text.text)
    let document = try #require(await workspace.document(MemoryWorkspace.uri("a.clads.json")))
    let cursor = try #require(text.cursor)
    let renaming = try #require(try await document.renaming(at: cursor))
    #expect(try await renaming.allEdits(to: "new", workspace).first?.edits.count == 2)
  }

  @Test func `a rename from another file is refused if it would touch a broken document`() async throws {
    let project = MarkedText(#"{"components":{"$0card":{}}}"#)
    let workspace = MemoryWorkspace([
      "clads.json": project.text, "a.clads.json": #"{"root":{"children":[{"type":"card"}]}}"#,
      "b.clads.json": "{\"root\":{\"children\":[]}\n}}, {\"type\":\"card\"}]}}",
      "c.clads.json": #"{"root":{"children":{"type":"label"}, {}]}}"#,
    ])
    let file = try #require(await workspace.document(MemoryWorkspace.uri("clads.json")))
    let cursor = try #require(project.cursor)
    let renaming = try #require(try await file.renaming(at: cursor))
    let error = await #expect(throws: ResponseError.self) {
      try await renaming.allEdits(to: "tile", workspace)
    }
    #expect(error?.message.contains("line 2 of `b.clads.json` has a syntax error") == true)
  }

  @Test func `the same name lists what would change`() async throws {
    let text = MarkedText(#"{"styles":{"$0a":{}},"root":{"children":[{"type":"label","styleId":"a"}]}}"#)
    let workspace = MemoryWorkspace(document: text.text)
    let document = try #require(await workspace.document(MemoryWorkspace.uri("a.clads.json")))
    let cursor = try #require(text.cursor)
    let renaming = try #require(try await document.renaming(at: cursor))
    let edits = try await renaming.allEdits(to: "a", workspace).flatMap(\.edits)
    #expect(edits.map(\.newText) == ["a", "a"])
    #expect(document.file.source.edited(by: edits, version: nil).bytes == document.file.source.bytes)
  }
}
