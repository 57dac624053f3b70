import Testing

/// Pictures of screens for clients that ask for them.
@Suite struct PreviewPictureTests {
  private static let wanted = #""include": ["picture"], "changes": true"#

  @Test func `a client that does not ask gets no picture`() async {
    let stage = await PreviewStage()
    #expect(await stage.preview(#""pictureWidth": 375"#).value("picture") == nil)
    #expect(await stage.tap().value("picture") == nil)
    #expect(stage.latest()?.value("picture") == nil)
  }

  @Test func `the first picture is whole`() async throws {
    let stage = await PreviewStage()
    let picture = try #require(await stage.preview(Self.wanted).value("picture"))
    #expect(
      picture.names == [
        "revision", "width", "height", "background", "scroll", "css", "order", "nodes", "removed", "areas",
        "scrolls",
      ])
    #expect(picture.int("revision") == 1 && picture.int("width") == 390 && picture.int("height") == 844)
    #expect(picture.string("background") == "#ffffff" && picture.text("removed") == "[]")
    #expect(picture.string("css")?.contains(".control") == true)
    #expect(picture.strings(in: "nodes", of: "key") == picture.order)
    #expect(picture.order == (0..<5).map { "/root/children/\($0)" })
  }

  @Test func `a change of one text sends the elements that differ`() async throws {
    let stage = await PreviewStage()
    _ = await stage.preview(Self.wanted)
    await stage.tap()
    let picture = try #require(stage.latest()?.value("picture"))
    #expect(picture.int("base") == 1 && picture.int("revision") == 2)
    #expect(picture.strings(in: "nodes", of: "key") == ["/root/children/0"])
    #expect(picture.elements("nodes").first?.string("html")?.contains("count 1") == true)
    #expect(picture.order == nil && picture.value("css") == nil && picture.text("removed") == "[]")
    #expect(picture.int("width") == 390 && picture.string("background") == "#ffffff")
    // Nothing at all has changed.
    _ = await stage.run("preview.setState", #""path": "n", "value": 1"#)
    #expect(stage.latest()?.text("picture", "nodes") == "[]")
  }

  @Test func `an inserted node is sent with the new order, and a removed one is listed`() async throws {
    let stage = await PreviewStage()
    _ = await stage.preview(Self.wanted)
    let last = #"{ "type": "label", "text": "last" }"#
    let more = PreviewStage.replacing("\n  ] }", with: ",\n    \(last)\n  ] }")
    await stage.change(to: more, version: 2)
    let inserted = try #require(stage.latest()?.value("picture"))
    #expect(inserted.order == (0..<6).map { "/root/children/\($0)" })
    #expect(inserted.strings(in: "nodes", of: "key") == ["/root/children/5"])
    await stage.change(to: PreviewStage.document, version: 3)
    let removed = try #require(stage.latest()?.value("picture"))
    #expect(removed.int("base") == 2 && removed.removedKeys == ["/root/children/5"])
    #expect(removed.order?.count == 5 && removed.text("nodes") == "[]")
  }

  @Test func `a client that asks for a whole picture gets one`() async throws {
    let stage = await PreviewStage()
    _ = await stage.preview(Self.wanted)
    await stage.tap()
    let result = try #require(await stage.frame("preview.refresh").value("picture"))
    let sent = try #require(stage.latest()?.value("picture"))
    for picture in [result, sent] {
      #expect(picture.value("base") == nil && picture.int("revision") == 3)
      #expect(picture.order?.count == 5 && picture.elements("nodes").count == 5)
      #expect(picture.value("css") != nil)
    }
    await stage.tap()
    #expect(stage.latest()?.int("picture", "base") == 3)
  }

  @Test func `without changes every picture is whole`() async throws {
    let stage = await PreviewStage()
    _ = await stage.preview(#""include": ["picture"]"#)
    await stage.tap()
    let picture = try #require(stage.latest()?.value("picture"))
    #expect(picture.value("base") == nil && picture.elements("nodes").count == 5)
  }

  @Test func `a picture has the requested size and scroll position`() async throws {
    let rows = (0..<90).map { #"{ "type": "label", "text": "row \#($0)" }"# }.joined(separator: ", ")
    let list = #"{ "layout": { "type": "list" }, "children": [\#(rows)] }"#
    let sections = #""children": [{ "type": "sectionLayout", "sections": [\#(list)] }]"#
    let stage = await PreviewStage(#"{ "id": "a", "root": { \#(sections) } }"#)
    let size = #", "pictureWidth": 375, "pictureHeight": 600"#
    let first = try #require(await stage.preview(Self.wanted + size).value("picture"))
    #expect(first.int("width") == 375 && first.int("height") == 600 && first.int("scroll") == 0)
    let count = first.order?.count ?? 0
    #expect(count > 5 && count < 60)
    let scrolled = try #require(await stage.preview(#""pictureScroll": 300"#).value("picture"))
    #expect(scrolled.int("scroll") == 300 && scrolled.int("height") == 600)
    #expect(scrolled.order?.first != first.order?.first)
    #expect(stage.latest()?.value("picture")?.removedKeys.isEmpty == false)
    let end = try #require(await stage.preview(#""pictureScroll": 1000000"#).value("picture"))
    #expect(end.int("scroll") ?? 0 < 90 * 60)
    #expect(end.order?.last?.contains("/89") == true)
  }

  @Test(arguments: [
    (#""pictureWidth": 0"#, "`pictureWidth` must be between 1 and 10000"),
    (#""pictureHeight": 10001"#, "`pictureHeight` must be between 1 and 10000"),
    (#""pictureScroll": -1"#, "`pictureScroll` must be between 0 and"),
    (#""pictureWidth": "wide""#, "pictureWidth"),
  ])
  func `a picture of an impossible size is refused`(_ argument: String, _ message: String) async {
    let stage = await PreviewStage()
    #expect(await stage.run("preview", argument).contains(message))
  }

  @Test func `an alert is in front, and its texts are escaped`() async throws {
    let stage = await PreviewStage(PreviewStage.replacing("Sure?", with: "<b onclick='x'>&\\\"</b>"))
    _ = await stage.preview(Self.wanted)
    await stage.tap(PreviewStage.ask)
    let picture = try #require(stage.latest()?.value("picture"))
    #expect(picture.order?.suffix(4) == ["screen", "answer/0", "screen/2", "answer/1"])
    let elements = picture.elements("nodes")
    let html = elements.compactMap { $0.string("html") }.joined()
    #expect(html.contains("&lt;b onclick") && !html.contains("<b "))
    #expect(elements.last?.string("html")?.contains(#"data-answer="1""#) == true)
    await stage.change(to: PreviewStage.document, version: 2)
    let uses = await stage.frame("preview.reset").value("picture")
    #expect(uses?.order?.contains("screen") == false)
  }
}
