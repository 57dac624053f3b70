import Diagnostics
import SourceText
import TestSupport
import Testing

/// The first fix of the most severe finding is the one that the author meant.
@Suite struct MeantFixTests {
  @Test(
    arguments: [
      // The label has no content because its text is in another object.
      (
        #"{ "type": "label", "padding": { "text": "Hi" } }"#, "component-no-content",
        #"{ "type": "label", "padding": {}, "text": "Hi" }"#
      ),
      (
        #"{ "type": "image", "image": {}, "sfsymbol": "star" }"#, "image-no-source",
        #"{ "type": "image", "image": { "sfsymbol": "star" } }"#
      ),
      (
        #"{ "type": "button", "text": "Go", "styles": { "actions": { "onTap": { "type": "dismiss" } } } }"#,
        "button-no-action",
        #"{ "type": "button", "text": "Go", "styles": {}, "actions": { "onTap": { "type": "dismiss" } } }"#
      ),
      (
        #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list", "children": [{ "type": "divider" }] } }] }"#,
        "section-empty",
        #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "children": [{ "type": "divider" }] }] }"#
      ),
    ])
  func `a key in the wrong object moves to the object that lacks it, and is reported once`(
    node: String, lacking: String, fixed: String
  ) {
    let found = findings(node)
    #expect(!found.contains { $0.id.rawValue == lacking })
    #expect(afterFirstFix(node, found) == fixed)
  }

  @Test func `a path inside the free value of an action moves out of it`() {
    let node =
      #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "setState", "value": { "path": "a" } } } }"#
    let found = findings(node)
    #expect(found.map(\.id) == ["action-parameter-missing"])
    #expect(
      afterFirstFix(node, found)
        == #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "setState", "value": {}, "path": "a" } } }"#
    )
  }

  @Test(
    arguments: [
      (#"{ "path": "list", "value": "a" }"#, "appendToArray"),
      (#"{ "path": "word", "value": "a" }"#, "setState"),
      (#"{ "path": "isOn" }"#, "toggleState"),
      (#"{ "title": "Hi" }"#, "showAlert"),
    ])
  func `an action without a type gets the one that fits the state at its path`(action: String, type: String) {
    let node = #"{ "type": "button", "text": "Go", "actions": { "onTap": \#(action) } }"#
    let first = findings(node).first { $0.id == "action-type-missing" }?.fixes.first
    #expect(first?.title == "Add `\"type\": \"\(type)\"`")
  }

  @Test(
    arguments: [
      (#"{ "type": "binding" }"#, ##"Add `"path": "word"`"##),
      (#"{ "path": "word" }"#, "Add `type`"),
    ])
  func `a source of content gets what its other keys ask for`(source: String, title: String) {
    let node = #"{ "type": "label", "data": { "value": \#(source) } }"#
    let found = findings(node)
    #expect(found.first?.fixes.first?.title == title)
    #expect(findings(afterFirstFix(node, found)).isEmpty)
  }

  @Test func `actions with names of events move into the root, others out of it`() {
    let inDocument = Array(
      #"{ "id": "a", "actions": { "onAppear": { "type": "dismiss" } }, "root": { "children": [{ "type": "divider" }] } }"#
        .utf8)
    let inRoot = Array(
      #"{ "id": "a", "root": { "children": [{ "type": "button", "text": "Go", "actions": { "onTap": "go" } }], "actions": { "go": { "type": "dismiss" } } } }"#
        .utf8)
    let event = diagnose(inDocument)
    #expect(event.first?.fixes.first?.title == "Move `actions` into `root`")
    let named = diagnose(inRoot)
    #expect(named.map(\.id) == ["unresolved-action"])
    #expect(named.first?.fixes.first?.title == "Move `actions` out of `root`")
  }

  @Test func `an unused style is deleted with the styles that only it inherits from`() {
    let bytes = Array(
      #"{ "id": "a", "styles": { "a": { "fontSize": 20 }, "b": { "inherits": "a" } }, "root": { "children": [{ "type": "divider" }] } }"#
        .utf8)
    let fix = diagnose(bytes).first { $0.id == "unused-style" }?.fixes.first
    #expect(fix?.title == "Delete `b` and `a`, which nothing else uses")
    #expect(fix.map { diagnose(bytes.edited(by: $0.edits), only: ["unused-style"]).isEmpty } == true)
  }

  @Test(arguments: ["itm", "itme"])
  func `a misspelled variable of a template is replaced by the variable`(name: String) {
    let node =
      #"{ "type": "forEach", "items": "list", "template": { "type": "label", "text": "${\#(name)}" } }"#
    let first = findings(node).first { $0.id == "undeclared-state" }?.fixes.first
    #expect(first?.title == "Replace with `item`")
  }

  private func document(_ node: String) -> String {
    #"{ "id": "a", "state": { "word": "x", "list": ["x"], "isOn": true }, "root": { "children": [\#(node)] } }"#
  }

  /// Returns the findings about a node, but for those about unused state, the most severe first.
  private func findings(_ node: String) -> [Diagnostic] {
    diagnose(Array(document(node).utf8)).filter {
      !["unused-state", "write-only-state", "iteration-variable-lost"].contains($0.id.rawValue)
    }.sorted { $0.severity > $1.severity }
  }

  /// Returns the node after the first fix.
  private func afterFirstFix(_ node: String, _ found: [Diagnostic]) -> String {
    let bytes = Array(document(node).utf8)
    guard let fix = found.first?.fixes.first else { return "no fix" }
    let text = String(decoding: bytes.edited(by: fix.edits), as: UTF8.self)
    let start = document("").utf8.count - #"] } }"#.utf8.count
    return String(decoding: text.utf8.dropFirst(start).dropLast(#"] } }"#.utf8.count), as: UTF8.self)
  }
}
