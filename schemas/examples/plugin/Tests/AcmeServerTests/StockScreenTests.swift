import AcmeServer
import CladsHosting
import CladsRendering
import Foundation
import Testing
import TextUI

@MainActor
@Suite struct StockScreenTests {
  private let view: CladsRendererView

  init() throws {
    let path = "../../../Screens/stock.clads.json"
    let file = URL(fileURLWithPath: #filePath).appending(path: path).standardized
    let registry = CladsRegistry()
    registry.load(AcmePlugin())
    view = try #require(
      CladsRendererView(jsonString: String(contentsOf: file, encoding: .utf8), registry: registry))
  }

  private var screen: String {
    PlainText.rows(of: view.render(width: 40)).joined(separator: "\n")
  }

  /// Taps the first occurrence of a text.
  private func tap(_ text: String) async throws {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(text) })
    let range = try #require(rows[row].firstRange(of: text))
    let column = rows[row].distance(from: rows[row].startIndex, to: range.lowerBound)
    #expect(await view.tap(column: column, row: row))
  }

  @Test func `the screen shows everything that the plugin provides`() {
    #expect(
      screen == """
                     Tents in stock
                     ███ 3 pcs
                     ███████ 7 pcs
                     █████ 5 pcs
                       ▐ Refill ▌
                     ⟨ 12.50 EUR ⟩
                       Ordered: 0
          ╭────────────╮ ╭────────────╮ ╭─────
          │  Basecamp  │ │   Ridge    │ │   S>
          ╰────────────╯ ╰────────────╯ ╰─────
        """)
  }

  @Test func `the picture has a bar of 8 points for each piece`() {
    let bars = view.picture().boxes.filter { box in
      if case .shape = box.drawing { box.frame.height == 12 } else { false }
    }
    #expect(bars.map(\.frame.width) == [24, 56, 40])
  }

  @Test func `a tap on the native button runs the plugin's action`() async throws {
    try await tap("Refill")
    #expect(view.stateStore.getArray("stock") as? [Int] == [5, 9, 7])
    #expect(screen.contains("█████████ 9 pcs"))
  }

  @Test func `a tap on the custom component runs the document's action`() async throws {
    try await tap("12.50")
    #expect(screen.contains("Ordered: 1"))
  }
}
