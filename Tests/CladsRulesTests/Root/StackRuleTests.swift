import Diagnostics
import Testing

/// What the rules about stacks say beyond their documentation.
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
  func knowsWhichFormsAStackReads(kind: String, alignment: String, expected: String?) {
    let found = findings(
      in: #"""
        { "type": "\#(kind)", "alignment": \#(alignment), "children": [
          { "type": "label", "text": "a" }, { "type": "label", "text": "b" } ] }
        """#
    )
    .map(\.id.rawValue).filter { $0.hasPrefix("alignment-") }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test func readsPlainWordsAtTheExtendedLevel() {
    let node =
      #"{ "type": "hstack", "alignment": "top", "styleId": "box", "children": [ { "type": "spacer" } ] }"#
    #expect(findings(in: node).contains { $0.id == "container-style" })
    let found = findings(in: node, #"{ "formatLevel": "extended" }"#)
    #expect(!found.contains { $0.id == "alignment-form" || $0.id == "container-style" })
  }

  @Test func namesAStyleOfStacksOnce() {
    let found = findings(
      of: "container-style",
      in: #"""
        { "type": "vstack", "styleId": "box", "children": [
          { "type": "hstack", "styleId": "box" }, { "type": "hstack", "style": { "width": 5 } } ] }
        """#)
    #expect(found.map(\.related.count) == [1, 0])
  }

  @Test func leavesAStyleAloneThatOnlyStacksUse() {
    let text = #"""
      { "id": "a", "styles": { "card": { "padding": { "all": 8 } }, "row": { "inherits": "card" } },
        "root": { "children": [ { "type": "vstack", "styleId": "row" }, % ] } }
      """#
    func ids(_ node: String) -> [String] {
      diagnose(Array(text.replacing("%", with: node).utf8)).map(\.id.rawValue)
    }
    #expect(!ids(#"{ "type": "spacer" }"#).contains("padding-all"))
    #expect(ids(#"{ "type": "label", "text": "a", "styleId": "row" }"#).contains("padding-all"))
  }

  @Test(arguments: [
    #"{ "type": "zstack", "children": [ { "type": "vstack" }, { "type": "label", "text": "a" } ] }"#,
    #"{ "type": "vstack", "padding": { "top": 8 } }"#, #"{ "type": "vstack", "styleId": "box" }"#,
    #"{ "type": "vstack", "child": [] }"#,
  ])
  func leavesEmptyStacksThatHoldAPlace(node: String) {
    #expect(findings(of: "empty-container", in: node).isEmpty)
  }
}
