import CladsRendering
import Testing
import TextUI

/// Where the current runtime puts the nodes of documents, worked by hand.
@MainActor
@Suite struct WorkedDocumentTests {
  @Test func `a button is as wide as its text with padding, and fills the width`() {
    let styles =
      #"{ "b": { "height": 48, "padding": { "horizontal": 16 } }, "#
      + #""l": { "height": 48, "padding": { "horizontal": 16 }, "textAlignment": "leading" } }"#
    let button = #"{ "type": "button", "text": "Save", "styleId": "b", "fillWidth": true }"#
    let drawing = PictureDrawing(document(button, styles: styles), width: 350)
    #expect(drawing.frames("/0").map(\.text) == ["0,0,350,48"])
    #expect(drawing.boxes("/0").compactMap(\.textFrame) == ["155,14,40,20"])
    let leading = PictureDrawing(
      document(button.replacing("\"b\"", with: "\"l\""), styles: styles), width: 350)
    #expect(leading.boxes("/0").compactMap(\.textFrame) == ["16,14,40,20"])
  }

  @Test func `half of the line of a shape is around it`() {
    let styles =
      ##"{ "s": { "width": 40, "height": 40, "borderWidth": 2, "borderColor": "#FF0000", "backgroundColor": "#00FF00" } }"##
    let drawing = PictureDrawing(
      document(#"{ "type": "shape", "shapeType": "circle", "styleId": "s" }"#, styles: styles))
    #expect(drawing.frames("/0").map(\.text) == ["0,0,42,42"])
    #expect(drawing.boxes("/0").map(\.frame.text) == ["1,1,40,40"])
  }

  @Test func `a vertical stack takes all width`() {
    checkNodes(
      #"""
      { "type": "vstack", "alignment": { "horizontal": "leading" }, "padding": { "horizontal": 16 }, "children": [
        { "type": "label", "text": "abc" }] }
      """#, ["/0": "0,0,390,20", "/0/children/0": "16,0,30,20"])
  }

  @Test func `two vertical stacks in a row share the width`() {
    checkNodes(
      #"""
      { "type": "hstack", "spacing": 8, "children": [
        { "type": "vstack", "children": [{ "type": "label", "text": "ab" }] },
        { "type": "vstack", "children": [{ "type": "label", "text": "abcdef" }] }] }
      """#, width: 208,
      ["/0/children/0/children/0": "40,0,20,20", "/0/children/1/children/0": "128,0,60,20"])
  }

  @Test func `a row gives a vertical stack what the others leave`() {
    let styles =
      #"{ "i": { "width": 40, "height": 40 }, "b": { "width": 60, "height": 32 } }"#
    let row = #"""
      { "type": "hstack", "spacing": 8, "children": [
        { "type": "image", "image": { "sfsymbol": "star" }, "styleId": "i" },
        { "type": "vstack", "alignment": { "horizontal": "leading" }, "children": [
          { "type": "label", "text": "Title" }] },
        { "type": "button", "text": "x", "styleId": "b" }] }
      """#
    checkNodes(
      document(row, styles: styles), width: 350,
      [
        "/0/children/0": "0,0,40,40", "/0/children/1": "48,10,234,20", "/0/children/2": "290,4,60,32",
      ])
  }

  @Test func `a lone label is at the leading edge of the safe area`() {
    checkNodes(#"{ "type": "label", "text": "abc" }"#, isBare: false, ["/0": "0,47,30,20"])
  }

  @Test func `what is narrower than the widest child of the root is centered`() {
    checkNodes(
      #"""
      { "type": "vstack", "children": [{ "type": "label", "text": "abc" }] },
      { "type": "hstack", "spacing": 8, "children": [
        { "type": "label", "text": "abc" }, { "type": "label", "text": "de" }] }
      """#, isBare: false,
      ["/0": "0,47,390,20", "/0/children/0": "180,47,30,20", "/1": "166,67,58,20"])
  }

  @Test func `a spacer of the root shares with the hidden one`() {
    checkNodes(
      #"{ "type": "label", "text": "a" }, { "type": "spacer" }, { "type": "label", "text": "b" }"#,
      isBare: false, ["/0": "0,47,10,20", "/2": "0,428.5,10,20"])
    checkNodes(
      #"""
      { "type": "vstack", "children": [
        { "type": "label", "text": "a" }, { "type": "spacer" }, { "type": "label", "text": "b" }] }
      """#, isBare: false, ["/0/children/2": "190,790,10,20"])
  }

  @Test func `insets of the root count from the safe area or the edge of the screen`() {
    let root =
      #""edgeInsets": { "leading": 20, "trailing": 20, "top": 16, "bottom": { "value": 0, "positioning": "absolute" } }, "#
    checkNodes(
      document(
        #"""
        { "type": "vstack", "children": [{ "type": "label", "text": "abc" }] },
        { "type": "sectionLayout", "sections": [] }
        """#, root: root), isBare: false, ["/0": "20,63,350,20", "/1": "20,83,350,761"])
  }

  @Test func `a divider of a list touches its item`() {
    let labels = #"{ "type": "label", "text": "abc" }, { "type": "label", "text": "de" }"#
    let list = #"{ "type": "list", "itemSpacing": 8, "showsDividers": true }"#
    checkNodes(
      section(list, labels), width: 350,
      [
        "/0/sections/0": "0,0,350,48.3", "/0/sections/0/children/0": "0,0,30,20",
        "/0/sections/0/children/1": "0,28.3,20,20",
      ])
  }

  private static let shapes = (0..<4).map { _ in
    #"{ "type": "shape", "shapeType": "rectangle", "styleId": "h" }"#
  }.joined(separator: ", ")
  private static let height = #"{ "h": { "height": 100 } }"#

  @Test func `the columns of a grid are equally wide`() {
    let fixed = #"{ "type": "grid", "columns": 2, "itemSpacing": 12, "lineSpacing": 12 }"#
    checkNodes(
      document(section(fixed, Self.shapes), styles: Self.height), width: 358,
      [
        "/0/sections/0": "0,0,358,212", "/0/sections/0/children/0": "0,0,173,100",
        "/0/sections/0/children/1": "185,0,173,100", "/0/sections/0/children/2": "0,112,173,100",
      ])
    let adaptive =
      #"{ "type": "grid", "columns": { "adaptive": { "minWidth": 100 } }, "itemSpacing": 10, "lineSpacing": 10 }"#
    checkNodes(
      document(section(adaptive, Self.shapes), styles: Self.height), width: 350,
      [
        "/0/sections/0/children/0": "0,0,110,100", "/0/sections/0/children/1": "120,0,110,100",
        "/0/sections/0/children/2": "240,0,110,100",
      ])
  }

  @Test func `a flow breaks lines and is centered`() {
    let styles =
      "{ "
      + [100, 120, 90, 60].map { #""w\#($0)": { "width": \#($0), "height": 32 }"# }.joined(separator: ", ")
      + " }"
    let buttons = [100, 120, 90, 60].map { #"{ "type": "button", "text": "x", "styleId": "w\#($0)" }"# }
      .joined(separator: ", ")
    let flow = #"{ "type": "flow", "itemSpacing": 8, "lineSpacing": 8 }"#
    checkNodes(
      document(section(flow, buttons), styles: styles), width: 300,
      [
        "/0/sections/0": "36,0,228,72", "/0/sections/0/children/0": "36,0,100,32",
        "/0/sections/0/children/1": "144,0,120,32", "/0/sections/0/children/2": "36,40,90,32",
        "/0/sections/0/children/3": "134,40,60,32",
      ])
  }

  @Test func `a horizontal section is inset on both sides`() {
    func horizontal(_ width: String) -> String {
      document(
        section(
          #"{ "type": "horizontal", "itemSpacing": 12, "contentInsets": { "horizontal": 16 }, "itemDimensions": { "width": \#(width) } }"#,
          Self.shapes), styles: Self.height)
    }
    checkNodes(
      horizontal("140"),
      [
        "/0/sections/0/children/0": "16,0,140,100", "/0/sections/0/children/1": "168,0,140,100",
        "/0/sections/0/children/2": "320,0,140,100",
      ])
    checkNodes(
      horizontal(#"{ "fractional": 0.8 }"#),
      ["/0/sections/0/children/0": "16,0,286.4,100", "/0/sections/0/children/1": "314.4,0,286.4,100"])
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + self[range.upperBound...]
  }
}
