/// A viewport on a row of views that may be wider.
final class RowNode: LayoutNode {
  /// The glyphs that show that the row continues outside the viewport.
  struct Indicators {
    let more: Glyph
    let less: Glyph
    let ink: Ink
  }

  private let children: [LayoutNode]
  private let spacing: Int
  private let offset: Int
  private let alignment: VerticalAlignment
  private let indicators: Indicators

  init(
    _ children: [LayoutNode], spacing: Int, offset: Int, alignment: VerticalAlignment, indicators: Indicators
  ) {
    self.children = children
    self.spacing = Length.clamped(spacing)
    self.offset = Length.clamped(offset)
    self.alignment = alignment
    self.indicators = indicators
    super.init()
  }

  /// Returns the proposal for a child: its ideal width, or the width of the row if it takes a fraction of it.
  private func offer(_ child: LayoutNode, _ proposal: Proposal) -> Proposal {
    let width = proposal.width.flatMap { $0 < Length.infinity ? $0 : nil }
    return Proposal(width: child.usesFractionalWidth ? width : nil, height: proposal.height)
  }

  private func bounds(_ proposal: Proposal) -> (length: Int, across: CrossBounds) {
    var length = spacing * max(0, children.count - 1)
    var across = CrossBounds()
    for child in children {
      let offer = offer(child, proposal)
      let size = child.size(offer)
      length += size.width
      across.add(child.guide(alignment, offer, size), length: size.height)
    }
    return (length, across)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let (length, across) = bounds(proposal)
    return Size(width: proposal.width ?? length, height: across.length)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    axis == .horizontal ? (0, Length.infinity) : super.extent(along: axis, across: across)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let rect = Rect(origin, size(proposal))
    guard painter.intersectsClip(rect) else { return }
    let (length, across) = bounds(proposal)
    let start = min(offset, max(0, length - rect.width))
    painter.addScrollArea(.horizontal, in: rect, offset: start, length: length)
    painter.clipped(to: rect) { painter in
      drawViews(at: origin.moved(x: -start, y: 0), proposal, across, on: &painter)
      guard indicators.ink.isVisible else { return }
      let row = rect.y + (rect.height - 1) / 2
      if start > 0 { painter.put(indicators.less, x: rect.x, y: row, ink: indicators.ink) }
      if length - start > rect.width {
        painter.put(indicators.more, x: rect.right - 1, y: row, ink: indicators.ink)
      }
    }
  }

  private func drawViews(
    at origin: Point, _ proposal: Proposal, _ across: CrossBounds, on painter: inout Painter
  ) {
    var x = 0
    for child in children {
      let offer = offer(child, proposal)
      let size = child.size(offer)
      let childOrigin = origin.moved(x: x, y: across.start(of: child.guide(alignment, offer, size)))
      if childOrigin.x >= painter.clip.right, !child.overflows { return }
      if child.overflows || painter.intersectsClip(Rect(childOrigin, size)) {
        child.draw(at: childOrigin, offer, on: &painter)
      }
      x += size.width + spacing
    }
  }
}
