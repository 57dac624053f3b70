import AcmeServer
import CladsHosting
import CladsRendering
import Foundation
import Testing
import TextUI

@MainActor
@Suite struct OfferScreenTests {
  private let view: CladsRendererView

  init() throws {
    let path = "../../../Screens/offer.clads.json"
    let file = URL(fileURLWithPath: #filePath).appending(path: path).standardized
    let registry = CladsRegistry()
    registry.load(AcmePlugin())
    view = try #require(
      CladsRendererView(
        jsonString: String(contentsOf: file, encoding: .utf8), registry: registry,
        options: ResolutionOptions(level: .extended)))
  }

  private var screen: String {
    PlainText.rows(of: view.render(width: 40)).joined(separator: "\n")
  }

  @Test func `modifiers of the core and of the addon are drawn`() {
    #expect(
      screen == """
                      Only 3 left
          ┌──────────────────────────────────┐
          │      Ridge, a tent for two       │
          │              ★★★★☆               │
          └──────────────────────────────────┘
                        0 Order
        """)
  }

  @Test func `the picture has the stars and the ribbon, and no text in boxes`() {
    let boxes = view.picture().boxes
    let stars = boxes.count { if case .symbol = $0.drawing { true } else { false } }
    let texts = boxes.flatMap { box -> [String] in
      if case .text(let text) = box.drawing { text.lines.map(\.text) } else { [] }
    }
    #expect(stars == 5)
    #expect(texts == ["Only 3 left", "Ridge, a tent for two", "0", "Order"])
  }

  @Test func `what a modifier reads is followed`() {
    view.stateStore.set("stars", value: 2)
    view.stateStore.set("left", value: 1)
    #expect(screen.contains("★★☆☆☆") && screen.contains("Only 1 left"))
  }

  @Test func `a tap runs the action that the modifier names`() async {
    let rows = PlainText.rows(of: view.render(width: 40))
    let row = rows.firstIndex { $0.contains("0 Order") } ?? 0
    #expect(await view.tap(column: 20, row: row))
    #expect(screen.contains("1 Order"))
  }
}
