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
  render(view, width: width, height: height, window: nil, environment: environment)
}

/// The rows to draw of a view.
public struct RowWindow: Sendable, Hashable {
  /// The first row; if fewer rows follow than fit, the window ends with the last row instead.
  public var row: Int
  /// The number of rows.
  public var height: Int
  /// Whether lazy containers are laid out only down to the end of the window. The height of the rest is
  /// estimated, so nothing may be positioned by the height of such a container but what follows it.
  package var isLazy: Bool

  public init(row: Int, height: Int, isLazy: Bool = false) {
    self.row = min(max(row, 0), CanvasLimit.rows)
    self.height = min(max(height, 0), CanvasLimit.rows)
    self.isLazy = isLazy
  }
}

/// Draws a view, or only a window of its rows, on a canvas; `width` is clamped to 1 through 1000 columns.
///
/// The canvas of a window has its rows: row 0 of the canvas is `firstRow` of the view.
public func render(
  _ view: some TextView, width: Int, height: Int?, window: RowWindow?,
  environment: EnvironmentValues = EnvironmentValues()
) -> Canvas {
  let width = min(max(width, 1), CanvasLimit.columns)
  let mostRows = min(CanvasLimit.rows, CanvasLimit.cells / width)
  let height = height.map { min(max($0, 0), mostRows) }
  let state = RenderState()
  if let window, window.isLazy { state.visibleLength = window.row + window.height }
  let list = LayoutList(environment: environment, state: state)
  let node = list.node(of: view, alignment: .topLeading)
  let proposal = Proposal(width: width, height: height)
  let contentHeight = height ?? min(node?.size(proposal).height ?? 0, CanvasLimit.rows)
  let rows = min(window?.height ?? contentHeight, contentHeight, mostRows)
  let firstRow = min(window?.row ?? 0, contentHeight - rows)
  let painter = Painter(
    width: width, height: rows, screenHeight: contentHeight, base: environment.colorScheme.background,
    state: state)
  node?.draw(at: Point(x: 0, y: -firstRow), proposal, on: painter)
  return painter.canvas(firstRow: firstRow)
}
