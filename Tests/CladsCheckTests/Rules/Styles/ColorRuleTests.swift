import Diagnostics
import SourceText
import TestSupport
import Testing

/// Tests of the rules about colors and contrast beyond the examples in their documentation.
@Suite struct ColorRuleTests {
  @Test(arguments: [
    ("#FFF", nil), (" #ffffff ", nil), ("FFFFFF", "color-no-hash"), ("#12345678", "color-hex8"),
    ("#80808080", nil), ("12345678", "color-hex8"), ("red", "color-invalid"), ("#F008", "color-invalid"),
    ("rgb(1, 2, 3)", "color-invalid"), ("rgba(0, 0, 0, 0.5", "color-invalid"), ("", "color-invalid"),
    ("Clear", "color-transparent"), ("${tint}", "color-template"), ("@brand", "color-template"),
    ("rgba(300, 0, 0, 1)", "color-range"), ("RGBA(0,0,0)", "color-range"), ("rgba(0, 0, 0, 0.5)", nil),
  ])
  func `each mistake in a color has one rule`(color: String, expected: String?) {
    let text = #"{ "id": "a", "root": { "backgroundColor": "\#(color)", "children": [] } }"#
    let found = diagnose(Array(text.utf8)).map(\.id.rawValue).filter { $0.hasPrefix("color-") }
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("crimson", "#DC143C"), ("rgb(255, 0, 0)", "#FF0000"), ("0xFF8800", "#FF8800"),
    ("#F008", "rgba(255, 0, 0, 0.533)"), ("rgba(0, 0, 0, 0.5", "rgba(0,0,0,0.5)"),
  ])
  func `the fix writes the same color in a valid format`(color: String, expected: String) throws {
    let text = #"{ "id": "a", "root": { "backgroundColor": "\#(color)", "children": [] } }"#
    let found = diagnose(Array(text.utf8), only: ["color-invalid"])
    #expect(found.first?.fixes.first?.edits.first?.newText == "\"\(expected)\"")
  }

  private let gray =
    ##""styles": { "note": { "textColor": "#C7C7CC" }, "white": { "backgroundColor": "#FFFFFF" } }"##
  private let note = #"{ "type": "label", "text": "a", "styleId": "note" }"#

  @Test func `contrast is checked only against a color that is certainly behind the text`() {
    func check(_ children: String, _ count: Int) {
      let text = document(gray, children: children)
      #expect(diagnose(Array(text.utf8), only: ["contrast-low"]).count == count, "\(children)")
    }
    let shape = #"{ "type": "shape", "shapeType": "rectangle", "styleId": "white" }"#
    check(note, 0)
    check(
      #"{ "type": "zstack", "children": [ \#(shape), { "type": "hstack", "children": [ \#(note) ] } ] }"#, 1)
    check(#"{ "type": "zstack", "children": [ \#(shape), { "type": "gradient" }, \#(note) ] }"#, 0)
    check(#"{ "type": "zstack", "children": [ \#(shape), { "type": "map" }, \#(note) ] }"#, 0)
    check(#"{ "type": "vstack", "children": [ \#(shape), \#(note) ] }"#, 0)
    check(#"{ "type": "vstack", "styleId": "white", "children": [ \#(note) ] }"#, 0)
  }

  @Test func `the smaller color change is offered first`() throws {
    let text = ##"""
      { "id": "a", "styles": { "go": { "backgroundColor": "#007AFF", "textColor": "#FFFFFF" } },
        "root": { "children": [ { "type": "button", "text": "Go", "styleId": "go" } ] } }
      """##
    let found = diagnose(Array(text.utf8), only: ["contrast-low"])
    #expect(
      found.first?.fixes.map(\.title) == [
        "Change the background to `#0070EB`", "Change the text to `#141414`",
      ])
  }

  @Test func `large text needs less contrast`() {
    func count(_ style: String) -> Int {
      let text = ##"""
        { "id": "a", "styles": { "note": { "textColor": "#8E8E8E", \##(style) } },
          "root": { "backgroundColor": "#FFFFFF", "children": [ \##(note) ] } }
        """##
      return diagnose(Array(text.utf8), only: ["contrast-low"]).count
    }
    #expect(count(#""fontSize": 17"#) == 1)
    #expect(count(#""fontSize": 24"#) == 0)
    #expect(count(#""fontSize": 19, "fontWeight": "bold""#) == 0)
    #expect(count(#""fontSize": 19, "fontWeight": "bold", "fontFamily": "Menlo""#) == 1)
  }
}
