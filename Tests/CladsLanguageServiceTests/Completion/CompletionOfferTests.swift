import CladsDocument
import CladsLanguageService
import TestSupport
import Testing

/// What is offered, and what is not because it would be a mistake.
@Suite struct CompletionOfferTests {
  private static let across = ["leading", "center", "trailing"]

  private func labels(_ marked: String, project: String? = nil) async -> [String] {
    await CompletionResult(marked, project: project).labels
  }

  private func stack(_ kind: String, _ alignment: String) -> String {
    #"{ "root": { "children": [ { "type": "\#(kind)", \#(alignment) } ] } }"#
  }

  @Test(arguments: [#""alignment": $0"#, #""alignment": "$0""#])
  func `an alignment has the form that the stack reads`(alignment: String) async {
    #expect(Set(await labels(stack("vstack", alignment))) == Set(Self.across))
    let row = ["top", "center", "bottom"].map { #"{ "vertical": "\#($0)" }"# }
    #expect(Set(await labels(stack("hstack", alignment))) == Set(row))
    let layers = await labels(stack("zstack", alignment))
    #expect(layers.count == 9)
    #expect(layers.contains(#"{ "horizontal": "trailing", "vertical": "bottom" }"#))
    let extended = await labels(stack("hstack", alignment), project: #"{ "formatLevel": "extended" }"#)
    #expect(Set(extended) == ["top", "center", "bottom"])
  }

  @Test(arguments: [
    ("vstack", #""alignment": ${1|"leading","center","trailing"|}"#),
    ("hstack", #""alignment": { "vertical": "${1|top,center,bottom|}" }"#),
    (
      "zstack",
      #""alignment": { "horizontal": "${1|leading,center,trailing|}", "vertical": "${2|top,center,bottom|}" }"#
    ),
  ])
  func `an alignment is inserted in that form with its key`(kind: String, expected: String) async {
    let result = await CompletionResult(stack(kind, #""ali$0""#))
    #expect(result.accepting("alignment")?.contains(expected) == true)
  }

  @Test func `sizes are numbers at level base`() async {
    let marked = #"{ "styles": { "a": { "width": 24 }, "b": { "width": $0 } } }"#
    let base = await labels(marked)
    #expect(base.first == "24" && base.count > 3)
    #expect(base.allSatisfy { JSONNumber($0) != nil })
    let extended = await labels(marked, project: #"{ "formatLevel": "extended" }"#)
    #expect(extended.count == base.count + 1)
  }

  @Test func `functions are inserted without a placeholder`() async {
    let result = await CompletionResult(
      #"{ "state": { "tags": [] }, "root": { "children": [ { "type": "label", "text": "${tags.$0" } ] } }"#)
    #expect(result.item("contains")?.text.marked == "contains($1)}")
    #expect(result.item("count")?.text.marked == "count}")
  }

  @Test func `names in an inserted object are those of the document`() async {
    let marked = #"""
      { "state": { "title": "", "volume": 0.5, "isOn": true },
        "actions": { "load": { "type": "request", "requestId": "news" } },
        "root": { "children": [$0] } }
      """#
    let result = await CompletionResult(marked)
    #expect(result.accepting("slider")?.contains(#""bind": "${1:volume}""#) == true)
    #expect(result.accepting("textfield")?.contains(#""bind": "${1:title}""#) == true)
    #expect(result.accepting("label")?.contains(#"{ "type": "label", "text": "$1" }"#) == true)
    let action = await CompletionResult(
      marked.replacing("$0", with: #"{ "type": "button", "actions": { "onTap": $0 } }"#))
    #expect(action.accepting("cancelRequest")?.contains(#""requestId": "${1:news}""#) == true)
    #expect(action.accepting("toggleState")?.contains(#""path": "${1:isOn}""#) == true)
  }

  @Test func `a style cannot inherit from one that inherits from it`() async {
    let styles = #""a": {}, "b": { "inherits": "a" }, "c": { "inherits": "b" }"#
    #expect(await labels(#"{ "styles": { \#(styles), "d": { "inherits": "$0" } } }"#).count == 3)
    let cyclic = #"{ "styles": { "a": { "inherits": "$0" }, "b": { "inherits": "a" }, "c": {} } }"#
    #expect(await labels(cyclic) == ["c"])
  }

  @Test func `an action cannot run one that runs it`() async {
    let marked = #"""
      { "actions": {
        "load": { "type": "request", "onSuccess": "show", "onError": "$0" },
        "show": { "type": "request", "onSuccess": "load" },
        "retry": { "type": "showAlert", "buttons": [ { "label": "Retry", "action": "load" } ] },
        "again": { "type": "request", "onError": "show" },
        "fail": { "type": "dismiss" } } }
      """#
    let labels = await labels(marked)
    // An alert waits for the user.
    #expect(labels.contains("fail") && labels.contains("retry"))
    #expect(["load", "show", "again"].allSatisfy { !labels.contains($0) })
  }

  @Test(arguments: ["[]", "null"])
  func `the variable of a list that is still empty is offered`(list: String) async {
    let marked = #"""
      { "state": { "items": LIST }, "root": { "children": [ { "type": "forEach", "items": "items",
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "$0" } } } } ] } }
      """#.replacing("LIST", with: list)
    #expect(await labels(marked).contains("item"))
  }

  @Test func `tokens for other kinds do not use up the list`() async {
    let texts = (0..<1_500).map { "\"text.t\($0)\": { \"fontSize\": 12 }" }
    let styles = (texts + ["\"image.hero\": { \"width\": 10 }"]).joined(separator: ", ")
    let marked = #"{ "id": "a", "root": { "children": [ { "type": "image", "styleId": "$0" } ] } }"#
    let labels = await labels(
      marked, project: #"{ "designSystems": { "kit": { "styles": { \#(styles) } } } }"#)
    #expect(labels == ["@image.hero"])
  }

  @Test func `a design system is named once`() async {
    let marked =
      #"{ "id": "a", "designSystem": 3, "root": { "children": [ { "type": "label", "styleId": "$0" } ] } }"#
    let result = await CompletionResult(
      marked, project: #"{ "designSystems": { "kit": { "styles": { "text.t": { "fontSize": 12 } } } } }"#)
    #expect(result.item("@text.t")?.edits.isEmpty == true)
  }

  @Test func `a condition is a path to a boolean on device`() async {
    let marked = #"""
      { "state": { "isOn": true, "count": 1, "name": "" }, "root": { "children": [
        { "type": "button", "text": "A", "isSelectedBinding": "$0" } ] } }
      """#
    #expect(await labels(marked) == ["isOn"])
    #expect(await labels(marked, project: #"{ "target": "spec" }"#).count == 3)
    let longer = marked.replacing("$0", with: "${$0 == 1}")
    #expect(Set(await labels(longer)) == ["isOn", "count", "name"])
  }

  @Test func `a name that is used and not declared yet is offered unless it is a misspelling`() async {
    let marked = #"""
      { "styles": { "title": {} }, "root": { "children": [
        { "type": "label", "text": "A", "styleId": "titel" },
        { "type": "label", "text": "B", "styleId": "rowText" },
        { "type": "label", "text": "C", "styleId": "$0" } ] } }
      """#
    #expect(Set(await labels(marked)) == ["title", "rowText"])
    let action = #"{ "type": "button", "text": "A", "actions": { "onTap": "send" } }"#
    let button = #"{ "type": "button", "text": "B", "actions": { "onTap": "$0" } }"#
    #expect(await labels(#"{ "root": { "children": [\#(action), \#(button)] } }"#).contains("send"))
  }

  @Test(arguments: [#"{ "type": "$0" }"#, "$0"])
  func `a section layout is not offered inside another one`(node: String) async {
    let inner = #"{ "type": "sectionLayout", "sections": [ { "children": [\#(node)] } ] }"#
    let inside = await labels(#"{ "root": { "children": [\#(inner)] } }"#)
    #expect(inside.contains("label") && !inside.contains("sectionLayout"))
    #expect(await labels(#"{ "root": { "children": [\#(node)] } }"#).contains("sectionLayout"))
  }

  @Test func `a second cancel button is not offered`() async {
    let marked = #"""
      { "actions": { "ask": { "type": "showAlert", "buttons": [
        { "label": "Keep", "style": "cancel" }, { "label": "Delete", "style": "$0" } ] } } }
      """#
    #expect(Set(await labels(marked)) == ["default", "destructive"])
    #expect(await labels(marked.replacing("cancel", with: "default")).contains("cancel"))
  }
}
