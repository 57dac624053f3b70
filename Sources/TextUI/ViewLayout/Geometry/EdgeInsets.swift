/// Insets from the edges, in the unit of a layout.
public struct EdgeInsets: Sendable, Hashable {
  /// The inset at the top.
  public var top: Int
  /// The inset on the left.
  public var leading: Int
  /// The inset at the bottom.
  public var bottom: Int
  /// The inset on the right.
  public var trailing: Int

  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets clamped to the longest length in both directions.
  var limited: EdgeInsets {
    EdgeInsets(
      top: Length.distance(top), leading: Length.distance(leading), bottom: Length.distance(bottom),
      trailing: Length.distance(trailing))
  }

  /// The insets clamped to 0 through the longest length.
  var clamped: EdgeInsets {
    func clamp(_ length: Int) -> Int { min(max(length, 0), Length.limit) }
    return EdgeInsets(
      top: clamp(top), leading: clamp(leading), bottom: clamp(bottom), trailing: clamp(trailing))
  }
}
