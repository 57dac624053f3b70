import CladsRendering
import Testing

/// Nodes of documents beyond the first cases, worked by hand: letters are 10 wide, lines 20 high.
@MainActor
@Suite struct WorkedNodeTests {
  // The row hugs its views: 30 + 8 + (20 + 4 + 10) = 72.
  @Test func `a repetition in a row hugs its items`() {
    checkNodes(
      document(
        #"""
        { "type": "hstack", "spacing": 8, "children": [
          { "type": "label", "text": "xyz" },
          { "type": "forEach", "items": "rows", "layout": "hstack", "spacing": 4,
            "template": { "type": "label", "text": "ab" } }] }
        """#, state: #"{ "rows": [1, 2] }"#),
      [
        "/0": "0,0,82,20", "/0/children/0": "0,0,30,20", "/0/children/1": "38,0,44,20",
        "/0/children/1/template": "38,0,20,20; 62,0,20,20",
      ])
  }

  // Each inner column takes all it is proposed: (208 − 8) / 2 = 100, with its labels in the middle.
  @Test func `repetitions in a repetition share the width`() {
    checkNodes(
      document(
        #"""
        { "type": "forEach", "items": "rows", "layout": "hstack", "spacing": 8,
          "template": { "type": "forEach", "items": "rows", "layout": "vstack",
            "template": { "type": "label", "text": "ab" } } }
        """#, state: #"{ "rows": [1, 2] }"#), width: 208,
      [
        "/0": "0,0,208,40", "/0/template": "0,0,100,40; 108,0,100,40",
        "/0/template/template": "40,0,20,20; 40,20,20,20; 148,0,20,20; 148,20,20,20",
      ])
  }

  // The row fills the width because of its spacer, and the stack is as wide.
  @Test func `a spacer in a row widens the views in front of each other`() {
    checkNodes(
      #"""
      { "type": "zstack", "children": [
        { "type": "hstack", "children": [
          { "type": "label", "text": "a" }, { "type": "spacer" }, { "type": "label", "text": "b" }] },
        { "type": "label", "text": "abc" }] }
      """#, width: 100,
      [
        "/0": "0,0,100,20", "/0/children/0/children/2": "90,0,10,20", "/0/children/1": "35,0,30,20",
      ])
  }

  // 100 − 2 × 8 = 84: two labels of 20, 44 for the line. It is 1 high: (20 − 1) / 2 = 9.5.
  @Test func `a divider in a row is a horizontal line`() {
    checkNodes(
      #"""
      { "type": "hstack", "spacing": 8, "children": [
        { "type": "label", "text": "ab" }, { "type": "divider" }, { "type": "label", "text": "cd" }] }
      """#, width: 100,
      [
        "/0/children/0": "0,0,20,20", "/0/children/1": "28,9.5,44,1", "/0/children/2": "80,0,20,20",
      ])
  }

  // 300 − 10 − 51 = 239.
  @Test func `a slider leaves a toggle its size`() {
    checkNodes(
      document(
        #"""
        { "type": "hstack", "spacing": 10, "children": [
          { "type": "slider", "bind": "volume" }, { "type": "toggle", "bind": "isOn" }] }
        """#, state: #"{ "volume": 0.5, "isOn": true }"#), width: 300,
      ["/0/children/0": "0,0,239,31", "/0/children/1": "249,0,51,31"])
  }

  // The picture of a button is 1.2 × 17 = 20.4 high: 20.4 + 6 + 20 = 46.4.
  @Test func `the image of a button has a distance from its text`() {
    func frames(_ placement: String) -> [String] {
      let drawing = PictureDrawing(
        #"""
        { "type": "button", "text": "Go", "image": { "asset": "go" }, "imageSpacing": 6,
          "imagePlacement": "\#(placement)" }
        """#)
      return drawing.frames("/0").map(\.text) + drawing.boxes("/0").compactMap(\.textFrame)
    }
    #expect(frames("leading") == ["0,0,46.4,20.4", "26.4,0.2,20,20"])
    #expect(frames("trailing") == ["0,0,46.4,20.4", "0,0.2,20,20"])
    #expect(frames("top") == ["0,0,20.4,46.4", "0.2,26.4,20,20"])
  }

  // (350 − 2 × 10) / 3 = 110 each. Twelve letters need two lines in that, so the row is 40 high and the
  // others are centered at 10; the next one begins at 40 + 8.
  @Test func `a row of a grid is as high as its highest cell`() {
    let labels = ["abc", "aaaaaaaaaaaa", "d", "e"].map { #"{ "type": "label", "text": "\#($0)" }"# }
      .joined(separator: ", ")
    checkNodes(
      section(#"{ "type": "grid", "columns": 3, "itemSpacing": 10, "lineSpacing": 8 }"#, labels), width: 350,
      [
        "/0/sections/0": "0,0,350,68", "/0/sections/0/children/0": "40,10,30,20",
        "/0/sections/0/children/1": "120,0,110,40", "/0/sections/0/children/2": "290,10,10,20",
        "/0/sections/0/children/3": "50,48,10,20",
      ])
  }

  // The header and the footer have the insets at the sides: 300 − 24 − 40 = 236 and 300 − 24 − 10 = 266. The
  // items have those above and below as well: 20 + 4 and 20 + 4 + 20 + 6 for the footer.
  @Test func `the ends of a section have its insets at their sides only`() {
    checkNodes(
      section(
        #"""
        { "type": "list", "alignment": "trailing",
          "contentInsets": { "top": 4, "bottom": 6, "leading": 16, "trailing": 24 } }
        """#, #"{ "type": "label", "text": "abc" }"#,
        ends: #""header": { "type": "label", "text": "head" }, "footer": { "type": "label", "text": "f" },"#),
      width: 300,
      [
        "/0/sections/0": "0,0,300,70", "/0/sections/0/header": "236,0,40,20",
        "/0/sections/0/children/0": "246,24,30,20", "/0/sections/0/footer": "266,50,10,20",
      ])
  }

  // Without a header the section is as wide as its widest row, 50, and in the middle: (300 − 50) / 2 = 125.
  // With one it takes all width, and the alignment of the section counts.
  @Test func `a flow is at the edge only if something makes its section wide`() {
    let labels = ["ab", "cd"].map { #"{ "type": "label", "text": "\#($0)" }"# }.joined(separator: ", ")
    let flow = #"{ "type": "flow", "itemSpacing": 10 }"#
    checkNodes(section(flow, labels), width: 300, ["/0/sections/0/children/0": "125,0,20,20"])
    checkNodes(
      section(flow, labels, ends: #""header": { "type": "label", "text": "h" },"#), width: 300,
      ["/0/sections/0/children/0": "0,20,20,20", "/0/sections/0/children/1": "30,20,20,20"])
  }

  // The items of a flow have their ideal size, so a label of 410 stays in one line, below the first one, and
  // leaves the screen on both sides: (300 − 410) / 2 = −55.
  @Test func `a label in a flow never wraps`() {
    let long = String(repeating: "abc ", count: 10) + "x"
    let labels = ["ab", long].map { #"{ "type": "label", "text": "\#($0)" }"# }.joined(separator: ", ")
    checkNodes(
      section(#"{ "type": "flow", "itemSpacing": 10, "lineSpacing": 10 }"#, labels), width: 300,
      ["/0/sections/0/children/1": "-55,30,410,20"])
  }

  // An aspect ratio in a row has nothing to work with: the item keeps the 10 points of a shape.
  @Test func `an aspect ratio of items does nothing in a horizontal section`() {
    for width in ["200", #"{ "fractional": 0.5 }"#] {
      let layout =
        #"{ "type": "horizontal", "itemDimensions": { "width": \#(width), "aspectRatio": 2 } }"#
      checkNodes(
        section(layout, #"{ "type": "shape", "shapeType": "rectangle" }"#), width: 400,
        ["/0/sections/0/children/0": "0,0,200,10"])
    }
  }

  // Letters are 20 high. Items start at 0, 28, 56, 84 and 112, so on a screen of 107 four of five are laid
  // out, down to 104; the next section starts below the fifth and is out of sight.
  @Test(arguments: [
    #""type": "list", "itemSpacing": 8"#, #""type": "grid", "columns": 1, "lineSpacing": 8"#,
  ])
  func `what follows a section that is laid out in part is out of sight`(_ layout: String) {
    let item = #"{ "type": "label", "text": "a" }"#
    let items = Array(repeating: item, count: 5).joined(separator: ", ")
    let first = #"{ "layout": { \#(layout) }, "children": [\#(items)] }"#
    let last = #"{ "layout": { "type": "list" }, "children": [\#(item)] }"#
    let drawing = PictureDrawing(
      #"{ "type": "sectionLayout", "sections": [\#(first), \#(last)] }"#, height: 107)
    #expect(drawing.frames("/0/sections/0/children/3").count == 1)
    #expect(drawing.frames("/0/sections/1").isEmpty)
  }
}
