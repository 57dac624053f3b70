import CladsDocument
import CladsPreview
import CladsProject
import Testing
import TextUI

/// What previews draw of a component that they do not know.
@MainActor
@Suite struct ComponentPlaceholderTests {
  private static func document(_ style: String) -> String {
    #"""
    { "id": "d", "styles": { "s": \#(style) }, "root": { "children": [
      { "type": "chart", "styleId": "s" }, { "type": "label", "text": "below" } ] } }
    """#
  }

  /// Returns the frame of the component in a picture of the document.
  private func frame(_ document: String, project: String? = nil) async throws -> SceneRect {
    let stage = await SessionStage(document, project: project)
    stage.change(PreviewOptions(picture: PictureWindow()))
    let picture = try #require(stage.frame.picture)
    let node = try #require(picture.nodes.firstIndex { $0.pointer == "/root/children/0" })
    return try #require(picture.scene.areas.first { $0.node == node }?.frame)
  }

  @Test func `an unknown component keeps the size of its style`() async throws {
    let frame = try await frame(Self.document(#"{ "width": 200, "height": 120 }"#))
    #expect(frame.width == 200 && frame.height == 120)
    // Without a size, it is as large as its message.
    let small = try await self.frame(Self.document("{}"))
    #expect(small.height < 60)
  }

  @Test func `a placeholder gives a component a size, and its style another one`() async throws {
    let project = #"{ "components": { "chart": { "placeholder": { "width": 300, "height": 90 } } } }"#
    let own = try await frame(Self.document("{}"), project: project)
    #expect(own.width == 300 && own.height == 90)
    let styled = try await frame(Self.document(#"{ "height": 40 }"#), project: project)
    #expect(styled.width == 300 && styled.height == 40)
  }

  @Test func `a placeholder has a text and a symbol`() async throws {
    let project = #"""
      { "components": { "chart": { "placeholder": { "text": "Sales", "sfsymbol": "star", "width": 200, "height": 90 } } } }
      """#
    let stage = await SessionStage(Self.document("{}"), project: project)
    #expect(stage.text.contains("Sales") && stage.text.contains("star"))
    stage.change(PreviewOptions(picture: PictureWindow()))
    let svg = try #require(stage.frame.picture?.svg)
    #expect(svg.contains(">Sales</text>") && svg.contains("<path d="))
    // Without a text, it is the name of the component.
    let plain = await SessionStage(
      Self.document("{}"), project: #"{ "components": { "chart": { "placeholder": {} } } }"#)
    #expect(plain.text.contains("chart"))
  }
}
