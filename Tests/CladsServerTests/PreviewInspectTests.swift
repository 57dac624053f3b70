import Testing

/// Why nodes of a picture look as they do, and where they are.
@Suite struct PreviewInspectTests {
  private static let document = #"""
    {
      "id": "stage",
      "state": { "on": true },
      "styles": {
        "base": { "fontSize": 20, "textColor": "#AA0000", "padding": { "top": 3 } },
        "loud": { "inherits": "base", "fontWeight": "bold", "cornerRadius": 8 },
        "picked": { "backgroundColor": "#00AA00", "padding": { "horizontal": 6 } }
      },
      "root": { "children": [
        { "type": "vstack", "spacing": 7, "padding": { "leading": 5 }, "children": [
          { "type": "label", "text": "hello", "styleId": "loud" },
          { "type": "button", "text": "go", "isSelectedBinding": "on",
            "styles": { "normal": "base", "selected": "picked" } }
        ] },
        { "type": "label", "text": "token", "styleId": "@brand.title" },
        { "type": "sectionLayout", "sectionSpacing": 4, "sections": [
          { "layout": { "type": "horizontal", "itemSpacing": 12, "itemDimensions": { "width": 300 } },
            "children": [{ "type": "label", "text": "one" }, { "type": "label", "text": "two" }] },
          { "layout": { "type": "grid", "columns": { "adaptive": { "minWidth": 90 } } }, "children": [] }
        ] }
      ] }
    }
    """#
  private static let picture = #""include": ["picture"]"#

  /// Inspects a node of the document with an open picture.
  private func inspection(_ pointer: String, _ document: String = document) async -> ServerMessage {
    let stage = await PreviewStage(document)
    _ = await stage.preview(Self.picture)
    return await stage.frame("preview.inspect", #""pointer": "\#(pointer)""#)
  }

  /// Inspects a node, and returns a line for each property.
  private func properties(_ pointer: String) async -> [String] {
    await inspection(pointer).elements("properties").map { property in
      let style = property.string("style").map { " \($0)" } ?? ""
      let ignored = property.string("ignored").map { " (\($0))" } ?? ""
      return
        "\(property.string("name") ?? "") = \(property.string("value") ?? ""): "
        + "\(property.string("from") ?? "")\(style)\(ignored)"
    }
  }

  @Test func `properties of a label come from its style, from that of which it inherits, or are defaults`()
    async
  {
    let lines = await properties("/root/children/0/children/0")
    #expect(lines.contains(#"text = "hello": own"#))
    #expect(lines.contains("fontSize = 20: parent style base"))
    #expect(lines.contains(##"textColor = "#AA0000": parent style base"##))
    #expect(lines.contains(#"fontWeight = "bold": style loud"#))
    #expect(lines.contains(#"textAlignment = "leading": default"#))
    #expect(lines.contains("cornerRadius = 8: style loud (apps ignore it on a label)"))
    #expect(lines.count { $0.hasPrefix("padding") } == 1)
    #expect(!lines.contains { $0.hasPrefix("inherits") || $0.hasPrefix("styleId") })
  }

  @Test func `a selected button has the properties of its selected style`() async {
    let inspection = await inspection("/root/children/0/children/1")
    let lines = await properties("/root/children/0/children/1")
    #expect(lines.contains(##"backgroundColor = "#00AA00": style picked"##))
    #expect(!lines.contains { $0.hasPrefix("textColor = \"#AA") })
    #expect(inspection.int("padding", "leading") == 6 && inspection.int("padding", "top") == 0)
  }

  @Test func `a stack has a frame, padding and spacing in points`() async {
    let inspection = await inspection("/root/children/0")
    #expect(inspection.string("kind") == "vstack")
    #expect(inspection.int("frame", "x") == 0 && inspection.int("frame", "y") == 47)
    #expect(inspection.int("frame", "width") == 390)
    #expect(inspection.int("padding", "leading") == 5 && inspection.int("padding", "trailing") == 0)
    #expect(inspection.int("spacing") == 7)
    let lines = await properties("/root/children/0")
    #expect(lines.contains("spacing = 7: own") && lines.contains(#"padding = { "leading": 5 }: own"#))
    #expect(lines.contains(#"alignment = "center": default"#))
    #expect(lines.count { $0.hasPrefix("padding") } == 1)
  }

  @Test func `a section has the properties of its layout`() async {
    let inspection = await inspection("/root/children/2/sections/0")
    #expect(inspection.string("kind") == "section" && inspection.value("spacing") == nil)
    let lines = await properties("/root/children/2/sections/0")
    #expect(lines.contains("itemSpacing = 12: own"))
    #expect(await properties("/root/children/2").contains("sectionSpacing = 4: own"))
    let grid = await properties("/root/children/2/sections/1")
    #expect(grid.contains(#"columns = { "adaptive": { "minWidth": 90 } }: own"#))
  }

  @Test func `the padding of a style counts where it is drawn, as on a label at level extended`() async {
    let stage = await PreviewStage(Self.document)
    _ = await stage.preview(Self.picture)
    let label = #""pointer": "/root/children/0/children/0""#
    #expect(await stage.frame("preview.inspect", label).value("padding") == nil)
    await stage.report("clads.json", #"{ "formatLevel": "extended" }"#)
    _ = await stage.preview(Self.picture)
    #expect(await stage.frame("preview.inspect", label).int("padding", "top") == 3)
  }

  @Test func `properties have the ranges of their members`() async throws {
    let inspection = await inspection("/root/children/0/children/0")
    let size = try #require(inspection.elements("properties").first { $0.string("name") == "fontSize" })
    #expect(size.int("range", "start", "line") == 4 && size.int("range", "start", "character") == 14)
    #expect(size.int("range", "end", "character") == 28)
    let alignment = inspection.elements("properties").first { $0.string("name") == "textAlignment" }
    #expect(alignment?.value("range") == nil)
  }

  @Test func `an unknown token leaves the defaults`() async {
    let lines = await properties("/root/children/1")
    #expect(lines.contains("fontSize = 17: default"))
  }

  @Test(arguments: ["/root/children/9", "/styles/base", "/state", "", "no pointer"])
  func `what is no node cannot be inspected`(_ pointer: String) async {
    let stage = await PreviewStage(Self.document)
    _ = await stage.preview(Self.picture)
    #expect(await stage.run("preview.inspect", #""pointer": "\#(pointer)""#) == "null")
  }

  @Test func `without a picture a node has no frame`() async {
    let stage = await PreviewStage(Self.document)
    let pointer = #""pointer": "/root/children/0""#
    let inspection = await stage.frame("preview.inspect", pointer)
    #expect(inspection.string("kind") == "vstack" && inspection.value("frame") == nil)
    #expect(await stage.run("preview.inspect").contains("`pointer`"))
  }

  // MARK: - Places

  @Test func `areas say where nodes are, and what is their source`() async throws {
    let stage = await PreviewStage(Self.document)
    let picture = try #require(await stage.preview(Self.picture).value("picture"))
    let areas = picture.elements("areas")
    let stack = try #require(areas.first)
    #expect(stack.string("pointer") == "/root/children/0" && stack.text("instance") == "[]")
    #expect(stack.int("x") == 0 && stack.int("y") == 47 && stack.int("width") == 390)
    #expect(stack.int("range", "start", "line") == 9 && stack.int("range", "end", "line") == 13)
    let pointers = areas.compactMap { $0.string("pointer") }
    #expect(pointers.contains("/root/children/2/sections/0/children/0"))
    let scrolls = picture.elements("scrolls")
    #expect(scrolls.compactMap { $0.string("axis") } == ["vertical", "horizontal"])
    #expect(scrolls.last?.int("length") == 612 && scrolls.last?.int("offset") == 0)
  }

  @Test func `a change that moves nothing repeats no areas`() async throws {
    let stage = await PreviewStage()
    _ = await stage.preview(#""include": ["picture"], "changes": true"#)
    _ = await stage.run("preview.setState", #""path": "on", "value": true"#)
    let picture = try #require(stage.latest()?.value("picture"))
    #expect(picture.value("areas") == nil && picture.value("scrolls") == nil)
    await stage.tap(PreviewStage.ask)
    #expect(stage.latest()?.value("picture")?.value("areas") == nil)
  }

  @Test func `a row is scrolled as far as it goes`() async throws {
    let stage = await PreviewStage(Self.document)
    let row = #"{ "pointer": "/root/children/2/sections/0", "instance": [], "offset": 100 }"#
    func offset(_ rows: String) async -> Int? {
      let frame = await stage.preview(Self.picture + #", "pictureRows": [\#(rows)]"#)
      return frame.value("picture")?.elements("scrolls").last?.int("offset")
    }
    #expect(await offset(row) == 100)
    #expect(await offset(row.replacing("100", with: "9000")) == 222)
    #expect(await offset(row.replacing("[]", with: "[1]")) == 0)
    let refused = await stage.run("preview", #""pictureRows": { }"#)
    #expect(refused.contains("`pictureRows` must be an array"))
    #expect(await stage.run("preview", #""pictureRows": [{ "offset": 1 }]"#).contains("`pointer`"))
  }

  @Test func `what is out of sight can be located, and what is in sight need not be`() async throws {
    let rows = (0..<90).map { #"{ "type": "label", "text": "row \#($0)" }"# }.joined(separator: ",\n")
    let sections = #"[{ "layout": { "type": "list" }, "children": [\#(rows)] }]"#
    let root = #"{ "children": [{ "type": "sectionLayout", "sections": \#(sections) }] }"#
    let stage = await PreviewStage(#"{ "id": "a", "root": \#(root) }"#)
    _ = await stage.preview(Self.picture)
    func located(_ line: Int) async -> String {
      await stage.run("preview.locate", #""position": { "line": \#(line), "character": 12 }"#)
    }
    #expect(await located(3) == "null")
    let scroll = try #require(ServerMessage(await located(80)).int("scroll"))
    let frame = await stage.preview(#""pictureScroll": \#(scroll)"#)
    let keys = try #require(frame.value("picture")?.order)
    #expect(keys.contains("/root/children/0/sections/0/children/80"))
    #expect(await located(80) == "null")
    #expect(await stage.run("preview.locate").contains("`position`"))
  }

  @Test func `a section out of sight is located, and instead of what draws nothing what is around it`()
    async throws
  {
    let rows = (0..<60).map { #"{ "type": "label", "text": "row \#($0)" }"# }.joined(separator: ", ")
    let children = "[\n{ \"type\": \"spacer\" }\n, { \"type\": \"label\", \"text\": \"a\" }]"
    let stack = #"{ "type": "vstack", "children": \#(children) }"#
    let sections = [
      #"{ "layout": { "type": "list" }, "children": [\#(rows)] }"#,
      #"{ "layout": { "type": "list" }, "children": [\#(stack)] }"#,
    ].joined(separator: ",\n")
    let root = #"{ "children": [{ "type": "sectionLayout", "sections": [\#(sections)] }] }"#
    let stage = await PreviewStage(#"{ "id": "a", "root": \#(root) }"#)
    _ = await stage.preview(Self.picture)
    for line in 1...2 {
      let located = await stage.run(
        "preview.locate", #""position": { "line": \#(line), "character": 2 }"#)
      #expect(ServerMessage(located).int("scroll") ?? 0 > 100)
    }
  }
}
