import CladsRendering
import Testing
import TextUI

/// Draws `x` at the trailing edge of the section, which its items may reach.
private struct EdgeRenderer: TextSectionLayoutRendering {
  static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "list")

  let itemsReachEdge: Bool

  func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    context.framed(section, itemsReachEdge: itemsReachEdge) {
      Text("x").frame(maxWidth: Length.infinity, alignment: .trailing)
    }
  }
}

@MainActor
@Suite struct SectionDrawingTests {
  private func section(_ layout: String, _ members: String = "") -> String {
    let labels = #"{ "type": "label", "text": "aa" }, { "type": "label", "text": "bb" }"#
    return
      #"{ "type": "sectionLayout", "sections": [{ "layout": { \#(layout) }, \#(members)"children": [\#(labels)] }] }"#
  }

  private func rows(_ drawing: Drawing) -> [String] { drawing.rows.filter { !$0.isEmpty } }

  @Test(arguments: [
    (#""type": "list", "showsDividers": false, "itemSpacing": 0"#, ["aa", "bb"]),
    (#""type": "horizontal", "itemSpacing": 8"#, ["aa bb"]),
    (#""type": "flow", "itemSpacing": 16"#, ["aa  bb"]),
  ])
  func `a layout arranges its items`(layout: String, expected: [String]) {
    #expect(rows(Drawing(section(layout))).map { $0.trimmed } == expected)
  }

  @Test func `a header is above the content, a footer below, both at the alignment`() {
    let ends = #""header": { "type": "label", "text": "h" }, "footer": { "type": "label", "text": "f" }, "#
    let drawn = rows(
      Drawing(
        section(#""type": "list", "showsDividers": false, "itemSpacing": 0, "alignment": "trailing""#, ends)))
    #expect(
      drawn.first == String(repeating: " ", count: 19) + "h"
        && drawn.last == String(repeating: " ", count: 19) + "f")
    #expect(drawn.map { $0.trimmed } == ["h", "aa", "bb", "f"])
  }

  @Test func `items reach the trailing edge only where the layout says so`() {
    let text = section(#""type": "list", "contentInsets": { "leading": 16, "trailing": 40 }"#)
    for (reachesEdge, column) in [(true, 19), (false, 14)] {
      let renderers = TextRendererRegistries.builtIn
      renderers.sections.register(EdgeRenderer(itemsReachEdge: reachesEdge))
      #expect(rows(Drawing(text, renderers: renderers)) == [String(repeating: " ", count: column) + "x"])
    }
  }

  @Test func `a layout without a renderer is drawn as a list`() {
    let renderers = TextRendererRegistries(nodes: .default, sections: TextSectionLayoutRendererRegistry())
    #expect(rows(Drawing(section(#""type": "grid""#), renderers: renderers)).isEmpty)
    renderers.sections.register(EdgeRenderer(itemsReachEdge: true))
    #expect(rows(Drawing(section(#""type": "grid""#), renderers: renderers)).map { $0.trimmed } == ["x"])
  }

  @Test func `a registry of layouts can be copied, and the copy changed alone`() {
    let registry = TextSectionLayoutRendererRegistry()
    let copy = TextSectionLayoutRendererRegistry(copying: TextRendererRegistries.builtIn.sections)
    #expect(copy.hasRenderer(for: EdgeRenderer.layoutTypeIdentifier))
    #expect(!registry.hasRenderer(for: EdgeRenderer.layoutTypeIdentifier))
  }

  @Test func `items have the width of the section, and a ratio has no effect`() {
    let text = section(
      #""type": "horizontal", "itemSpacing": 0, "itemDimensions": { "width": 32, "aspectRatio": 0.5 }"#)
    #expect(Drawing(text).rows == [" aa  bb"])
  }
}
