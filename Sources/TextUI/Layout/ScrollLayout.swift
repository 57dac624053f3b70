/// A viewport on content that may be taller.
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
    let size = wholeContent { content.size(proposal) }
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) { (0, Length.infinity) }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let size = size(proposal)
    let offer = Proposal(width: proposal.width, height: nil)
    guard proposal.height != nil else {
      wholeContent { content.draw(at: origin, offer, on: &painter) }
      return
    }
    let height = min(size.height, painter.screenHeight)
    let end = offset + height
    // The content is measured only down to one row below the viewport.
    let contentSize = withNeededRows(end + 1) { content.size(offer) }
    let start = min(offset, max(0, contentSize.height - height))
    let rect = Rect(origin, size)
    painter.addScrollArea(.vertical, in: rect, offset: start, length: contentSize.height)
    painter.clipped(to: rect) { painter in
      withNeededRows(end + 1) { content.draw(at: origin.moved(x: 0, y: -start), offer, on: &painter) }
    }
  }

  /// Lays out content of natural height, and no more of it than down to the end of the window.
  private func wholeContent<Result>(_ body: () -> Result) -> Result {
    // One row more, which shows whether any follows.
    withNeededRows(state.visibleRows.map { $0 + 1 } ?? state.neededRows, body)
  }

  private func withNeededRows<Result>(_ rows: Int, _ body: () -> Result) -> Result {
    let outer = state.neededRows
    state.neededRows = rows
    defer { state.neededRows = outer }
    return body()
  }
}
