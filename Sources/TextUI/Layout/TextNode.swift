/// Text that wraps at the proposed width.
final class TextNode: LayoutNode {
  private let glyphs: [Glyph]
  private let ink: Ink
  private let alignment: TextAlignment
  private let limit: Limit?
  private let ideal: Size
  /// The width of the widest glyph, which is the minimum width of the text.
  private let leastWidth: Int
  private typealias WrappedText = (width: Int, lines: [TextLines.Line], size: Size, isLimited: Bool)
  private var wrapped: WrappedText?
  private let isVisible: Bool
  /// Whether the text has more lines than its limit at any width.
  private let isCut: Bool
  /// The width of the mark, in columns.
  private let markWidth: Int

  /// A number of lines; a text that has more ends with a mark.
  struct Limit {
    let lines: Int
    let mark: [Glyph]
  }

  init(
    _ glyphs: [Glyph], ink: Ink, alignment: TextAlignment, limit: Limit? = nil, isVisible: Bool
  ) {
    self.limit = limit
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
    markWidth = limit?.mark.reduce(0) { $0 + $1.width } ?? 0
    isCut = rows > limit?.lines ?? rows
    ideal = Size(
      width: max(widest, line) + (isCut ? markWidth : 0), height: min(rows, limit?.lines ?? rows))
    leastWidth = least
    super.init(.cells)
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

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    guard isVisible, let painter = canvas as? Painter else { return }
    let width = proposal.width ?? ideal.width
    if ideal.height == 1, !isCut, width >= ideal.width {
      painter.draw(glyphs[...], x: origin.x, y: origin.y, ink: ink)
      return
    }
    let (_, lines, size, isLimited) = lines(min(width, ideal.width))
    let first = max(0, painter.clip.y - origin.y)
    let end = min(lines.count, painter.clip.bottom - origin.y)
    guard first < end else { return }
    for index in first..<end {
      let line = lines[index]
      let x = origin.x + indent(line.width, in: size.width)
      guard isLimited, index == lines.count - 1, let limit else {
        painter.draw(glyphs[line.start..<line.end], x: x, y: origin.y + index, ink: ink)
        continue
      }
      var (end, shown) = (line.end, line.width)
      while end > line.start, shown + markWidth > size.width {
        end -= 1
        shown -= glyphs[end].width
      }
      painter.draw(glyphs[line.start..<end] + limit.mark, x: x, y: origin.y + index, ink: ink)
    }
  }

  private func indent(_ line: Int, in width: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - line) / 2
    case .trailing: max(0, width - line)
    }
  }

  private func lines(_ offered: Int) -> WrappedText {
    let width = max(offered, leastWidth)
    if let wrapped, wrapped.width == width { return wrapped }
    let broken = TextLines(glyphs.map(\.textCluster), width: width)
    let count = min(broken.lines.count, limit?.lines ?? broken.lines.count)
    let isLimited = count < broken.lines.count
    // The mark needs room, where there is any.
    let widest = isLimited ? min(width, broken.width + markWidth) : broken.width
    let result = (width, Array(broken.lines.prefix(count)), Size(width: widest, height: count), isLimited)
    wrapped = result
    return result
  }
}

extension Glyph {
  /// What matters about the glyph where lines are broken.
  fileprivate var textCluster: TextCluster {
    // A cluster of several scalars is a letter with marks, or a picture.
    let traits = scalar.map { TextCluster.Traits.traits(of: $0, isWide: isWide) }
    return TextCluster(width: width, traits: traits ?? (isWide ? [.wide, .letter] : .letter))
  }
}
