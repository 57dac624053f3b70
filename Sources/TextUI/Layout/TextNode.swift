/// Text that wraps at the proposed width.
final class TextNode: LayoutNode {
  private let glyphs: [Glyph]
  private let ink: Ink
  private let alignment: TextAlignment
  private let ideal: Size
  /// The width of the widest glyph, which is the minimum width of the text.
  private let leastWidth: Int
  private var wrapped: (width: Int, lines: [TextLines.Line], size: Size)?
  private let isVisible: Bool

  init(_ glyphs: [Glyph], ink: Ink, alignment: TextAlignment, isVisible: Bool) {
    self.glyphs = glyphs
    self.ink = ink
    self.alignment = alignment
    self.isVisible = isVisible
    var (line, widest, rows, least) = (0, 0, 1, 0)
    for glyph in glyphs {
      if glyph == .newline {
        widest = max(widest, line)
        line = 0
        rows += 1
      } else {
        line += glyph.width
        least = max(least, glyph.width)
      }
    }
    ideal = Size(width: max(widest, line), height: rows)
    leastWidth = least
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard let width = proposal.width, width < ideal.width else { return ideal }
    return lines(width).size
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (leastWidth, ideal.width) }
    let height = size(Proposal(width: across, height: nil)).height
    return (height, height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    guard isVisible else { return }
    let width = proposal.width ?? ideal.width
    if ideal.height == 1, width >= ideal.width {
      painter.draw(glyphs[...], x: origin.x, y: origin.y, ink: ink)
      return
    }
    let (_, lines, size) = lines(min(width, ideal.width))
    let first = max(0, painter.clip.y - origin.y)
    let end = min(lines.count, painter.clip.bottom - origin.y)
    guard first < end else { return }
    for index in first..<end {
      let line = lines[index]
      let x = origin.x + indent(line.width, in: size.width)
      painter.draw(glyphs[line.start..<line.end], x: x, y: origin.y + index, ink: ink)
    }
  }

  private func indent(_ line: Int, in width: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - line) / 2
    case .trailing: max(0, width - line)
    }
  }

  private func lines(_ offered: Int) -> (width: Int, lines: [TextLines.Line], size: Size) {
    let width = max(offered, leastWidth)
    if let wrapped, wrapped.width == width { return wrapped }
    let broken = TextLines(glyphs, width: width)
    let size = Size(width: broken.width, height: broken.lines.count)
    let result = (width, broken.lines, size)
    wrapped = result
    return result
  }
}
