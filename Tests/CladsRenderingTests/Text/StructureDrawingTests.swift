import CladsDocument
import CladsRendering
import Testing

/// Where text puts what the device puts there, however coarse its cells are.
@MainActor
@Suite struct StructureDrawingTests {
  private func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

  private func section(_ layout: String, _ children: [String], ends: String = "") -> String {
    #"{ "type": "sectionLayout", "sections": [{ "layout": \#(layout), \#(ends)"children": ["#
      + children.joined(separator: ", ") + "] }] }"
  }

  private func styled(_ node: String, styles: String) -> String {
    #"{ "id": "d", "styles": \#(styles), "root": { "children": [\#(node)] } }"#
  }

  @Test func `a child of the root is centered in the widest one`() {
    #expect(Drawing("\(label("abcde")), \(label("c"))").rows == ["abcde", "  c"])
  }

  @Test func `a spacer of the root shares the rest of the screen with a hidden one`() {
    let nodes = #"\#(label("a")), { "type": "spacer" }, \#(label("b"))"#
    #expect(Drawing(nodes, height: 8).rows == ["a", "", "", "", "b", "", "", ""])
    #expect(Drawing(nodes).rows == ["a", "", "", "b"], "on a screen as high as its content it has two rows")
    let column = #"{ "type": "vstack", "children": [\#(nodes)] }"#
    #expect(Drawing(column, width: 1, height: 5).rows == ["a", "", "", "", "b"])
  }

  @Test func `a spacer keeps its 8 points`() {
    let row = #"{ "type": "hstack", "children": [\#(label("abc")), { "type": "spacer" }, \#(label("de"))] }"#
    #expect(Drawing(row, width: 6).rows == ["abc de"])
    let spaced = row.split(separator: "\"spacer\"").joined(separator: #""spacer", "minLength": 24"#)
    #expect(Drawing(spaced, width: 8, level: .extended).rows == ["abc   de"])
  }

  @Test func `a spacer in a section is as high as its minimum`() {
    let column = #"{ "type": "vstack", "children": [\#(label("a")), { "type": "spacer" }, \#(label("b"))] }"#
    #expect(Drawing(section(#"{ "type": "list" }"#, [column]), width: 1).rows == ["a", "b"])
  }

  @Test func `a horizontal section ends at its insets`() {
    let layout = #"{ "type": "horizontal", "itemSpacing": 8, "contentInsets": { "horizontal": 16 } }"#
    let drawn = Drawing(section(layout, ["abcd", "efgh", "ijkl", "mnop"].map(label))).rows
    #expect(drawn == ["  abcd efgh ijkl >"])
  }

  @Test func `a fraction of the width is one of what is inside the insets`() {
    let layout =
      #"{ "type": "horizontal", "itemSpacing": 0, "contentInsets": { "horizontal": 16 }, "#
      + #""itemDimensions": { "width": { "fractional": 0.5 } } }"#
    #expect(Drawing(section(layout, ["a", "b"].map(label))).rows == ["     a       b"])
  }

  @Test func `a flow is as wide as its rows, and in the middle`() {
    let flow = #"{ "type": "flow", "itemSpacing": 8, "lineSpacing": 0 }"#
    #expect(Drawing(section(flow, ["ab", "cd"].map(label)), width: 9).rows == ["  ab cd"])
    let header = #""header": \#(label("h")), "#
    #expect(Drawing(section(flow, ["ab", "cd"].map(label), ends: header), width: 9).rows == ["h", "ab cd"])
  }

  @Test func `a label in a flow never wraps, and leaves the screen`() {
    let flow = #"{ "type": "flow", "itemSpacing": 8, "lineSpacing": 0 }"#
    #expect(Drawing(section(flow, ["a", "bcd efg hij"].map(label)), width: 8).rows == ["a", "bcd efg"])
  }

  @Test func `the content of a section is aligned as the section says`() {
    let flow = #"{ "type": "flow", "alignment": "trailing" }"#
    let header = #""header": \#(label("h")), "#
    #expect(Drawing(section(flow, [label("ab")], ends: header), width: 6).rows == ["     h", "    ab"])
  }

  @Test func `a shape grows to what is next to it only where the screen gives it room`() {
    let styles = ##"{ "s": { "borderColor": "#FF0000", "borderWidth": 1 } }"##
    let stack =
      #"{ "type": "zstack", "children": [{ "type": "shape", "shapeType": "rectangle", "styleId": "s" }, "#
      + #"{ "type": "vstack", "children": [\#(["a", "b", "c"].map(label).joined(separator: ", "))] }] }"#
    #expect(Drawing(styled(stack, styles: styles), width: 3).rows == ["┌a┐", "│b│", "└c┘"])
    let inList = section(#"{ "type": "list" }"#, [stack])
    #expect(Drawing(styled(inList, styles: styles), width: 3).rows == [" a", "─b─", " c"])
  }

  @Test func `an image without a width pushes others aside`() {
    let row =
      #"{ "type": "hstack", "children": [{ "type": "image", "image": { "sfsymbol": "heart" } }, \#(label("ab"))] }"#
    #expect(Drawing(row, width: 11).rows == ["   ‹♥›   ab"])
  }

  @Test func `an activity indicator fills the screen`() {
    let image = #"{ "type": "image", "image": { "activityIndicator": true } }"#
    #expect(Drawing(image, width: 5, height: 5).rows == ["", "", " ‹◌›", "", ""])
  }

  @Test func `a low shape or gradient in a row is a horizontal line`() {
    let styles = ##"{ "l": { "height": 1, "backgroundColor": "#FF0000" } }"##
    let shape = #"{ "type": "shape", "shapeType": "rectangle", "styleId": "l" }"#
    let gradient =
      ##"{ "type": "gradient", "styleId": "l", "gradientColors": [{ "location": 0, "color": "#FF0000" }, { "location": 1, "color": "#00FF00" }] }"##
    for line in [shape, gradient] {
      let row = #"{ "type": "hstack", "children": [\#(label("a")), \#(line), \#(label("b"))] }"#
      #expect(Drawing(styled(row, styles: styles), width: 6).rows == ["a────b"])
    }
  }

  @Test func `a button that fills the width ends at the edges, whatever its width`() {
    let styles =
      ##"{ "p": { "width": 40 }, "b": { "width": 40, "height": 48, "backgroundColor": "#FF0000" } }"##
    func rows(_ style: String) -> [String] {
      let button = #"{ "type": "button", "text": "x", "fillWidth": true, "styleId": "\#(style)" }"#
      return Drawing(styled(button, styles: styles), width: 9).rows
    }
    #expect(rows("p") == ["(   x   )"])
    #expect(rows("b") == ["┌───────┐", "│   x   │", "└───────┘"])
  }

  @Test func `a label with a width is aligned in it as its text`() {
    let styles = #"{ "w": { "width": 40 }, "t": { "width": 40, "textAlignment": "trailing" } }"#
    func rows(_ style: String) -> [String] {
      Drawing(
        styled(#"{ "type": "label", "text": "x", "styleId": "\#(style)" }"#, styles: styles), level: .extended
      ).rows
    }
    #expect(rows("w") == ["x"])
    #expect(rows("t") == ["    x"])
  }
}
