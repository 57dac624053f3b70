import CladsDocument
import CladsRendering
import TextUI

extension ScreenPair {
  /// A part of a container that is aligned in it along an axis.
  struct AlignedPart {
    /// The key of the container; `nil` for the screen.
    let container: String?
    let part: String
    let axis: Axis
  }

  /// The parts of stacks across their axis, of section layouts, lists and the root horizontally.
  static func alignedParts(in tree: RenderTree, keys: (NodeLocation) -> String) -> [AlignedPart] {
    func parts(_ places: [NodeLocation], _ container: String?, _ axis: Axis) -> [AlignedPart] {
      places.map { AlignedPart(container: container, part: keys($0), axis: axis) }
    }
    func walk(_ node: RenderNode) -> [AlignedPart] {
      let inside = node.parts.flatMap(walk)
      let key = keys(node.place)
      switch node.content {
      case .container(let stack):
        switch stack.layoutType {
        case .vstack: return inside + parts(stack.children.map(\.place), key, .horizontal)
        case .hstack: return inside + parts(stack.children.map(\.place), key, .vertical)
        case .zstack: return inside
        }
      case .sectionLayout(let layout):
        let sections = layout.sections.flatMap { section in
          let items = section.type == .list ? section.items : []
          let ends = [section.header, section.footer].compactMap { $0 }
          return parts((items + ends).map(\.place), keys(section.place), .horizontal)
        }
        return inside + sections + parts(layout.sections.map(\.place), key, .horizontal)
      default: return inside
      }
    }
    return tree.root.children.flatMap(walk) + parts(tree.root.children.map(\.place), nil, .horizontal)
  }

  /// Returns how far the center of a part is from that of its container, in cells and in points divided by
  /// the length of a cell, and how much their lengths differ; `nil` if a part is not drawn or cut.
  func centers(_ aligned: AlignedPart) -> (cells: Double, points: Double, lengths: Double)? {
    guard let cell = cells[aligned.part]?.box, let point = points[aligned.part], !point.isCut else {
      return nil
    }
    var (inCells, inPoints) = (screen, screen)
    if let container = aligned.container {
      guard let cell = cells[container]?.box, let point = points[container], !point.isCut else { return nil }
      (inCells, inPoints) = (cell, point.box)
    }
    let unit = aligned.axis == .horizontal ? Self.cell.width : Self.cell.height
    let (a, b) = (cell.span(aligned.axis), inCells.span(aligned.axis))
    let (c, d) = (point.box.span(aligned.axis), inPoints.span(aligned.axis))
    return (
      (a.center - b.center) / unit, (c.center - d.center) / unit,
      (abs(a.length - c.length) + abs(b.length - d.length)) / unit
    )
  }
}

extension SceneRect {
  fileprivate func span(_ axis: Axis) -> (center: Double, length: Double) {
    axis == .horizontal ? (x + width / 2, width) : (y + height / 2, height)
  }
}
