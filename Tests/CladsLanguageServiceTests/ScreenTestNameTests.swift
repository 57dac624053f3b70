import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What is wrong in tests of screens, and names that they share with their documents.
@Suite struct ScreenTestNameTests {
  /// The ranges of the findings are marked.
  @Test(arguments: [
    (#"{ "tap": { "id": «"pya"» } }"#, "did you mean `pay`?"),
    (#"{ "tap": { "id": «"x"» } }"#, "no node has the `id` `x`"),
    (#"{ "tap": { "pointer": «"/root/children/9"» } }"#, "has nothing at"),
    (#"{ "tap": { "pointer": «"root"» } }"#, "no JSON pointer"),
    (#"{ "expect": { "actions": [ { "action": «"buyy"» } ] } }"#, "did you mean `buy`?"),
    (#"{ "set": { «"usr.name"»: 1 } }"#, "did you mean `user`?"),
    (#"{ "expect": { "state": { «"nothing"»: 1 } } }"#, "neither declares nor uses"),
    (#"{ «"tpa"»: "pay", "back": true }"#, "did you mean `tap`?"),
    (#"{ "back": true, «"back"»: true }"#, "duplicate key `back`"), (#"{ "tap": «3» }"#, "must be"),
    (#"{ "tap": "pay", «"back"»: true }"#, "a step is one thing"),
  ])
  func `a name that the document does not have is reported`(_ step: String, _ message: String) async throws {
    let stage = try ScreenTestStage(step: step)
    let found = await stage.diagnostics()
    #expect(stage.text.marking(found.map(\.range)) == stage.text.marking(stage.text.ranges))
    let texts = found.map { $0.message + ($0.help ?? "") }
    #expect(texts.contains { $0.contains(message) }, "\(texts)")
  }

  @Test(arguments: [
    (#"{ "sample": «"ful"», "steps": [] }"#, "did you mean `full`?"),
    (#"{ "client": «"4.0"», "steps": [] }"#, "names no clients"),
    (#"{ "document": «"other.clads.json"», "steps": [] }"#, "there is no file `other.clads.json`"),
    (#"{ «"stpes"»: [] }"#, "did you mean `steps`?"), (#"«{»}"#, "steps"),
  ])
  func `a wrong start of a test is reported`(_ text: String, _ message: String) async throws {
    let stage = try ScreenTestStage(text)
    let texts = await stage.diagnostics().map { $0.message + ($0.help ?? "") }
    #expect(texts.contains { $0.contains(message) }, "\(texts)")
  }

  @Test(arguments: [
    #"{ "tap": "pay" }"#, #"{ "tap": "Pay now" }"#, #"{ "tap": "Anything else" }"#, #"{ "tap": "Pay" }"#,
    #"{ "tap": { "id": "pay", "index": 2 } }"#, #"{ "tap": { "pointer": "/root/children/0" } }"#,
    #"{ "tap": { "text": "no such text" } }"#, #"{ "answer": "Maybe" }"#, #"{ "set": { "extra": 1 } }"#,
    #"{ "set": { "user.nothing": 1, "items[0].title": "x" } }"#, #"{ "back": true }"#,
    #"{ "expect": { "actions": [ { "action": "buy" }, { "action": "setState" } ], "destination": "x" } }"#,
    #"{ "respond": { "request": "GET x", "with": { "$failure": "offline" } } }"#,
  ])
  func `what may be right is not reported`(_ step: String) async throws {
    let stage = try ScreenTestStage(step: step)
    #expect(await stage.diagnostics().map(\.message) == [])
  }

  @Test func `nothing is said about the names of a document that is being typed`() async throws {
    let stage = try ScreenTestStage(
      step: #"{ "tap": { "id": "x" } }"#, files: ["cart.clads.json": #"{ "root": { "children": [ "#])
    #expect(await stage.diagnostics().isEmpty)
  }

  @Test func `a test of no document says so`() async throws {
    let workspace = MemoryWorkspace(["alone.clads-test.json": #"{ "steps": [] }"#])
    let context = try #require(workspace.context("alone.clads-test.json"))
    let found = await context.document.diagnostics()
    #expect(found.map(\.id.rawValue) == ["project-missing-file"])
  }

  // MARK: Names

  private static let test = #"""
    { "state": { "user.name": "a" }, "steps": [ { "tap": "pay" }, { "tap": { "id": "pay" } },
      { "set": { "user": { "name": "b" } } }, { "respond": { "request": "buy", "with": 1 } },
      { "expect": { "state": { "user.name": 1 }, "actions": [ { "action": "buy" } ], "texts": ["pay"] } } ] }
    """#

  @Test(arguments: [
    (
      #""id": "p$0ay""#, "checkout", ["pay\" }", "pay\""],
      ["\"tap\": \"checkout\"", "\"id\": \"checkout\"", "\"texts\": [\"pay\"]"]
    ),
    (#""b$0uy": {"#, "order2", [], ["\"request\": \"order2\"", "\"action\": \"order2\""]),
    (
      #"{ "na$0me": """#, "title", [],
      ["{ \"user.title\": \"a\" }", "{ \"title\": \"b\" }", "\"state\": { \"user.title\": 1 }"]
    ),
  ])
  func `a rename in the document is one in its tests`(
    _ place: String, _ new: String, _ unused: [String], _ expected: [String]
  ) async throws {
    let stage = try ScreenTestStage(Self.test)
    let parts = place.split(separator: "$0").map(String.init)
    let bytes = Array(ScreenTestStage.document.utf8)
    let start = try #require(bytes.firstRange(of: Array((parts[0] + parts[1]).utf8)))
    let offset = TextOffset(utf8: start.lowerBound + parts[0].utf8.count)
    var client = ClientCapabilities()
    client.documentChanges = true
    let files = try await stage.workspace.renamed(to: new, at: offset, in: "cart.clads.json", client: client)
    let text = try #require(files["cart.clads-test.json"])
    for part in expected { #expect(text.contains(part), "\(text)") }
    #expect(files["cart.clads.json"]?.contains(new) == true)
  }

  @Test(arguments: [
    (#"{ "tap": "p$0ay" }"#, "tap"), (#"{ "set": { "user.na$0me": 1 } }"#, "set"),
    (#"{ "expect": { "actions": [ { "action": "b$0uy" } ] } }"#, "expect"),
  ])
  func `a rename in a test is one in its document`(_ step: String, _ key: String) async throws {
    let stage = try ScreenTestStage(step: step)
    var client = ClientCapabilities()
    client.documentChanges = true
    let files = try await stage.workspace.renamed(
      to: "fresh", at: try #require(stage.text.cursor), in: "cart.clads-test.json", client: client)
    #expect(files["cart.clads.json"]?.contains("fresh") == true)
    #expect(files["cart.clads-test.json"]?.contains("fresh") == true)
  }

  @Test func `what the document does not declare cannot be renamed in a test`() async throws {
    let stage = try ScreenTestStage(step: #"{ "tap": { "id": "x$0y" } }"#)
    await #expect(throws: ResponseError.self) {
      _ = try await stage.test.renaming(at: try #require(stage.text.cursor))
    }
  }

  @Test func `references in the document include its tests`() async throws {
    let stage = try ScreenTestStage(Self.test)
    let document = try #require(stage.workspace.context("cart.clads.json")).document
    let bytes = Array(ScreenTestStage.document.utf8)
    let start = try #require(bytes.firstRange(of: Array(#""pay""#.utf8)))
    let found = await document.references(
      at: TextOffset(utf8: start.lowerBound + 2), in: stage.workspace, includingDeclaration: false,
      encoding: .utf8)
    #expect(found.filter { $0.uri == stage.test.uri }.count == 2)
  }
}
