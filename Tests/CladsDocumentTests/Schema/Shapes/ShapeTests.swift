import CladsDocument
import Diagnostics
import JSONSyntax
import Testing

@Suite struct ShapeTests {
  private static let hue = Shape.choice(
    ChoiceShape(
      choices: [Choice("red", ""), Choice("blue", "")], ignoresCase: false, otherwise: .rejectsDocument))
  private static let point = Shape.object(
    ObjectShape(
      name: "point", documentation: "",
      rows: [
        Row(name: "x", shape: .number(nil), documentation: "", isRequired: true),
        Row(name: "label", shape: .string(.literal), documentation: ""),
        Row(name: "hue", shape: hue, documentation: "", isRequired: true),
      ]))

  @Test(arguments: [
    (Shape.any, "any value", "null", true), (.boolean, "a boolean", "false", false),
    (.integer(nil), "a whole number", "0", false), (.number(nil), "a number", "0", false),
    (.string(.url), "a string", "\"\"", false), (hue, "one of `red` or `blue`", "\"red\"", false),
    (.array(.any), "an array", "[]", false),
    (.dictionary(.any, keys: .literal), "an object", "{}", false),
    (.tagged(by: "type", in: .node), "an object", "{}", false),
    (point, "an object", #"{ "x": 0, "hue": "red" }"#, false),
    (.either([.number(nil), .number(0...1), .boolean]), "a number or a boolean", "0", false),
    (.either([.boolean, .any]), "any value", "false", true),
    (.named("n") { .array(.any) }, "an array", "[]", false),
  ])
  func `a shape has a phrase and a minimal value`(
    shape: Shape, phrase: String, stub: String, acceptsNull: Bool
  ) {
    #expect(shape.phrase == phrase)
    #expect(shape.stub == stub)
    #expect(shape.acceptsNull == acceptsNull)
  }

  @Test(arguments: [
    ("1", Shape.any, true), ("true", .boolean, true), ("1", .boolean, false), ("3", .integer(nil), true),
    ("3.5", .integer(nil), false), ("3.5", .number(nil), true), ("\"a\"", .string(.literal), true),
    ("5", .string(.literal), false), ("\"red\"", hue, true), ("\"pink\"", hue, false),
    ("[1, 2]", .array(.number(nil)), true), ("[1, true]", .array(.number(nil)), false),
    (#"{ "a": 1 }"#, .dictionary(.number(nil), keys: .literal), true),
    (#"{ "a": true }"#, .dictionary(.number(nil), keys: .literal), false),
    (#"{ "x": 1, "hue": "red", "other": 1 }"#, point, true), (#"{ "x": 1 }"#, point, false),
    (#"{ "x": true, "hue": "red" }"#, point, false), ("{}", .tagged(by: "type", in: .node), true),
    ("[]", .tagged(by: "type", in: .node), false), ("true", .either([.number(nil), .boolean]), true),
    ("\"a\"", .either([.number(nil), .boolean]), false), ("1", .named("n") { .boolean }, false),
    ("\"${a}\"", .number(nil), true), ("\"$a\"", .number(nil), false), ("null", .boolean, true),
    (#"{ "$expr": "a" }"#, .boolean, true), (#"{ "expr": "a" }"#, .boolean, false),
  ])
  func `a value fits a shape or not, and one that is computed fits any`(
    text: String, shape: Shape, fits: Bool
  ) {
    #expect(SyntaxTreeText(text).with { $0.fits(0, shape) } == fits)
  }

  @Test(arguments: [
    ("style", "a style"), ("action", "an action"), ("`openURL` action", "an `openURL` action"), ("", ""),
  ])
  func `a name has an article`(name: String, expected: String) { #expect(name.withArticle == expected) }

  @Test(arguments: [
    ("Name of it. More.", "name of it"), ("URL of it.", "URL of it"), ("A", "a"), ("", ""),
  ])
  func `documentation has a first sentence`(text: String, expected: String) {
    #expect(text.firstSentence == expected)
  }

  @Test func `every kind, slot and type has a name for messages`() {
    #expect(Set(SymbolKind.allCases.map(\.noun)).count == SymbolKind.allCases.count)
    #expect(Set(Slot.allCases.map(\.noun)).count == Slot.allCases.count)
    #expect(StateType.integer.phrase == "a whole number" && StateType.opaque.phrase == "any value")
    #expect(Access.readWrite.reads && Access.readWrite.writes)
    #expect(!Access.read.writes && !Access.write.reads)
  }
}
