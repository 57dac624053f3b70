/// A view at its ideal size, whatever is proposed.
package final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  package init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let inner = inner(Proposal(along: axis, 0, across: across))
    guard inner.length(along: axis) == nil else {
      return child.extent(along: axis, across: axis == .horizontal ? inner.height : inner.width)
    }
    let length = child.size(inner).length(along: axis)
    return (length, length)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    child.draw(at: origin, inner(proposal), on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    child.explicitGuide(key, inner(proposal))
  }
}

/// A view with a fixed aspect ratio.
package final class AspectRatioNode: WrapperNode {
  private let ratio: Double?
  private let contentMode: ContentMode

  package init(_ child: LayoutNode, ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    let width = Self.finite(proposal.width)
    let height = Self.finite(proposal.height)
    guard width != nil || height != nil else { return proposal }
    guard let ratio = ratio ?? natural else { return proposal }
    let byWidth = width.map { Size(width: $0, height: Length.nearest(Double($0) / ratio / medium.unitRatio)) }
    let byHeight = height.map {
      Size(width: Length.nearest(Double($0) * ratio * medium.unitRatio), height: $0)
    }
    guard let byWidth else { return byHeight.map { Proposal($0) } ?? proposal }
    guard let byHeight else { return Proposal(byWidth) }
    let widthIsSmaller = byWidth.height <= byHeight.height
    return Proposal(widthIsSmaller == (contentMode == .fit) ? byWidth : byHeight)
  }

  /// The aspect ratio of the ideal size; `nil` if that is empty.
  private var natural: Double? {
    let size = child.size(.ideal)
    return size.width > 0 && size.height > 0
      ? Double(size.width) / (Double(size.height) * medium.unitRatio) : nil
  }

  private static func finite(_ length: Int?) -> Int? {
    length.flatMap { $0 < Length.infinity ? $0 : nil }
  }

  package override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    child.draw(at: origin, inner(proposal), on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    child.explicitGuide(key, inner(proposal))
  }
}

/// A view drawn at an offset from its position.
package final class OffsetNode: WrapperNode {
  private let x: Int
  private let y: Int

  package init(_ child: LayoutNode, x: Int, y: Int) {
    self.x = min(max(x, -Length.limit), Length.limit)
    self.y = min(max(y, -Length.limit), Length.limit)
    super.init(child)
    traits.overflows = traits.overflows || x != 0 || y != 0
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    child.draw(at: origin.moved(x: x, y: y), proposal, on: canvas)
  }
}

/// A view clipped to its frame.
package final class ClipNode: WrapperNode {
  package override init(_ child: LayoutNode) {
    super.init(child)
    traits.overflows = false
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    canvas.clipped(to: rect(at: origin, proposal)) { child.draw(at: origin, proposal, on: canvas) }
  }
}

/// A view with an explicit alignment guide.
package final class GuideNode: WrapperNode {
  private let key: GuideKey
  private let compute: (Size) -> Int

  package init(_ child: LayoutNode, _ key: GuideKey, _ compute: @escaping (Size) -> Int) {
    self.key = key
    self.compute = compute
    super.init(child)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    guard key == self.key else { return child.explicitGuide(key, proposal) }
    return 2 * min(max(compute(size(proposal)), -Length.limit), Length.limit)
  }
}

/// A view that takes up space but is neither drawn nor interactive.
package final class HiddenNode: WrapperNode {
  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {}
}

/// A view whose drawing carries a mark.
package final class MarkNode: WrapperNode {
  private let id: Int32

  package init(_ child: LayoutNode, _ id: Int32) {
    self.id = id
    super.init(child)
    traits.mark = id
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    canvas.marked(id, in: rect(at: origin, proposal)) { child.draw(at: origin, proposal, on: canvas) }
  }
}

/// How a view fills a rectangle of another aspect ratio.
public enum ContentMode: Sendable, Hashable {
  /// The view is as large as possible inside the rectangle.
  case fit
  /// The view is as small as possible while covering the rectangle.
  case fill
}
