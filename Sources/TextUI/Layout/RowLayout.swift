/// A window on views next to each other that may be wider together.
final class RowNode: LayoutNode {
  /// The characters that say that the row goes on.
  struct Signs {
    let more: Glyph
    let less: Glyph
    let ink: Ink
  }

  private let children: [LayoutNode]
  private let spacing: Int
  private let offset: Int
  private let alignment: VerticalAlignment
  private let signs: Signs

  init(_ children: [LayoutNode], spacing: Int, offset: Int, alignment: VerticalAlignment, signs: Signs) {
    self.children = children
    self.spacing = Length.clamped(spacing)
    self.offset = Length.clamped(offset)
    self.alignment = alignment
    self.signs = signs
    super.init()
  }

  /// Each view is asked for its ideal width; one that wants a share of the row is told how wide the row is.
  private func offer(_ child: LayoutNode, _ proposal: Proposal) -> Proposal {
    let width = proposal.width.flatMap { $0 < Length.infinity ? $0 : nil }
    return Proposal(width: child.takesShare ? width : nil, height: proposal.height)
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
    guard painter.shows(rect) else { return }
    let (length, across) = bounds(proposal)
    let start = min(offset, max(0, length - rect.width))
    painter.noteScroll(.horizontal, in: rect, offset: start, length: length)
    painter.clipped(to: rect) { painter in
      drawViews(at: origin.moved(x: -start, y: 0), proposal, across, on: &painter)
      guard signs.ink.isVisible else { return }
      let row = rect.y + (rect.height - 1) / 2
      if start > 0 { painter.put(signs.less, x: rect.x, y: row, ink: signs.ink) }
      if length - start > rect.width { painter.put(signs.more, x: rect.right - 1, y: row, ink: signs.ink) }
    }
  }

  private func drawViews(
    at origin: Point, _ proposal: Proposal, _ across: CrossBounds, on painter: inout Painter
  ) {
    var x = 0
    for child in children {
      let offer = offer(child, proposal)
      let size = child.size(offer)
      let place = origin.moved(x: x, y: across.start(of: child.guide(alignment, offer, size)))
      if place.x >= painter.clip.right, !child.overflows { return }
      if child.overflows || painter.shows(Rect(place, size)) {
        child.draw(at: place, offer, on: &painter)
      }
      x += size.width + spacing
    }
  }
}
