import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct EvaluateCommandTests {
  private static let state =
    #"{ "index": 1, "name": "Zoë", "items": [10, 20, 30], "empty": "", "none": null, "half": 0.5, "user": {} }"#
  private static let list = """
    { "type": "forEach", "items": "items", "itemVariable": "item", "indexVariable": "at",
      "template": { "type": "label", "text": "$0${item}" } }
    """

  private func stage(_ nodes: String = list, encoding: PositionEncoding = .utf16) throws -> FeatureStage {
    try FeatureStage(
      FeatureStage.screen(nodes, state: Self.state),
      files: ["a.sample.json": #"{ "index": 2 }"#, "a.none.sample.json": #"{ "items": [] }"#],
      encoding: encoding)
  }

  /// Evaluates an expression, with more arguments.
  private func evaluate(_ expression: String, _ more: String = "", in stage: FeatureStage) async -> SyntaxNode
  {
    let argument =
      #"{ "uri": "\#(stage.uri.string)", "expression": \#(StringLiteral.quoted(expression))\#(more) }"#
    return SyntaxTree.parse(Array(await stage.context.workspace.run("clads.evaluate", argument).utf8)).root
  }

  /// Returns the member with the position of the cursor.
  private func here(_ stage: FeatureStage) throws -> String {
    let position = stage.context.positions.position(try #require(stage.text.cursor))
    return #", "position": { "line": \#(position.line), "character": \#(position.character) }"#
  }

  @Test(arguments: [
    ("(index + 1) % 3", #"{"type":"int","value":2,"text":"2""#),
    ("half + 1", #"{"type":"double","value":1.5,"text":"1.5""#),
    ("index > 0", #"{"type":"bool","value":true,"text":"true""#),
    ("index == 1 ? name : 'x'", #"{"type":"string","value":"Zoë","text":"Zoë""#),
    ("items", #"{"type":"array","value":[10,20,30],"text":"#),
    ("user", #"{"type":"object","value":{},"text":"#),
    ("none", #"{"type":"null","value":null,"text":"#),
    ("empty", #"{"type":"string","value":"","text":"""#), ("user.name", #"{"type":"undefined","text":"""#),
    ("items[7]", #"{"type":"undefined","text":"""#),
    ("index / 0", #"{"type":"failure","message":"division by zero","text":"index / 0""#),
    ("9223372036854775807 + 1", #"{"type":"failure","message":"#),
    ("index", #"{"type":"int","value":1,"text":"1""#),
    ("half", #"{"type":"double","value":0.5,"text":"0.5""#),
    ("index == 1", #"{"type":"bool","value":true,"text":"true""#),
  ])
  func `an expression evaluates to a value with its type`(_ expression: String, _ json: String) async throws {
    let result = await evaluate(expression, in: try stage())
    let text = String(decoding: result.tree.bytes, as: UTF8.self)
    #expect(text.hasPrefix(json), "\(text)")
    #expect(result.object?["text"]?.string != nil)
  }

  @Test func `a template evaluates to the shown text`() async throws {
    let result = await evaluate(
      "${name}: ${items[index]} of ${items.count} 😀", #", "template": true"#, in: try stage())
    #expect(result.object?["type"]?.string?.value == "string")
    for member in ["value", "text"] { #expect(result.object?[member]?.string?.value == "Zoë: 20 of 3 😀") }
  }

  @Test func `the value on device is added only if it differs`() async throws {
    let stage = try stage()
    #expect(await evaluate("index + 1", in: stage).object?["device"] == nil)
    let device = await evaluate("items[index + 9]", in: stage).object?["device"]
    #expect(device?.object?["type"]?.string?.value == "hang")
  }

  @Test func `names in scope at the position are visible`() async throws {
    let stage = try stage()
    let here = try here(stage)
    #expect(await evaluate("item", here, in: stage).object?["value"]?.number?.integer == 10)
    #expect(await evaluate("at", here, in: stage).object?["value"]?.number?.integer == 0)
    let template = await evaluate("${at}: ${item}", here + #", "template": true"#, in: stage)
    #expect(template.object?["text"]?.string?.value == "0: 10")
    for position in ["", #", "position": { "line": 0, "character": 0 }"#] {
      #expect(await evaluate("item", position, in: stage).object?["type"]?.string?.value == "undefined")
    }
  }

  @Test func `a sample can be selected for one evaluation`() async throws {
    let stage = try stage()
    func value(_ expression: String, _ sample: String) async -> Int? {
      await evaluate(expression, #", "sample": "\#(sample)""#, in: stage).object?["value"]?.number?.integer
    }
    #expect(await value("index", "sample") == 2)
    #expect(await value("items.count", "none") == 0)
    let none = await evaluate("item", #", "sample": "none""# + (try here(stage)), in: stage)
    #expect(none.object?["type"]?.string?.value == "undefined")
    #expect(await value("index", "initial") == 1)
    #expect(await evaluate("index", in: stage).object?["value"]?.number?.integer == 1)
  }

  @Test(arguments: FeatureStage.encodings, [false, true])
  func `an expression that does not parse is rejected with its range`(
    _ encoding: PositionEncoding, _ isTemplate: Bool
  ) async throws {
    let before = isTemplate ? "😀é ${'😀é' " : "'😀é' "
    let expression = before + (isTemplate ? "+}" : "+")
    let result = await evaluate(
      expression, #", "template": \#(isTemplate)"#, in: try stage(encoding: encoding))
    let error = try #require(result.object?["error"]?.object)
    #expect(error["message"]?.string?.value.isEmpty == false)
    let bytes = Array(expression.utf8)
    let start = encoding.count(of: bytes, in: 0..<before.utf8.count)
    #expect(error["start"]?.number?.integer == start)
    let end = try #require(error["end"]?.number?.integer)
    #expect(start < end && end <= encoding.count(of: bytes, in: 0..<bytes.count))
  }

  @Test(arguments: FeatureStage.encodings)
  func `the position is in the client's encoding`(_ encoding: PositionEncoding) async throws {
    let before = FeatureStage.label(String(repeating: "😀", count: 40))
    let stage = try stage(before + ", " + Self.list.replacing("\n", with: ""), encoding: encoding)
    // In another encoding, the position is before or after the list.
    #expect(await evaluate("item", try here(stage), in: stage).object?["value"]?.number?.integer == 10)
  }

  @Test func `the status has the format level of the project`() async throws {
    let extended = MemoryWorkspace(document: "{}", project: #"{ "formatLevel": "extended" }"#)
    let argument = #"{ "uri": "file:///app/a.clads.json" }"#
    #expect(
      await extended.workspaceContext().run("clads.status", argument).contains(#""formatLevel":"extended""#))
    let without = await MemoryWorkspace(document: "{}").workspaceContext().run("clads.status", argument)
    #expect(without.contains(#""project":null"#))
    #expect(without.contains(#""target":"device","formatLevel":"base""#))
  }
}
