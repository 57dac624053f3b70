/// A flexible space that takes what the other views of its stack leave.
public struct Spacer: TextView {
  public typealias Body = EmptyTextView
  private let minimum: Size

  /// Creates a spacer with a minimum length in cells.
  public init(minLength: Int = 0) { minimum = Size(width: minLength, height: minLength) }

  /// Creates a spacer with a minimum length in points.
  public init(minLength points: Double) {
    minimum = Size(width: Scale.columns(points), height: Scale.rows(points))
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      SpacerNode(minimum, along: list.axis, idealRows: list.environment.idealSpacerRows))
  }
}

/// Empty space that grows along the axis of its stack.
final class SpacerNode: LayoutNode<Painter> {
  private let minimum: Size
  private let axis: Axis?
  private let idealRows: Int

  init(_ minimum: Size, along axis: Axis?, idealRows: Int) {
    self.minimum = Size(width: Length.clamped(minimum.width), height: Length.clamped(minimum.height))
    self.axis = axis
    self.idealRows = Length.clamped(idealRows)
    super.init()
    traits.isSpacer = true
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = axis == .vertical ? 0 : max(minimum.width, proposal.width ?? minimum.width)
    let rows = axis == .vertical ? idealRows : 0
    let height = axis == .horizontal ? 0 : max(minimum.height, proposal.height ?? rows)
    return Size(width: width, height: height)
  }
}
