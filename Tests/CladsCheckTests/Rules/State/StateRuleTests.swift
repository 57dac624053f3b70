import Diagnostics
import TestSupport
import Testing

/// Tests of the rules about state, paths and data sources beyond the examples in their documentation.
@Suite struct StateRuleTests {
  private func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

  @Test(arguments: [
    "${user.name}", "${list.count}", "${list.0}", "${list.first}", "${result.any.thing}",
    "${written.by.setState}",
    "${flag ? yes : no}", "${later.known}", "plain user.nmae",
  ])
  func `a path that has or may have a value is not reported`(text: String) {
    expectMarks(
      "undeclared-state",
      document(
        #"""
        "state": { "user": { "name": "" }, "list": [], "later": null, "flag": true },
        "actions": {
          "load": { "type": "request", "method": "GET", "url": "https://example.com", "responsePath": "result" },
          "set": { "type": "setState", "path": "written.by", "value": {} }
        }
        """#, children: label(text)))
  }

  @Test func `a suggestion comes from the same object as the wrong name`() {
    let found = expectMarks(
      "undeclared-state",
      document(
        #""state": { "user": { "name": "", "age": 3 }, "nmae": 1 }"#, children: label("${«user.nmae»}")))
    #expect(found.first?.help == "did you mean `user.name`?")
  }

  @Test func `a path without a similar name is reported once`() {
    let found = expectMarks(
      "undeclared-state",
      document(#""state": { "a": 1 }"#, children: label("${«weather.today»} ${weather.today} ${a}")))
    #expect(found.first?.related.count == 1)
  }

  @Test func `undeclared state is less severe if the app may write it`() {
    let state = #""state": { "title": "" }"#
    let open = #"{ "type": "card" }, "#
    #expect(
      expectMarks("undeclared-state", document(state, children: open + label("${«weather»}")))
        .map(\.severity) == [.info])
    #expect(
      expectMarks("undeclared-state", document(state, children: open + label("${«titel»}")))
        .map(\.severity) == [.warning])
    expectMarks(
      "undeclared-state", document(state, children: label("${session.user.name}")),
      project: #"{ "hostState": { "session.user": "object" } }"#)
  }

  @Test func `misspelled host state has a fix`() {
    let project = #"{ "hostState": { "session.user": "object", "orders.open": "array" } }"#
    for (text, near) in [
      ("${«sesion.user.name»}", "session"), ("${«session.usr.name»}", "user"),
    ] {
      let found = expectMarks(
        "undeclared-state", document(#""version": "1.0""#, children: label(text)), project: project)
      #expect(found.map(\.severity) == [.warning])
      #expect(found.first?.fixes.first?.title == "Replace with `\(near)`")
    }
    let found = expectMarks(
      "foreach-items-undeclared",
      document(
        #""version": "1.0""#,
        children:
          #"{ "type": "forEach", "items": «"orders.opn"», "template": \#(label("x")) }"#),
      project: project)
    #expect(found.first?.fixes.first?.title == "Replace with `orders.open`")
  }

  @Test func `an iteration variable is not undeclared state`() {
    let repetition = #"""
      { "type": "forEach", "items": "list", "itemVariable": "todo", "template": \#(label("${todo.name}")) }
      """#
    let state = #""state": { "list": [] }"#
    expectMarks("undeclared-state", document(state, children: repetition))
    expectMarks("undeclared-state", document(state, children: repetition + ", " + label("${«todo.name»}")))
    expectMarks(
      "undeclared-state",
      document(
        state + #", "dataSources": { "name": { "type": "binding", "template": "${todo.name}" } }"#,
        children: repetition))
  }

  @Test func `local state and prose are not undeclared state`() {
    expectMarks(
      "undeclared-state",
      document(
        #""state": { "a": 1 }, "actions": { "b": { "type": "setState", "path": "a", "value": { "$expr": "Hello" } } }"#,
        children: #"{ "type": "label", "data": { "value": { "type": "localBinding", "path": "zip" } } }"#))
  }

  @Test func `a mention in broken text counts as a use`() {
    expectMarks("unused-state", document(#""state": { "count": 1 }"#, children: label("${count +}")))
    expectMarks(
      "unused-state",
      document(
        #""state": { "count": 1 }"#,
        children: #"{ "type": "button", "text": "${count}", "actions": { "onTap": { "type": "dismiss" } } }"#)
    )
    expectMarks("unused-state", document(#""state": { «"count"»: 1 }"#, children: label("count")))
    expectMarks("unused-state", document(#""state": { "count": 1 }"#, children: #"{ "type": "card" }"#))
  }

  @Test(arguments: [
    ("items[0", "add `]`"), ("user..name", "remove it"), (" user", "remove the spaces"),
    (" ", "write a key of `state`, such as `user.name`"),
    ("user['name']", "write `.name`"), ("", "write a key of `state`, such as `user.name`"),
  ])
  func `a malformed path has advice`(path: String, help: String) {
    let text = document(
      #""state": { "user": {}, "items": [] }, "dataSources": { "a": { "type": "binding", "path": "\#(path)" } }"#
    )
    #expect(diagnose(Array(text.utf8), only: ["path-syntax"]).map(\.help) == [help])
  }

  @Test func `a path that is a state key is valid`() {
    expectMarks(
      "path-syntax",
      document(#""state": { "a (b)": 1 }, "dataSources": { "a": { "type": "binding", "path": "a (b)" } }"#))
  }

  @Test(arguments: ["user.name", "1", "-1", "", "a[0]"])
  func `a key that no path can refer to is reported`(key: String) {
    expectMarks("state-key-unreachable", document(#""state": { «"\#(key)"»: 1, "fine_1": 2 }"#))
  }

  @Test func `a static source with a path is offered another type`() {
    let found = expectMarks(
      "data-reference-incomplete",
      document(#""state": { "a": "" }, "dataSources": { «"b"»: { "type": "static", "path": "a" } }"#))
    #expect(found.first?.fixes.first?.title == "Change the type to `binding`")
    expectMarks(
      "data-reference-incomplete",
      document(
        #"""
        "dataSources": { "b": { "type": "static", "value": 5 }, "c": { "type": "binding", "path": 5 } }
        """#))
  }

  // MARK: Writes and local state

  private func button(_ action: String) -> String {
    #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
  }

  @Test(arguments: [
    ("«count».x", true), ("user.name", false), ("later.x.y", false), ("new.x", false), ("«list».x", true),
    ("list.0", false), ("«user»[0]", true), ("user.«name».first", true), ("list.9.x", false),
  ])
  func `a write that replaces a value is reported at that value`(path: String, isReported: Bool) {
    let action = #"{ "type": "setState", "path": "\#(path)", "value": 1 }"#
    let found = expectMarks(
      "write-clobbers",
      document(
        #""state": { "count": 0, "user": { "name": "" }, "list": [1], "later": null }"#,
        children: button(action)))
    #expect(found.isEmpty != isReported)
  }

  @Test func `an index is not out of range in an array that may grow`() {
    let labels = label("${fixed.«2»} ${grown.2} ${later.2} ${fixed.1}")
    expectMarks(
      "index-out-of-range",
      document(
        #""state": { "fixed": [1, 2], "grown": [], "later": null }"#,
        children: labels + ", " + button(#"{ "type": "appendToArray", "path": "grown", "value": 1 }"#)))
  }

  @Test func `local state is found in outer nodes`() {
    let inner = #"""
      { "type": "hstack", "state": { "b": 1 }, "children": [
        { "type": "toggle", "localBind": "a" }, \#(label("${local.b} ${«local.c»}")) ] }
      """#
    let stack = #"{ "type": "vstack", "state": { "a": true }, "children": [ \#(inner) ] }"#
    expectMarks(
      "local-undeclared",
      document(
        #""actions": { "flip": { "type": "toggleState", "path": "local.a" } }"#, children: stack))
  }

  @Test func `a path to a number shows nothing on device`() {
    let reference = #"""
      { "type": "label", "data": { "value": { "type": "binding", "path": \#("«\"count\"»") } } },
      { "type": "label", "data": { "value": { "type": "binding", "path": "name" } } },
      { "type": "label", "data": { "value": { "type": "binding", "path": "later" } } }
      """#
    expectMarks(
      "path-binding-non-string",
      document(#""state": { "count": 0, "name": "", "later": null }"#, children: reference))
  }

  @Test(arguments: [
    (#"{ "type": "toggleState", "path": "a" }"#, true),
    (#"{ "type": "appendToArray", "path": "a", "value": 1 }"#, true),
    (#"{ "type": "setState", "path": "a", "value": { "$expr": "a + 1" } }"#, false),
  ])
  func `an action that changes a value does not read it`(action: String, isReported: Bool) {
    let key = isReported ? "«\"a\"»" : "\"a\""
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    expectMarks("write-only-state", document(#""state": { \#(key): null }"#, children: button))
    let shown = #"\#(button), { "type": "label", "text": "${a}" }"#
    expectMarks("write-only-state", document(#""state": { "a": null }"#, children: shown))
  }
}
