import Diagnostics
import SourceText
import TestSupport
import Testing

/// The findings of the rules about sequences and requests beyond the examples in their documentation.
@Suite struct SequenceAndRequestRuleTests {
  private func button(_ action: String) -> String {
    #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
  }

  private func sequence(_ steps: String) -> String {
    document(
      #""state": { "a": 1, "b": 2 }"#, children: button(#"{ "type": "sequence", "steps": [ \#(steps) ] }"#))
  }

  @Test func `a value that the next step reads is not reported as overwritten`() {
    let next = #"{ "type": "setState", "path": "a", "value": { "$expr": "a + 1" } }"#
    expectMarks(
      "sequence-overwrite", sequence(#"{ "type": "setState", "path": "a", "value": 1 }, \#(next)"#))
    let other = #"{ "type": "setState", "path": "a", "value": { "$expr": "b + 1" } }"#
    expectMarks(
      "sequence-overwrite", sequence(#"{ "type": "setState", "path": «"a"», "value": 1 }, \#(other)"#))
    expectMarks(
      "sequence-overwrite",
      sequence(
        #"{ "type": "setState", "path": "a", "value": 1 }, { "type": "toggleState", "path": "b" }, \#(other)"#
      ))
  }

  @Test func `only steps after dismiss are reported`() {
    expectMarks(
      "sequence-after-dismiss", sequence(#"{ "type": "toggleState", "path": "b" }, { "type": "dismiss" }"#))
    expectMarks("sequence-after-dismiss", sequence(#"{ "type": "dismiss" }, { "type": «"dismiss"» }"#))
  }

  @Test func `a step that assigns state to itself is reported`() {
    expectMarks(
      "expr-self-assignment",
      sequence(
        #"{ "type": "setState", "path": "a", "value": { "$expr": «"a"» } }, "#
          + #"{ "type": "setState", "path": "a", "value": { "$expr": "b" } }"#))
  }

  private func request(_ members: String) -> String {
    document(
      #""state": { "title": "", "titles": [], "busy": false }"#,
      children: button(#"{ "type": "request", "method": "POST", "url": "https://example.com", \#(members) }"#)
    )
  }

  @Test func `request fields need unique names`() {
    expectMarks(
      "request-param-name",
      request(#""body": [ { "path": "title" }, «{» "path": "titles.0" }, { "literal": 1, "as": "n" } ]"#))
    expectMarks(
      "request-param-duplicate",
      request(#""body": [ { "path": "title" }, { "literal": 1, "as": «"title"» } ]"#))
    expectMarks(
      "request-param-duplicate", request(#""queryParams": [ { "path": "title" }, { "path": "title" } ]"#))
  }

  @Test func `placeholders in literals are not interpolated`() {
    let found = expectMarks(
      "request-param-template", request(#""body": [ { "literal": "«${title}»", "as": "t" } ]"#))
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [#""path": "title""#])
    expectMarks("request-loading-type", request(#""loadingPath": "busy""#))
    expectMarks("request-loading-type", request(#""loadingPath": «"title"»"#))
  }
}
