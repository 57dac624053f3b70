/// The number of columns of a grid.
public enum GridColumns: Sendable, Hashable {
  /// A fixed number of columns.
  case fixed(Int)
  /// As many columns of at least this width in cells as fit.
  case adaptive(minWidth: Int)
  /// As many columns of at least this width in points as fit.
  case adaptiveInPoints(minWidth: Double)
}

/// Lays out views in rows and columns of equal width.
package final class GridNode: LayoutNode {
  private let children: [LayoutNode]
  private let columns: GridColumns
  private let spacing: (item: Int, line: Int)
  private let alignment: Alignment
  private let state: LayoutState
  private var arranged: (width: Int?, needed: Int, rows: Rows)?

  /// The positions and sizes of columns and rows.
  private struct Rows {
    var widths: [Int?] = []
    var starts: [Int] = []
    var tops: [Int] = []
    var heights: [Int] = []
    var size = Size.zero
  }

  package init(
    _ children: [LayoutNode], columns: GridColumns, spacing: (item: Int, line: Int),
    alignment: Alignment,
    state: LayoutState
  ) {
    self.children = children
    self.columns = columns
    self.spacing = spacing
    self.alignment = alignment
    self.state = state
    super.init(state.medium)
    traits.overflows = children.contains { $0.traits.overflows }
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let size = arrange(proposal.width).size
    return Size(width: proposal.width ?? size.width, height: size.height)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rows = arrange(proposal.width)
    let count = rows.widths.count
    guard count > 0 else { return }
    for (index, child) in children.enumerated() {
      let (row, column) = (index / count, index % count)
      guard row < rows.tops.count else { return }
      let offer = Proposal(width: rows.widths[column], height: nil)
      let size = child.size(offer)
      let cell = Size(width: rows.widths[column] ?? size.width, height: rows.heights[row])
      let inside = alignment.offset(of: size, in: cell)
      let childOrigin = origin.moved(
        x: rows.starts[column] + (medium.cutsOverflow ? max(inside.x, 0) : inside.x),
        y: rows.tops[row] + inside.y)
      if child.traits.overflows || canvas.intersectsClip(Rect(childOrigin, size)) {
        child.draw(at: childOrigin, offer, on: canvas)
      }
    }
  }

  private func arrange(_ width: Int?) -> Rows {
    if let arranged, arranged.width == width, arranged.needed == state.neededLength { return arranged.rows }
    var rows = Rows()
    rows.widths = columnWidths(width)
    var x = 0
    for width in rows.widths {
      rows.starts.append(x)
      x += (width ?? 0) + spacing.item
    }
    rows.size.width = max(0, x - spacing.item)
    var y = 0
    var index = 0
    // Rows below the last visible one are not measured.
    while index < children.count, y < state.neededLength {
      var height = 0
      for column in rows.widths.indices where index + column < children.count {
        let offer = Proposal(width: rows.widths[column], height: nil)
        height = max(height, children[index + column].size(offer).height)
      }
      rows.tops.append(y)
      rows.heights.append(height)
      y += height + spacing.line
      index += rows.widths.count
    }
    // Where there are more rows, what follows the grid must not come into sight.
    rows.size.height = max(0, index < children.count ? y : y - spacing.line)
    arranged = (width, state.neededLength, rows)
    return rows
  }

  private func columnWidths(_ width: Int?) -> [Int?] {
    let width = width.flatMap { $0 < Length.infinity ? $0 : nil }
    let columns = columnCount(width)
    guard let width else {
      let widest = children.reduce(0) { max($0, $1.size(.ideal).width) }
      return Array(repeating: widest, count: columns)
    }
    let available = max(0, width - spacing.item * (columns - 1))
    return (0..<columns).map { available / columns + ($0 < available % columns ? 1 : 0) }
  }

  private func columnCount(_ width: Int?) -> Int {
    switch columns {
    case .fixed(let count): return min(max(count, 1), 1000)
    case .adaptive(let cells): return adaptiveCount(.cells(cells), width)
    case .adaptiveInPoints(let points): return adaptiveCount(.points(points), width)
    }
  }

  private func adaptiveCount(_ length: ViewLength, _ width: Int?) -> Int {
    guard let width else { return 1 }
    let least = medium.extent(length, along: .horizontal)
    return max(1, (width + spacing.item) / (max(Length.clamped(least), 1) + spacing.item))
  }
}

/// Lays out views of ideal size, however wide, in lines that wrap.
package final class FlowNode: LayoutNode {
  private let children: [LayoutNode]
  private let spacing: (item: Int, line: Int)
  private var arranged: (width: Int?, positions: [Point], size: Size)?

  package init(_ children: [LayoutNode], spacing: (item: Int, line: Int), in medium: LayoutMedium) {
    self.children = children
    self.spacing = spacing
    super.init(medium)
    traits.overflows = children.contains { $0.traits.overflows }
  }

  package override func measure(_ proposal: Proposal) -> Size { arrange(proposal.width).size }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let positions = arrange(proposal.width).positions
    for (child, position) in zip(children, positions) {
      let childOrigin = origin.moved(x: position.x, y: position.y)
      if child.traits.overflows || canvas.intersectsClip(Rect(childOrigin, child.size(.ideal))) {
        child.draw(at: childOrigin, .ideal, on: canvas)
      }
    }
  }

  private func arrange(_ width: Int?) -> (width: Int?, positions: [Point], size: Size) {
    if let arranged, arranged.width == width { return arranged }
    var positions: [Point] = []
    var (x, y, lineHeight, widest) = (0, 0, 0, 0)
    for child in children {
      let size = child.size(.ideal)
      if x > 0, x + size.width > width ?? Length.infinity {
        y += lineHeight + spacing.line
        (x, lineHeight) = (0, 0)
      }
      positions.append(Point(x: x, y: y))
      widest = max(widest, x + size.width)
      lineHeight = max(lineHeight, size.height)
      x += size.width + spacing.item
    }
    let result = (width, positions, Size(width: widest, height: y + lineHeight))
    arranged = result
    return result
  }
}
