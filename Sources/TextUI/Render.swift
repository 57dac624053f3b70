/// The most rows of a canvas, and the most cells: a canvas as wide as possible has fewer rows.
public enum CanvasLimit {
  /// The most columns.
  public static let columns = 1000
  /// The most rows.
  public static let rows = 100_000
  /// The most cells.
  public static let cells = 10_000_000
}

/// Draws a view at a width from 1 to 1000 columns.
///
/// With a height the canvas has that many rows; without one it is as high as the view would like to be.
public func render(
  _ view: some TextView, width: Int, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
) -> Canvas {
  let width = min(max(width, 1), CanvasLimit.columns)
  let mostRows = min(CanvasLimit.rows, CanvasLimit.cells / width)
  let height = height.map { min(max($0, 0), mostRows) }
  let state = RenderState()
  let list = LayoutList(environment: environment, state: state)
  let node = list.node(of: view, alignment: .topLeading)
  let proposal = Proposal(width: width, height: height)
  let rows = height ?? min(node?.size(proposal).height ?? 0, mostRows)
  var painter = Painter(width: width, height: rows, base: environment.colorScheme.background, state: state)
  node?.draw(at: Point(x: 0, y: 0), proposal, on: &painter)
  return painter.canvas()
}
