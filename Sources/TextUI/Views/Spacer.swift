/// A flexible space that takes what the other views of its stack leave.
public struct Spacer: TextView {
  public typealias Body = EmptyTextView
  private let minLength: ViewLength

  /// Creates a spacer with a minimum length in cells.
  public init(minLength: Int = 0) { self.minLength = .cells(minLength) }

  /// Creates a spacer with a minimum length in points.
  public init(minLength points: Double) { minLength = .points(points) }

  public func build(into list: inout LayoutList) {
    let minimum = Size(
      width: list.medium.distance(minLength, along: .horizontal),
      height: list.medium.distance(minLength, along: .vertical))
    list.nodes.append(
      SpacerNode(
        minimum, along: list.axis, idealHeight: list.medium == .cells ? list.environment.idealSpacerRows : 0,
        in: list.medium))
  }
}

/// Empty space that grows along the axis of its stack.
final class SpacerNode: LayoutNode {
  private let minimum: Size
  private let axis: Axis?
  private let idealHeight: Int

  init(_ minimum: Size, along axis: Axis?, idealHeight: Int, in medium: LayoutMedium) {
    self.minimum = Size(width: Length.clamped(minimum.width), height: Length.clamped(minimum.height))
    self.axis = axis
    self.idealHeight = Length.clamped(idealHeight)
    super.init(medium)
    traits.isSpacer = true
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = axis == .vertical ? 0 : max(minimum.width, proposal.width ?? minimum.width)
    let ideal = axis == .vertical ? idealHeight : 0
    let height = axis == .horizontal ? 0 : max(minimum.height, proposal.height ?? ideal)
    return Size(width: width, height: height)
  }
}

/// Empty space of a fixed size in points.
public struct Space: TextView {
  public typealias Body = EmptyTextView
  private let width: Double
  private let height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public func build(into list: inout LayoutList) {
    let size = Size(
      width: list.medium.distance(.points(width), along: .horizontal),
      height: list.medium.distance(.points(height), along: .vertical))
    list.nodes.append(SpaceNode(size.clamped, in: list.medium))
  }
}

private final class SpaceNode: LayoutNode {
  private let fixed: Size

  init(_ size: Size, in medium: LayoutMedium) {
    fixed = size
    super.init(medium)
  }

  override func measure(_ proposal: Proposal) -> Size { fixed }
}
