import Diagnostics
import SourceText
import TestSupport
import Testing

/// Content that is larger than any screen.
@Suite struct ContentOverflowTests {
  private func screen(_ children: String, _ key: String = #""children""#, styles: String = "{}") -> String {
    #"{ "id": "a", "styles": \#(styles), "root": { \#(key): [ \#(children) ] } }"#
  }

  private func repeated(_ node: String, _ count: Int) -> String {
    Array(repeating: node, count: count).joined(separator: ", ")
  }

  private static let marked = "«\"children\"»"
  private static let label = #"{ "type": "label", "text": "a" }"#
  private static let styles = ##"""
    { "row": { "height": 100, "width": 200 }, "half": { "height": { "fractional": 0.5 } }, "big": { "fontSize": 50 },
      "padded": { "padding": { "vertical": 40 } } }
    """##

  /// Nodes, and how many of them surely do not fit.
  @Test(arguments: [
    (#"{ "type": "label", "text": "a" }"#, 60), (#"{ "type": "label", "text": "a", "styleId": "big" }"#, 21),
    (#"{ "type": "label", "text": "a\nb\nc" }"#, 20),
    (#"{ "type": "label", "text": "a", "styleId": "padded" }"#, 11),
    (#"{ "type": "image", "image": { "asset": "a" }, "styleId": "row" }"#, 11),
    (#"{ "type": "shape", "shapeType": "rectangle", "styleId": "row" }"#, 11),
    (
      #"{ "type": "button", "text": "a", "styleId": "row", "actions": { "onTap": { "type": "dismiss" } } }"#,
      11
    ),
    (#"{ "type": "vstack", "spacing": 10, "children": [ { "type": "spacer", "height": 60 } ] }"#, 17),
    (#"{ "type": "hstack", "children": [ { "type": "label", "text": "a", "styleId": "big" } ] }"#, 21),
    (#"{ "type": "zstack", "padding": { "top": 100 }, "children": [] }"#, 11),
  ])
  func `rows that do not fit are reported, and fewer of them are not`(node: String, count: Int) {
    expectMarks("content-overflow", screen(repeated(node, count), Self.marked, styles: Self.styles))
    expectMarks("content-overflow", screen(repeated(node, min(count / 2, 10)), styles: Self.styles))
  }

  @Test func `the stack that is too large is reported`() {
    let inner = #""children": [ \#(repeated(Self.label, 60)) ]"#
    expectMarks("content-overflow", screen(#"{ "type": «"vstack"», \#(inner) }"#))
    expectMarks(
      "content-overflow", screen(#"{ "type": "vstack", "children": [ { "type": «"vstack"», \#(inner) } ] }"#))
    let wide = repeated(#"{ "type": "shape", "shapeType": "rectangle", "styleId": "row" }"#, 8)
    expectMarks(
      "content-overflow", screen(#"{ "type": «"hstack"», "children": [ \#(wide) ] }"#, styles: Self.styles))
    expectMarks(
      "content-overflow", screen(#"{ "type": "hstack", "children": [ \#(repeated(Self.label, 60)) ] }"#))
  }

  @Test(arguments: [
    #"{ "type": "label", "text": "${a}" }"#, #"{ "type": "image", "image": { "asset": "a" } }"#,
    #"{ "type": "shape", "shapeType": "rectangle", "styleId": "half" }"#, #"{ "type": "spacer" }"#,
    #"{ "type": "label", "text": "a", "styleId": "unknown" }"#, #"{ "type": "chart" }"#,
  ])
  func `what may be small is not counted`(node: String) {
    expectMarks("content-overflow", screen(repeated(node, 100), styles: Self.styles))
  }

  @Test func `what scrolls, and what is repeated, may be any size`() {
    let rows = repeated(Self.label, 100)
    expectMarks(
      "content-overflow",
      screen(
        #"{ "type": "sectionLayout", "sections": [ { "layout": { "type": "list" }, "children": [ \#(rows) ] } ] }"#
      ))
    expectMarks(
      "content-overflow",
      screen(
        #"{ "type": "forEach", "items": "a", "template": { "type": "vstack", "children": [ \#(rows) ] } }"#))
  }
}
