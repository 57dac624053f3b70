import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct InlayHintTests {
  private static let state =
    #"{ "name": "Ida", "count": 2, "blank": "", "lines": "a\nb", "many": [1, 2] }"#

  private func stage(
    _ nodes: String, state: String = state, encoding: PositionEncoding = .utf16
  ) throws -> FeatureStage {
    try FeatureStage(FeatureStage.screen(nodes, state: state), encoding: encoding)
  }

  @Test(arguments: FeatureStage.encodings)
  func `a hint follows its template`(_ encoding: PositionEncoding) async throws {
    let stage = try stage(#"{ "type": "label", "text": "😀é ${name}"$0 }"#, encoding: encoding)
    let hints = try await stage.hints(in: TextRange(utf8: 0, stage.text.bytes.count))
    #expect(hints.map(\.position) == stage.text.cursors.map(stage.context.positions.position))
    #expect(hints.map(\.label) == ["→ 😀é Ida"])
    #expect(hints.first?.tooltip?.isEmpty == false)
  }

  @Test(arguments: [
    ("${name} has ${count}", ["→ Ida has 2"]), ("${count + 1}", ["→ 3"]),
    ("${count > 1 ? name : blank}", ["→ Ida (on device: blank)"]), ("${lines}", ["→ a⏎b"]),
    (String(repeating: "${count}", count: 100), ["→ " + String(repeating: "2", count: 47) + "…"]),
    ("no placeholder", []), ("${blank}", []), ("${count + }", []),
  ])
  func `a hint shows the text on one line`(_ text: String, _ expected: [String]) async throws {
    #expect(try await stage(FeatureStage.label(text)).hints() == expected)
  }

  @Test func `only the hints in the range are returned`() async throws {
    let labels = (0..<40).map { number in
      let label = FeatureStage.label("\(number) ${name}")
      return number == 10 ? "«" + label : number == 12 ? label + "»" : label
    }
    let stage = try stage(labels.joined(separator: ",\n    "))
    #expect(try await stage.hints().count == 40)
    let range = try #require(stage.text.ranges.first)
    #expect(try await stage.hints(in: range).map(\.label) == ["→ 10 Ida", "→ 11 Ida", "→ 12 Ida"])
  }

  @Test func `a list shows its first element, and an empty list no hint`() async throws {
    let list = """
      { "type": "forEach", "items": "many", "itemVariable": "it",
        "template": \(FeatureStage.label("no ${it}")) }
      """
    #expect(try await stage(list).hints() == ["→ no 1 (on device: no )"])
    #expect(try await stage(list, state: #"{ "many": [] }"#).hints() == [])
  }

  @Test func `a document that is incomplete elsewhere has its hints`() async throws {
    let whole = FeatureStage.screen(FeatureStage.label("${name}"), state: Self.state)
    let torn = String(whole.dropLast(4))
    #expect(try await FeatureStage(torn).hints() == ["→ Ida"])
  }

  @Test func `a file without templates has no hints`() async throws {
    let workspace = MemoryWorkspace(document: "{}", project: #"{ "hostActions": ["${name}"] }"#)
    let document = try #require(workspace.context("clads.json")?.document)
    let all = TextRange(utf8: 0, document.file.source.bytes.count)
    #expect(await document.inlayHints(in: all).isEmpty)
  }
}
