/// A frame with a fixed width, height or both.
package final class FrameNode: WrapperNode {
  private let width: Int?
  private let height: Int?
  private let alignment: Alignment

  package init(_ child: LayoutNode, width: Int?, height: Int?, alignment: Alignment) {
    self.width = width.map(Length.clamped)
    self.height = height.map(Length.clamped)
    self.alignment = alignment
    super.init(child)
    traits.overflows = !medium.cutsOverflow && traits.overflows
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(inner(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  package override var takesSpareWidth: Bool { false }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    if let length = axis == .horizontal ? width : height { return (length, length) }
    return child.extent(along: axis, across: (axis == .horizontal ? height : width) ?? across)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

/// The minimum, ideal and maximum length of a frame; `nil` if not set.
package struct FrameLimits {
  let least: Int?
  let ideal: Int?
  let most: Int?

  package init(_ least: Int?, _ ideal: Int?, _ most: Int?) {
    self.least = least.map(Length.clamped)
    self.ideal = ideal.map(Length.clamped)
    // The minimum wins over the maximum.
    self.most = most.map { max(Length.clamped($0), Length.clamped(least ?? 0)) }
  }

  func offer(_ proposed: Int?) -> Int? {
    guard let length = proposed ?? ideal else { return nil }
    return min(max(length, least ?? 0), most ?? Length.infinity)
  }

  /// Returns the length of the frame around a child of this length.
  func length(_ proposed: Int?, child: Int) -> Int {
    guard proposed != nil, let offer = offer(proposed) else {
      return min(max(ideal ?? child, least ?? 0), most ?? Length.infinity)
    }
    switch (least, most) {
    case (nil, nil): return child
    case (_?, _?): return offer
    case (nil, let most?): return min(max(offer, child), most)
    case (let least?, nil): return max(min(proposed ?? offer, child), least)
    }
  }

  /// Returns the minimum and maximum length of the frame around a child with these.
  func extent(child: (least: Int, most: Int)) -> (least: Int, most: Int) {
    let smallest = least ?? min(child.least, most ?? Length.infinity)
    return (smallest, most ?? max(child.most, smallest))
  }
}

/// A frame that takes the proposed size within limits.
package final class FlexibleFrameNode: WrapperNode {
  private let width: FrameLimits
  private let height: FrameLimits
  private let alignment: Alignment

  package init(_ child: LayoutNode, width: FrameLimits, height: FrameLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
    traits.overflows = !medium.cutsOverflow && traits.overflows
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  package override var takesSpareWidth: Bool { false }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let (limits, other) = axis == .horizontal ? (width, height) : (height, width)
    return limits.extent(child: child.extent(along: axis, across: other.offer(across)))
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

/// A frame that takes a fraction of the proposed size.
package final class FractionFrameNode: WrapperNode {
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  package init(_ child: LayoutNode, width: Double?, height: Double?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
    traits.overflows = !medium.cutsOverflow && traits.overflows
    traits.usesFractionalWidth = traits.usesFractionalWidth || width != nil
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: share(width, of: proposal.width), height: share(height, of: proposal.height))
  }

  private func share(_ share: Double?, of length: Int?) -> Int? {
    guard let share, let length, length < Length.infinity else { return length }
    let nearest = Length.nearest(Double(length) * share)
    return nearest == 0 && share > 0 && length > 0 ? 1 : nearest
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let inner = inner(proposal)
    let size = child.size(inner)
    return Size(
      width: width == nil ? size.width : inner.width ?? size.width,
      height: height == nil ? size.height : inner.height ?? size.height)
  }

  package override var takesSpareWidth: Bool { false }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: canvas)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

extension WrapperNode {
  /// Draws the child aligned in a frame; one that is larger overflows it or is cut.
  func drawInside(
    at origin: Point, _ frame: Size, _ inner: Proposal, _ alignment: Alignment, on canvas: LayoutCanvas
  ) {
    let size = child.size(inner)
    var offset = alignment.offset(of: size, in: frame)
    if medium.cutsOverflow { offset = Point(x: max(offset.x, 0), y: max(offset.y, 0)) }
    let childOrigin = origin.moved(x: offset.x, y: offset.y)
    let fits =
      !medium.cutsOverflow
      || size.width <= frame.width && size.height <= frame.height && !child.traits.overflows
    if fits {
      child.draw(at: childOrigin, inner, on: canvas)
    } else {
      canvas.clipped(to: Rect(origin, frame)) { child.draw(at: childOrigin, inner, on: canvas) }
    }
  }
}
