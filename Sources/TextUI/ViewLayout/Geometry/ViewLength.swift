/// A length that a view is given: in cells of a terminal, or in points.
enum ViewLength {
  case cells(Int)
  case points(Double)

  static let zero = ViewLength.cells(0)
  /// All available space.
  static let infinity = ViewLength.cells(Length.infinity)
}

extension LayoutMedium {
  /// Returns a distance in the unit of the layout. In cells it may be 0 for a few points, but not negative.
  func distance(_ length: ViewLength, along axis: Axis) -> Int {
    switch (self, length) {
    case (.cells, .cells(let count)): count
    case (.cells, .points(let points)): axis == .horizontal ? Scale.columns(points) : Scale.rows(points)
    case (.points, .cells(let count)): Self.units(count, along: axis)
    case (.points, .points(let points)): PictureScale.signedUnits(points)
    }
  }

  /// Returns the length of something that is drawn in the unit of the layout. In cells it is at least 1.
  func extent(_ length: ViewLength, along axis: Axis) -> Int {
    switch (self, length) {
    case (.cells, .cells(let count)): return count
    case (_, .points(.infinity)): return Length.infinity
    case (.cells, .points(let points)):
      return axis == .horizontal ? Scale.drawnColumns(points) : Scale.drawnRows(points)
    case (.points, .cells(let count)): return Self.units(count, along: axis)
    case (.points, .points(let points)): return PictureScale.units(points)
    }
  }

  /// Returns a size in whole cells.
  func cells(_ size: Size) -> Size {
    guard self == .points else { return size }
    return Size(
      width: size.width / distance(.cells(1), along: .horizontal),
      height: size.height / distance(.cells(1), along: .vertical))
  }

  private static func units(_ cells: Int, along axis: Axis) -> Int {
    if cells >= Length.infinity { return cells }
    let points = axis == .horizontal ? Scale.pointsPerColumn : Scale.pointsPerRow
    return PictureScale.signedUnits(Double(cells) * points)
  }
}
