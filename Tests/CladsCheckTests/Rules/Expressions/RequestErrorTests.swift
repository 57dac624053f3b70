import Diagnostics
import SourceText
import TestSupport
import Testing

/// What is said about the object that a request stores at its `errorPath`.
@Suite struct RequestErrorTests {
  private func screen(
    _ child: String, state: String = #""failure": null"#, path: String = "failure",
    action: String = #"{ "type": "dismiss" }"#
  ) -> String {
    document(
      #""state": { \#(state), "on": false }"#,
      children: #"""
        { "type": "button", "text": "a", "actions": { "onTap": { "type": "request", "method": "GET",
          "url": "https://a.example", "errorPath": "\#(path)" } } },
        { "type": "button", "text": "b", "actions": { "onTap": \#(action) } }, \#(child)
        """#)
  }

  private func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

  /// Initial values with which the error is shown all the same.
  private static let initialValues = [#""failure": null"#, #""failure": "", "x": 1"#, #""x": 1"#]

  @Test(arguments: initialValues)
  func `a template that shows the object is told to show its message`(state: String) {
    let found = expectMarks("interpolates-container", screen(label("Sorry: ${«failure»}!"), state: state))
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [".message"])
    #expect(found.first?.help == "show `failure.message`")
    for member in ["message", "statusCode", "code", "cancelled"] {
      expectMarks("interpolates-container", screen(label("${failure.\(member)}"), state: state))
      expectMarks("path-through-scalar", screen(label("${failure.\(member)}"), state: state))
    }
  }

  @Test(arguments: initialValues)
  func `the object is no condition, no number and no array`(state: String) {
    expectMarks("expr-condition-type", screen(label("${«failure» ? 'a' : 'b'}"), state: state))
    expectMarks("expr-condition-type", screen(label("${!«failure» ? 'a' : 'b'}"), state: state))
    expectMarks("expr-condition-type", screen(label("${«failure.message» ? 'a' : 'b'}"), state: state))
    expectMarks("expr-condition-type", screen(label("${failure.cancelled ? 'a' : 'b'}"), state: state))
    expectMarks("expr-unsupported-operator", screen(label("${failure «==» null ? 'a' : 'b'}"), state: state))
    expectMarks("expr-member-type", screen(label("${failure.«isEmpty»}"), state: state))
    expectMarks("expr-unresolved-operand", screen(label("${«failure» * 2}"), state: state))
    expectMarks(
      "foreach-items-not-array",
      screen(
        #"{ "type": "forEach", "items": «"failure"», "template": { "type": "label", "text": "a" } }"#,
        state: state))
  }

  @Test func `a nested path and a path in scope are told apart`() {
    expectMarks(
      "interpolates-container",
      screen(label("${«api.error»}"), state: #""api": { "error": null }"#, path: "api.error"))
    expectMarks(
      "interpolates-container",
      screen(
        #"""
        { "type": "forEach", "items": "xs", "itemVariable": "failure",
          "template": { "type": "label", "text": "${failure}" } }
        """#, state: #""xs": [ "a" ], "failure": null"#))
  }

  @Test func `a member that the object does not have is reported`() {
    for (name, meant) in [("mesage", "message"), ("description", "message"), ("statuscode", "statusCode")] {
      let found = expectMarks("expr-unknown-member", screen(label("${failure.«\(name)»}")))
      #expect(found.first?.fixes.first?.edits.map(\.newText) == [meant])
    }
    expectMarks("expr-unknown-member", screen(label("${failure.«title2»}")))
    expectMarks("expr-unknown-member", screen(label("${failure.body.title}")))
  }

  @Test func `a path that also holds something else is not judged`() {
    let set = #"{ "type": "setState", "path": "failure", "value": "x" }"#
    expectMarks("interpolates-container", screen(label("${failure}"), state: #""failure": """#, action: set))
    let clear = #"{ "type": "setState", "path": "failure", "value": null }"#
    expectMarks("interpolates-container", screen(label("${«failure»}"), action: clear))
  }
}
