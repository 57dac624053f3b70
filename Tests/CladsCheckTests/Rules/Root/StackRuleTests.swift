import Diagnostics
import TestSupport
import Testing

/// Tests of the rules about stacks beyond the examples in their documentation.
@Suite struct StackRuleTests {
  @Test(arguments: [
    ("vstack", #""leading""#, String?.none), ("vstack", #""top""#, "alignment-invalid"),
    ("vstack", #""topLeading""#, "alignment-form"),
    ("vstack", #"{ "horizontal": "leading" }"#, "alignment-form"),
    ("vstack", #"{ "vertical": "top" }"#, "alignment-invalid"), ("vstack", "5", "alignment-invalid"),
    ("vstack", #""""#, nil), ("hstack", #""center""#, nil), ("hstack", #""top""#, "alignment-form"),
    ("hstack", #""leading""#, "alignment-invalid"), ("hstack", #"{ "vertical": "top" }"#, nil),
    ("hstack", #"{ "vertical": "middle" }"#, "alignment-invalid"), ("hstack", "{}", nil),
    ("zstack", #""topLeading""#, "alignment-form"), ("zstack", #"{ "horizontal": "leading" }"#, nil),
    ("zstack", #"{ "x": "leading" }"#, "alignment-invalid"),
  ])
  func `each kind of stack reads its own alignment forms`(kind: String, alignment: String, expected: String?)
  {
    let found = findings(
      in: #"""
        { "type": "\#(kind)", "alignment": \#(alignment), "children": [
          { "type": "label", "text": "a" }, { "type": "label", "text": "b" } ] }
        """#
    )
    .map(\.id.rawValue).filter { $0.hasPrefix("alignment-") }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test func `level extended accepts plain names and stack styles`() {
    let node =
      #"{ "type": "hstack", "alignment": "top", "styleId": "box", "children": [ { "type": "spacer" } ] }"#
    #expect(findings(in: node).contains { $0.id == "container-style" })
    let found = findings(in: node, #"{ "formatLevel": "extended" }"#)
    #expect(!found.contains { $0.id == "alignment-form" || $0.id == "container-style" })
  }

  @Test func `a style on several stacks is reported once`() {
    let found = findings(
      of: "container-style",
      in: #"""
        { "type": "vstack", "styleId": "box", "children": [
          { "type": "hstack", "styleId": "box" }, { "type": "hstack", "style": { "width": 5 } } ] }
        """#)
    #expect(found.map(\.related.count) == [1, 0])
  }

  @Test func `a style that only stacks use has no other findings`() {
    let text = #"""
      { "id": "a", "styles": { "card": { "padding": { "all": 8 } }, "row": { "inherits": "card" } },
        "root": { "children": [ { "type": "vstack", "styleId": "row" }, % ] } }
      """#
    func ids(_ node: String) -> [String] {
      diagnose(Array(text.replacing("%", with: node).utf8)).map(\.id.rawValue)
    }
    #expect(!ids(#"{ "type": "spacer" }"#).contains("padding-all"))
    #expect(!ids(#"{ "type": "label", "text": "a", "styleId": "row" }"#).contains("padding-all"))
    #expect(ids(#"{ "type": "button", "text": "a", "styleId": "row" }"#).contains("padding-all"))
  }

  @Test func `padding that nothing draws is not reported`() {
    let styles = #"""
      "styles": {
        "unused": { "padding": { "all": 8 } }, "parent": { "padding": { "all": 8 } },
        "child": { "inherits": "parent" }, "text": { "padding": { "all": 8 } },
        "pill": { "padding": { «"all"»: 8 } }, "custom": { "padding": { «"all"»: 8 } },
        "named": { "padding": { «"all"»: 8 } } }
      """#
    let children = #"""
      { "type": "label", "text": "a", "styleId": "text", "padding": { «"all"»: 8 } },
      { "type": "button", "text": "a", "styleId": "pill", "padding": { "all": 8 } },
      { "type": "chart", "styleId": "custom", "legendStyle": "named", "padding": { «"all"»: 8 } },
      { "type": "vstack", "padding": { «"all"»: 8 } }
      """#
    expectMarks("padding-all", document(styles, children: children))
  }

  @Test(arguments: [
    #"{ "type": "zstack", "children": [ { "type": "vstack" }, { "type": "label", "text": "a" } ] }"#,
    #"{ "type": "vstack", "padding": { "top": 8 } }"#, #"{ "type": "vstack", "styleId": "box" }"#,
    #"{ "type": "vstack", "child": [] }"#,
  ])
  func `an empty stack with a purpose is not reported`(node: String) {
    #expect(findings(of: "empty-container", in: node).isEmpty)
  }
}
