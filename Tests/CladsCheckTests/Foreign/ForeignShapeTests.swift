import CladsCheck
import Diagnostics
import SourceText
import TestSupport
import Testing

/// What authors bring from other formats has one finding, and a fix that moves it to where it belongs.
@Suite struct ForeignShapeTests {
  private static let label = #"{ "type": "label", "text": "x" }"#

  /// Screens with one mistake each, and what the suggested fixes make of them.
  private static let screens = [
    (#""root": [\#(label)]"#, #""root": { "children": [\#(label)] }"#),
    (#""body": [\#(label)]"#, #""root": { "children": [\#(label)] }"#),
    (#""children": [\#(label)]"#, #""root": { "children": [\#(label)] }"#),
    (#""screen": { "children": [\#(label)] }"#, #""root": { "children": [\#(label)] }"#),
    (
      #""root": { "type": "hstack", "children": [\#(label)] }"#,
      #""root": { "children": [ { "type": "hstack", "children": [\#(label)] } ] }"#
    ),
  ]

  @Test(arguments: screens)
  func `a root in another shape becomes a root with children`(before: String, after: String) {
    expect(#"{ "id": "a", \#(before) }"#, becomes: #"{ "id": "a", \#(after) }"#)
  }

  @Test(arguments: [
    (#"{ "component": "label", "text": "x" }"#, label), (#"{ "kind": "label", "text": "x" }"#, label),
    (#"{ "widget": "label", "text": "x" }"#, label), (#"{ "type": "Text", "text": "x" }"#, label),
    (#"{ "type": "vstack", "items": [\#(label)] }"#, #"{ "type": "vstack", "children": [\#(label)] }"#),
    (#"{ "type": "label", "props": { "text": "x" } }"#, label),
    (
      #"{ "type": "label", "text": "x", "class": "s" }"#,
      #"{ "type": "label", "text": "x", "styleId": "s" }"#
    ),
    (
      ##"{ "type": "label", "text": "x", "style": { "$ref": "#/styles/s" } }"##,
      #"{ "type": "label", "text": "x", "styleId": "s" }"#
    ),
    (
      #"{ "type": "label", "text": "x", "padding": "16px" }"#,
      #"{ "type": "label", "text": "x", "padding": { "horizontal": 16, "vertical": 16 } }"#
    ),
  ])
  func `a node in another shape becomes a node`(before: String, after: String) {
    let styles = #""styles": { "s": { "fontSize": 20 } }"#
    expect(
      #"{ "id": "a", \#(styles), "root": { "children": [\#(before)] } }"#,
      becomes: #"{ "id": "a", \#(styles), "root": { "children": [\#(after)] } }"#)
  }

  @Test(arguments: [
    #"{ "action": "go" }"#, #"{ "name": "go" }"#, ##"{ "$ref": "#/actions/go" }"##, #"{ "id": "go" }"#,
    #"{ "type": "go" }"#,
  ])
  func `an object that refers to a named action becomes its name`(before: String) {
    func screen(_ event: String) -> String {
      """
      { "id": "a", "actions": { "go": { "type": "dismiss" } }, \
      "root": { "children": [{ "type": "button", "text": "b", "actions": { "onTap": \(event) } }] } }
      """
    }
    expect(screen(before), becomes: screen(#""go""#))
  }

  @Test(arguments: ["action", "kind", "name", "event", "actionType", "method"])
  func `an action whose type has another name gets a type`(key: String) {
    func screen(_ key: String) -> String {
      """
      { "id": "a", "root": { "children": [{ "type": "button", "text": "b", \
      "actions": { "onTap": { "\(key)": "navigate", "destination": "x" } } }] } }
      """
    }
    expect(screen(key), becomes: screen("type"))
  }

  @Test(arguments: [
    (#""items": [\#(label)]"#, #""children": [\#(label)]"#),
    (#""cells": [\#(label)]"#, #""children": [\#(label)]"#),
    (#""rows": [\#(label)]"#, #""children": [\#(label)]"#),
    (#""items": "xs", "itemTemplate": \#(label)"#, #""dataSource": "xs", "itemTemplate": \#(label)"#),
    (#""data": "${xs}", "itemTemplate": \#(label)"#, #""dataSource": "xs", "itemTemplate": \#(label)"#),
    (#""dataSource": "xs", "template": \#(label)"#, #""dataSource": "xs", "itemTemplate": \#(label)"#),
    (#""dataSource": "xs", "cell": \#(label)"#, #""dataSource": "xs", "itemTemplate": \#(label)"#),
  ])
  func `the content of a section under another name gets its name`(before: String, after: String) {
    func screen(_ content: String) -> String {
      """
      { "id": "a", "state": { "xs": [1, 2] }, "root": { "children": [{ "type": "sectionLayout", \
      "sections": [{ "layout": { "type": "list" }, \(content) }] }] } }
      """
    }
    expect(screen(before), becomes: screen(after))
  }

  @Test func `data in a section is not thrown away`() {
    let text = """
      { "id": "a", "root": { "children": [{ "type": "sectionLayout", \
      "sections": [{ "layout": { "type": "list" }, "items": [{ "name": "Ann" }, { "name": "Bob" }] }] }] } }
      """
    expect(text, becomes: text)
  }

  @Test(arguments: [("50%", "0.5"), ("100%", "1"), ("33.5%", "0.335")])
  func `a percentage becomes a fraction`(before: String, after: String) {
    func screen(_ width: String) -> String {
      """
      { "id": "a", "root": { "children": [{ "type": "sectionLayout", "sections": [{ "layout": \
      { "type": "horizontal", "itemDimensions": { "width": \(width), "height": 40 } }, "children": [\(Self.label)] }] }] } }
      """
    }
    expect(screen(#""\#(before)""#), becomes: screen(#"{ "fractional": \#(after) }"#))
  }

  @Test(arguments: ["if", "visible", "hidden", "isHidden", "when", "showIf", "visibility"])
  func `a condition of visibility is no misspelling, and the help says what there is`(key: String) {
    let text = """
      { "id": "a", "state": { "on": true }, "root": { "children": [\
      { "type": "divider", "\(key)": "${on}" }, \
      { "type": "vstack", "\(key)": true, "children": [\(Self.label), \(Self.label)] }] } }
      """
    expect(text, becomes: text)
    let findings = Checker().check(Array(text.utf8))
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.help?.contains("`forEach`") ?? false })
  }

  @Test(arguments: [
    "TextBlock RichTextBlock ColumnSet ActionSet FactSet ImageSet Input.Text Input.Toggle Input.ChoiceSet Media",
    "Container Row Column Stack ListView ElevatedButton TextButton InkWell TextFormField CircularProgressIndicator",
    "LazyColumn OutlinedTextField Surface Box Card LinearProgressIndicator FloatingActionButton Scaffold",
    "View FlatList SectionList TouchableOpacity Pressable SafeAreaView ScrollView TextInput Switch ActivityIndicator",
    "Text List Form Group NavigationLink NavigationStack TabView Picker Stepper ProgressView SecureField AsyncImage",
    "UILabel UIButton UIImageView UISwitch UISlider UITextField UIStackView UITableView UICollectionView",
    "div span p h1 a img ul hr input select textarea iframe video table",
  ])
  func `a kind of another framework has help of its own`(kinds: String) {
    for kind in kinds.split(separator: " ") {
      let text = #"{ "id": "a", "root": { "children": [{ "type": "\#(kind)" }] } }"#
      let found = Checker().check(Array(text.utf8)).filter { $0.id == "unknown-component-kind" }
      #expect(found.count == 1, "\(kind)")
      #expect(found.first?.help.map(isOwn) ?? false, "\(kind): \(found)")
    }
  }

  @Test(arguments: [
    "Action.OpenUrl Action.Submit Action.Execute Action.ShowCard Action.ToggleVisibility openUrl goBack toast",
    "push pop present setVariable dispatch fetch callApi delay log track if navigateTo increment copy share",
  ])
  func `an action of another framework has help of its own`(types: String) {
    for type in types.split(separator: " ") {
      let text = #"""
        { "id": "a", "root": { "actions": { "onAppear": { "type": "\#(type)" } },
          "children": [{ "type": "label", "text": "b" }] } }
        """#
      let found = Checker().check(Array(text.utf8)).filter { $0.id == "unknown-action-type" }
      #expect(found.count == 1, "\(type)")
      #expect(found.first?.help.map(isOwn) ?? false, "\(type): \(found)")
    }
  }

  /// Returns whether a help says more than where a name of the app's own is declared.
  private func isOwn(_ help: String) -> Bool {
    !help.hasPrefix("declare it in") || help.contains("; without one, ")
      || help.contains("; the built-in kind is")
      || help.contains("; if it only needs to scroll")
  }

  @Test(arguments: ["${s}", "{{ s }}", "card_${kind}"])
  func `a kind that is computed has one error`(kind: String) {
    let text = #"{ "id": "a", "root": { "children": [{ "type": "\#(kind)", "text": "x" }] } }"#
    #expect(
      Checker().check(Array(text.utf8)).map(\.message).filter { $0.contains("cannot be computed") }.count == 1
    )
  }

  private func expect(_ before: String, becomes after: String) {
    let file = Checker().fix(Array(before.utf8), applying: .suggested)
    #expect(String(decoding: file.source.bytes, as: UTF8.self) == after)
    #expect(file.originalDiagnostics.filter { $0.severity >= .warning }.count <= 2)
  }
}
