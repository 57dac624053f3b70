import CladsDocument
import CladsRendering
import Testing
import TextUI

@MainActor
@Suite struct NodeDrawingTests {
  @Test(arguments: [
    (#"{ "type": "label", "text": "Hi ${name}" }"#, ["Hi Ann"]),
    (#"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "dismiss" } } }"#, ["[Go]"]),
    (#"{ "type": "textfield", "placeholder": "Name" }"#, ["_Name_"]),
    (#"{ "type": "toggle", "bind": "on" }"#, ["[x]"]),
    (#"{ "type": "pageIndicator", "currentPage": "page", "pageCount": 3 }"#, ["○ ● ○"]),
    (#"{ "type": "divider" }"#, ["────────────────────"]),
    (
      #"{ "type": "vstack", "children": [{ "type": "label", "text": "a" }, { "type": "label", "text": "b" }] }"#,
      ["a", "b"]
    ),
    (
      #"{ "type": "hstack", "children": [{ "type": "label", "text": "a" }, { "type": "label", "text": "b" }] }"#,
      ["ab"]
    ),
    (
      #"{ "type": "zstack", "children": [{ "type": "label", "text": "abc" }, { "type": "label", "text": "x" }] }"#,
      ["axc"]
    ),
    (
      #"{ "type": "hstack", "children": [{ "type": "label", "text": "a" }, { "type": "spacer" }, { "type": "label", "text": "b" }] }"#,
      ["a                  b"]
    ),
    (
      #"{ "type": "forEach", "items": "rows", "template": { "type": "label", "text": "${index}${item}" } }"#,
      ["0x", "1y"]
    ),
    (
      #"{ "type": "forEach", "items": "none", "template": { "type": "spacer" }, "emptyView": { "type": "label", "text": "none" } }"#,
      ["none"]
    ),
  ])
  func `each kind of node has a text form`(node: String, expected: [String]) {
    let state = #"{ "name": "Ann", "on": true, "page": 1, "rows": ["x", "y"], "none": [] }"#
    let rows = Drawing(node, state: state).rows.map { $0.trimmed }.filter { !$0.isEmpty }
    if node.contains("textfield") {
      #expect(rows.count == 1 && rows[0].hasPrefix("_Name_"))
    } else {
      #expect(rows == expected)
    }
  }

  @Test func `a node without a renderer is not drawn`() {
    let renderers = TextRendererRegistries.builtIn
    renderers.nodes.unregister(.text)
    let nodes = #"{ "type": "label", "text": "a" }, { "type": "button", "text": "b" }"#
    #expect(Drawing(nodes, renderers: renderers).rows.map { $0.trimmed } == ["(b)"])
  }

  @Test func `the root has insets, and its content starts at the top leading corner`() {
    func rows(_ insets: String) -> [String] {
      Drawing(
        #"{ "id": "d", "root": { "edgeInsets": \#(insets), "children": [{ "type": "label", "text": "ab" }] } }"#
      ).rows
    }
    #expect(rows("{}") == ["ab"])
    #expect(rows(#"{ "leading": 80 }"#) == ["          ab"])
    #expect(rows(#"{ "trailing": 80 }"#) == ["ab"])
    #expect(rows(#"{ "top": 32, "bottom": { "value": 16 } }"#) == ["", "", "ab", ""])
  }

  @Test(arguments: [
    ("dark", ColorScheme.light, true), ("light", .dark, false), ("system", .dark, true),
    ("system", .light, false),
  ])
  func `the color scheme of the document is that of gradients alone`(
    written: String, system: ColorScheme, isDark: Bool
  ) {
    let gradient = #"""
      { "type": "gradient", "styleId": "s", "gradientColors": [
        { "lightColor": "#00FF00", "darkColor": "#FF0000", "location": 0 },
        { "lightColor": "#00FF00", "darkColor": "#FF0000", "location": 1 }] }
      """#
    let text = #"""
      { "id": "d", "styles": { "s": { "width": 16, "height": 16 } },
        "root": { "colorScheme": "\#(written)", "children": [{ "type": "label", "text": "ab" }, \#(gradient)] } }
      """#
    let drawing = Drawing(text, renderers: .builtIn, colorScheme: system)
    let ansi = drawing.ansiRows
    #expect(ansi[1].contains(isDark ? "255;0;0" : "0;255;0"))
    // The label has the color of the system's appearance.
    let plain = Drawing(
      text.replacing(#""colorScheme": "\#(written)", "#, with: ""), renderers: .builtIn, colorScheme: system)
    #expect(ansi[0] == plain.ansiRows[0])
  }

  @Test func `a registry can be copied, and the copy changed alone`() {
    let registry = TextRendererRegistries.builtIn.nodes
    let copy = TextNodeRendererRegistry(copying: registry)
    #expect(copy.hasRenderer(for: .text) && copy.hasRenderer(for: .button))
    copy.unregister(.text)
    #expect(!copy.hasRenderer(for: .text) && registry.hasRenderer(for: .text))
    #expect(copy.renderer(for: .text) == nil && registry.renderer(for: .text) != nil)
  }

  @Test func `each node that was drawn is recorded at its cells`() throws {
    let drawing = Drawing(#"{ "type": "label", "text": "ab" }, { "type": "label", "text": "cd" }"#)
    let mark = try #require(drawing.canvas.mark(x: 1, y: 1))
    guard case .text(let text)? = drawing.places.nodes[mark].node?.content else {
      Issue.record("no text")
      return
    }
    #expect(text.content == "cd")
  }
}

extension String {
  /// The text without spaces at both ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
