import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Suggestions, hovers, definitions and outlines in tests of screens.
@Suite struct ScreenTestFeatureTests {
  @Test(arguments: [
    (#"{ "tap": "$0" }"#, ["Cart", "Pay now", "title", "pay"]),
    (#"{ "tap": { "id": "$0" } }"#, ["title", "pay"]),
    (#"{ "tap": { "text": "$0" } }"#, ["Cart", "Pay now"]),
    (#"{ "answer": "$0" }"#, ["Yes", "No"]),
    (#"{ "respond": { "request": "$0" } }"#, ["POST https://example.com/buy", "order", "buy"]),
    (#"{ "expect": { "requests": ["$0"] } }"#, ["POST https://example.com/buy"]),
    (#"{ "expect": { "destination": "$0" } }"#, ["receipt"]),
    (
      #"{ "expect": { "actions": [ { "action": "$0" } ] } }"#, ["buy", "ask", "leave", "request", "navigate"]
    ),
    (#"{ "expect": { "alert": { "buttons": ["$0"] } } }"#, ["Yes", "No"]),
    (#"{ "expect": { "texts": ["$0"] } }"#, ["Cart", "Pay now"]),
    (#"{ "set": { "$0" } }"#, ["user", "user.name", "user.age", "items"]),
    (#"{ "expect": { "state": { "$0": 1 } } }"#, ["user", "user.name", "items"]),
    (
      #"{ "expect": { "nodes": [ { "node": "title", "style": { "$0" } } ] } }"#,
      ["textColor", "cornerRadius"]
    ),
    (#"{ $0 }"#, ["tap", "type", "slide", "toggle", "respond", "set", "expect"]),
    (#"{ "tap": { $0 } }"#, ["id", "text", "pointer", "index"]),
    (#"{ "appear": $0 }"#, ["true", "false"]),
  ])
  func `what the document has is suggested`(_ step: String, _ expected: [String]) async throws {
    let labels = try await ScreenTestStage(step: step).suggestions()
    #expect(Set(labels).isSuperset(of: expected), "\(labels)")
  }

  @Test(arguments: [
    (#"{ "sample": "$0" }"#, ["initial", "full"]), (#"{ "client": "$0" }"#, ["4.1", "4.0"]),
    (#"{ "colorScheme": "$0" }"#, ["light", "dark"]), (#"{ "state": { "$0" } }"#, ["user.name"]),
    (#"{ "document": "$0" }"#, ["cart.clads.json", "other.clads.json"]),
    (#"{ "$0" }"#, ["steps", "sample", "document", "width"]),
  ])
  func `what a test starts with is suggested`(_ text: String, _ expected: [String]) async throws {
    let files = [
      "clads.json": #"{ "clients": [ { "name": "4.0" }, { "name": "4.1" } ] }"#,
      "other.clads.json": ScreenTestStage.document,
    ]
    let labels = try await ScreenTestStage(text, files: files).suggestions()
    #expect(Set(labels).isSuperset(of: expected), "\(labels)")
    #expect(!labels.contains("clads.json") && !labels.contains("cart.clads-test.json"))
  }

  @Test(arguments: [
    (#"{ "tap": "p$0ay" }"#, ["cart.clads.json: pay"]),
    (#"{ "tap": "Pay $0now" }"#, ["cart.clads.json: Pay now"]),
    (#"{ "tap": { "id": "tit$0le" } }"#, ["cart.clads.json: title"]),
    (#"{ "tap": { "pointer": "/root/children/0/te$0xt" } }"#, [#"cart.clads.json: "Cart""#]),
    (#"{ "set": { "user.na$0me": 1 } }"#, ["cart.clads.json: name"]),
    (#"{ "set": { "us$0er.name": 1 } }"#, ["cart.clads.json: user"]),
    (#"{ "set": { "user": { "na$0me": 1 } } }"#, ["cart.clads.json: name"]),
    (#"{ "set": { "items": [ {}, { "ti$0tle": 1 } ] } }"#, ["cart.clads.json: title"]),
    (#"{ "expect": { "actions": [ { "action": "b$0uy" } ] } }"#, ["cart.clads.json: buy"]),
    (#"{ "respond": { "request": "or$0der", "with": 1 } }"#, ["cart.clads.json: order"]),
    (#"{ "tap": "no$0thing" }"#, []),
  ])
  func `a definition is in the document`(_ step: String, _ expected: [String]) async throws {
    #expect(try await ScreenTestStage(step: step).definitions() == expected)
  }

  @Test func `a definition of a sample or a document is its file`() async throws {
    let sample = try ScreenTestStage(#"{ "sample": "fu$0ll", "steps": [] }"#)
    #expect(try await sample.definitions() == ["cart.full.sample.json: "])
    let document = try ScreenTestStage(#"{ "document": "./cart.cl$0ads.json", "steps": [] }"#)
    #expect(try await document.definitions().first?.hasPrefix("cart.clads.json") == true)
  }

  @Test(arguments: [
    (#"{ "tap": "p$0ay" }"#, ["**pay**, `button` on [line 10]", #""text": "Pay now""#]),
    (#"{ "tap": "Ca$0rt" }"#, ["**Cart**, `label` on", #""id": "title""#]),
    (#"{ "t$0ap": "pay" }"#, ["Taps a node"]), (#"{ "expect": { "te$0xts": [] } }"#, ["in this order"]),
    (#"{ "expect": { "actions": [ { "action": "bu$0y" } ] } }"#, ["**buy**, `request` on", "example.com"]),
    (#"{ "set": { "user.na$0me": 1 } }"#, ["**user.name**, state", "In `cart.clads.json`"]),
  ])
  func `a hover shows what is meant`(_ step: String, _ expected: [String]) async throws {
    let hover = try await ScreenTestStage(step: step).hover()
    for part in expected { #expect(hover.contains(part), "\(hover)") }
  }

  @Test func `the outline lists the steps`() async throws {
    let stage = try ScreenTestStage(
      """
      { "steps": [ { "tap": "Pay now" }, { "type": { "into": { "id": "name", "index": 1 }, "text": "Ada" } },
        { "respond": { "with": {} } }, { "set": { "user.name": 1 } },
        { "expect": { "texts": ["a", "b", "c", "d"], "noProblems": true } }, {} ] }
      """)
    let entries = await stage.test.symbols()
    #expect(
      entries.map(\.name) == [
        "tap `Pay now`", "type “Ada” into `name` (1)", "respond to the request", "set `user.name`",
        "expect “a” …, no problems", "nothing",
      ])
    #expect(entries.allSatisfy { $0.depth == 0 })
  }

  @Test func `lenses run tests if the client can`() async throws {
    var client = ClientCapabilities()
    client.clientCommands = ["clads.runTests", "clads.playTest"]
    let stage = try ScreenTestStage(
      #"{ "«steps»": [] }"#, files: ["cart.more.clads-test.json": "{", "other.clads-test.json": "{}"],
      client: client)
    let own = try await CodeLensFeature.respond(to: .about(stage.test.uri), in: stage.context)
    #expect(own.map(\.command.title) == ["Run", "Play"])
    #expect(own.map(\.command.command) == ["clads.runTests", "clads.playTest"])
    let document = try #require(stage.workspace.context("cart.clads.json", client: client))
    let lenses = try await CodeLensFeature.respond(to: .about(document.document.uri), in: document)
    #expect(lenses.map(\.command.title) == ["Run 2 tests"])
    #expect(lenses.first?.range.start == Position(line: 0, character: 0))
    let old = try #require(stage.workspace.context("cart.clads.json"))
    #expect(try await CodeLensFeature.respond(to: .about(old.document.uri), in: old).isEmpty)
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"steps": [{"tap": "#, #"{"steps": [{"tap": {"id"#, #"{"set": {"user."#, "\u{0}",
    #"{"steps": [{"set": {"": {"": []}}}]}"#, #"{"steps": {"expect": []}}"#, #"{"document": "", "steps": ["#,
    #"{"steps": [{"expect": {"state": {"a[": {"b": [{"c": 1}]}}}}]}"#, String(repeating: "[", count: 2_000),
    #"{"steps": ["# + String(repeating: #"{"expect":{"nodes":["#, count: 300),
  ])
  func `any text and any position is handled`(_ text: String) async throws {
    let stage = try ScreenTestStage(text)
    _ = await stage.diagnostics()
    _ = await stage.test.symbols()
    let count = stage.test.file.source.bytes.count
    for position in stride(from: 0, through: count, by: max(1, count / 64)) {
      let offset = TextOffset(utf8: position)
      _ = await stage.test.completions(at: offset, in: stage.workspace)
      _ = await stage.test.hover(at: offset, in: stage.workspace)
      _ = await stage.test.definitions(at: offset, in: stage.workspace)
      _ = try? await stage.test.renaming(at: offset)
    }
  }
}
