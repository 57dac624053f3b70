/// A window on content that may be higher.
final class ScrollNode: LayoutNode {
  private let content: LayoutNode
  private let offset: Int
  private let state: RenderState

  init(_ content: LayoutNode, offset: Int, state: RenderState) {
    self.content = content
    self.offset = Length.clamped(offset)
    self.state = state
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    if proposal.height != nil {
      let width = withNeededRows(offset + Length.limit) { content.size(.ideal).width }
      return Size(width: width, height: proposal.height ?? 0)
    }
    let size = content.size(proposal)
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) { (0, Length.infinity) }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let size = size(proposal)
    let offer = Proposal(width: proposal.width, height: nil)
    guard proposal.height != nil else {
      content.draw(at: origin, offer, on: &painter)
      return
    }
    let height = min(size.height, painter.height)
    let end = offset + height
    // The content is measured only as far down as it can be seen.
    let contentSize = withNeededRows(end + 1) { content.size(offer) }
    let start = min(offset, max(0, contentSize.height - height))
    let rect = Rect(origin, size)
    painter.noteScroll(.vertical, in: rect, offset: start, length: contentSize.height)
    painter.clipped(to: rect) { painter in
      withNeededRows(end + 1) { content.draw(at: origin.moved(x: 0, y: -start), offer, on: &painter) }
    }
  }

  private func withNeededRows<Result>(_ rows: Int, _ body: () -> Result) -> Result {
    let outer = state.neededRows
    state.neededRows = rows
    defer { state.neededRows = outer }
    return body()
  }
}

/// A window on a row that may be wider.
final class RowNode: LayoutNode {
  private let content: LayoutNode
  private let offset: Int
  private let more: Glyph
  private let less: Glyph
  private let ink: Ink

  init(_ content: LayoutNode, offset: Int, more: Glyph, less: Glyph, ink: Ink) {
    self.content = content
    self.offset = Length.clamped(offset)
    self.more = more
    self.less = less
    self.ink = ink
    super.init()
  }

  private func inner(_ proposal: Proposal) -> Proposal { Proposal(width: nil, height: proposal.height) }

  override func measure(_ proposal: Proposal) -> Size {
    let size = content.size(inner(proposal))
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    axis == .horizontal ? (0, Length.infinity) : content.extent(along: .vertical, across: nil)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let rect = Rect(origin, size(proposal))
    guard !rect.isEmpty else { return }
    let width = content.size(inner(proposal)).width
    let start = min(offset, max(0, width - rect.width))
    painter.noteScroll(.horizontal, in: rect, offset: start, length: width)
    painter.clipped(to: rect) { painter in
      content.draw(at: origin.moved(x: -start, y: 0), inner(proposal), on: &painter)
      let row = rect.y + (rect.height - 1) / 2
      guard ink.isVisible else { return }
      if start > 0 { painter.put(less, x: rect.x, y: row, ink: ink) }
      if width - start > rect.width { painter.put(more, x: rect.right - 1, y: row, ink: ink) }
    }
  }
}

/// Views below each other, each made when it is first needed.
final class LazyStackNode: LayoutNode {
  /// A line between two views.
  struct Divider {
    let glyph: Glyph
    let ink: Ink
  }

  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let divider: Divider?
  private let state: RenderState
  private let make: (Int) -> LayoutNode
  private var made: [LayoutNode] = []
  private var measured: (width: Int?, tops: [Int], end: Int, widest: Int)?

  init(
    count: Int, alignment: HorizontalAlignment, spacing: Int, divider: Divider?, state: RenderState,
    make: @escaping (Int) -> LayoutNode
  ) {
    self.count = min(max(0, count), CanvasLimit.rows)
    self.alignment = alignment
    self.spacing = Length.clamped(spacing)
    self.divider = divider
    self.state = state
    self.make = make
    super.init()
  }

  private var gap: Int { spacing + (divider == nil ? 0 : 1) }

  override func measure(_ proposal: Proposal) -> Size {
    let (_, _, end, widest) = positions(proposal.width, until: state.neededRows)
    return Size(width: proposal.width ?? widest, height: max(0, end - gap))
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (0, Length.infinity) }
    let height = size(Proposal(width: across, height: nil)).height
    return (height, height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let needed = max(0, painter.clip.bottom - origin.y)
    let (_, tops, _, widest) = positions(proposal.width, until: needed)
    let width = proposal.width ?? widest
    let offer = Proposal(width: proposal.width, height: nil)
    for (index, top) in tops.enumerated() {
      guard index < made.count else { return }
      let size = made[index].size(offer)
      let shift = (alignment.guide(width) - alignment.guide(size.width)) >> 1
      let place = origin.moved(x: max(0, shift), y: top)
      if made[index].overflows || painter.shows(Rect(place, size)) {
        made[index].draw(at: place, offer, on: &painter)
      }
      if let divider, index + 1 < count, divider.ink.isVisible {
        let y = origin.y + top + size.height + spacing / 2
        painter.draw(divider.glyph, in: Rect(x: origin.x, y: y, width: width, height: 1), ink: divider.ink)
      }
    }
  }

  /// Where the views start, as far down as is needed.
  private func positions(_ width: Int?, until needed: Int) -> (
    width: Int?, tops: [Int], end: Int, widest: Int
  ) {
    var result = (width: width, tops: [Int](), end: 0, widest: 0)
    if let measured, measured.width == width { result = measured }
    measured = nil
    let offer = Proposal(width: width, height: nil)
    while result.tops.count < count, result.end < needed {
      let index = result.tops.count
      while made.count <= index { made.append(make(made.count)) }
      let size = made[index].size(offer)
      result.tops.append(result.end)
      result.end += size.height + gap
      result.widest = max(result.widest, size.width)
    }
    measured = result
    return result
  }
}
