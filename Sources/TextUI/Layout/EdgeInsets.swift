/// Insets from the edges, in cells.
public struct EdgeInsets: Sendable, Hashable {
  /// The inset at the top, in rows.
  public var top: Int
  /// The inset on the left, in columns.
  public var leading: Int
  /// The inset at the bottom, in rows.
  public var bottom: Int
  /// The inset on the right, in columns.
  public var trailing: Int

  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets from lengths in points.
  public init(points top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(
      top: Scale.rows(top), leading: Scale.columns(leading), bottom: Scale.rows(bottom),
      trailing: Scale.columns(trailing))
  }

  var clamped: EdgeInsets {
    func clamp(_ length: Int) -> Int { min(max(length, 0), Length.limit) }
    return EdgeInsets(
      top: clamp(top), leading: clamp(leading), bottom: clamp(bottom), trailing: clamp(trailing))
  }
}

/// A view with empty cells around it.
final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets

  init(_ child: LayoutNode, _ insets: EdgeInsets) {
    self.insets = insets.clamped
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

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(width: size.width + across, height: size.height + along)
  }

  override func extent(along axis: Axis, across length: Int?) -> (least: Int, most: Int) {
    let (inset, other) = axis == .horizontal ? (across, along) : (along, across)
    let extent = child.extent(along: axis, across: Self.less(length, other))
    return (extent.least + inset, min(extent.most + inset, Length.infinity))
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    child.draw(at: origin.moved(x: insets.leading, y: insets.top), inner(proposal), on: &painter)
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    let guide = child.explicitGuide(key, inner(proposal))
    switch key {
    case .horizontal: return guide.map { $0 + 2 * insets.leading }
    case .vertical: return guide.map { $0 + 2 * insets.top }
    }
  }
}
