import CladsLanguageService
import TestSupport
import Testing

@Suite struct CompletionPathTests {
  /// Returns a document with a node.
  private func document(_ node: String) -> String {
    """
    { "id": "a",
      "state": { "user": { "name": "Ann", "age": 3 }, "count": 0, "isOn": true, "items": [ { "title": "x", "tags": [] } ] },
      "root": { "children": [ \(node) ] } }
    """
  }

  /// Checks all suggestions at `$0`.
  private func check(_ node: String, _ expected: [String], project: String? = nil) async {
    let result = await CompletionResult(document(node), project: project)
    #expect(result.labels == expected, "\(node)")
  }

  @Test(arguments: [
    (#"{ "type": "slider", "bind": "$0" }"#, ["count", "user", "items"]),
    (#"{ "type": "slider", "bind": $0 }"#, ["count", "user", "items"]),
    (#"{ "type": "slider", "bind": "us$0er" }"#, ["count", "user", "items"]),
    (#"{ "type": "toggle", "bind": "$0" }"#, ["isOn", "user", "items"]),
    (#"{ "type": "textfield", "bind": "user.$0" }"#, ["name"]),
    (#"{ "type": "slider", "bind": "user.$0" }"#, ["age"]),
    (#"{ "type": "slider", "bind": "user.$0"#, ["age"]),
    (#"{ "type": "slider", "bind": "items[0].$0" }"#, ["tags"]),
    (#"{ "type": "slider", "bind": "items.0.ti$0" }"#, ["tags"]),
    (#"{ "type": "slider", "bind": "unknown.$0" }"#, []),
    (#"{ "type": "slider", "bind": "items.$0" }"#, ["0"]),
    (#"{ "type": "forEach", "items": "$0" }"#, ["items", "user"]),
    (
      #"{ "type": "label", "data": { "value": { "type": "binding", "path": "user.$0" } } }"#, ["name"]
    ),
  ])
  func `paths are offered part by part`(node: String, expected: [String]) async {
    await check(node, expected)
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "Hi ${$0}" }"#, ["user", "count", "isOn", "items"]),
    (#"{ "type": "label", "text": "Hi ${$0" }"#, ["user", "count", "isOn", "items"]),
    (#"{ "type": "label", "text": "Hi ${us$0" }"#, ["user", "count", "isOn", "items"]),
    (#"{ "type": "label", "text": "Hi ${user.$0}" }"#, ["name", "age"]),
    (#"{ "type": "label", "text": "${items.$0}" }"#, ["contains", "count", "first", "isEmpty", "last", "0"]),
    (#"{ "type": "label", "text": "${items[count + 1].$0}" }"#, ["title", "tags"]),
    (#"{ "type": "label", "text": "${items[items[0].n].$0}" }"#, ["title", "tags"]),
    (#"{ "type": "label", "text": "${items.last.$0}" }"#, ["title", "tags"]),
    (#"{ "type": "label", "text": "${items[$0]}" }"#, ["0", "count", "user", "items", "isOn"]),
    (#"{ "type": "label", "text": "${(count[$0" }"#, ["count", "user", "items", "isOn"]),
    (#"{ "type": "label", "text": "${items[0].$0}" }"#, ["title", "tags"]),
    (#"{ "type": "label", "text": "${count > 1 ? user.$0 : 'no'}" }"#, ["name", "age"]),
    (#"{ "type": "label", "text": "${count > 1 ? 'user.$0' : 'no'}" }"#, []),
    (#"{ "type": "label", "text": "Hello $0" }"#, []),
    (#"{ "type": "label", "text": "\"${user.$0}\"" }"#, ["name", "age"]),
  ])
  func `expressions offer state and list functions`(node: String, expected: [String]) async {
    await check(node, expected)
  }

  @Test(arguments: [
    (
      #"{ "type": "forEach", "items": "items", "template": { "type": "label", "text": "${$0}" } }"#,
      ["item", "index", "user", "count", "isOn", "items"]
    ),
    (
      #"{ "type": "forEach", "items": "items", "itemVariable": "row", "template": { "type": "label", "text": "${row.$0}" } }"#,
      ["title", "tags"]
    ),
    (
      #"{ "type": "forEach", "items": "items", "template": { "type": "forEach", "items": "item.$0", "template": {} } }"#,
      ["tags"]
    ),
    (
      #"{ "type": "forEach", "items": "items", "emptyView": { "type": "label", "text": "${$0}" }, "template": {} }"#,
      ["user", "count", "isOn", "items"]
    ),
    (
      #"{ "type": "vstack", "state": { "open": false }, "children": [ { "type": "label", "text": "${local.$0}" } ] }"#,
      ["open"]
    ),
    (
      #"{ "type": "vstack", "state": { "open": false }, "children": [ { "type": "toggle", "localBind": "$0" } ] }"#,
      ["open"]
    ),
    (
      #"{ "type": "vstack", "state": { "open": "" }, "children": [ { "type": "label", "data": { "value": { "type": "localBinding", "path": "$0" } } } ] }"#,
      ["open"]
    ),
    (
      #"{ "type": "sectionLayout", "sections": [ { "dataSource": "items", "itemTemplate": { "type": "label", "text": "${item.$0}" } } ] }"#,
      ["title", "tags"]
    ),
  ])
  func `variables and local state are offered in scope`(node: String, expected: [String]) async {
    await check(node, expected)
  }

  @Test func `host state is offered`() async {
    let project = #"{ "hostState": { "session.token": "string" } }"#
    await check(#"{ "type": "label", "text": "${session.$0}" }"#, ["token"], project: project)
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "Hi $$0" }"#, "${count}", #"{ "type": "label", "text": "Hi ${count}" }"#),
    (#"{ "type": "label", "text": "Hi ${co$0" }"#, "count", #"{ "type": "label", "text": "Hi ${count}" }"#),
    (
      #"{ "type": "label", "text": "Hi ${co$0nt}!" }"#, "count",
      #"{ "type": "label", "text": "Hi ${count}!" }"#
    ),
    (
      #"{ "type": "label", "text": "${us$0.name}" }"#, "user", #"{ "type": "label", "text": "${user.name}" }"#
    ),
    (#"{ "type": "slider", "bind": "us$0.age" }"#, "user", #"{ "type": "slider", "bind": "user.age" }"#),
    (#"{ "type": "slider", "bind": $0 }"#, "count", #"{ "type": "slider", "bind": "count" }"#),
  ])
  func `only the path segment is replaced`(node: String, label: String, expected: String) async {
    let result = await CompletionResult(document(node))
    #expect(result.accepting(label, snippets: false) == document(expected))
  }

  @Test func `members of samples are offered after declared ones`() async {
    let text = MarkedText(document(#"{ "type": "label", "text": "${user.$0}" }"#))
    let workspace = MemoryWorkspace([
      "a.clads.json": text.text,
      "a.late.sample.json": #"{ "user": { "name": "Bo", "address": { "city": "X" } } }"#,
    ])
    guard let document = workspace.context()?.document, let cursor = text.cursor else { return }
    let items = await document.completions(at: cursor).items
    #expect(items.map(\.label) == ["name", "age", "address"])
    #expect(items.last?.detail == "{ city } in sample `late`")
  }

  @Test func `the initial value is shown`() async {
    let result = await CompletionResult(document(#"{ "type": "label", "text": "${user.$0}" }"#))
    #expect(result.item("name")?.detail == "\"Ann\"" && result.item("age")?.detail == "3")
  }
}
