/// A view that looks different in cells and in points.
public struct PerMedium<Cells: TextView, Points: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let cells: () -> Cells
  private let points: () -> Points

  public init(
    @TextViewBuilder cells: @escaping () -> Cells, @TextViewBuilder points: @escaping () -> Points
  ) {
    self.cells = cells
    self.points = points
  }

  public func build(into list: inout LayoutList) {
    list.descend { list in
      if list.medium == .cells { cells().build(into: &list) } else { points().build(into: &list) }
    }
  }
}

/// A view that has a layout node of its own in points, and draws nothing in cells.
package struct PointView: TextView {
  package typealias Body = EmptyTextView
  private let make: (EnvironmentValues, PictureCache) -> LayoutNode

  package init(_ make: @escaping (EnvironmentValues, PictureCache) -> LayoutNode) { self.make = make }

  package func build(into list: inout LayoutList) {
    if let cache = list.state.pictures { list.nodes.append(make(list.environment, cache)) }
  }
}
