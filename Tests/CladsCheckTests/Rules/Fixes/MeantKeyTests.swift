import Diagnostics
import SourceText
import TestSupport
import Testing

/// A key that the app does not know is reported once, and its first fix writes the one that was meant.
@Suite struct MeantKeyTests {
  @Test(
    arguments: [
      (#"{ "type": "slider", "value": "half" }"#, #"{ "type": "slider", "bind": "half" }"#),
      (#"{ "type": "toggle", "value": "${isOn}" }"#, #"{ "type": "toggle", "bind": "isOn" }"#),
      (
        #"{ "type": "slider", "bind": "half", "min": 0, "maxValue": 5 }"#,
        #"{ "type": "slider", "bind": "half", "minValue": 0, "maxValue": 5 }"#
      ),
      (#"{ "type": "label", "value": "Hi" }"#, #"{ "type": "label", "text": "Hi" }"#),
      (
        #"{ "type": "label", "text": "Hi", "style": "s" }"#,
        #"{ "type": "label", "text": "Hi", "styleId": "s" }"#
      ),
      (
        #"{ "type": "button", "text": "Hi", "action": "go" }"#,
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": "go" } }"#
      ),
      (
        #"{ "type": "button", "text": "Hi", "onClick": { "type": "dismiss" } }"#,
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": { "type": "dismiss" } } }"#
      ),
    ])
  func `the names of other frameworks are replaced on components`(node: String, fixed: String) throws {
    let found = findings(node)
    #expect(found.map(\.severity) == [.warning])
    #expect(afterFirstFix(node, found) == fixed)
    #expect(findings(fixed).isEmpty)
  }

  @Test(
    arguments: [
      // It may be the initial value, which belongs in the state.
      #"{ "type": "slider", "value": 0.5 }"#, #"{ "type": "textfield", "value": "Ann Lee" }"#,
    ])
  func `the initial value of a control is not deleted`(node: String) {
    let found = findings(node)
    #expect(found.map(\.fixes.count) == [0])
    #expect(found.first?.help?.contains("`bind`") == true)
  }

  @Test(
    arguments: [
      #"{ "type": "label", "text": "Hi", "title": "Ho" }"#,
      #"{ "type": "label", "dataSourceId": "d", "value": "Ho" }"#,
    ])
  func `a name for a key that is present is not renamed`(node: String) {
    #expect(
      findings(node).first?.fixes.map(\.title) == ["Delete `\(node.contains("title") ? "title" : "value")`"])
  }

  @Test(
    arguments: [
      (
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": { "type": "setState", "slot": "half", "value": 1.5 } } }"#,
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": { "type": "setState", "path": "half", "value": 1.5 } } }"#
      ),
      (
        #"{ "type": "forEach", "items": "list", "row": { "type": "divider" } }"#,
        #"{ "type": "forEach", "items": "list", "template": { "type": "divider" } }"#
      ),
      (
        #"{ "type": "sectionLayout", "groups": [{ "layout": { "type": "list" }, "children": [{ "type": "divider" }] }] }"#,
        #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "children": [{ "type": "divider" }] }] }"#
      ),
      (
        #"{ "type": "sectionLayout", "children": [{ "type": "divider" }] }"#,
        #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "children": [{ "type": "divider" }] }] }"#
      ),
    ])
  func `the only unknown key is renamed to the only missing one if its value fits`(
    node: String, fixed: String
  ) {
    let found = findings(node)
    #expect(found.map(\.severity) == [.error])
    #expect(afterFirstFix(node, found) == fixed)
    #expect(findings(fixed).isEmpty)
  }

  @Test(
    arguments: [
      // A number is no path, and of two keys either may be meant.
      #"{ "type": "setState", "slot": 5, "value": 1.5 }"#,
      #"{ "type": "setState", "slot": "half", "name": "half", "value": 1.5 }"#,
    ])
  func `no other key is renamed to a missing one`(action: String) {
    let found = findings(#"{ "type": "button", "text": "Hi", "actions": { "onTap": \#(action) } }"#)
    #expect(found.contains { $0.id == "action-parameter-missing" })
    #expect(!found.flatMap(\.fixes).contains { $0.title.hasPrefix("Rename") })
  }

  @Test func `an inline style moves into the styles`() {
    let node = #"{ "type": "label", "text": "Hi", "style": { "fontSize": 20 } }"#
    let found = findings(node)
    #expect(found.map(\.message) == ["unknown key `style` in a label; styles are declared in `styles`"])
    let fixed = documentAfterFirstFix(node, found)
    #expect(fixed.contains(#""labelStyle": { "fontSize": 20 }"#))
    #expect(fixed.contains(#"{ "type": "label", "text": "Hi", "styleId": "labelStyle" }"#))
  }

  @Test func `events of the screen move from a stack into the root`() {
    let node =
      #"{ "type": "vstack", "actions": { "onAppear": "go" }, "children": [{ "type": "label", "text": "Hi" }] }"#
    let found = findings(node)
    #expect(found.map(\.id) == ["container-event"])
    #expect(found.first?.fixes.map(\.title) == ["Move `actions` into the root"])
  }

  @Test(
    arguments: [
      (#""edgeInsets": 20"#, #""edgeInsets": { "top": 20, "bottom": 20, "leading": 20, "trailing": 20 }"#),
      (
        #""padding": { "horizontal": 8, "top": 4 }"#,
        #""edgeInsets": { "top": 4, "leading": 8, "trailing": 8 }"#
      ), (#""padding": 8"#, #""edgeInsets": { "top": 8, "bottom": 8, "leading": 8, "trailing": 8 }"#),
    ])
  func `distances of the root are written as insets of its edges`(member: String, fixed: String) {
    func text(_ member: String) -> [UInt8] {
      Array(#"{ "id": "a", "root": { \#(member), "children": [{ "type": "divider" }] } }"#.utf8)
    }
    let found = diagnose(text(member))
    #expect(found.count == 1)
    #expect(found.first?.fixes.first.map { text(member).edited(by: $0.edits) } == text(fixed))
    #expect(diagnose(text(fixed)).isEmpty)
  }

  @Test(
    arguments: [
      (#""star""#, #"{ "sfsymbol": "star" }"#),
      (#""https://a.org/b.png""#, #"{ "url": "https://a.org/b.png" }"#),
    ])
  func `an image that is a string becomes a source`(image: String, source: String) {
    let node = #"{ "type": "image", "image": \#(image) }"#
    let found = findings(node)
    #expect(found.map(\.id) == ["wrong-type"])
    #expect(afterFirstFix(node, found) == #"{ "type": "image", "image": \#(source) }"#)
  }

  @Test(arguments: [#""24px""#, #""24pt""#, #""24""#])
  func `a number with a unit is written without it`(size: String) {
    let node = #"{ "type": "vstack", "spacing": \#(size), "children": [{ "type": "divider" }] }"#
    let found = findings(node)
    #expect(afterFirstFix(node, found).contains(#""spacing": 24,"#))
  }

  @Test(
    arguments: [
      ("word", #"{ "type": "binding", "path": "word" }"#),
      ("half", #"{ "type": "binding", "template": "${half}" }"#),
    ])
  func `a data source that is a state path is created to show it`(path: String, source: String) {
    let found = findings(#"{ "type": "label", "dataSourceId": "\#(path)" }"#)
    #expect(found.map(\.id) == ["unresolved-data-source"])
    #expect(found.first?.fixes.last?.edits.first?.newText.contains(source) == true)
  }

  @Test(
    arguments: [
      ("isOn", "!isOn", #"{ "type": "toggleState", "path": "isOn" }"#),
      ("half", "half * 2", #"{ "type": "setState", "path": "half", "value": { "$expr": "half * 2" } }"#),
    ])
  func `an expression that is stored as text is evaluated`(path: String, value: String, action: String) {
    func node(_ action: String) -> String {
      #"{ "type": "button", "text": "Hi", "actions": { "onTap": \#(action) } }"#
    }
    let written = node(#"{ "type": "setState", "path": "\#(path)", "value": "\#(value)" }"#)
    let found = findings(written).filter { $0.id == "state-type-change" }
    #expect(found.first?.consequence == "the app stores `\(value)` as text")
    #expect(afterFirstFix(written, found) == node(action))
  }

  @Test(arguments: ["$word", "{{word}}"])
  func `a placeholder of another language is not taken for plain text`(template: String) {
    let node = #"{ "type": "label", "data": { "value": { "type": "binding", "template": "\#(template)" } } }"#
    #expect(findings(node).map(\.id) == ["template-foreign-placeholder"])
  }

  @Test func `both sizes of a small tap target are written at once`() {
    let bytes = Array(
      #"{ "id": "a", "styles": { "s": { "width": 20, "height": 24 } }, "root": { "children": [{ "type": "button", "text": "x", "styleId": "s", "actions": { "onTap": { "type": "dismiss" } } }] } }"#
        .utf8)
    let fix = diagnose(bytes, only: ["tap-target-small"]).first?.fixes.first
    #expect(fix.map { diagnose(bytes.edited(by: $0.edits), only: ["tap-target-small"]).isEmpty } == true)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "vstack", "gap": 8, "items": [{ "type": "divider" }] }"#,
        ["Rename to `spacing`", "Rename to `children`"]
      ),
      (#"{ "type": "forEach", "data": "list", "template": { "type": "divider" } }"#, ["Rename to `items`"]),
      (
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": { "type": "setState", "key": "half", "val": 1.5 } } }"#,
        ["Rename to `path`", "Rename to `value`"]
      ),
      (#"{ "type": "image", "name": "sun.max" }"#, [#"Write `"image": { "sfsymbol": "sun.max" }`"#]),
      (
        #"{ "type": "image", "src": "https://a.org/b.png" }"#,
        [#"Write `"image": { "url": "https://a.org/b.png" }`"#]
      ),
      (
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": "go" }, "styles": { "normal": "s", "selected": "s" }, "isSelected": "isOn" }"#,
        ["Rename to `isSelectedBinding`"]
      ),
      (#"{ "type": "vstack", "children": ["Hi"] }"#, ["Write a `label`"]),
      (
        #"{ "type": "label", "data": "Hi ${word}" }"#,
        [#"Write `{ "value": { "type": "binding", "template": "Hi ${word}" } }`"#]
      ),
      (
        #"{ "type": "button", "text": "Hi", "actions": { "onTap": "go" }, "styles": "s" }"#,
        [#"Write `{ "normal": "s" }`"#]
      ),
      (
        ##"{ "type": "gradient", "gradientStart": "top", "gradientColors": ["#FFF", { "color": "#000", "location": 1 }] }"##,
        [##"Write `{ "color": "#FFF", "location": 0 }`"##]
      ),
    ])
  func `what other frameworks accept has the fix that the author means`(node: String, titles: [String]) {
    let found = findings(node)
    #expect(found.map { $0.fixes.first?.title ?? "no fix" } == titles)
  }

  @Test func `a wrong key beside the one that was meant is only ignored`() {
    let found = findings(
      #"{ "type": "button", "text": "Hi", "actions": { "onTap": { "type": "setState", "path": "half", "key": "half", "value": 1.5 } } }"#
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.effect) == [.isIgnored])
    #expect(found.first?.fixes.map(\.title) == ["Delete `key`"])
  }

  @Test func `a name in a value of the wrong type counts as used`() {
    let bytes = Array(
      #"{ "id": "a", "styles": { "s": { "fontSize": 20 } }, "root": { "children": [{ "type": "button", "text": "x", "actions": { "onTap": { "type": "dismiss" } }, "styles": "s" }] } }"#
        .utf8)
    #expect(diagnose(bytes).map(\.id) == ["wrong-type"])
  }

  @Test func `the content of a document that lacks a root moves into one`() {
    let bytes = Array(#"{ "id": "a", "children": [{ "type": "divider" }] }"#.utf8)
    let found = diagnose(bytes)
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.fixes.first.map { String(decoding: bytes.edited(by: $0.edits), as: UTF8.self) }
        == #"{ "id": "a", "root": { "children": [{ "type": "divider" }] } }"#)
  }

  @Test func `a document in an array is taken out of it`() {
    let bytes = Array(#"[{ "id": "a", "root": { "children": [{ "type": "divider" }] } }]"#.utf8)
    let fix = diagnose(bytes).first?.fixes.first
    #expect(fix.map { diagnose(bytes.edited(by: $0.edits)).isEmpty } == true)
  }

  @Test func `a token without its mark is one that the document uses elsewhere`() {
    let bytes = Array(
      #"{ "id": "a", "designSystem": "d", "root": { "children": [{ "type": "label", "text": "a", "styleId": "@text.body" }, { "type": "label", "text": "b", "styleId": "text.body" }] } }"#
        .utf8)
    #expect(
      diagnose(bytes, only: ["unresolved-style"]).first?.fixes.first?.title == "Replace with `@text.body`")
  }

  @Test func `one percentage among fractions is divided alone`() {
    let node =
      ##"{ "type": "gradient", "gradientStart": "top", "gradientColors": [{ "color": "#FFF", "location": 0 }, { "color": "#AAA", "location": 0.5 }, { "color": "#000", "location": 100 }] }"##
    let found = findings(node)
    #expect(afterFirstFix(node, found).contains(#""location": 0.5"#))
    #expect(afterFirstFix(node, found).contains(#""location": 1 }"#))
  }

  @Test func `a size of the wrong type is not missing`() {
    let bytes = Array(
      #"{ "id": "a", "styles": { "s": { "width": "100%", "height": 44 } }, "root": { "children": [{ "type": "button", "text": "x", "styleId": "s", "buttonShape": "circle", "actions": { "onTap": { "type": "dismiss" } } }] } }"#
        .utf8)
    #expect(diagnose(bytes).map(\.id) == ["style-size-unit"])
  }

  @Test func `a declaration of the wrong type is reported once for all actions on it`() {
    let tap =
      #"{ "type": "button", "text": "x", "actions": { "onTap": { "type": "toggleInArray", "path": "word", "value": 1 } } }"#
    let found = findings("\(tap), \(tap), \(tap)").filter { $0.id == "array-action-non-array" }
    #expect(found.map(\.related.count) == [2])
  }

  private func document(_ node: String) -> String {
    #"{ "id": "a", "styles": { "s": { "fontSize": 20 } }, "actions": { "go": { "type": "dismiss" } }, "dataSources": { "d": { "type": "static", "value": "x" } }, "state": { "word": "x", "list": ["x"], "isOn": true, "half": 0.5 }, "root": { "children": [\#(node)] } }"#
  }

  /// Returns the findings about a node, but for those about what else the document declares.
  private func findings(_ node: String) -> [Diagnostic] {
    diagnose(Array(document(node).utf8)).filter {
      ![
        "unused-state", "write-only-state", "unused-style", "unused-action", "unused-data-source",
        "foreach-item-unused", "foreach-empty-template", "expr-non-integer",
      ].contains($0.id.rawValue)
    }
  }

  /// Returns the node after the first fix.
  private func afterFirstFix(_ node: String, _ found: [Diagnostic]) -> String {
    let text = documentAfterFirstFix(node, found).utf8
    let end = "] } }".utf8.count
    return String(decoding: text.dropFirst(document("").utf8.count - end).dropLast(end), as: UTF8.self)
  }

  private func documentAfterFirstFix(_ node: String, _ found: [Diagnostic]) -> String {
    let bytes = Array(document(node).utf8)
    guard let fix = found.first?.fixes.first else { return "no fix" }
    return String(decoding: bytes.edited(by: fix.edits), as: UTF8.self)
  }
}
