/// A viewport on content that may be taller.
package final class ScrollNode: LayoutNode {
  private let content: LayoutNode
  private let offset: Int
  private let state: LayoutState

  package init(_ content: LayoutNode, offset: Int, state: LayoutState) {
    self.content = content
    self.offset = Length.clamped(offset)
    self.state = state
    super.init(content.medium)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    if proposal.height != nil {
      let width = withNeededLength(offset + state.neededLength) { content.size(.ideal).width }
      return Size(width: width, height: proposal.height ?? 0)
    }
    let size = wholeContent { content.size(proposal) }
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    (0, Length.infinity)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let size = size(proposal)
    let offer = Proposal(width: proposal.width, height: nil)
    guard proposal.height != nil else {
      wholeContent { content.draw(at: origin, offer, on: canvas) }
      return
    }
    let height = min(size.height, canvas.screenHeight)
    let rect = Rect(origin, size)
    let viewport = canvas.viewport(of: rect)
    let end = offset + height + viewport.bottom - rect.bottom
    // The content is measured only down to one unit below the viewport.
    let contentSize = withNeededLength(end + 1) { content.size(offer) }
    let start = min(offset, max(0, contentSize.height - height))
    canvas.addScrollArea(.vertical, in: rect, offset: start, length: contentSize.height)
    canvas.clipped(to: viewport) {
      withNeededLength(end + 1) { content.draw(at: origin.moved(x: 0, y: -start), offer, on: canvas) }
    }
  }

  /// Lays out content of natural height, and no more of it than down to the end of the window.
  private func wholeContent<Result>(_ body: () -> Result) -> Result {
    // One unit more, which shows whether any follows.
    withNeededLength(state.visibleLength.map { $0 + 1 } ?? state.neededLength, body)
  }

  private func withNeededLength<Result>(_ length: Int, _ body: () -> Result) -> Result {
    let outer = state.neededLength
    state.neededLength = length
    defer { state.neededLength = outer }
    return body()
  }
}
