import CladsLanguageService
import TestSupport
import Testing

@Suite struct CompletionValueTests {
  /// Checks the first suggestions at `$0`.
  private func check(_ marked: String, _ expected: [String], project: String? = nil) async {
    let result = await CompletionResult(marked, project: project)
    #expect(Array(result.labels.prefix(expected.count)) == expected, "\(marked)")
  }

  private static let app = """
    {
      "designSystems": {
        "a": { "styles": { "text.title": { "description": "A heading.", "fontSize": 28 } } },
        "b": { "styles": { "text.body": {} } } },
      "components": { "card": {
        "description": "A card.",
        "data": { "title": { "type": "string", "required": true }, "note": { "type": "string" } },
        "properties": { "unit": { "type": "string", "enum": ["km", "mi"], "required": true } },
        "events": ["onTap"] } },
      "actions": { "share": { "parameters": { "url": { "type": "string", "required": true } } } },
      "sectionLayouts": { "carousel": { "properties": { "pageWidth": { "type": "number" } } } },
      "destinations": ["checkout"], "hostState": { "session.token": "string" }, "hostActions": ["help"]
    }
    """

  @Test(arguments: [
    (#"{ "root": { "colorScheme": "$0" } }"#, ["dark", "light", "system"]),
    (#"{ "root": { "colorScheme": $0 } }"#, ["dark", "light", "system"]),
    (#"{ "root": { "children": [ { "type": "button", "fillWidth": $0"#, ["true", "false"]),
    (#"{ "root": { "children": [ { "type": "slider", "maxValue": $0 } ] } }"#, ["1"]),
    (
      #"{ "root": { "children": [ { "type": "label", "styleId": "$0" } ] }, "styles": { "a": {}, "b": {} } }"#,
      ["a", "b"]
    ),
    (#"{ "styles": { "a": {}, "b": { "inherits": "$0" } } }"#, ["a"]),
    (#"{ "actions": { "go": {} }, "root": { "actions": { "onAppear": "$0" } } }"#, ["go"]),
    (#"{ "dataSources": { "d": {} }, "root": { "children": [ { "type": "label", "dataSourceId": $0"#, ["d"]),
    (
      #"{ "actions": { "a": { "type": "request", "requestId": "r" }, "b": { "type": "cancelRequest", "requestId": "$0" } } }"#,
      ["r"]
    ),
    (
      ##"{ "styles": { "a": { "textColor": "#112233" }, "b": { "textColor": "$0" } } }"##, ["#112233"]
    ),
    (#"{ "styles": { "a": { "fontFamily": "Avenir" }, "b": { "fontFamily": "$0" } } }"#, ["Avenir"]),
    (#"{ "root": { "children": [ { "type": "$0" } ] } }"#, ["label"]),
    (#"{ "actions": { "dismissView": { "type": "$0" } } }"#, ["dismiss"]),
  ])
  func `values depend on the key`(marked: String, expected: [String]) async { await check(marked, expected) }

  @Test(arguments: [
    (
      #"{ "root": { "children": [ { "type": "label", "styleId": "$0" } ] } }"#, ["@text.title", "@text.body"]
    ),
    (
      #"{ "designSystem": "b", "root": { "children": [ { "type": "label", "styleId": "@$0" } ] } }"#,
      ["@text.body"]
    ),
    (#"{ "designSystem": "$0" }"#, ["a", "b"]),
    (#"{ "actions": { "a": { "type": "navigate", "destination": "$0" } } }"#, ["checkout"]),
    (#"{ "root": { "actions": { "onAppear": "$0" } } }"#, ["help"]),
    (#"{ "root": { "children": [ { "type": "card", "$0" } ] } }"#, ["data", "unit"]),
    (#"{ "root": { "children": [ { "type": "card", "data": { "$0" } } ] } }"#, ["title", "note"]),
    (#"{ "root": { "children": [ { "type": "card", "unit": "$0" } ] } }"#, ["km", "mi"]),
    (#"{ "actions": { "a": { "type": "share", "$0" } } }"#, ["url"]),
    (
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "carousel", "$0"#,
      ["pageWidth"]
    ),
  ])
  func `vocabulary of the project is offered`(marked: String, expected: [String]) async {
    await check(marked, expected, project: Self.app)
  }

  @Test func `used tokens are offered without a design system`() async {
    let result = await CompletionResult(
      #"{ "root": { "styleId": "@title", "children": [ { "type": "label", "styleId": "@t$0" } ] } }"#)
    #expect(result.labels == ["@title"])
  }

  @Test func `parents are neither tokens nor the style itself`() async {
    let result = await CompletionResult(
      #"{ "styles": { "a": {}, "b": { "inherits": "$0" } } }"#, project: Self.app)
    #expect(result.labels == ["a"])
  }

  @Test(arguments: [
    (
      #"{ "root": { "children": [$0] } }"#, "label",
      #"{ "root": { "children": [{ "type": "label", "text": "$1" }] } }"#
    ),
    (
      #"{ "root": { "children": [ "la$0" ] } }"#, "divider",
      #"{ "root": { "children": [ { "type": "divider" } ] } }"#
    ),
    (
      #"{ "root": { "children": [{ "type": "spacer" } $0] } }"#, "vstack",
      #"{ "root": { "children": [{ "type": "spacer" }, { "type": "vstack", "children": [$1] }] } }"#
    ),
    (
      #"{ "root": { "children": [$0 { "type": "spacer" }] } }"#, "spacer",
      #"{ "root": { "children": [{ "type": "spacer" }, { "type": "spacer" }] } }"#
    ),
    (
      #"{ "root": { "actions": { "onAppear": $0 } } }"#, "dismiss",
      #"{ "root": { "actions": { "onAppear": { "type": "dismiss" } } } }"#
    ),
    (
      #"{ "root": { "actions": { "onAppear": "$0" } } }"#, "toggleState",
      #"{ "root": { "actions": { "onAppear": { "type": "toggleState", "path": "$1" } } } }"#
    ),
    (
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": $0 } ] } ] } }"#,
      "flow",
      #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "flow", "itemSpacing": ${1:8}, "lineSpacing": ${2:8} } } ] } ] } }"#
    ),
    (#"{ "id" $0 }"#, #""""#, #"{ "id": "$1" }"#),
    (#"{ "root": { "colorScheme" "d$0" } }"#, "dark", #"{ "root": { "colorScheme": "dark" } }"#),
    (
      "{ \"root\": { \"colorScheme\": $0\n \"children\": [] } }", "dark",
      "{ \"root\": { \"colorScheme\": \"dark\",\n \"children\": [] } }"
    ),
    (#"{ "root": { "colorScheme": $0 "dark" } }"#, "light", #"{ "root": { "colorScheme": "light" } }"#),
    ("$0", #"{ "id": "", "root": { "children": [] } }"#, #"{ "id": "$1", "root": { "children": [$2] } }"#),
  ])
  func `a value is inserted completely`(marked: String, label: String, expected: String) async {
    let result = await CompletionResult(marked)
    #expect(result.accepting(label) == expected)
  }

  @Test func `a custom component is inserted with its required keys`() async {
    let result = await CompletionResult(#"{ "root": { "children": [$0] } }"#, project: Self.app)
    #expect(
      result.accepting("card", snippets: false)
        == #"{ "root": { "children": [{ "type": "card", "data": { "title": { "type": "static", "value": "" } }, "unit": "km" }] } }"#
    )
  }

  @Test func `a color is found by its CSS name`() async {
    let result = await CompletionResult(#"{ "root": { "backgroundColor": "tom$0" } }"#)
    #expect(result.accepting("tomato") == ##"{ "root": { "backgroundColor": "#FF6347" } }"##)
  }

  @Test func `long lists are limited and filtered by the typed text`() async {
    let tokens = (0..<3_000).map { #""token.\#($0)": {}"# }.joined(separator: ", ")
    let project = #"{ "designSystems": { "a": { "styles": { \#(tokens) } } } }"#
    let all = await CompletionResult(
      #"{ "root": { "children": [ { "type": "label", "styleId": "$0" } ] } }"#, project: project)
    #expect(all.completions.isIncomplete && all.labels.count <= 500)
    let some = await CompletionResult(
      #"{ "root": { "children": [ { "type": "label", "styleId": "@token.2999$0" } ] } }"#, project: project)
    #expect(some.labels == ["@token.2999"])
  }
}
