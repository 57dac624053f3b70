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
