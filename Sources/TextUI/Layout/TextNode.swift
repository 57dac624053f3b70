/// Text that wraps at the proposed width, in one medium.
class TextNode: LayoutNode {
  let alignment: TextAlignment
  /// The greatest number of lines; a text that has more ends with an ellipsis.
  let lineLimit: Int?
  /// The width of the widest line without wrapping.
  let idealWidth: Int
  /// The width of the widest character, which is the minimum width of the text.
  let leastWidth: Int
  /// The number of lines without wrapping.
  let hardLines: Int
  private var wrapped: (width: Int, lines: TextLines)?

  /// Creates a node for characters with the given widths; a line break has none.
  init<Widths: Sequence<Int?>>(
    _ widths: Widths, alignment: TextAlignment, lineLimit: Int?, in medium: LayoutMedium
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit.flatMap { $0 > 0 ? $0 : nil }
    var (line, widest, lines, least) = (0, 0, 1, 0)
    for width in widths {
      guard let width else {
        widest = max(widest, line)
        line = 0
        lines += 1
        continue
      }
      line += width
      least = max(least, width)
    }
    idealWidth = max(widest, line)
    leastWidth = least
    hardLines = lines
    super.init(medium)
  }

  /// The characters of the text, as far as they matter where lines are broken.
  var characters: [TextCluster] { [] }
  /// The width of the ellipsis.
  var ellipsisWidth: Int { 0 }

  /// Returns the lines of the text in a width.
  final func lines(_ proposed: Int?) -> TextLines {
    let width = max(min(proposed ?? idealWidth, idealWidth), leastWidth)
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = TextLines(characters, width: width)
    wrapped = (width, lines)
    return lines
  }

  /// Returns the space before a line.
  final func indent(_ line: Int, in width: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - line) / 2
    case .trailing: max(0, width - line)
    }
  }

  /// Returns the end and the width of a line that ends with an ellipsis, whose width counts.
  final func cut(
    _ line: TextLines.Line, in width: Int, _ character: (Int) -> Int
  ) -> (end: Int, width: Int) {
    var (end, shown) = (line.end, line.width)
    while end > line.start, shown + ellipsisWidth > width {
      end -= 1
      shown -= character(end)
    }
    return (end, shown + ellipsisWidth)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (min(leastWidth, idealWidth), idealWidth) }
    return super.extent(along: axis, across: across)
  }
}

/// Text in cells, which is as tall as its lines whatever height is proposed.
final class CellTextNode: TextNode {
  private let glyphs: [Glyph]
  private let ellipsis: [Glyph]
  private let ink: Ink
  private let isVisible: Bool

  init(
    _ glyphs: [Glyph], ink: Ink, alignment: TextAlignment, lineLimit: Int?, ellipsis: [Glyph], isVisible: Bool
  ) {
    self.glyphs = glyphs
    self.ellipsis = ellipsis
    self.ink = ink
    self.isVisible = isVisible
    super.init(
      glyphs.lazy.map { $0 == .newline ? nil : $0.width }, alignment: alignment, lineLimit: lineLimit,
      in: .cells)
  }

  override var characters: [TextCluster] { glyphs.map(\.textCluster) }
  override var ellipsisWidth: Int { ellipsis.reduce(0) { $0 + $1.width } }

  /// Whether the text has more lines than its limit at any width.
  private var isCut: Bool { hardLines > lineLimit ?? hardLines }

  private var ideal: Size {
    Size(
      width: idealWidth + (isCut ? ellipsisWidth : 0), height: min(hardLines, lineLimit ?? hardLines))
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard let width = proposal.width, width < ideal.width else { return ideal }
    return size(width)
  }

  private func size(_ offered: Int) -> Size {
    let lines = lines(offered)
    let count = min(lines.lines.count, lineLimit ?? lines.lines.count)
    // The ellipsis needs room, where there is any.
    let isLimited = count < lines.lines.count
    let widest = isLimited ? min(max(offered, leastWidth), lines.width + ellipsisWidth) : lines.width
    return Size(width: widest, height: count)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (leastWidth, ideal.width) }
    let height = size(Proposal(width: across, height: nil)).height
    return (height, height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    guard isVisible, let painter = canvas as? Painter else { return }
    let width = min(proposal.width ?? ideal.width, ideal.width)
    if hardLines == 1, width >= idealWidth {
      painter.draw(glyphs[...], x: origin.x, y: origin.y, ink: ink)
      return
    }
    let (lines, size) = (lines(width).lines, size(width))
    let first = max(0, painter.clip.y - origin.y)
    let end = min(size.height, painter.clip.bottom - origin.y)
    guard first < end else { return }
    for index in first..<end {
      let line = lines[index]
      let x = origin.x + indent(line.width, in: size.width)
      guard index == size.height - 1, size.height < lines.count else {
        painter.draw(glyphs[line.start..<line.end], x: x, y: origin.y + index, ink: ink)
        continue
      }
      let end = cut(line, in: size.width) { glyphs[$0].width }.end
      painter.draw(glyphs[line.start..<end] + ellipsis, x: x, y: origin.y + index, ink: ink)
    }
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
