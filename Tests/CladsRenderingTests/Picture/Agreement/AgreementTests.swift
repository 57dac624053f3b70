import CladsRendering
import Testing
import TextUI

/// The preview in cells and the picture of a screen show the same texts in the same arrangement.
///
/// In both, letters are as large as a cell, so that only lengths are rounded, each by at most half a cell.
/// Boxes are compared by the gaps between them in cells, which are negative where they overlap:
///
/// - Between neighbors in a container there is one spacing and one rounded edge. Where the gap is more than a
///   cell on one drawing, they overlap by at most a cell on the other.
/// - Between any two texts, rounded lengths add up. Where the gap is more than a cell on one drawing, they
///   are not in the opposite order on the other.
/// - What is aligned in its container has its center at the same distance from that of the container, but for
///   a cell and half of what their lengths differ.
/// - A row that scrolls has its edges at the same places, but for a cell.
@MainActor
@Suite struct AgreementTests {
  /// A screen as high as its content, a low one, and one with room for everything.
  private static let heights = [nil, 50, ScreenPair.tallRows]

  /// A text is on one drawing only if the end of a scrolling row is between the two, behind the same first
  /// items.
  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews show the same texts`(name: String, columns: Int) {
    for rows in [nil, ScreenPair.tallRows] {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      let texts = pair.cells.merging(pair.points) { $1 }.filter(\.value.isText)
      for key in texts.keys.sorted() {
        let (inCells, inPoints) = (pair.cells[key], pair.points[key])
        let isSame =
          if let inCells, let inPoints {
            inPoints.isCut || inCells.letters.contains(inPoints.letters)
          } else {
            Self.isAtEndOfRow(key, in: pair)
          }
        #expect(
          isSame,
          "\(name), \(rows ?? 0) rows, \(key): “\(inCells?.letters ?? "–")” in cells, “\(inPoints?.letters ?? "–")” in points"
        )
      }
    }
  }

  /// Whether a node is in an item of a row that scrolls, and the item before it is on both drawings.
  private static func isAtEndOfRow(_ key: String, in pair: ScreenPair) -> Bool {
    pair.scrollingRows.contains { row in
      guard let item = row.firstIndex(where: { key == $0 || key.hasPrefix($0 + "/") }) else { return false }
      return item > 0 && pair.cells[row[item - 1]] != nil && pair.points[row[item - 1]] != nil
    }
  }

  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews arrange neighbors in the same way`(name: String, columns: Int) {
    for rows in Self.heights {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      check(pair.neighbors, of: pair, "\(name), \(rows ?? 0) rows") { $0.isNeighborly(to: $1) }
    }
  }

  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews arrange texts in the same order`(name: String, columns: Int) {
    for rows in Self.heights {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      let keys = pair.cells.filter { $0.value.isText && pair.points[$0.key] != nil }.keys.sorted()
      let pairs = keys.indices.flatMap { index in keys[..<index].map { ($0, keys[index]) } }
      check(pairs, of: pair, "\(name), \(rows ?? 0) rows") { $0.isInOrder(of: $1) && $1.isInOrder(of: $0) }
    }
  }

  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews align the parts of containers in the same way`(name: String, columns: Int) {
    for rows in Self.heights {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      for part in pair.alignedParts {
        guard let (cells, points, lengths) = pair.centers(part) else { continue }
        #expect(
          abs(cells - points) <= 1 + lengths / 2,
          "\(name), \(rows ?? 0) rows: \(part.part) is \(cells) cells off the center, \(points) in points")
      }
    }
  }

  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `rows scroll between the same edges in both previews`(name: String, columns: Int) throws {
    let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: nil)
    for (key, viewport) in pair.viewports {
      let (cells, points) = try (#require(viewport.cells), #require(viewport.points))
      let difference = max(abs(cells.x - points.x), abs(cells.right - points.right))
      #expect(difference <= ScreenPair.cell.width, "\(name): \(key) is at \(cells.text), \(points.text)")
    }
  }

  private func check(
    _ keys: [(String, String)], of pair: ScreenPair, _ name: String, _ agree: (Gaps, Gaps) -> Bool
  ) {
    for (key, other) in keys {
      guard let a = pair.cells[key]?.box, let b = pair.cells[other]?.box, let c = pair.points[key]?.box,
        let d = pair.points[other]?.box
      else { continue }
      let isSame = agree(Gaps(a, b), Gaps(c, d))
      #expect(
        isSame,
        "\(name): \(key) is at \(a.text) in cells, \(c.text) in points; \(other) at \(b.text), \(d.text)")
    }
  }
}

/// The gaps between two boxes in cells, negative where they overlap.
private struct Gaps {
  /// From the first to the second in the direction of reading and down, and from the second to the first.
  private let ahead: [Double]
  /// The same gaps in the opposite direction.
  private let back: [Double]

  init(_ first: SceneRect, _ second: SceneRect) {
    let (width, height) = ScreenPair.cell
    let (right, left) = ((second.x - first.right) / width, (first.x - second.right) / width)
    let (down, up) = ((second.y - first.bottom) / height, (first.y - second.bottom) / height)
    ahead = [right, down, left, up]
    back = [left, up, right, down]
  }

  /// Whether no gap of more than a cell is an overlap of more than a cell on the other drawing.
  func isNeighborly(to other: Gaps) -> Bool {
    zip(ahead, other.ahead).allSatisfy { ($0 <= 1 || $1 >= -1) && ($1 <= 1 || $0 >= -1) }
  }

  /// Whether no gap of more than a cell on the other drawing is one in the opposite direction on this.
  func isInOrder(of other: Gaps) -> Bool {
    zip(back, other.ahead).allSatisfy { $1 <= 1 || $0 < 0 }
  }
}
