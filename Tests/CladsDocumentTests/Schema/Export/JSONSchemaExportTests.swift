import CladsDocument
import Diagnostics
import JSONSyntax
import Testing

@Suite struct JSONSchemaExportTests {
  private func export(_ rows: [Row], alternatives: [[String]] = [], isOpen: Bool = false) -> String {
    var shape = ObjectShape(name: "box", documentation: "A box.", rows: rows, isOpen: isOpen)
    shape.alternatives = alternatives
    var export = JSONSchemaExport { slot in
      let row = Row(name: "text", shape: .string(.template), documentation: "Text.", isRequired: true)
      let branch = JSONSchemaExport.Branch(
        name: "label", documentation: "A label.", rows: [row], isOpen: false, takesComments: false)
      return JSONSchemaExport.Tagged(branches: [branch], otherwise: slot == .node ? [row] : nil)
    }
    let text = export.text(of: .object(shape), title: "Box", id: "https://example.com/box")
    #expect(SyntaxTree.parse(Array(text.utf8)).errors.isEmpty)
    return unspaced(text)
  }

  /// The text without white space, in which short and long values differ.
  private func unspaced(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private func row(_ shape: Shape, required: Bool = false, default text: String? = nil) -> Row {
    Row(name: "k", shape: shape, documentation: "Key.", defaultText: text, isRequired: required)
  }

  @Test func `an object has its keys, the required ones, and no others`() {
    let rows = [row(.boolean, required: true), Row(name: "l", shape: .any, documentation: "")]
    let expected = """
      { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.com/box",
        "title": "Box", "type": "object", "description": "A box.",
        "properties": { "k": { "description": "Key.", "type": "boolean" }, "l": true },
        "patternProperties": { "^(\\\\$comment|_comment|__comment|//|#|comment$)": true },
        "required": ["k"], "additionalProperties": false, "definitions": {} }
      """
    #expect(export(rows) == unspaced(expected))
  }

  @Test func `an open object allows other keys, and one of several keys may be required`() {
    let text = export([row(.any)], alternatives: [["k", "l"]], isOpen: true)
    #expect(!text.contains("additionalProperties"))
    #expect(text.contains(#""anyOf":[{"required":["k"]},{"required":["l"]}],"#))
  }

  private static func choice(ignoresCase: Bool = false) -> Shape {
    .choice(
      ChoiceShape(
        choices: [Choice("a1", "First."), Choice("b", "")], ignoresCase: ignoresCase,
        otherwise: .rejectsDocument))
  }

  @Test(arguments: [
    (Shape.integer(nil), true, #""type": "integer""#),
    (.integer(nil), false, #""type": ["integer", "null"]"#),
    (.array(.number(nil)), true, #""type": "array", "items": { "type": "number" }"#),
    (
      .dictionary(.string(.url), keys: .literal), true,
      #""type": "object", "additionalProperties": { "type": "string" }"#
    ),
    (
      .either([.boolean, .number(nil)]), false,
      #""anyOf": [{ "type": "boolean" }, { "type": "number" }, { "type": "null" }]"#
    ),
  ])
  func `a shape is exported with the types of its values`(shape: Shape, isRequired: Bool, expected: String) {
    let property = #""k": { "description": "Key.", \#(expected) } }"#
    #expect(export([row(shape, required: isRequired)]).contains(unspaced(property)))
  }

  @Test(arguments: [
    (choice(), true, #""enum": ["a1", "b"]"#), (choice(), false, #""enum": ["a1", "b", null]"#),
    (
      choice(ignoresCase: true), true,
      #""anyOf": [{ "enum": ["a1", "b"] }, { "type": "string", "pattern": "^([aA]1|[bB])$" }]"#
    ),
  ])
  func `a choice is exported with its values`(shape: Shape, isRequired: Bool, expected: String) {
    let property = #""k": { "description": "Key.\n`a1`: First.", \#(expected) } }"#
    #expect(export([row(shape, required: isRequired)]).contains(unspaced(property)))
  }

  @Test(arguments: [Shape.any, .either([.boolean, .any])])
  func `a key of any value has its documentation only`(shape: Shape) {
    #expect(export([row(shape)]).contains(#""k":{"description":"Key."}}"#))
  }

  @Test func `a default is part of the documentation`() {
    let text = export([row(.boolean, required: true, default: "true")])
    #expect(text.contains(#""description":"Key.Default:true.""#))
  }

  @Test func `an object and a shape with a name are definitions, once`() {
    let inner = Shape.object(ObjectShape(name: "section's lid", documentation: "", rows: [row(.boolean)]))
    let named = Shape.named("number list") { .array(.number(nil)) }
    let text = export([
      Row(name: "a", shape: inner, documentation: "A.", isRequired: true),
      Row(name: "b", shape: inner, documentation: "B.", isRequired: true),
      Row(name: "c", shape: named, documentation: "C.", isRequired: true),
    ])
    #expect(text.split(separator: #""sectionsLid":{"#, omittingEmptySubsequences: false).count == 2)
    #expect(text.contains(##""a":{"description":"A.","allOf":[{"$ref":"#/definitions/sectionsLid"}]},"##))
    #expect(text.contains(#""numberList":{"type":"array","items":{"type":"number"}},"#))
  }

  @Test func `a tag selects the keys, and any other tag is allowed only in an open set`() {
    let node = export([row(.tagged(by: "type", in: .node), required: true)])
    #expect(node.contains(##""$ref":"#/definitions/layoutNode""##))
    #expect(node.contains(#""labelComponentKind":{"#))
    #expect(node.contains(#""const":"label""#))
    #expect(node.contains(#""not":{"enum":["label"]}"#))
    let action = export([row(.tagged(by: "type", in: .action), required: true)])
    #expect(action.contains(##""$ref":"#/definitions/actionType""##))
    #expect(action.contains(#""enum":["label"]"#) && !action.contains(#""not":"#))
  }
}
