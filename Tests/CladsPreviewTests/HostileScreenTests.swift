import CladsDocument
import CladsPreview
import TestSupport
import Testing

@MainActor
@Suite struct HostileScreenTests {
  private func list(_ count: Int) -> String {
    #"""
    { "id": "d", "state": { "rows": [\#((0..<count).map { "{ \"name\": \"Row \($0)\", \"cells\": [1, 2] }" }.joined(separator: ","))] },
      "root": { "children": [ { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list", "itemSpacing": 0, "showsDividers": false }, "dataSource": "rows",
          "itemTemplate": { "type": "forEach", "items": "item.cells", "itemVariable": "cell", "layout": "hstack",
            "spacing": 8, "template": { "type": "label", "text": "${item.name}/${cell}" } } } ] } ] } }
    """#
  }

  @Test func `nested repetitions in a section draw only the visible ones of ten thousand`() async {
    let stage = await SessionStage(list(10_000), as: .spec)
    stage.change(PreviewOptions(as: .spec, width: 40, height: 20))
    #expect(stage.frame.rows.count == 20)
    #expect(stage.words.first == "Row 0/1 Row 0/2" && stage.words.last == "Row 19/1 Row 19/2")
    stage.change(PreviewOptions(as: .spec, width: 40, height: 20, scrollOffset: 500))
    #expect(stage.words.first == "Row 500/1 Row 500/2")
    #expect(stage.frame.spans.contains { $0.instance == [500, 1] })
  }

  @Test(arguments: ["vstack", "hstack", "zstack"])
  func `deeply nested stacks are drawn as deep as they are visible`(kind: String) async {
    let depth = 3_000
    let text =
      String(repeating: #"{ "type": "\#(kind)", "padding": { "leading": 1 }, "children": ["#, count: depth)
      + #"{ "type": "label", "text": "core" }"# + String(repeating: "] }", count: depth)
    let stage = await SessionStage("[\(text)]")
    #expect(stage.frame.width == 40)
  }

  @Test(
    arguments: [
      #"{ "type": "hstack", "spacing": 1e300, "children": [{ "type": "label", "text": "a" }, { "type": "label", "text": "b" }] }"#,
      #"{ "type": "vstack", "spacing": -40, "padding": { "top": -1e9, "leading": 1e9 }, "children": [{ "type": "label", "text": "a" }] }"#,
      #"{ "type": "image", "styleId": "wild", "image": { "asset": "x" } }"#,
      #"{ "type": "button", "styleId": "wild", "text": "x", "fillWidth": true }"#,
      #"{ "type": "shape", "shapeType": "circle", "styleId": "wild" }"#,
      #"{ "type": "gradient", "styleId": "wild", "gradientColors": [{ "location": 1e300 }, { "location": -5, "color": "fff" }] }"#,
      #"{ "type": "divider", "styleId": "wild" }"#,
      #"{ "type": "pageIndicator", "currentPage": "p", "pageCount": 9223372036854775807 }"#,
      #"{ "type": "slider", "minValue": -1e308, "maxValue": 1e308 }"#,
      #"{ "type": "sectionLayout", "sectionSpacing": 1e12, "sections": [{ "layout": { "type": "grid", "columns": 9223372036854775807 }, "children": [{ "type": "spacer" }] }] }"#,
      #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "grid", "columns": { "adaptive": { "minWidth": 0 } } }, "children": [{ "type": "label", "text": "x" }] }] }"#,
      #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "horizontal", "itemDimensions": { "width": { "fractional": 1e9 }, "aspectRatio": 0 } }, "children": [{ "type": "label", "text": "x" }] }] }"#,
    ])
  func `invalid numbers are drawn within the frame`(node: String) async {
    for level in ["base", "extended"] {
      let stage = await SessionStage(
        #"""
        { "id": "d", "styles": { "wild": { "width": 1e12, "height": 1e12, "cornerRadius": -1, "backgroundColor": "#112233" } },
          "root": { "children": [ { "type": "label", "text": "first" }, \#(node) ] } }
        """#, project: "{ \"formatLevel\": \"\(level)\" }")
      stage.change(PreviewOptions(width: 20, height: 10))
      #expect(stage.frame.rows.count == 10 && stage.frame.rows.allSatisfy { $0.count <= 20 })
    }
  }

  @Test(arguments: SampleDocuments.examples)
  func `every prefix of an example is drawn`(name: String, text: String) async {
    let bytes = Array(text.utf8)
    let stage = await SessionStage(text)
    var random = SeededRandom(seed: UInt64(bytes.count))
    for _ in 0..<25 {
      let cut = Int.random(in: 0..<bytes.count, using: &random)
      stage.edit(String(decoding: bytes[..<cut], as: UTF8.self))
      let end = min(bytes.count, cut + Int.random(in: 1..<40, using: &random))
      stage.edit(String(decoding: bytes[..<cut] + bytes[end...], as: UTF8.self))
    }
    let before = stage.frame.rows
    stage.edit(text)
    let fresh = await SessionStage(text)
    #expect(stage.frame.rows == fresh.frame.rows, "\(name): \(before.count)")
  }
}
