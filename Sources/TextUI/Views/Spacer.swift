/// A flexible space that takes what the other views of its stack leave.
public struct Spacer: TextView {
  public typealias Body = EmptyTextView
  private let minLength: Int

  /// Creates a spacer with a minimum length in cells.
  public init(minLength: Int = 0) { self.minLength = minLength }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      SpacerNode(minLength, along: list.axis, idealRows: list.environment.idealSpacerRows))
  }
}

/// Empty space that grows along the axis of its stack.
final class SpacerNode: LayoutNode<Painter> {
  private let minLength: Int
  private let axis: Axis?
  private let idealRows: Int

  init(_ minLength: Int, along axis: Axis?, idealRows: Int) {
    self.minLength = Length.clamped(minLength)
    self.axis = axis
    self.idealRows = Length.clamped(idealRows)
    super.init()
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength)
    let rows = axis == .vertical ? idealRows : 0
    let height = axis == .horizontal ? 0 : max(minLength, proposal.height ?? rows)
    return Size(width: width, height: height)
  }

  override var isSpacer: Bool { true }
}
