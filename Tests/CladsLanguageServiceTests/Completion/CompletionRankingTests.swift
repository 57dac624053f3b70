import CladsLanguageService
import SourceText
import TestSupport
import Testing

@Suite struct CompletionRankingTests {
  /// Checks the first suggestions at `$0`.
  private func check(_ marked: String, _ expected: [String], project: String? = nil) async {
    let result = await CompletionResult(marked, project: project)
    #expect(Array(result.labels.prefix(expected.count)) == expected, "\(marked)")
  }

  private static func document(_ nodes: String) -> String {
    ##"""
    {
      "id": "a",
      "state": { "name": "", "email": "", "note": "", "rows": [], "isOn": true },
      "styles": {
        "title": { "fontSize": 28 },
        "body": { "fontSize": 17 },
        "icon": { "width": 24, "height": 24, "tintColor": "#FF3B30" },
        "caption": { "fontSize": 13 }
      },
      "dataSources": {
        "row0Label": { "type": "static", "value": "1" }, "row0Value": { "type": "static", "value": "2" },
        "row1Label": { "type": "static", "value": "3" }, "row1Value": { "type": "static", "value": "4" }
      },
      "actions": { "save": { "type": "dismiss" }, "reset": { "type": "dismiss" } },
      "root": { "children": [
        \##(nodes)
      ] }
    }
    """##
  }

  @Test(arguments: [
    // Names that nothing uses yet come first, in the order of their declarations.
    (#"{ "type": "label", "text": "A", "styleId": "$0" }"#, ["title", "body", "caption"]),
    (
      #"{ "type": "label", "text": "A", "styleId": "title" }, { "type": "label", "text": "B", "styleId": "$0" }"#,
      ["body", "caption", "title"]
    ),
    // A style is for the kinds that draw it.
    (#"{ "type": "image", "image": { "sfsymbol": "star" }, "styleId": "$0" }"#, ["icon"]),
    // A name that occurs in the node is probably meant.
    (#"{ "type": "label", "text": "Your caption", "styleId": "$0" }"#, ["caption"]),
    (#"{ "type": "textfield", "placeholder": "Email", "bind": "$0" }"#, ["email", "name"]),
    (#"{ "type": "button", "text": "Reset", "actions": { "onTap": "$0" } }"#, ["save", "reset"]),
    // Numbered names follow each other.
    (
      #"{ "type": "label", "dataSourceId": "row0Label" }, { "type": "label", "dataSourceId": "$0" }"#,
      ["row1Label"]
    ),
    // A pattern that repeats counts more than a name that is new.
    (
      """
      { "type": "label", "text": "A", "styleId": "body" }, { "type": "divider" },
      { "type": "label", "text": "B", "styleId": "body" }, { "type": "divider" },
      { "type": "label", "text": "C", "styleId": "body" }, { "type": "divider" },
      { "type": "label", "text": "D", "styleId": "$0" }
      """, ["body"]
    ),
    (
      """
      { "type": "hstack", "children": [ { "type": "spacer" }, { "type": "toggle", "bind": "isOn" } ] },
      { "type": "hstack", "children": [ { "type": "spacer" }, { "type": "$0
      """, ["toggle"]
    ),
  ])
  func `the suggestion that is most likely meant is first`(nodes: String, expected: [String]) async {
    await check(Self.document(nodes), expected)
  }

  @Test func `common style properties come before rare ones`() async {
    let labels = await CompletionResult(#"{ "id": "a", "styles": { "a": { "$0" } } }"#).labels
    let common = ["fontSize", "textColor", "backgroundColor", "fontWeight", "width", "height"]
    let rare = ["minWidth", "minHeight", "maxWidth", "maxHeight"]
    let last = common.compactMap(labels.firstIndex).max() ?? .max
    #expect(rare.allSatisfy { (labels.firstIndex(of: $0) ?? -1) > last }, "\(labels)")
  }

  @Test func `tokens are offered for the kinds that they are for`() async {
    let project = """
      { "designSystems": { "kit": { "styles": {
        "text.title": { "fontSize": 28 }, "button.primary": { "backgroundColor": "#0A84FF" },
        "palette.ink": { "textColor": "#101010" }, "space.card": { "width": 10 } } } } }
      """
    let marked = #"{ "id": "a", "root": { "children": [ { "type": "label", "styleId": "$0" } ] } }"#
    let result = await CompletionResult(marked, project: project)
    #expect(result.labels == ["@text.title", "@palette.ink"])
    let button = await CompletionResult(
      marked.replacing("label", with: "button"), project: project)
    #expect(button.labels == ["@button.primary", "@palette.ink", "@space.card"])
  }

  @Test func `a token declares its design system in a document that names none`() async {
    let project = #"{ "designSystems": { "kit": { "styles": { "text.title": { "fontSize": 28 } } } } }"#
    let root = #""root": { "children": [ { "type": "label", "styleId": "$0" } ] } }"#
    let missing = await CompletionResult(#"{ "id": "a", "# + root, project: project)
    #expect(missing.item("@text.title")?.edits.map(\.newText) == [#", "designSystem": "kit""#])
    let declared = await CompletionResult(
      #"{ "id": "a", "designSystem": "kit", "# + root, project: project)
    #expect(declared.item("@text.title")?.edits.isEmpty == true)
  }
}
