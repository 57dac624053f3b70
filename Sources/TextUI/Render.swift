/// The maximum size of a canvas; a wide canvas can have fewer rows, because the number of cells is limited
/// too.
public enum CanvasLimit {
  /// The maximum number of columns.
  public static let columns = 1000
  /// The maximum number of rows.
  public static let rows = 100_000
  /// The maximum number of cells.
  public static let cells = 10_000_000
}

/// Draws a view on a canvas; `width` is clamped to 1 through 1000 columns.
///
/// The canvas has `height` rows, or as many as the view needs if `height` is `nil`.
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
