import CladsDocument
import CladsExpressions
import CladsRendering
import JSONSyntax
import SourceText
import TextUI

/// Reads spans and controls from a drawn screen: which node drew which cells.
@MainActor
struct FrameReader {
  private let canvas: Canvas
  private let nodes: [DrawnNode]
  private let rows: Range<Int>
  /// The number of the first of these rows on the screen.
  private let firstRow: Int
  private let tree: SyntaxTree
  private var pointers: [RecordIndex: String] = [:]
  private var writer: PointerWriter

  init(_ picture: DrawnText, rows: Range<Int>, firstRow: Int = 0, tree: SyntaxTree) {
    canvas = picture.canvas
    nodes = picture.places.nodes
    self.rows = rows
    self.firstRow = firstRow
    self.tree = tree
    writer = PointerWriter(tree)
  }

  private mutating func pointer(of place: NodeLocation) -> String {
    if let known = pointers[place.origin.node] { return known }
    let pointer = writer.pointer(at: place.origin.range.start).description
    pointers[place.origin.node] = pointer
    return pointer
  }

  /// Returns the spans, in the order of rows and columns.
  mutating func spans() -> [PreviewSpan] {
    let owners = self.owners()
    let width = canvas.width
    var spans: [PreviewSpan] = []
    for row in rows {
      let cells = canvas.row(row)
      let start = cells.startIndex
      let line = (row - rows.lowerBound) * width
      let textEnd = cells.lastIndex { !$0.glyph.isBlank }.map { $0 + 1 - start } ?? 0
      // The offset of the column in the plain text of the row.
      var offset = 0
      var column = 0
      while column < width {
        let owner = owners[line + column]
        let textStart = offset
        var end = column
        repeat {
          if end < textEnd { offset += canvas.utf8Count(of: cells[start + end].glyph) }
          end += 1
        } while end < width && owners[line + end] == owner
        if owner >= 0, nodes.indices.contains(Int(owner)) {
          let place = nodes[Int(owner)].place
          spans.append(
            PreviewSpan(
              row: row - rows.lowerBound + firstRow, column: column, width: end - column,
              text: textStart..<offset, pointer: pointer(of: place), instance: place.instance,
              range: place.origin.range))
        }
        column = end
      }
    }
    return spans
  }

  /// Returns the index of the innermost node at each cell, row by row; -1 where there is none.
  ///
  /// A flat array of `Int32`, because there is an element for every cell of a screen that may have thousands
  /// of rows.
  private func owners() -> [Int32] {
    let width = canvas.width
    var owners = [Int32](repeating: -1, count: width * rows.count)
    for area in canvas.marks {
      let top = max(area.rect.y, rows.lowerBound)
      let bottom = min(area.rect.y + area.rect.height, rows.upperBound)
      let left = max(0, area.rect.x)
      let right = min(width, area.rect.x + area.rect.width)
      guard top < bottom, left < right else { continue }
      for row in top..<bottom {
        let start = (row - rows.lowerBound) * width
        for column in left..<right { owners[start + column] = Int32(area.mark) }
      }
    }
    for row in rows {
      let start = (row - rows.lowerBound) * width
      for (column, cell) in canvas.row(row).enumerated() where cell.mark >= 0 {
        owners[start + column] = cell.mark
      }
    }
    return owners
  }

  /// Returns the controls, in the order of rows and columns.
  mutating func controls() -> [PreviewControl] {
    var controls: [PreviewControl] = []
    let tappable = Set(canvas.regions.filter { $0.tap != nil }.map(\.mark))
    for area in canvas.marks {
      guard nodes.indices.contains(area.mark), let node = nodes[area.mark].node,
        let events = node.events(isTappable: tappable.contains(area.mark))
      else { continue }
      let top = max(area.rect.y, rows.lowerBound)
      let bottom = min(area.rect.bottom, rows.upperBound)
      guard top < bottom else { continue }
      let component = node.component
      let control = component?.control
      controls.append(
        PreviewControl(
          kind: node.typeName, pointer: pointer(of: node.place), instance: node.place.instance,
          events: events, label: component?.controlLabel ?? node.typeName, value: control?.controlValue,
          limits: control?.limits,
          row: top - rows.lowerBound + firstRow, column: area.rect.x, width: area.rect.width,
          height: bottom - top))
    }
    return controls.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }
}

extension RenderNode {
  /// Returns the events that the node handles, or `nil` if it is not a control.
  fileprivate func events(isTappable: Bool) -> [String]? {
    // The node inside has a mark of its own.
    if case .modified = self { return isTappable ? ["onTap"] : nil }
    guard let component, component.control != nil else { return isTappable ? ["onTap"] : nil }
    return component.tapResponse == nil ? ["onValueChanged"] : ["onTap", "onValueChanged"]
  }
}
