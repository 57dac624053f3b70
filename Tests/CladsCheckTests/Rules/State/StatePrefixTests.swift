import Diagnostics
import SourceText
import TestSupport
import Testing

/// Tests of paths that start with `state.`.
@Suite struct StatePrefixTests {
  private static let state = #""state": { "count": 0, "name": "", "user": { "name": "" }, "items": ["a"] }"#

  private func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

  @Test(arguments: [
    "${«state.name»}", "${«state.user.name»}", "${«state.count»}", "${«state.count» + 1}",
    "${«state.items».isEmpty ? 'a' : 'b'}",
  ])
  func `a path to a declared key does not start with state`(text: String) {
    let found = expectMarks("state-prefix", document(Self.state, children: label(text)))
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [""])
    #expect(found.first?.fixes.first?.edits.first?.range.utf8Count == 6)
  }

  @Test func `paths of controls, actions and lists do not start with state`() {
    let found = expectMarks(
      "state-prefix",
      document(
        Self.state,
        children: #"""
          { "type": "textfield", "bind": «"state.name"» },
          { "type": "forEach", "items": «"state.items"»,
            "template": { "type": "label", "text": "${«state.item»}" } },
          { "type": "button", "text": "a", "actions": { "onTap": {
            "type": "setState", "path": «"state.count"», "value": { "$expr": "«state.count» + 1" } } } }
          """#))
    #expect(found.count == 5)
  }

  @Test(arguments: ["${state.other}", "${other.name}", "${state}", "${name} state.count"])
  func `other paths are not meant to start inside state`(text: String) {
    expectMarks("state-prefix", document(Self.state, children: label(text)))
  }

  @Test(arguments: [
    #""state": { "count": 0, "state": { "count": 1 } }"#,
    #"""
    "state": { "count": 0 },
    "actions": { "load": { "type": "request", "method": "GET", "url": "https://example.com",
      "responsePath": "state" } }
    """#,
  ])
  func `a state with a key of that name is left alone`(members: String) {
    expectMarks("state-prefix", document(members, children: label("${state.count} ${count}")))
  }

  @Test func `a path with the prefix is one finding, and its key is not unused`() {
    let text = document(#""state": { "count": 0 }"#, children: label("${state.count}"))
    #expect(diagnose(Array(text.utf8)).map(\.id) == ["state-prefix"])
  }
}
