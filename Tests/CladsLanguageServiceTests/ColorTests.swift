import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test func `every notation of a color is found`() async {
    let text = MarkedText(
      #"{"styles":{"a":{"textColor":"«#FFF»","backgroundColor":"«#ff0000»","borderColor":"«rgba(0, 0, 255, 0.5)»","tintColor":"red"}},"root":{"backgroundColor":"«00FF0080»","children":[{"type":"gradient","gradientColors":[{"location":0,"lightColor":"«#000»","darkColor":"«#FFF»"}]}]}}"#
    )
    let colors = await DocumentSnapshot.alone(text.text).colors()
    #expect(text.marking(colors.map(\.range)) == text.marking(text.ranges))
    #expect(colors.prefix(3).map(\.channels) == [[1, 1, 1, 1], [1, 0, 0, 1], [0, 0, 1, 0.5]])
  }

  @Test func `the tokens of a project have colors`() async throws {
    let text = MarkedText(#"{"designSystems":{"s":{"styles":{"t":{"textColor":"«#123456»"}}}}}"#)
    let workspace = MemoryWorkspace(document: "{}", project: text.text)
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("clads.json")])
    let colors = await document.colors()
    #expect(text.marking(colors.map(\.range)) == text.marking(text.ranges))
  }

  @Test func `colors of design token files are found`() async throws {
    let text = MarkedText(
      ##"{"a":{"$type":"color","b":{"$value":"«#FF0000»"},"c":{"$value":«{"colorSpace":"srgb","components":[0,0,1],"alpha":0.5}»},"d":{"$value":"{a.b}"}},"s":{"$type":"shadow","$value":[{"color":"«#00FF00»","blur":{"value":1,"unit":"px"}}]},"n":{"$type":"number","$value":3}}"##
    )
    let workspace = MemoryWorkspace(["a.tokens.json": text.text])
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("a.tokens.json")])
    let colors = await document.colors()
    #expect(text.marking(colors.map(\.range)) == text.marking(text.ranges))
    #expect(colors.map(\.channels) == [[1, 0, 0, 1], [0, 0, 1, 0.5], [0, 1, 0, 1]])
    #expect(
      ColorSpellings(channels: [1, 0, 0.5, 0.25], replacing: "{…}", as: .tokenObject).all == [
        ##"{ "colorSpace": "srgb", "components": [1, 0, 0.5], "alpha": 0.25, "hex": "#FF0080" }"##
      ])
  }

  @Test(arguments: [
    (#""foregroundStyle(«.red»)""#, ##"Color(\"#FF0000\")"##),
    (#""foregroundStyle(«Color.red.opacity(0.5)»)""#, ##"Color(\"#FF0000\")"##),
    (##""foregroundStyle(Color(\"«#FFFFFF»\"))""##, "#FF0000"),
    (##""foregroundStyle(«Color(\"#FFFFFF\").opacity(0.5)»)""##, ##"Color(\"#FF0000\")"##),
    (#""background(«Color(red: 1, green: 0, blue: 0)»)""#, ##"Color(\"#FF0000\")"##),
    (#"["foregroundStyle", {}, [«[".", {}, ["Color", "red"]]»]]"#, ##"["Color", {}, ["#FF0000"]]"##),
    (#""foregroundStyle(.regularMaterial)""#, ""), (#""opacity(0.5)""#, ""),
    (#""foregroundStyle(.red.opacity(attr(\"tint\")))""#, ""),
  ])
  func `colors in modifiers are found and replaced`(_ modifier: String, _ expected: String) async throws {
    let text = MarkedText(
      #"{"root":{"children":[{"type":"vstack","modifiers":[\#(modifier)],"children":[]}]}}"#)
    let workspace = MemoryWorkspace(document: text.text, project: #"{"formatLevel":"extended"}"#)
    let document = try #require(workspace.snapshots[MemoryWorkspace.uri("a.clads.json")])
    let colors = await document.colors()
    #expect(text.marking(colors.map(\.range)) == text.marking(text.ranges))
    guard let color = colors.first else { return }
    let old = document.file.source.text(in: color.range)
    let new = ColorSpellings(channels: [1, 0, 0, 1], replacing: old, as: color.notation).all
    #expect(new.first == expected)
  }

  @Test(arguments: [
    #""foregroundStyle(«.red»)""#, #""foregroundStyle(«Color.red.opacity(0.5)»)""#,
    #"["foregroundStyle", {}, [«[".", {}, ["Color", "red"]]»]]"#,
    ##""foregroundStyle(Color(\"«#ffffff»\"))""##,
  ])
  func `the title of a color is what is written, until another one is picked`(_ modifier: String) async throws
  {
    let stage = try FeatureStage(
      #"{"root":{"children":[{"type":"vstack","modifiers":[\#(modifier)],"children":[]}]}}"#,
      files: ["clads.json": #"{"formatLevel":"extended"}"#])
    let color = try #require(await stage.context.document.colors().first)
    let range = stage.context.positions.range(color.range)
    func titles(_ channels: [Double]) async throws -> [ColorPresentation] {
      try await ColorPresentationFeature.respond(
        to: .about(stage.uri) { json in
          json.member("range", range)
          json.member(
            "color",
            LSPColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]))
        }, in: stage.context)
    }
    let written = stage.context.document.file.source.text(in: color.range)
    // Clients round channels to 8 bits.
    let rounded = color.channels.map { ($0 * 255).rounded() / 255 }
    #expect(try await titles(rounded).first?.label == written)
    #expect(try await titles(rounded).first?.textEdit.newText == written)
    #expect(try await !titles([0, 0.5, 0.25, 1]).map(\.label).contains(written))
  }

  @Test(arguments: [
    ("#FF0000", [1, 0, 0, 1], ["#FF0000", "rgba(255, 0, 0, 1)"]),
    ("#ff0000", [0, 0.8, 1, 1], ["#00ccff", "rgba(0, 204, 255, 1)"]),
    ("#FFF", [0, 0.8, 1, 1], ["#0CF", "#00CCFF", "rgba(0, 204, 255, 1)"]),
    ("#FFF", [0, 0.81, 1, 1], ["#00CFFF", "rgba(0, 207, 255, 1)"]),
    ("#FF0000", [1, 0, 0, 0.5], ["rgba(255, 0, 0, 0.5)", "#FF000080"]),
    ("#FF0000FF", [1, 0, 0, 1], ["#FF0000FF", "#FF0000", "rgba(255, 0, 0, 1)"]),
    ("FF0000", [0, 0, 0, 1], ["000000", "rgba(0, 0, 0, 1)"]),
    ("rgba(1,2,3,1)", [1, 0, 0, 0.25], ["rgba(255,0,0,0.25)", "#FF000040"]),
    ("red", [1, 0, 0, 1], ["#FF0000", "rgba(255, 0, 0, 1)"]),
    ("", [], ["#000000", "rgba(0, 0, 0, 1)"]),
  ])
  func `a picked color keeps the author's notation`(_ old: String, _ channels: [Double], _ expected: [String])
  {
    let channels = channels.isEmpty ? [0, 0, 0, 1] : channels
    #expect(ColorSpellings(channels: channels, replacing: old).all == expected)
  }
}
