import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct CommandTests {
  private let workspace = MemoryWorkspace([
    "a.clads.json": """
    { "id": "a", "state": { "n": 1, "name": "Bob", "list": [{ "t": "x" }, { "t": "y" }] }, "root": { "children": [
      { "type": "forEach", "items": "list", "template": { "type": "label", "text": "${item.t}" } } ] } }
    """,
    "a.big.sample.json": #"{ "n": 40 }"#, "a.bad.sample.json": "[]",
    "clads.json": #"{ "target": "spec" }"#,
  ])

  private func run(_ command: String, _ argument: String, encoding: PositionEncoding = .utf16) async -> String
  {
    await workspace.workspaceContext(encoding: encoding).run(command, argument)
  }

  private let uri = #""uri": "file:///app/a.clads.json""#

  @Test func `an expression is evaluated in its scope, with the requested sample`()
    async
  {
    #expect(
      await run("clads.evaluate", #"{ \#(uri), "expression": "n + 2" }"#)
        == #"{"type":"int","value":3,"text":"3"}"#)
    #expect(
      await run("clads.evaluate", #"{ \#(uri), "expression": "n + 2", "sample": "big" }"#)
        == #"{"type":"int","value":42,"text":"42"}"#)
    #expect(
      await run(
        "clads.evaluate",
        #"{ \#(uri), "expression": "${index}: ${item.t}", "template": true, "position": { "line": 1, "character": 70 } }"#
      )
        == #"{"type":"string","value":"0: x","text":"0: x","device":{"type":"string","value":": "}}"#)
    #expect(
      await run("clads.evaluate", #"{ \#(uri), "expression": "item.t" }"#)
        == #"{"type":"undefined","text":""}"#)
    #expect(
      await run("clads.evaluate", #"{ \#(uri), "expression": "name - n - 1" }"#).hasPrefix(
        #"{"type":"failure","message":"expected a number, found a string","text":"name - n - 1""#))
  }

  @Test(arguments: [
    (PositionEncoding.utf8, #"{"error":{"message":"expected a value after `+`","start":6,"end":7}}"#),
    (.utf16, #"{"error":{"message":"expected a value after `+`","start":4,"end":5}}"#),
    (.utf32, #"{"error":{"message":"expected a value after `+`","start":3,"end":4}}"#),
  ])
  func `a syntax error has a range in the client's encoding`(
    _ encoding: PositionEncoding, _ json: String
  ) async {
    #expect(await run("clads.evaluate", #"{ \#(uri), "expression": "a𝒳 +" }"#, encoding: encoding) == json)
  }

  @Test func `samples are listed, including unusable ones`() async {
    #expect(
      await run("clads.samples", "{ \(uri) }") == """
        [{"name":"initial","source":"state"},{"name":"bad","source":"/app/a.bad.sample.json","problem":"a sample must be \
        an object, which is merged over the document's `state`, not an array"},{"name":"big",\
        "source":"/app/a.big.sample.json"}]
        """)
    #expect(await run("clads.selectSample", #"{ \#(uri), "sample": "big" }"#) == "null")
    #expect(
      await run("clads.selectSample", #"{ \#(uri), "sample": "bigg" }"#).contains("did you mean `big`?"))
    #expect(await run("clads.selectSample", #"{ \#(uri), "sample": "bad" }"#).contains("cannot be used"))
  }

  @Test func `the status names the project, the samples and the target`() async {
    #expect(
      await run("clads.status", "{ \(uri) }") == """
        {"version":"","kind":"document","project":"/app/clads.json","sample":"initial","samples":["initial","bad","big"],\
        "client":null,"clients":[],"target":"spec","formatLevel":"base"}
        """)
    #expect(
      await run("clads.status", #"{ "uri": "file:///app/clads.json" }"#).hasPrefix(
        #"{"version":"","kind":"project","project":"/app/clads.json""#))
  }

  @Test(arguments: [
    ("clads.nothing", "{}", "unknown command"), ("clads.status", "1", "requires an object"),
    ("clads.status", "{}", "`uri` is missing"),
    ("clads.status", #"{ "uri": "file:///app/b.clads.json" }"#, "no such file exists"),
    ("clads.samples", #"{ "uri": "file:///app/clads.json" }"#, "not a CLADS document"),
    ("clads.evaluate", #"{ "uri": "file:///app/a.clads.json" }"#, "`expression` is missing"),
    ("clads.evaluate", #"{ "uri": "file:///app/a.clads.json", "expression": 1 }"#, "expression"),
  ])
  func `invalid commands fail with a message`(_ command: String, _ argument: String, _ message: String) async
  {
    #expect(await run(command, argument).contains(message))
  }
}

extension WorkspaceContext {
  /// Returns the result of a command, or the message of its error.
  func run(_ command: String, _ argument: String) async -> String {
    let params = #"{ "command": "\#(command)", "arguments": [\#(argument)] }"#
    do {
      let result = try await ExecuteCommandFeature.respond(
        to: ExecuteCommandParams(json: SyntaxTree.parse(Array(params.utf8)).root), in: self)
      return String(decoding: result.bytes, as: UTF8.self)
    } catch {
      return (error as? ResponseError)?.message ?? "\(error)"
    }
  }
}
