/// A shape that takes the proposed size.
final class ShapeNode: LayoutNode {
  /// How a shape is filled or stroked.
  enum Paint {
    /// Filled with the color of text.
    case text
    case color(Color)
    case gradient(GradientShades)
    case stroke(BorderLines, Ink)
  }

  private let form: ShapeForm
  private let paint: Paint
  private let textColor: Color
  private let textInk: Ink
  private let horizontal: Glyph
  private let vertical: Glyph

  init(_ form: ShapeForm, _ paint: Paint, _ list: LayoutList) {
    self.form = form
    self.paint = paint
    let environment = list.environment
    textInk = list.ink()
    textColor = (environment.foregroundColor ?? environment.colorScheme.foreground)
      .opacity(environment.opacity)
    horizontal = list.glyph(environment.glyphs.horizontal)
    vertical = list.glyph(environment.glyphs.vertical)
    super.init(.cells)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = Rect(origin, size(proposal))
    guard !rect.isEmpty, let painter = canvas as? Painter else { return }
    if rect.height == 1 || rect.width == 1 {
      drawLine(rect, on: painter)
      return
    }
    switch paint {
    case .text: fill(rect, on: painter) { _, _ in textColor }
    case .color(let color): fill(rect, on: painter) { _, _ in color }
    case .gradient(let shades):
      let size = Size(width: rect.width, height: rect.height)
      fill(rect, on: painter) { shades.color($0, $1, in: size) }
    case .stroke(let lines, let ink):
      if ink.isVisible { lines.draw(around: rect, ink: ink, replaces: true, on: painter) }
    }
  }

  private func fill(_ rect: Rect, on painter: Painter, color: (Int, Int) -> Color?) {
    let area = ShapeArea(form, Size(width: rect.width, height: rect.height))
    painter.fill(rect) { column, row in
      let (x, y) = (column - rect.x, row - rect.y)
      return area.contains(x, y) ? color(x, y) : nil
    }
  }

  private func drawLine(_ rect: Rect, on painter: Painter) {
    let glyph = rect.height == 1 ? horizontal : vertical
    switch paint {
    case .text: if textInk.isVisible { painter.draw(glyph, in: rect, ink: textInk) }
    case .color(let color): drawLine(glyph, rect, Ink(color), on: painter)
    case .stroke(_, let ink): drawLine(glyph, rect, ink, on: painter)
    case .gradient(let shades):
      let visible = rect.intersection(painter.clip)
      let size = Size(width: rect.width, height: rect.height)
      guard !visible.isEmpty else { return }
      for y in visible.y..<visible.bottom {
        for x in visible.x..<visible.right {
          let ink = Ink(shades.color(x - rect.x, y - rect.y, in: size) ?? .clear)
          if ink.isVisible { painter.put(glyph, x: x, y: y, ink: ink) }
        }
      }
    }
  }

  private func drawLine(_ glyph: Glyph, _ rect: Rect, _ ink: Ink, on painter: Painter) {
    if ink.isVisible { painter.draw(glyph, in: rect, ink: ink) }
  }
}

/// The cells of a rectangle that belong to a shape.
struct ShapeArea {
  private let form: ShapeForm
  private let size: Size

  init(_ form: ShapeForm, _ size: Size) {
    self.form = form
    self.size = size
  }

  /// Whether the center of a cell is inside the shape; cells are twice as tall as wide.
  func contains(_ column: Int, _ row: Int) -> Bool {
    let (width, height) = (Double(size.width), Double(2 * size.height))
    let (x, y) = (Double(column) + 0.5 - width / 2, Double(2 * row) + 1 - height / 2)
    switch form {
    case .rectangle: return true
    case .roundedRectangle: return size.width < 3 || size.height < 3 || !isCorner(column, row)
    case .ellipse: return Self.isInEllipse(x, y, width / 2, height / 2)
    case .circle:
      let radius = min(width, height) / 2
      return Self.isInEllipse(x, y, radius, radius)
    case .capsule:
      let radius = min(width, height) / 2
      let reach = (x: max(abs(x) - (width / 2 - radius), 0), y: max(abs(y) - (height / 2 - radius), 0))
      return Self.isInEllipse(reach.x, reach.y, radius, radius)
    }
  }

  private func isCorner(_ column: Int, _ row: Int) -> Bool {
    (column == 0 || column == size.width - 1) && (row == 0 || row == size.height - 1)
  }

  private static func isInEllipse(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Bool {
    guard a > 0, b > 0 else { return false }
    return (x / a) * (x / a) + (y / b) * (y / b) <= 1
  }
}
