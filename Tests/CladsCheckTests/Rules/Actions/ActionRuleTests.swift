import Diagnostics
import SourceText
import TestSupport
import Testing

/// The findings of the action rules beyond the examples in their documentation.
@Suite struct ActionRuleTests {
  private func button(_ action: String) -> String {
    #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
  }

  @Test func `a reference to an action type is replaced with an inline action`() {
    let found = expectMarks("unresolved-action", document(#""state": {}"#, children: button(#"«"dismiss"»"#)))
    #expect(found.first?.fixes.first?.edits.map(\.newText) == [#"{ "type": "dismiss" }"#])
    expectMarks(
      "unresolved-action", document(#""state": {}"#, children: button(#""openProfile""#)),
      project: #"{ "hostActions": ["openProfile"] }"#)
  }

  @Test func `the severity of an unknown action type depends on the project file`() {
    let children = button(#"{ "type": «"fetchNews"» }"#) + ", " + button(#"{ "type": "fetchNews" }"#)
    let text = document(#""state": {}"#, children: children)
    let found = expectMarks("unknown-action-type", text)
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.related.count == 1)
    #expect(
      expectMarks("unknown-action-type", text, project: #"{ "actions": { "share": {} } }"#)
        .map(\.severity) == [.warning])
    expectMarks(
      "unknown-action-type", document(#""state": {}"#, children: button(#"{ "type": "fetchNews" }"#)),
      project: #"{ "actions": { "fetchNews": {} } }"#)
    #expect(
      expectMarks(
        "unknown-action-type", document(#""state": {}"#, children: button(#"{ "type": «"Dismiss"» }"#))
      )
      .map(\.severity) == [.warning])
  }

  @Test func `strings in the parameters of custom actions count as uses`() {
    expectMarks(
      "unused-action",
      document(
        #""actions": { "save": { "type": "dismiss" }, "ask": { "type": "confirm", "then": "save" } }"#,
        children: button(#""ask""#)))
  }

  @Test func `a request that an alert offers to repeat is no cycle`() {
    let found = expectMarks(
      "action-cycle",
      document(
        #"""
        "actions": {
          "load": { "type": "request", "method": "GET", "url": "https://example.com", "onError": "failed" },
          "failed": { "type": "showAlert", "title": "No", "buttons": [ { "label": "Again", "action": "load" } ] },
          "poll": { "type": "sequence", "steps": [
            { "type": "request", "method": "GET", "url": "https://example.com", "onSuccess": "next" } ] },
          "next": { "type": "request", "method": "GET", "url": "https://example.com", "onSuccess": «"poll"» }
        }
        """#))
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    #""url": "https://example.com?token=${session.token}""#,
    #""url": "https://example.com?token=YOUR_TOKEN""#,
    #""url": "https://example.com?page=1234567""#, #""url": "https://example.com?token=«abc12345»&page=2""#,
    #""url": "a", "headers": [ { "name": "X-Api-Key", "value": "«abc12345»" } ]"#,
    #""url": "a", "headers": [ { "name": "Accept", "value": "application/json" } ]"#,
    #""url": "a", "body": [ { "as": "client_secret", "literal": "«abc12345»" } ]"#,
  ])
  func `credentials are told apart from other strings`(parameters: String) {
    expectMarks(
      "request-secret",
      document(#""actions": { "a": { "type": "request", "method": "POST", \#(parameters) } }"#))
  }

  @Test func `only different requests must not share a request id`() {
    let first = #"{ "type": "request", "requestId": "a", "method": "GET", "url": "https://example.com/1" }"#
    let second =
      #"{ "type": "request", "requestId": «"a"», "method": "GET", "url": "https://example.com/2" }"#
    expectMarks("request-id-duplicate", document(#""actions": { "a": \#(first), "b": \#(first) }"#))
    expectMarks("request-id-duplicate", document(#""actions": { "a": \#(first), "b": \#(second) }"#))
  }

  @Test func `navigation is reported once, until the project lists destinations`() {
    let buttons = ["«\"navigate\"»", "\"navigate\""].map { type in
      #"""
      { "type": "button", "text": "a",
        "actions": { "onTap": { "type": \#(type), "destination": "b" } } }
      """#
    }.joined(separator: ", ")
    let text = document(#""state": {}"#, children: buttons)
    #expect(expectMarks("navigate-no-handler", text).map(\.related.count) == [1])
    let plain = text.replacing("«", with: "").replacing("»", with: "")
    for list in ["[]", #"["b"]"#] {
      expectMarks("navigate-no-handler", plain, project: #"{ "destinations": \#(list) }"#)
    }
  }

  @Test(arguments: [
    (#"{ "label": "OK" }"#, 0), (#"{ "label": "Later" }, { "label": "OK" }"#, 0),
    (#"{ "label": "Cancel", "style": "cancel" }"#, 0), (#"{ "label": "Delete", "style": "destructive" }"#, 1),
    (#"{ "label": "Remove" }, { "label": "Cancel", "style": "cancel" }"#, 1),
    (#"{ "label": "Remove", "action": "a" }, { "label": "Cancel", "style": "cancel" }"#, 0),
    (#"{ "label": "Remove", "onTap": "a" }, { "label": "Cancel", "style": "cancel" }"#, 0),
  ])
  func `a button that confirms needs an action`(buttons: String, count: Int) {
    let alert = #""a": { "type": "showAlert", "title": "Sure?", "buttons": [ \#(buttons) ] }"#
    let found = diagnose(
      Array(document(#""actions": { \#(alert) }"#).utf8), only: ["alert-button-no-action"])
    #expect(found.count == count)
  }

  @Test func `requests that share ids have one finding`() {
    func request(_ id: String, _ page: Int, isMarked: Bool = false) -> String {
      let id = isMarked ? "«\"\(id)\"»" : "\"\(id)\""
      return #""a\#(page)": { "type": "request", "requestId": \#(id), "method": "GET", "url": "/\#(page)" }"#
    }
    let actions = [
      request("a", 1), request("a", 2, isMarked: true), request("a", 3), request("b", 4), request("b", 5),
    ].joined(separator: ", ")
    let found = expectMarks("request-id-duplicate", document(#""actions": { \#(actions) }"#))
    #expect(found.map(\.severity) == [.hint] && found.map(\.related.count) == [3])
  }

  @Test func `parameters of custom actions are checked against the project file`() {
    let project = #"""
      { "actions": { "play": { "parameters": {
        "track": { "type": "string", "required": true }, "loop": { "type": "boolean" } } }, "stop": {} } }
      """#
    func check(_ action: String) {
      expectMarks("custom-parameter-unknown", document(#""actions": { "a": \#(action) }"#), project: project)
    }
    check(#"{ "type": "play", "track": "${name}", "loop": { "$expr": "on" } }"#)
    check(#"{ "type": «"play"», "loop": «"yes"» }"#)
    check(#"{ "type": "stop", "anything": 1 }"#)
    check(#"{ "type": "play", "track": "a", «"$comment"»: "b" }"#)
  }

  @Test func `a stored value is converted to the declared type`() {
    func check(_ declared: String, _ value: String, _ fix: String?) {
      let found = expectMarks(
        "state-type-change",
        document(
          #"""
          "state": { "x": \#(declared) }, "actions": { "a": { "type": "setState", "path": "x", "value": «\#(value)» } }
          """#))
      #expect(found.first?.fixes.first?.edits.first?.newText == fix)
    }
    check("1", #""5""#, "5")
    check("true", #""false""#, "false")
    check("true", "1", "true")
    check(#""a""#, "5", #""5""#)
    check("[]", "{}", nil)
  }

  @Test(arguments: [
    ("1", "2.5"), ("null", "[]"), ("true", "null"), (#""""#, #""${name}""#), ("1", #"{ "$expr": 5 }"#),
  ])
  func `compatible and unknown types are accepted`(declared: String, value: String) {
    expectMarks(
      "state-type-change",
      document(
        #"""
        "state": { "x": \#(declared) }, "actions": { "a": { "type": "setState", "path": "x", "value": \#(value) } }
        """#))
  }

  @Test func `an alert with a button that is not destructive is not reported`() {
    func check(_ buttons: String) {
      expectMarks(
        "alert-destructive-without-cancel",
        document(#""actions": { "a": { "type": "showAlert", "title": "b", "buttons": [ \#(buttons) ] } }"#))
    }
    check(#"«{» "label": "Delete", "style": "destructive" }"#)
    check(#"{ "label": "Delete", "style": "destructive" }, { "label": "Keep" }"#)
    check("")
  }
}
