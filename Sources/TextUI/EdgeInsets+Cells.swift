extension EdgeInsets {
  /// Creates insets in cells from lengths in points.
  public init(points top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(
      top: Scale.rows(top), leading: Scale.columns(leading), bottom: Scale.rows(bottom),
      trailing: Scale.columns(trailing))
  }
}
