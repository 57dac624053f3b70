import CladsModules
import CladsPicture
import CladsRenderTree
import CladsSchema
import CladsTextRenderer
import TextUI

/// A document that was drawn in cells and in points, with letters in points that are as large as a cell: what
/// differs is rounded, or in another place.
@MainActor
struct ScreenPair {
  /// A text on one of the drawings.
  struct DrawnText {
    /// Its characters without spaces and lines.
    var letters = ""
    /// The visible part of the node that it belongs to, in points.
    var box: SceneRect
    /// Whether a part of the node is not visible.
    var isCut = false
  }

  /// The size of a cell in points.
  nonisolated static let cell = (width: Scale.pointsPerColumn, height: Scale.pointsPerRow)
  let columns: Int
  /// The texts in cells and in points, by the pointers and instances of their nodes.
  private(set) var cells: [String: DrawnText] = [:]
  private(set) var points: [String: DrawnText] = [:]
  let scene: Scene
  let tree: RenderTree

  /// Draws a document on a screen of a width in columns. Text has its natural height if `rows` is `nil`, a
  /// picture that of a screen on which all vertical content is visible.
  init(_ text: String, columns: Int, rows: Int?, level: FormatLevel = .base) {
    self.columns = columns
    let resolved = ResolvedScreen(text, level: level)
    tree = resolved.tree
    let (textRenderer, pictureRenderer) = (resolved.renderer(), resolved.renderer())
    let canvas = TextUI.render(textRenderer.render(tree), width: columns, height: rows)
    let screen = PictureScreen(
      width: Double(columns) * Self.cell.width, height: Double(rows ?? Self.tallRows) * Self.cell.height,
      safeTop: 0, safeBottom: 0)
    scene = PictureRenderer(
      renderers: .default, text: pictureRenderer,
      measure: LetterMeasure(advance: Self.cell.width, line: Self.cell.height)
    ).scene(tree, on: screen)
    read(canvas, textRenderer.places, resolved.keys(of: textRenderer.places))
    read(scene, pictureRenderer.places, resolved.keys(of: pictureRenderer.places))
  }

  /// The height of a screen on which all content is visible.
  static let tallRows = 600

  private mutating func read(_ canvas: Canvas, _ places: DrawnNodes, _ keys: [String]) {
    for area in canvas.marks where places.nodes[area.mark].hasText {
      let box = SceneRect(
        x: Double(area.rect.x) * Self.cell.width, y: Double(area.rect.y) * Self.cell.height,
        width: Double(area.rect.width) * Self.cell.width, height: Double(area.rect.height) * Self.cell.height)
      cells[keys[area.mark]] = DrawnText(box: box)
    }
    for cell in canvas.cells where cell.mark >= 0 {
      cells[keys[Int(cell.mark)]]?.letters += canvas.text(of: cell.glyph).letters
    }
  }

  private mutating func read(_ scene: Scene, _ places: DrawnNodes, _ keys: [String]) {
    for area in scene.areas where places.nodes[area.node].hasText {
      points[keys[area.node]] = DrawnText(box: area.visible, isCut: area.visible != area.frame)
    }
    for box in scene.boxes where keys.indices.contains(box.node) {
      points[keys[box.node]]?.letters += box.text.letters
    }
  }
}

extension ResolvedScreen {
  /// Returns the pointer and the instance of each drawn node.
  fileprivate func keys(of places: DrawnNodes) -> [String] {
    zip(pointers(of: places), places.nodes).map { pointer, node in
      node.place.instance.reduce(pointer) { "\($0)#\($1)" }
    }
  }
}

extension DrawnNode {
  /// Whether it is a label, a button or a text field with a text.
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
  /// The text of a text or a text field.
  var text: String {
    switch drawing {
    case .text(let text): text.lines.map(\.text).joined()
    case .control(let control):
      if case .textField(let text, let placeholder) = control.kind {
        text.isEmpty ? placeholder : text
      } else {
        ""
      }
    default: ""
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
