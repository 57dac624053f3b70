import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// Tests of `$expr` whose placeholders get values that the current runtime does not compute with.
@Suite struct InterpolatedOperandTests {
  /// Returns the findings about an expression that is stored at `path`, next to further children.
  private func findings(
    _ source: String, at path: String = "out", state: String = #""count": 0"#, next children: String = ""
  ) -> [Diagnostic] {
    let text = document(
      #""state": { "out": 0, "items": ["a"], \#(state) }"#,
      children: #"""
        { "type": "label", "text": "${out}" }\#(children),
        { "type": "button", "text": "a", "actions": { "onTap": {
          "type": "setState", "path": "\#(path)", "value": { "$expr": \#(StringLiteral.quoted(source)) } } } }
        """#)
    return diagnose(Array(text.utf8)).filter { $0.severity >= .warning }
  }

  private func button(_ value: String) -> String {
    #"""
    , { "type": "button", "text": "b", "actions": { "onTap": {
      "type": "setState", "path": "count", "value": \#(value) } } }
    """#
  }

  @Test func `counting down below zero is predicted`() {
    let found = findings("${count} - 1", at: "count")
    #expect(found.map(\.id) == ["expr-interpolated-operand"])
    #expect(
      found.first?.consequence
        == "once `count` is `-1`, the current runtime stores `\"- 1 - 1\"` instead of `-2`")
    #expect(found.first?.fixes.map(\.title) == ["Write `count - 1`"])
  }

  @Test func `a value that another action stores is predicted`() {
    #expect(findings("${count} + 1", next: button("-5")).map(\.id) == ["expr-interpolated-operand"])
    #expect(
      findings("${count} + 1", next: button(#"{ "$expr": "count - 1" }"#)).map(\.id) == [
        "expr-interpolated-operand"
      ])
  }

  @Test func `no rewriting helps with a value that has a fraction`() {
    let found = findings(
      "${count} + 1", next: #", { "type": "slider", "bind": "count", "minValue": 0, "maxValue": 1 }"#)
    #expect(found.map(\.id) == ["expr-interpolated-operand"])
    #expect(found.first?.message.hasSuffix("fails for numbers with a fraction") == true)
    #expect(found.first?.fixes.isEmpty == true)
  }

  @Test(arguments: ["${count} + 1", "${items.count} - 1", "(${count} + 1) % 3", "count - 1", "${count} * 2"])
  func `a value that never becomes negative is no problem`(source: String) {
    #expect(findings(source, at: "count").isEmpty, "\(source)")
    #expect(findings(source, at: "count", next: button("7")).isEmpty, "\(source)")
  }

  @Test func `a name with a hyphen in a text field is predicted`() {
    let names = #""first": "Ann", "last": "Lee""#
    let field = #", { "type": "textfield", "bind": "first" }"#
    #expect(
      findings("${first} ${last}", state: names, next: field).map(\.id) == ["expr-template-reevaluation"])
    #expect(findings("${first} ${last}", state: names).isEmpty)
  }
}
