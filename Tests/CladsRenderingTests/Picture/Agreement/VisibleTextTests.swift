import CladsRendering
import Testing
import TextUI

/// What a screen says can be read on its picture.
@MainActor
@Suite struct VisibleTextTests {
  /// Every label, button and text field with a text that is not cut off completely has a box of its text,
  /// with an area, in which all its lines are, and of which something is in its clip. Only the items of a row
  /// that scrolls can be cut off completely, as all of the height of the screen is drawn.
  @Test(arguments: PreviewedDocuments.names, [320, 390])
  func `every text has a box, and is in it`(name: String, width: Int) {
    let pair = ScreenPair(
      PreviewedDocuments.text(of: name), columns: width / Int(ScreenPair.cell.width), rows: nil)
    let boxes = pair.scene.boxes.filter { !$0.text.isEmpty }
    for box in boxes {
      let visible = box.clip.map { box.frame.intersection($0.rect) } ?? box.frame
      #expect(visible.width > 0 && visible.height > 0, "\(name): \(box.text)")
      guard case .text(let text) = box.drawing else { continue }
      for line in text.lines {
        #expect(
          line.x >= box.frame.x - 0.01 && line.x + line.width <= box.frame.right + 0.01
            && line.baseline > box.frame.y && line.baseline < box.frame.bottom, "\(name): \(line.text)")
      }
    }
    var missing = Self.texts(of: pair.tree.root.children)
    for drawn in pair.points.values {
      if let index = missing.firstIndex(of: drawn.letters) { missing.remove(at: index) }
    }
    #expect(missing.isEmpty, "\(name)")
  }

  /// Returns the texts of nodes, without those of rows that scroll.
  private static func texts(of nodes: [RenderNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      if case .sectionLayout(let layout) = node.content {
        return layout.sections.flatMap { section in
          let ends = [section.header, section.footer].compactMap { $0 }
          return texts(of: section.type == .horizontal ? ends : section.items + ends)
        }
      }
      return [node.writtenText].filter { !$0.isEmpty } + texts(of: node.parts)
    }
  }
}
