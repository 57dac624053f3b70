/// A frame with a fixed width, height or both.
final class FrameNode: WrapperNode {
  private let width: Int?
  private let height: Int?
  private let alignment: Alignment

  init(_ child: LayoutNode, width: Int?, height: Int?, alignment: Alignment) {
    self.width = width.map(Length.clamped)
    self.height = height.map(Length.clamped)
    self.alignment = alignment
    super.init(child)
    overflows = false
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(inner(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  override var takesSpareWidth: Bool { false }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    if let length = axis == .horizontal ? width : height { return (length, length) }
    return child.extent(along: axis, across: (axis == .horizontal ? height : width) ?? across)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: &painter)
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

/// A frame that takes the proposed size within limits.
final class FlexibleFrameNode: WrapperNode {
  /// The minimum, ideal and maximum length; `nil` if not set.
  struct Limits {
    let least: Int?
    let ideal: Int?
    let most: Int?

    init(_ least: Int?, _ ideal: Int?, _ most: Int?) {
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
    ///
    /// A child longer than the minimum is not cut unless there is a maximum.
    func length(_ proposed: Int?, child: Int) -> Int {
      let ends = (least ?? 0, most ?? Length.infinity)
      guard proposed != nil, let offer = offer(proposed) else {
        return min(max(ideal ?? child, ends.0), ends.1)
      }
      let wanted = most == nil ? child : max(child, offer)
      return min(max(wanted, ends.0), ends.1)
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  init(_ child: LayoutNode, width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
    overflows = false
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  override var takesSpareWidth: Bool { false }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let (limits, other) = axis == .horizontal ? (width, height) : (height, width)
    let extent = child.extent(along: axis, across: other.offer(across))
    let most = limits.most ?? max(extent.most, limits.least ?? 0)
    return (min(max(extent.least, limits.least ?? 0), most), most)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: &painter)
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

/// A frame that takes a fraction of the proposed size.
final class FractionFrameNode: WrapperNode {
  private let width: Double?
  private let height: Double?
  private let alignment: Alignment

  init(_ child: LayoutNode, width: Double?, height: Double?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
    overflows = false
    usesFractionalWidth = usesFractionalWidth || width != nil
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: share(width, of: proposal.width), height: share(height, of: proposal.height))
  }

  private func share(_ share: Double?, of length: Int?) -> Int? {
    guard let share, let length, length < Length.infinity else { return length }
    let cells = Scale.cells(Double(length) * share)
    return cells == 0 && share > 0 && length > 0 ? 1 : cells
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = inner(proposal)
    let size = child.size(inner)
    return Size(
      width: width == nil ? size.width : inner.width ?? size.width,
      height: height == nil ? size.height : inner.height ?? size.height)
  }

  override var takesSpareWidth: Bool { false }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    drawInside(at: origin, size(proposal), inner(proposal), alignment, on: &painter)
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }
}

extension WrapperNode {
  /// Draws the child aligned in a frame, and clips it if it is larger.
  func drawInside(
    at origin: Point, _ frame: Size, _ inner: Proposal, _ alignment: Alignment, on painter: inout Painter
  ) {
    let size = child.size(inner)
    var offset = alignment.offset(of: size, in: frame)
    // A view that is too large is cut at its trailing edges.
    offset = Point(x: max(offset.x, 0), y: max(offset.y, 0))
    let childOrigin = origin.moved(x: offset.x, y: offset.y)
    let fits = size.width <= frame.width && size.height <= frame.height && !child.overflows
    if fits {
      child.draw(at: childOrigin, inner, on: &painter)
    } else {
      painter.clipped(to: Rect(origin, frame)) { child.draw(at: childOrigin, inner, on: &$0) }
    }
  }
}
