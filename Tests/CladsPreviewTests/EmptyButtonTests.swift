import CladsPreview
import Testing

/// Buttons without a caption: on device they are as wide as their padding.
@MainActor
@Suite struct EmptyButtonTests {
  private static let action = #""actions": { "onTap": { "type": "dismiss" } }"#
  private static let empty = #"{ "type": "button", \#(action) }"#

  private func row(_ children: [String], width: Int) async -> [String] {
    let stage = await SessionStage(
      #"[{ "type": "hstack", "spacing": 0, "children": [\#(children.joined(separator: ", "))] }]"#,
      width: width)
    return stage.frame.rows.map { row in
      var text = row[...]
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  @Test func `five empty buttons do not push a row over the edge`() async {
    let label = #"{ "type": "label", "text": "Choose one color" }"#
    #expect(await row([label] + Array(repeating: Self.empty, count: 5), width: 16) == ["Choose one color"])
    let button = #"{ "type": "button", "text": "Close", \#(Self.action) }"#
    #expect(
      await row([label] + Array(repeating: Self.empty, count: 5) + [button], width: 23)
        == ["Choose one color[Close]"])
  }

  @Test func `a row of empty buttons takes nothing from its siblings`() async {
    let label = #"{ "type": "label", "text": "Choose one color" }"#
    let buttons = Array(repeating: Self.empty, count: 5).joined(separator: ", ")
    let inner = #"{ "type": "hstack", "spacing": 0, "children": [\#(buttons)] }"#
    #expect(await row([label, inner], width: 16) == ["Choose one color"])
    #expect(await row([label, inner], width: 22) == ["Choose one color[ ][ ]"])
  }

  @Test func `empty buttons are drawn where there is room for them`() async {
    let label = #"{ "type": "label", "text": "Hello" }"#
    let spacer = #"{ "type": "spacer" }"#
    #expect(await row([label, spacer, Self.empty], width: 16) == ["Hello        [ ]"])
    #expect(await row([label, spacer, Self.empty, Self.empty], width: 16) == ["Hello     [ ][ ]"])
    #expect(await row([label, Self.empty], width: 8) == ["Hello[ ]"])
    let column = #"{ "type": "vstack", "alignment": "leading", "children": [\#(label)] }"#
    #expect(await row([column, Self.empty], width: 16) == ["Hello        [ ]"])
    #expect(await row([column, Self.empty], width: 6) == ["Hello"])
  }

  @Test func `the padding of an empty button always takes its width`() async {
    let padded = #"{ "type": "button", "styleId": "padded", \#(Self.action) }"#
    let stage = await SessionStage(
      #"""
      { "id": "d", "styles": { "padded": { "padding": { "horizontal": 8 } } },
        "root": { "children": [{ "type": "hstack", "spacing": 0, "children": [
          { "type": "label", "text": "Hello" }, \#(padded), \#(padded), { "type": "label", "text": "!" } ] }] } }
      """#, width: 10)
    #expect(stage.text.contains("Hello"))
    #expect(
      stage.text.firstIndex(of: "!").map { stage.text.distance(from: stage.text.startIndex, to: $0) } == 9)
  }

  @Test func `a button without room can be tapped by its id`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "n": 0 }, "actions": {
          "add": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } },
        "root": { "children": [{ "type": "hstack", "spacing": 0, "children": [
          { "type": "label", "text": "Number ${n}" },
          { "type": "button", "id": "more", "actions": { "onTap": "add" } } ] }] } }
      """#, width: 8)
    #expect(stage.words == ["Number 0"])
    try await stage.send(.tap(pointer: "/root/children/0/children/1", instance: []))
    #expect(stage.words == ["Number 1"])
  }
}
