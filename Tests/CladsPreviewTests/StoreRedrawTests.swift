import CladsDocument
import CladsHosting
import CladsPreview
import CladsRendering
import Testing
import TextUI

@MainActor private final class Score: Store {
  let id = StoreID()
  @Published var points = 0
  init() {}
}

@MainActor private let score = Score()

private struct Scoreboard: CustomComponent {
  static let typeName = "scoreboard"

  static func makeView(context: CustomComponentContext) -> AnyTextView {
    let points = EnvironmentReader { Text("points \($0.store(Score.self)?.points ?? -1)") }
    return points.configured { store(score) }
  }
}

private struct ScorePlugin: CLADSPlugin {
  func register(with registry: CladsRegistry) { registry.registerCustomComponent(Scoreboard.self) }
}

@MainActor
@Suite(.serialized) struct StoreRedrawTests {
  @Test func `a preview shows the change of a store without an event`() async {
    score.points = 0
    let stage = await SessionStage(#"[{ "type": "scoreboard" }]"#, plugins: [ScorePlugin()])
    #expect(stage.words == ["points 0"])
    let words: [String] = await withCheckedContinuation { continuation in
      stage.session.onChange = { frame in
        stage.session.onChange = nil
        continuation.resume(returning: frame.rows.map { $0.filter { $0 != " " } }.filter { !$0.isEmpty })
      }
      score.points = 5
    }
    #expect(words == ["points5"])
  }

  @Test func `a host is told that its frame is out of date`() throws {
    score.points = 0
    let registry = CladsRegistry()
    registry.load(ScorePlugin())
    let view = CladsRendererView(
      document: try Document.Definition(
        jsonString: #"{ "id": "d", "root": { "children": [{ "type": "scoreboard" }] } }"#),
      registry: registry)
    var calls = 0
    view.onNeedsRedraw = { calls += 1 }
    #expect(PlainText.rows(of: view.render(width: 10)).joined().contains("points 0"))
    #expect(!view.needsRedraw)
    score.points = 7
    #expect(view.needsRedraw && calls == 1)
    #expect(PlainText.rows(of: view.render(width: 10)).joined().contains("points 7"))
    #expect(!view.needsRedraw)
  }
}
