import SourceText
import TextUI

/// Text of cells in a box: how a node looks that has no renderer for pictures.
final class CellsNode: PictureNode {
  private let view: AnyTextView
  private let environment: EnvironmentValues
  private let color: IR.Color
  private var drawn: (columns: Int, rows: [String])?

  init(_ view: AnyTextView, colorScheme: ColorScheme) {
    self.view = view
    environment = {
      var environment = EnvironmentValues()
      environment.colorScheme = colorScheme
      return environment
    }()
    color = SystemColors.label(colorScheme)
    super.init()
  }

  /// The number of columns where no width is proposed.
  private static let idealColumns = 40
  private static let column = PictureScale.units(Scale.pointsPerColumn)
  private static let row = PictureScale.units(Scale.pointsPerRow)

  private func rows(_ proposal: Proposal) -> [String] {
    let columns = min(max(1, (proposal.width ?? Self.idealColumns * Self.column) / Self.column), 200)
    if let drawn, drawn.columns == columns { return drawn.rows }
    let canvas = TextUI.render(view, width: columns, environment: environment)
    let rows = (0..<min(canvas.height, 500)).map { PlainText.row($0, of: canvas) }
    drawn = (columns, rows)
    return rows
  }

  override func measure(_ proposal: Proposal) -> Size {
    let rows = rows(proposal)
    let columns = rows.reduce(0) { max($0, DisplayWidth.of($1)) }
    return Size(width: columns * Self.column, height: rows.count * Self.row)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: inout SceneCanvas) {
    let rows = rows(proposal)
    let rect = Rect(origin, size(proposal))
    guard !rect.isEmpty else { return }
    var font = PictureFont(size: 13)
    font.isMonospaced = true
    let lines = rows.enumerated().compactMap { index, text -> SceneText.Line? in
      guard !text.isEmpty else { return nil }
      return SceneText.Line(
        text: text, x: PictureScale.points(origin.x),
        baseline: PictureScale.points(origin.y + index * Self.row + Self.row * 3 / 4),
        width: PictureScale.points(DisplayWidth.of(text) * Self.column))
    }
    if !lines.isEmpty { canvas.add(.text(SceneText(lines: lines, font: font, color: color)), in: rect) }
  }
}

extension PictureView {
  /// Returns the text of a node in a box.
  @MainActor
  static func text(of node: RenderNode, in context: TextRenderContext) -> PictureView {
    let view = context.standingFor(node.place).render(node)
    let scheme = context.colorScheme
    return PictureView { _ in CellsNode(view, colorScheme: scheme) }
      .border(SystemColors.separator(scheme), width: 1, in: .rectangle(cornerRadius: 4))
  }
}
