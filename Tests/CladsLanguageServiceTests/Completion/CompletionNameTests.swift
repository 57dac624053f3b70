import CladsLanguageService
import TestSupport
import Testing

@Suite struct CompletionNameTests {
  /// Checks the first suggestions at `$0`.
  private func check(_ marked: String, _ expected: [String], comment: Comment? = nil) async {
    let result = await CompletionResult(marked)
    #expect(Array(result.labels.prefix(expected.count)) == expected, comment)
  }

  @Test(arguments: [
    (#"{ $0 }"#, ["id", "root"]),
    (#"{ "id": "a", "$0" }"#, ["version", "root"]),
    (#"{ "root": { "children": [ { $0 } ] } }"#, ["type"]),
    (#"{ "root": { "children": [ { "id": "x" }, { "id": "y" }, { $0 } ] } }"#, ["type"]),
    (#"{ "root": { "children": [ { "type": "textfield", "$0 } ] } }"#, ["bind"]),
    (#"{ "root": { "children": [ { "type": "toggle", "$0 } ] } }"#, ["bind"]),
    (#"{ "root": { "children": [ { "type": "slider", "$0 } ] } }"#, ["bind"]),
    (#"{ "dataSources": { "a": { $0 } } }"#, ["type"]),
    (#"{ "root": { "children": [ { "type": "label", $0 } ] } }"#, ["text", "dataSourceId"]),
    (#"{ "root": { "children": [ { "type": "label", "$0 } ] } }"#, ["text", "dataSourceId"]),
    (#"{ "root": { "children": [ { "type": "label", "text": "", "sty$0 } ] } }"#, ["styleId"]),
    (#"{ "root": { "children": [ { "type": "label", sty$0 } ] } }"#, ["text", "dataSourceId"]),
    (#"{ "root": { "children": [ { "type": "pageIndicator", $0 } ] } }"#, ["id", "currentPage"]),
    (#"{ "actions": { "go": { "type": "setState", "$0"#, ["path", "value"]),
    (#"{ "actions": { "go": { "type": "setState", "path": "a", "$0"#, ["value"]),
    (#"{ "root": { "children": [ { "type": "image", "image": { $0"#, ["asset", "sfsymbol"]),
    (
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "grid", $0"#,
      ["columns"]
    ),
  ])
  func `names are offered in the order of need`(marked: String, expected: [String]) async {
    await check(marked, expected)
  }

  @Test func `present names are not offered`() async {
    let result = await CompletionResult(#"{ "id": "a", $0 "root": {} }"#)
    #expect(!result.labels.contains("id") && !result.labels.contains("root"))
  }

  @Test func `the name at the cursor is offered`() async {
    let result = await CompletionResult(#"{ "i$0d": "a" }"#)
    #expect(result.labels.contains("id"))
  }

  @Test func `keys of the extended level are only offered there`() async {
    let marked = #"{ "styles": { "a": { $0 } } }"#
    let base = await CompletionResult(marked)
    let extended = await CompletionResult(marked, project: #"{ "formatLevel": "extended" }"#)
    #expect(!base.labels.contains("shadow") && extended.labels.contains("shadow"))
  }

  @Test(arguments: [
    (#"{ $0 }"#, "id", #"{ "id": "$1" }"#),
    (#"{ $0}"#, "version", #"{ "version": "$1"}"#),
    (#"{ "ro$0" }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ "ro$0 }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ ro$0 }"#, "root", #"{ "root": { "children": [$1] } }"#),
    (#"{ "id": "a", "$0"#, "state", #"{ "id": "a", "state": { $1 }"#),
    (#"{ "ve$0": "1" }"#, "version", #"{ "version": "1" }"#),
    (#"{ "id": "a" $0 }"#, "version", #"{ "id": "a", "version": "$1" }"#),
    (#"{ "id": "a"$0 }"#, "version", #"{ "id": "a", "version": "$1" }"#),
    (#"{ $0 "id": "a" }"#, "version", #"{ "version": "$1", "id": "a" }"#),
    (#"{ $0"id": "a" }"#, "version", #"{ "version": "$1", "id": "a" }"#),
    (#"{ "id": "a", $0, "root": {} }"#, "version", #"{ "id": "a", "version": "$1", "root": {} }"#),
    (
      "{\n  \"id\": \"a\"\n  \"ve$0\"\n  \"root\": {}\n}", "version",
      "{\n  \"id\": \"a\",\n  \"version\": \"$1\",\n  \"root\": {}\n}"
    ),
    (
      #"{ "root": { "col$0" } }"#, "colorScheme", #"{ "root": { "colorScheme": "${1|light,dark,system|}" } }"#
    ),
    (
      #"{ "root": { "children": [ { "type": "button", "fill$0" } ] } }"#, "fillWidth",
      #"{ "root": { "children": [ { "type": "button", "fillWidth": ${1|true,false|} } ] } }"#
    ),
    (
      #"{ "root": { "children": [ { "type": "slider", "$0" } ] } }"#, "maxValue",
      #"{ "root": { "children": [ { "type": "slider", "maxValue": ${1:1} } ] } }"#
    ),
  ])
  func `a name is inserted with its value and missing commas`(marked: String, label: String, expected: String)
    async
  {
    let result = await CompletionResult(marked)
    #expect(result.accepting(label) == expected)
  }

  @Test func `clients without snippets get plain text`() async {
    let result = await CompletionResult(#"{ "id": "a", "$0" }"#)
    #expect(result.accepting("root", snippets: false) == #"{ "id": "a", "root": { "children": [] } }"#)
  }

  @Test(arguments: [
    (#"{ "styles": { "$0" }, "root": { "styleId": "card" } }"#, "card"),
    (
      #"{ "state": { "$0" }, "root": { "children": [ { "type": "slider", "bind": "volume.now" } ] } }"#,
      "volume"
    ),
    (
      #"{ "actions": { "$0": {} }, "root": { "actions": { "onAppear": "load" } } }"#, "load"
    ),
  ])
  func `undeclared names are offered where they can be declared`(marked: String, label: String) async {
    await check(marked, [label])
  }

  @Test func `the filter text includes the quote`() async {
    let quoted = await CompletionResult(#"{ "ro$0" }"#)
    let bare = await CompletionResult(#"{ ro$0 }"#)
    #expect(quoted.item("root")?.filterText == "\"root\"")
    #expect(bare.item("root")?.filterText == "root")
  }

  @Test func `nothing is offered where a value already exists`() async {
    for marked in [
      #"{ "id"$0: "a" }"#, #"{ "root": $0{ } }"#, "$0 { }", "{ } $0", #"{ "id": "hello $0world" }"#,
    ] {
      let result = await CompletionResult(marked)
      #expect(result.labels.isEmpty, "\(marked)")
    }
  }
}
