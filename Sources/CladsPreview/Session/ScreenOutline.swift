import CladsDocument
import CladsRendering
import JSONSyntax
import SourceText
import TextUI

/// What is on a screen, a line for each node: what it is, what it says, its `id` and its state. It does not
/// depend on sizes, colors and the width.
@MainActor
struct ScreenOutline {
  private(set) var lines: [String] = []
  /// Says where a node is, after everything else in its line.
  private let location: ((NodeLocation) -> [String])?

  init(_ session: PreviewSession, location: ((NodeLocation) -> [String])? = nil) {
    self.location = location
    session.resolveOffscreen()
    let tree = session.input.tree
    for child in session.tracked.tree.root.children { add(child, depth: 0, tree) }
    for item in session.presented.items { lines.append(item.presentation.outline) }
  }

  /// The deepest indentation; what is deeper is as deep as that.
  private static let maximumDepth = 100

  private mutating func add(_ words: [String], depth: Int) {
    lines.append(String(repeating: "  ", count: min(depth, Self.maximumDepth)) + words.joined(separator: " "))
  }

  private mutating func add(_ node: RenderNode, depth: Int, _ tree: SyntaxTree) {
    if node.origin != .none {
      var words = [node.writtenType(in: tree)]
      words += node.outlineWords
      if let id = tree.id(at: node.origin.node) { words.append("#\(id.inOneLine)") }
      add(words + (location?(node.place) ?? []), depth: depth)
    }
    guard case .sectionLayout(let layout) = node.content else {
      for part in node.parts { add(part, depth: depth + 1, tree) }
      return
    }
    for section in layout.sections {
      let id = tree.id(at: section.place.origin.node).map { ["#\($0.inOneLine)"] } ?? []
      add(["section"] + id + (location?(section.place) ?? []), depth: depth + 1)
      for part in [section.header].compactMap(\.self) + section.children
        + [section.footer].compactMap(\.self)
      {
        add(part, depth: depth + 2, tree)
      }
    }
  }
}

extension PreviewSession {
  /// What is on the screen, a line for each node.
  package func outline() -> [String] { ScreenOutline(self).lines }

  /// Returns what is on the screen, a line for each node, with the JSON pointer of each and the indices of
  /// its repetitions.
  ///
  /// - Parameter picture: a picture of the screen, whose rectangles are listed, too.
  /// - Returns: the lines.
  package func outline(with picture: PreviewPicture?) -> [String] {
    var writer = PointerWriter(input.tree)
    var frames: [NodeKey: SceneRect] = [:]
    for area in picture?.scene.areas ?? [] {
      guard let nodes = picture?.nodes, nodes.indices.contains(area.node) else { continue }
      let key = NodeKey(pointer: nodes[area.node].pointer, instance: nodes[area.node].instance)
      if frames[key] == nil { frames[key] = area.frame }
    }
    let screen = picture.map { SceneRect(x: 0, y: 0, width: $0.width, height: $0.height) }
    let outline = ScreenOutline(self) { place in
      let key = NodeKey(
        pointer: writer.pointer(at: place.origin.range.start).description, instance: place.instance)
      var words = [key.pointer.inOneLine + key.instance.map { "#\($0)" }.joined()]
      if picture != nil { words.append(frames[key].map(\.inPoints) ?? "(nothing drawn)") }
      return words
    }
    return (screen.map { ["screen \($0.inPoints)"] } ?? []) + outline.lines
  }
}

private struct NodeKey: Hashable {
  let pointer: String
  let instance: [Int]
}

extension SceneRect {
  /// The rectangle as in `16,44 358×22`: the distances from the left and from the top, the width and height.
  fileprivate var inPoints: String {
    func text(_ length: Double) -> String { StyleTexts.number((length * 10).rounded() / 10) }
    return "\(text(x)),\(text(y)) \(text(width))×\(text(height))"
  }
}

extension RenderNode {
  /// The type as the document has it.
  fileprivate func writtenType(in tree: SyntaxTree) -> String {
    (SyntaxNode(tree: tree, index: origin.node).object?["type"]?.string?.value ?? typeName).inOneLine
  }

  /// What it says, and its state.
  fileprivate var outlineWords: [String] {
    switch content {
    case .text(let text): [text.content.quoted]
    case .button(let button): [button.label.quoted] + (button.isSelected ? ["selected"] : [])
    case .textField(let field):
      field.text.isEmpty ? [field.placeholder.quoted, "empty"] : [field.text.quoted]
    case .toggle(let toggle): [toggle.isOn ? "on" : "off"]
    case .slider(let slider): [StyleTexts.number(slider.value)]
    case .image(let image): [(image.spokenLabel.isEmpty ? image.controlLabel : image.spokenLabel).quoted]
    case .pageIndicator(let indicator): ["\(indicator.currentPage + 1) of \(indicator.pageCount)"]
    case .error(let error): [error.message.quoted]
    default: []
    }
  }
}

extension Presentation {
  fileprivate var outline: String {
    switch self {
    case .alert(let title, let message, let buttons):
      (["alert", title.quoted] + [message?.quoted].compactMap(\.self)
        + buttons.map { "[\($0.label.inOneLine)]" })
        .joined(separator: " ")
    case .navigate(let destination, let presentation):
      (["screen", destination.inOneLine] + [presentation].compactMap(\.self)).joined(separator: " ")
    case .dismiss: "dismissed"
    }
  }
}

extension String {
  fileprivate var quoted: String { "\"\(inOneLine)\"" }
  fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension SyntaxTree {
  /// Returns the `id` of the object at a record.
  func id(at record: RecordIndex) -> String? {
    SyntaxNode(tree: self, index: record).object?["id"]?.string?.value
  }
}
