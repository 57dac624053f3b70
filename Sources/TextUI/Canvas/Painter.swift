/// Draws into a grid of cells; nothing is drawn outside its clip rectangle.
final class Painter: LayoutCanvas {
  let width: Int
  let height: Int
  private(set) var cells: [Cell]
  private(set) var marks: [MarkedArea] = []
  private(set) var regions: [Region] = []
  private(set) var scrolls: [ScrollArea] = []
  /// The background color of the screen.
  let base: Color
  let state: RenderState

  init(width: Int, height: Int, screenHeight: Int, base: Color, state: RenderState) {
    self.width = width
    self.height = height
    self.base = base
    self.state = state
    cells = Array(repeating: Cell(), count: width * height)
    super.init(
      .cells, clip: Rect(x: 0, y: 0, width: width, height: height), screenHeight: screenHeight)
  }

  override func addMark(_ id: Int32, in rect: Rect) {
    let visible = clip.intersection(rect)
    if !visible.isEmpty { marks.append(MarkedArea(mark: Int(id), rect: visible)) }
  }

  /// Records a region with a closure, if any of it is visible.
  func addRegion(_ kind: Region.Kind, in rect: Rect, mark own: Int32?) {
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    regions.append(Region(kind: kind, rect: visible, mark: Int(own ?? mark)))
  }

  /// Records a scrollable area, if any of it is visible.
  override func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    scrolls.append(ScrollArea(axis: axis, rect: visible, mark: Int(mark), offset: offset, length: length))
  }

  /// Draws glyphs from left to right.
  func draw(_ glyphs: ArraySlice<Glyph>, x: Int, y: Int, ink: Ink) {
    guard y >= clip.y, y < clip.bottom else { return }
    var column = x
    for glyph in glyphs {
      if column >= clip.right { return }
      if glyph.isWide {
        put(glyph, x: column, y: y, ink: ink)
        column += 2
      } else {
        if column >= clip.x { set(glyph, x: column, y: y, ink: ink) }
        column += 1
      }
    }
  }

  /// Fills a rectangle with a glyph.
  func draw(_ glyph: Glyph, in rect: Rect, ink: Ink) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.y..<area.bottom {
      for column in area.x..<area.right { put(glyph, x: column, y: row, ink: ink) }
    }
  }

  /// Draws a glyph; if only half of a wide one is inside the clip, draws a blank there.
  func put(_ glyph: Glyph, x: Int, y: Int, ink: Ink) {
    guard y >= clip.y, y < clip.bottom, x < clip.right else { return }
    guard glyph.isWide else {
      if x >= clip.x { set(glyph, x: x, y: y, ink: ink) }
      return
    }
    if x >= clip.x, x + 1 < clip.right {
      set(glyph, x: x, y: y, ink: ink)
      set(.continuation, x: x + 1, y: y, ink: ink)
    } else if x >= clip.x {
      set(.blank, x: x, y: y, ink: ink)
    } else if x + 1 == clip.x {
      set(.blank, x: x + 1, y: y, ink: ink)
    }
  }

  @inline(__always)
  private func set(_ glyph: Glyph, x: Int, y: Int, ink: Ink) {
    let index = y * width + x
    let old = cells[index]
    if old.glyph.isPartOfWideGlyph { clearOtherHalf(index, x: x) }
    cells[index] = Cell(
      glyph: glyph, foreground: ink.foreground(over: old.background, base: base),
      background: old.background, attributes: ink.attributes, mark: mark)
  }

  /// Blanks the other half of a wide character of which one half is drawn over.
  private func clearOtherHalf(_ index: Int, x: Int) {
    if cells[index].glyph == .continuation {
      if x > 0, cells[index - 1].glyph.isWide { cells[index - 1].glyph = .blank }
    } else if x + 1 < width {
      cells[index + 1].glyph = .blank
    }
  }

  /// Fills the background of a rectangle; an opaque color also clears its characters.
  func fill(_ rect: Rect, _ color: Color) {
    fill(rect) { _, _ in color }
  }

  /// Fills the background of a rectangle with a color for each cell; `nil` leaves a cell unchanged.
  func fill(_ rect: Rect, color: (_ column: Int, _ row: Int) -> Color?) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for row in area.y..<area.bottom {
      for column in area.x..<area.right {
        guard let color = color(column, row), color.alpha > 0 else { continue }
        fill(column, row, color)
      }
    }
  }

  private func fill(_ x: Int, _ y: Int, _ color: Color) {
    let index = y * width + x
    if color.alpha >= 1 {
      if cells[index].glyph.isPartOfWideGlyph { clearOtherHalf(index, x: x) }
      cells[index] = Cell(background: color.packed, mark: mark)
      return
    }
    let cell = cells[index]
    let behind = Color(packed: cell.background) ?? base
    cells[index].background = color.blended(over: behind).packed
    if let old = Color(packed: cell.foreground) { cells[index].foreground = color.blended(over: old).packed }
    cells[index].mark = mark
  }

  /// Draws a glyph if the cell is blank.
  func putIfBlank(_ glyph: Glyph, x: Int, y: Int, ink: Ink) {
    guard clip.contains(x: x, y: y), cells[y * width + x].glyph.isBlank else { return }
    put(glyph, x: x, y: y, ink: ink)
  }

  /// Returns the cell at a column and row, or `nil` outside the clip.
  func cell(_ x: Int, _ y: Int) -> Cell? { clip.contains(x: x, y: y) ? cells[y * width + x] : nil }

  /// Restores a cell to an earlier state, unless it has a character now or had one then.
  func restore(_ cell: Cell, _ x: Int, _ y: Int) {
    guard cell.glyph.isBlank, let now = self.cell(x, y), now.glyph.isBlank else { return }
    cells[y * width + x] = cell
  }

  func canvas(firstRow: Int) -> Canvas {
    Canvas(
      width: width, height: height, firstRow: firstRow, contentHeight: screenHeight, cells: cells,
      marks: marks, regions: regions, scrolls: scrolls, clusters: state.clusters.clusters)
  }
}

/// The color and attributes that characters are drawn with.
struct Ink {
  var color: Color?
  var attributes: CellAttributes
  private let packed: UInt32
  private let isOpaque: Bool
  private let isFullyTransparent: Bool

  init(_ color: Color?, _ attributes: CellAttributes = [], opacity: Double = 1) {
    let faded = color.map { $0.opacity(opacity) }
    self.color = faded
    self.attributes = color == nil && opacity < 1 ? attributes.union(.dim) : attributes
    packed = faded?.packed ?? 0
    isOpaque = (faded?.alpha ?? 1) >= 1
    isFullyTransparent = !(opacity > 0)
  }

  /// Whether anything drawn with it is visible.
  var isVisible: Bool { color.map { $0.alpha > 0 } ?? !isFullyTransparent }

  @inline(__always)
  func foreground(over background: UInt32, base: Color) -> UInt32 {
    if isOpaque { return packed }
    return color?.blended(over: Color(packed: background) ?? base).packed ?? 0
  }
}
