import CladsDocument
import CladsHosting
import CladsPreview
import Testing

@MainActor
@Suite struct LiveEditingTests {
  private func document(_ children: String, state: String = #"{ "n": 1 }"#) -> String {
    #"{ "id": "d", "state": \#(state), "root": { "children": [ \#(children) ] } }"#
  }

  @Test func `an edit keeps the state, except for changed initial values`()
    async throws
  {
    let label = #"{ "type": "label", "text": "${n} ${m}" }"#
    let stage = await SessionStage(document(label, state: #"{ "n": 1, "m": 1 }"#))
    try stage.set("n", .intValue(5))
    try stage.set("m", .intValue(5))
    stage.edit(document(label + #", { "type": "label", "text": "more" }"#, state: #"{ "n": 1, "m": 1 }"#))
    #expect(stage.words == ["5 5", "more"])
    stage.edit(document(label, state: #"{ "n": 2, "m": 1 }"#))
    #expect(stage.words == ["2 5"])
    stage.edit(document(label, state: #"{ "n": 2 }"#))
    #expect(stage.words == ["2"])
  }

  @Test func `a node that is being typed keeps its last drawing while the rest is updated`() async {
    let whole = #"{ "type": "button", "text": "Go" }, { "type": "label", "text": "after" }"#
    let stage = await SessionStage(document(whole))
    #expect(stage.words == ["(Go)", "after"])
    stage.edit(document(#"{ "type": "butt, "text": "Go" }, { "type": "label", "text": "later" }"#))
    #expect(stage.text.contains("(Go)") && stage.text.contains("later"), "\(stage.text)")
    stage.edit(document(#"{ "type": "button", "text": "Go" }, { "type": "label", "text": "done" }"#))
    #expect(stage.words == ["(Go)", "done"])
  }

  @Test(
    arguments: [
      "", "{", "[", "null", #"{ "id": "d" "#, #"{ "id": "d", "root": "#, #"{ "root": { "children": [ { "typ"#,
      #"{ "id": "d", "root": { "children": {} } }"#, "\u{FEFF}garbage }{",
    ])
  func `any broken text is drawn, and the document comes back`(broken: String) async {
    let stage = await SessionStage(document(#"{ "type": "label", "text": "here" }"#))
    stage.edit(broken)
    #expect(stage.frame.width == 40)
    stage.edit(document(#"{ "type": "label", "text": "back" }"#))
    #expect(stage.words == ["back"])
  }

  @Test func `an error that empties the screen shows its message in place`() async {
    let stage = await SessionStage(
      document(
        #"""
        { "type": "label", "text": "before" }, { "type": "labl" }, { "type": "label", "text": 5 },
        { "type": "vstack", "spacing": "8", "children": [ { "type": "label", "text": "inside" } ] },
        { "type": "label", "text": "after" }
        """#))
    #expect(stage.words.first == "before" && stage.words.last == "after")
    #expect(stage.text.contains("unknown component `labl`"))
    #expect(stage.text.contains("inside"))
    #expect(stage.frame.problems == 3)
    #expect(stage.frame.banner.hasPrefix("device (base) · 3 problems · "))
    stage.change(PreviewOptions(as: .spec, width: 40))
    #expect(stage.frame.banner.hasPrefix("spec (base)"))
  }

  @Test func `components of the project draw their preview node, or their data in a box`() async throws {
    let stage = await SessionStage(
      #"""
      { "id": "d", "state": { "t": 21, "n": 0 }, "root": { "children": [
        { "type": "weatherCard", "unit": "C", "data": {
            "temperature": { "type": "binding", "path": "t" }, "condition": { "type": "static", "value": "Sunny" } },
          "actions": { "onTap": { "type": "setState", "path": "n", "value": 1 } } },
        { "type": "chart", "data": { "points": { "type": "binding", "path": "t" } } },
        { "type": "label", "text": "n=${n}" } ] } }
      """#,
      project: #"""
        { "components": {
          "weatherCard": { "preview": { "type": "hstack", "children": [
            { "type": "label", "text": "${data.temperature}°${data.unit} ${data.condition}" } ] } },
          "chart": {} } }
        """#)
    #expect(
      stage.words == [
        "21°C Sunny", "┌────────────┐", "│ chart      │", "│ points: 21 │", "└────────────┘", "n=0",
      ])
    try stage.set("t", .intValue(22))
    #expect(stage.words.first == "22°C Sunny")
    try await stage.tap("weatherCard")
    #expect(stage.words.last == "n=1")
    #expect(stage.frame.spans.first?.pointer == "/root/children/0")
  }

  @Test func `every cell of a span leads to its node and back`() async {
    let stage = await SessionStage(
      document(
        #"""
        { "type": "hstack", "spacing": 8, "children": [
          { "type": "label", "text": "ä日本" }, { "type": "button", "text": "B", "actions": { "onTap": "x" } } ] }
        """#))
    let row = stage.frame.rows[0]
    let spans = stage.frame.spans.filter { $0.row == 0 && $0.pointer.count > "/root/children/0".count }
    #expect(spans.map(\.pointer) == ["/root/children/0/children/0", "/root/children/0/children/1"])
    let bytes = Array(row.utf8)
    let texts = spans.map { String(decoding: bytes[$0.text], as: UTF8.self) }
    #expect(texts == ["ä日本", "[B]"])
    #expect(spans.map(\.width) == [5, 3])
  }

  @Test func `local state is not part of the displayed state`() async {
    let stage = await SessionStage(
      document(
        #"""
        { "type": "vstack", "state": { "open": true }, "children": [
          { "type": "label", "text": "${local.open}" } ] }
        """#), as: .spec)
    #expect(stage.words == ["true"])
    #expect(stage.frame.state == .objectValue(["n": .intValue(1)]))
  }

  @Test func `text that is not a document keeps the last drawing, or shows the error`() async {
    let first = await SessionStage("5")
    #expect(first.text.contains("a document must be an object"))
    let stage = await SessionStage(document(#"{ "type": "label", "text": "n=${n}" }"#))
    for broken in ["", "5", #"{ "id": "d" }"#, #"{ "id": "d", "root": null }"#] {
      stage.edit(broken)
      #expect(stage.words == ["n=1"], "\(broken)")
    }
  }

  @Test func `a key without a value yet keeps the drawing of its node`() async {
    let label = #"{ "type": "label", "text": "one" }, { "type": "label", "text": "two" }"#
    let stage = await SessionStage(document(label))
    stage.edit(document(#"{ "type": "label", "text":  }, { "type": "label", "text": "three" }"#))
    #expect(stage.words == ["one", "three"])
  }

  @Test func `nested repetitions terminate`() async {
    let list = "[\((0..<10).map(String.init).joined(separator: ","))]"
    var node = #"{ "type": "label", "text": "x" }"#
    for _ in 0..<6 { node = #"{ "type": "forEach", "items": "l", "template": \#(node) }"# }
    let stage = await SessionStage(document(node, state: #"{ "l": \#(list) }"#), width: 60)
    #expect(stage.frame.contentHeight < 100_000)
    #expect(stage.frame.banner.contains("more than 100000 nodes"))
  }

  @Test func `an alert is drawn over the visible part of the screen, with all buttons`() async throws {
    let rows = (0..<30).map { #"{ "type": "label", "text": "row \#($0)" }"# }.joined(separator: ",")
    let buttons = (0..<6).map { #"{ "label": "Button \#($0)" }"# }.joined(separator: ",")
    let stage = await SessionStage(
      document(
        #"""
        { "type": "button", "text": "Ask", "actions": { "onTap":
          { "type": "showAlert", "title": "Sure?", "buttons": [\#(buttons)] } } }, \#(rows)
        """#), width: 30)
    stage.change(PreviewOptions(width: 30, height: 12))
    try await stage.tap("Ask")
    #expect(stage.frame.rows.count == 12 && stage.text.contains("Sure?"))
    for button in 0..<6 { #expect(stage.text.contains("[Button \(button)]"), "\(stage.text)") }
  }
}
