/// A view with empty space around it.
package final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  package init(_ child: LayoutNode, _ insets: EdgeInsets) {
    self.insets = child.medium.cutsOverflow ? insets.clamped : insets.limited
    super.init(child)
  }

  private var across: Int { insets.leading + insets.trailing }
  private var along: Int { insets.top + insets.bottom }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: Self.less(proposal.width, across), height: Self.less(proposal.height, along))
  }

  private static func less(_ length: Int?, _ inset: Int) -> Int? {
    guard let length, length < Length.infinity else { return length }
    return max(0, length - inset)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(width: size.width + across, height: size.height + along)
  }

  package override func extent(along axis: Axis, across length: Int?) -> (least: Int, most: Int) {
    let (inset, other) = axis == .horizontal ? (across, along) : (along, across)
    let extent = child.extent(along: axis, across: Self.less(length, other))
    return (extent.least + inset, min(extent.most + inset, Length.infinity))
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    child.draw(at: origin.moved(x: insets.leading, y: insets.top), inner(proposal), on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    let guide = child.explicitGuide(key, inner(proposal))
    switch key {
    case .horizontal: return guide.map { $0 + 2 * insets.leading }
    case .vertical: return guide.map { $0 + 2 * insets.top }
    }
  }
}
