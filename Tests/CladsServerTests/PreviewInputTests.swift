import CladsServer
import Testing

/// What the user does in a preview.
@Suite struct PreviewInputTests {
  @Test func `a counter counts`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    for number in 1...3 {
      let frame = await stage.tap()
      #expect(frame.int("state", "n") == number && frame.shows("count \(number)"))
      #expect(frame.int("revision") == number + 1)
      #expect(frame.elements("log").count >= number)
    }
  }

  @Test func `a field keeps the typed text`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    let frame = await stage.type("Zoë 😀")
    #expect(frame.string("state", "name") == "Zoë 😀" && frame.shows("hello Zoë 😀"))
    #expect(frame.control(PreviewStage.field)?.string("value") == "Zoë 😀")
  }

  @Test func `a button of an alert is tapped, or the alert is left`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    #expect(
      await stage.tap(PreviewStage.ask).text("presented") == """
        [{"kind":"alert","title":"Sure?","message":null,"buttons":[{"label":"No","style":"cancel"},\
        {"label":"Yes","style":"default"}]}]
        """)
    let confirmed = await stage.frame("preview.send", #""event": "onAlertButton", "value": 1"#)
    #expect(confirmed.text("presented") == "[]" && confirmed.int("state", "n") == 1)
    #expect(await stage.tap(PreviewStage.ask).text("presented") != "[]")
    let left = await stage.frame("preview.send", #""event": "onBack""#)
    #expect(left.text("presented") == "[]" && left.int("state", "n") == 1)
  }

  @Test func `repeated nodes are identified by their indices`() async {
    let stage = await PreviewStage(
      #"""
      { "id": "a", "state": { "n": 9, "list": ["a", "b"] }, "root": { "children": [
        { "type": "forEach", "items": "list", "template": { "type": "button", "text": "${item}",
          "actions": { "onTap": { "type": "setState", "path": "n", "value": { "$expr": "index" } } } } } ] } }
      """#)
    let frame = await stage.preview(#""as": "spec""#)
    let pointer = "/root/children/0/template"
    #expect(frame.elements("controls").map { $0.text("instance") } == ["[0]", "[1]"])
    #expect(frame.strings(in: "spans", of: "pointer").contains(pointer))
    let event = #""event": "onTap", "pointer": "\#(pointer)""#
    #expect(await stage.run("preview.send", event + #", "instance": [7]"#).hasPrefix("-32"))
    #expect(await stage.tap(pointer, #", "instance": [1]"#).int("state", "n") == 1)
  }

  @Test func `state can be set and reset`() async {
    let stage = await PreviewStage()
    _ = await stage.preview(#""sample": "big""#)
    #expect(await stage.frame("preview.setState", #""path": "n", "value": 7"#).shows("count 7"))
    #expect(await stage.tap().int("state", "n") == 8)
    let reset = await stage.frame("preview.reset")
    #expect(reset.int("state", "n") == 40 && reset.string("sample") == "big")
    let user = #"{"name":{"all":[1.5,"x"],"first":null}}"#
    let frame = await stage.frame(
      "preview.setState", #""path": "user.name", "value": { "first": null, "all": [1.5, "x"] }"#)
    #expect(frame.text("state", "user") == user)
  }

  @Test func `a frame that follows an event is also sent to every view of the preview`() async {
    let stage = await PreviewStage()
    let opened = await stage.preview()
    #expect(stage.sent().isEmpty)
    let tapped = await stage.tap()
    #expect(stage.sent().map(\.description) == [tapped.description])
    #expect(tapped.int("revision") == (opened.int("revision") ?? 0) + 1)
  }

  // MARK: - Options

  @Test func `changing options keeps the state`() async {
    let stage = await PreviewStage()
    _ = await stage.preview(#""width": 60"#)
    await stage.tap()
    #expect(await stage.preview().string("colorScheme") == "light")
    let dark = await stage.preview(#""colorScheme": "dark""#)
    #expect(dark.string("colorScheme") == "dark")
    #expect(dark.int("width") == 60 && dark.int("state", "n") == 1)
    let small = await stage.preview(#""width": 30, "height": 20, "as": "spec""#)
    #expect(small.int("width") == 30 && small.int("height") == 20 && small.string("as") == "spec")
    #expect(small.int("state", "n") == 1)
    let sample = await stage.preview(#""sample": "big""#)
    #expect(sample.int("state", "n") == 40 && sample.string("sample") == "big" && sample.int("width") == 30)
  }

  @Test func `two previews of one document are independent`() async {
    let stage = await PreviewStage()
    _ = await stage.preview(#""preview": "left", "width": 40"#)
    _ = await stage.preview(#""preview": "right", "width": 80, "as": "spec""#)
    #expect(await stage.tap(PreviewStage.add, #", "preview": "left""#).int("state", "n") == 1)
    let right = await stage.type("Bo", #", "preview": "right""#)
    #expect(right.int("width") == 80 && right.string("as") == "spec" && right.int("state", "n") == 0)
    await stage.change(to: PreviewStage.replacing("count", with: "number"), version: 2)
    #expect(stage.latest("left")?.shows("number 1") == true && stage.latest("left")?.int("width") == 40)
    #expect(stage.latest("right")?.shows("number 0") == true)
    #expect(stage.latest("right")?.shows("hello Bo") == true)
    #expect(stage.sent().isEmpty)
  }

  @Test func `a preview is named by its document unless it has a name`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    let uri = stage.session.uri(stage.name)
    #expect(await stage.tap(PreviewStage.add, #", "preview": "\#(uri)""#).int("state", "n") == 1)
    let other = await stage.run(
      "preview.send", #""event": "onTap", "pointer": "\#(PreviewStage.add)", "preview": "other""#)
    #expect(other.contains("no preview `other`"))
  }

  @Test func `a closed preview sends nothing and can be opened again`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    await stage.tap()
    #expect(await stage.run("preview.close") == "null")
    let count = stage.sent().count
    await stage.change(to: PreviewStage.replacing("count", with: "number"), version: 2)
    let tap = await stage.run("preview.send", #""event": "onTap", "pointer": "\#(PreviewStage.add)""#)
    #expect(tap.hasPrefix("-32") && tap.contains("`clads.preview`"))
    #expect(await stage.run("preview.close") == "null")
    let again = await stage.preview()
    #expect(again.int("state", "n") == 0 && again.int("version") == 2 && again.int("revision") == 1)
    #expect(again.shows("number 0"))
    #expect(stage.sent().count == count)
  }

  // MARK: - Mistakes

  private static let mistakes: [(String, String, String)] = [
    ("preview", #""as": "tablet""#, "unknown value `tablet` for `as`: expected `device` or `spec`"),
    ("preview", #""width": 0"#, "`width` must be between 1 and 1000, not 0"),
    ("preview", #""width": "wide""#, "width: expected an integer"),
    ("preview", #""height": -1"#, "`height` must be between"),
    ("preview", #""colorScheme": "sepia""#, "expected `light` or `dark`"),
    ("preview", #""sample": "initail""#, "did you mean `initial`?"),
    ("preview", #""include": ["pdf"]"#, "for `include`: expected"),
    ("preview", #""include": "text""#, "expected an array"),
    ("preview", #""preview": 5"#, "preview: expected a string"),
    ("preview.send", #""x": 0"#, "`event` is missing"),
    ("preview.send", #""event": "onSwipe""#, "for `event`: expected"),
    ("preview.send", #""event": "onTap""#, "`pointer` is missing"),
    ("preview.send", #""event": "onTap", "pointer": "root""#, "a JSON pointer"),
    (
      "preview.send", #""event": "onTap", "pointer": "/root/children/1", "instance": [-1]"#,
      "cannot be negative"
    ),
    ("preview.send", #""event": "onTap", "pointer": "/root/children/0""#, "/root/children/0"),
    ("preview.send", #""event": "onTap", "pointer": "/nowhere""#, "/nowhere"),
    ("preview.send", #""event": "onValueChanged", "pointer": "/root/children/2""#, "`value` is missing"),
    ("preview.send", #""event": "onAlertButton""#, "`value` is missing"),
    ("preview.send", #""event": "onAlertButton", "value": 0"#, ""),
    ("preview.send", #""event": "onBack""#, ""),
    ("preview.setState", #""value": 1"#, "`path` is missing"),
    ("preview.setState", #""path": "n""#, "`value` is missing"),
    ("preview.setState", #""path": "[[", "value": 1"#, "[["),
    ("preview.close", #""preview": 7"#, "preview: expected a string"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported and changes nothing`(_ command: String, _ arguments: String, _ message: String)
    async
  {
    let stage = await PreviewStage()
    _ = await stage.preview()
    let error = await stage.run(command, arguments)
    #expect(error.hasPrefix("-32602: ") || error.hasPrefix("-32803: "), "\(error)")
    #expect(error.contains(message), "\(error)")
    let frame = await stage.preview()
    #expect(frame.int("state", "n") == 0 && frame.int("revision") == 2)
  }

  @Test(arguments: ["preview", "preview.close", "preview.send", "preview.setState", "preview.reset"])
  func `a command needs a document`(_ command: String) async {
    let stage = await PreviewStage()
    for arguments in ["[]", #"[{ "uri": 7 }]"#] {
      let error = await stage.session.call(
        "workspace/executeCommand", #"{ "command": "clads.\#(command)", "arguments": \#(arguments) }"#)
      #expect(error.hasPrefix("-32602: "), "\(error)")
    }
    #expect(await stage.session.run("preview", "other.clads.json").contains("no such file"))
    #expect(await stage.run("preview.nothing").contains("unknown command"))
  }
}
