import CladsRendering
import TextUI

/// A document that was drawn in cells and in points, with letters in points that are as large as a cell: what
/// differs is rounded, or in another place.
@MainActor
struct ScreenPair {
  /// A node or section on one of the drawings.
  struct Drawn {
    /// Its visible part, in points.
    var box: SceneRect
    /// Whether a part of it is not visible; in cells this is not known.
    var isCut = false
    /// Whether it is a label, a button or a text field with a text.
    var isText: Bool
    /// The characters that it draws, without spaces and lines.
    var letters = ""
  }

  /// The size of a cell in points.
  nonisolated static let cell = (width: Scale.pointsPerColumn, height: Scale.pointsPerRow)
  /// The height of a screen on which all vertical content is visible.
  nonisolated static let tallRows = 600

  /// What was drawn in cells and in points, by the pointers and instances of nodes.
  private(set) var cells: [String: Drawn] = [:]
  private(set) var points: [String: Drawn] = [:]
  /// Adjacent children of one container that both drawings have.
  private(set) var neighbors: [(String, String)] = []
  /// The items of each row that scrolls.
  private(set) var scrollingRows: [[String]] = []
  /// Where the rows that scroll are visible, by the keys of their sections.
  private(set) var viewports: [String: (cells: SceneRect?, points: SceneRect?)] = [:]
  /// What is aligned in its container.
  private(set) var alignedParts: [AlignedPart] = []
  let screen: SceneRect
  let scene: Scene
  let tree: RenderTree

  /// Draws a document on a screen of a size in cells; if `rows` is `nil`, text has its natural height, and
  /// points those of a screen with room for everything.
  init(_ text: String, columns: Int, rows: Int?) {
    let resolved = ResolvedScreen(text)
    tree = resolved.tree
    let (textRenderer, pictureRenderer) = (resolved.renderer(), resolved.renderer())
    let canvas = TextUI.render(textRenderer.render(tree), width: columns, height: rows)
    let screen = PictureScreen(
      width: Double(columns) * Self.cell.width, height: Double(rows ?? Self.tallRows) * Self.cell.height,
      safeTop: 0, safeBottom: 0)
    self.screen = SceneRect(x: 0, y: 0, width: screen.width, height: screen.height)
    let letters = LetterMeasure(advance: Self.cell.width, line: Self.cell.height)
    scene = PictureRenderer(pictureRenderer, cache: PictureCache(letters))
      .scene(tree, on: screen)
    read(canvas, textRenderer.places, resolved.keys(of: textRenderer.places.nodes.map(\.place)))
    let keys = resolved.keys(of: pictureRenderer.places.nodes.map(\.place))
    read(scene, pictureRenderer.places, keys)
    neighbors = neighbors(among: keys)
    alignedParts = Self.alignedParts(in: tree) { resolved.keys(of: [$0]).first ?? "" }
    scrollingRows = Self.rowsThatScroll(tree.root.children).map { resolved.keys(of: $0.map(\.place)) }
  }

  private static func rowsThatScroll(_ nodes: [RenderNode]) -> [[RenderNode]] {
    nodes.flatMap { node -> [[RenderNode]] in
      guard case .sectionLayout(let layout) = node.content else { return rowsThatScroll(node.parts) }
      return layout.sections.filter { $0.type == .horizontal }.map(\.items)
    }
  }

  private mutating func read(_ canvas: Canvas, _ places: DrawnNodes, _ keys: [String]) {
    for area in canvas.marks {
      cells[keys[area.mark]] = Drawn(
        box: SceneRect(cells: area.rect), isText: places.nodes[area.mark].hasText)
    }
    for area in canvas.scrolls where area.axis == .horizontal && keys.indices.contains(area.mark) {
      viewports[keys[area.mark], default: (nil, nil)].cells = SceneRect(cells: area.rect)
    }
    for cell in canvas.cells where cell.mark >= 0 {
      cells[keys[Int(cell.mark)]]?.letters += canvas.text(of: cell.glyph).letters
    }
  }

  private mutating func read(_ scene: Scene, _ places: DrawnNodes, _ keys: [String]) {
    for area in scene.areas {
      points[keys[area.node]] = Drawn(
        box: area.visible, isCut: area.visible != area.frame, isText: places.nodes[area.node].hasText)
    }
    for area in scene.scrolls where area.isHorizontal && keys.indices.contains(area.node) {
      viewports[keys[area.node], default: (nil, nil)].points = area.frame
    }
    for box in scene.boxes where keys.indices.contains(box.node) {
      points[keys[box.node]]?.letters += box.text.letters
    }
  }

  private func neighbors(among keys: [String]) -> [(String, String)] {
    var last: [String: String] = [:]
    var pairs: [(String, String)] = []
    for key in keys where cells[key] != nil && points[key] != nil {
      let parent = Self.parent(of: key)
      if let previous = last[parent], previous != key { pairs.append((previous, key)) }
      last[parent] = key
    }
    return pairs
  }

  /// Returns the key of the container of a node: without the name and the index of its member, and for one of
  /// several instances without that.
  private static func parent(of key: String) -> String {
    if let end = key.lastIndex(of: "#") { return String(key[..<end]) }
    var parts = key.split(separator: "/")
    if Int(parts.last ?? "") != nil { parts.removeLast() }
    return parts.dropLast().joined(separator: "/")
  }
}

extension SceneRect {
  /// Converts a rectangle from cells to points.
  fileprivate init(cells rect: Rect) {
    let (width, height) = ScreenPair.cell
    self.init(
      x: Double(rect.x) * width, y: Double(rect.y) * height, width: Double(rect.width) * width,
      height: Double(rect.height) * height)
  }
}

extension ResolvedScreen {
  /// Returns the pointers and the instances of nodes.
  fileprivate func keys(of places: [NodeLocation]) -> [String] {
    zip(pointers(of: places), places).map { pointer, place in
      place.instance.reduce(pointer) { "\($0)#\($1)" }
    }
  }
}

extension DrawnNode {
  fileprivate var hasText: Bool { node?.writtenText.isEmpty == false }
}

extension RenderNode {
  /// The text of a label, a button or a text field without spaces and lines; empty for other nodes.
  var writtenText: String {
    switch content {
    case .text(let label): label.content.letters
    case .button(let button): button.label.letters
    case .textField(let field): (field.text.isEmpty ? field.placeholder : field.text).letters
    default: ""
    }
  }
}

extension SceneBox {
  /// The text of a text or a text field; empty for other drawings.
  var text: String {
    switch drawing {
    case .text(let text): return text.lines.map(\.text).joined()
    case .control(let control):
      guard case .textField(let text, let placeholder) = control.kind else { return "" }
      return text.isEmpty ? placeholder : text
    default: return ""
    }
  }
}

extension String {
  /// The characters without spaces, control characters, and what text is framed with.
  fileprivate var letters: String {
    filter { character in
      !character.isWhitespace && !"[]()_─│╭╮╰╯┌┐└┘".contains(character)
        && character.unicodeScalars.first?.properties.generalCategory != .control
    }
  }
}
