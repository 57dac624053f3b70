import CladsPreview

extension PreviewFrame {
  /// The controls line by line from the top, and in each line from the left.
  ///
  /// Those beside each other may start in different rows, because they are not equally high.
  var controlsInReadingOrder: [PreviewControl] {
    var rest = controls.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    var ordered: [PreviewControl] = []
    while let first = rest.first {
      let line = rest.filter { $0 == first || $0.isBeside(first) }
      ordered += line.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
      rest.removeAll { line.contains($0) }
    }
    return ordered
  }
}

extension PreviewControl {
  /// Whether both are in one line: the middle of the lower one is in the rows of the other, and no column has
  /// both.
  fileprivate func isBeside(_ other: PreviewControl) -> Bool {
    guard column >= other.column + other.width || column + width <= other.column else { return false }
    let (low, high) = height < other.height ? (self, other) : (other, self)
    let middle = 2 * low.row + low.height
    return 2 * high.row <= middle && middle <= 2 * (high.row + high.height)
  }
}
