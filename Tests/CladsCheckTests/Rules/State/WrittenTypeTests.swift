import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// Tests of type checks of state that the document writes.
@Suite struct WrittenTypeTests {
  private static let state = #"""
    "state": {
      "score": 1, "word": "abc", "flag": true, "items": ["a"], "user": { "name": "Ann" }, "later": null
    }
    """#

  /// Returns a document whose button stores a value, with a further child.
  private func screen(_ path: String, _ value: String, _ child: String) -> String {
    document(
      Self.state,
      children: #"""
        { "type": "button", "text": "a", "actions": { "onTap": {
          "type": "setState", "path": "\#(path)", "value": \#(value) } } }, \#(child)
        """#)
  }

  private func expression(_ source: String) -> String { #"{ "$expr": \#(StringLiteral.quoted(source)) }"# }

  @Test(arguments: [
    "5", "\"five\"", "null", #"{ "$expr": "score + 1" }"#, #"{ "$expr": "flag ? 'a' : 'b'" }"#,
    #"{ "$expr": "items.count" }"#, #"{ "$expr": "${score} + 1" }"#, #"{ "$expr": "word" }"#,
  ])
  func `a number that is only replaced with numbers and strings has no members`(value: String) {
    let label = #"{ "type": "label", "text": "${score.«value»}" }"#
    expectMarks("path-through-scalar", screen("score", value, label))
  }

  @Test(arguments: [
    #"{ "value": 1 }"#, #"{ "$expr": "user" }"#, #"{ "$expr": "items.first" }"#, #"{ "$expr": "items[0]" }"#,
    #"{ "$expr": "later" }"#, #"{ "$expr": "other" }"#,
  ])
  func `a number that is replaced with anything else may have members`(value: String) {
    expectMarks(
      "path-through-scalar", screen("score", value, #"{ "type": "label", "text": "${score.value}" }"#))
  }

  @Test func `a string that is only replaced with strings cannot be repeated`() {
    let list = #"{ "type": "forEach", "items": «"word"», "template": { "type": "divider" } }"#
    expectMarks("foreach-items-not-array", screen("word", expression("flag ? 'a' : 'b'"), list))
    expectMarks("foreach-items-not-array", screen("word", #""xyz""#, list))
    let valid = #"{ "type": "forEach", "items": "word", "template": { "type": "divider" } }"#
    expectMarks("foreach-items-not-array", screen("word", expression("items"), valid))
    expectMarks(
      "foreach-items-not-array",
      screen(
        "score", "1",
        #"""
        { "type": "button", "text": "a", "actions": { "onTap": {
          "type": "appendToArray", "path": "word", "value": "a" } } }, \#(valid)
        """#))
  }

  @Test(arguments: [
    ("flag", "score + 1", "a boolean", "a whole number"),
    ("score", "items.isEmpty", "a whole number", "a boolean"),
    ("score", "flag ? '1' : '0'", "a whole number", "a string"),
    ("items", "items.count", "an array", "a whole number"),
    ("user", "word", "an object", "a string"), ("word", "items.contains('a')", "a string", "a boolean"),
  ])
  func `an expression whose result has another type is reported`(
    path: String, source: String, declared: String, stored: String
  ) {
    let label = #"{ "type": "label", "text": "${score}" }"#
    let found = diagnose(Array(screen(path, expression(source), label).utf8)).filter {
      $0.id == "state-type-change"
    }
    #expect(found.map(\.message) == ["`\(path)` is declared as \(declared) but set to \(stored)"])
  }

  @Test(arguments: [
    ("score", "score + 1"), ("word", "score + 1"), ("flag", "items.isEmpty"),
    ("word", "flag ? 'a' : 'b'"), ("later", "score + 1"), ("flag", "items.first"), ("flag", "!flag"),
    ("score", "flag ? 1 : 0"), ("score", "items[0]"),
  ])
  func `an expression that may have the declared type, or has another finding, is not reported`(
    path: String, source: String
  ) {
    let label = #"{ "type": "label", "text": "${score}" }"#
    expectMarks("state-type-change", screen(path, expression(source), label))
  }

  @Test func `a ternary that spells a boolean is replaced with its condition`() {
    let label = #"{ "type": "label", "text": "${flag ? 'a' : 'b'}" }"#
    let found = diagnose(
      Array(screen("flag", expression("items.isEmpty ? 'true' : 'false'"), label).utf8))
    #expect(found.first { $0.id == "state-type-change" }?.fixes.map(\.title) == ["Write `items.isEmpty`"])
  }
}
