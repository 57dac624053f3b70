import CladsPicture
import Testing

/// The preview in cells and the picture of a screen show the same texts in the same arrangement.
///
/// In both, letters are as large as a cell, so that they can only differ by rounding. Two texts are therefore
/// compared by the gap between them, which is negative where they overlap: where it is more than a cell on one
/// drawing, they overlap by at most a cell on the other, and do not change sides.
@MainActor
@Suite struct AgreementTests {
  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews show the same texts`(name: String, columns: Int) {
    for rows in Self.heights {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      for key in Set(pair.cells.keys).union(pair.points.keys) {
        let (inCells, inPoints) = (pair.cells[key]?.letters, pair.points[key]?.letters)
        let isSame = pair.points[key]?.isCut == true || inCells?.contains(inPoints ?? "?") == true
        #expect(
          isSame,
          "\(name), \(rows ?? 0) rows, \(key): “\(inCells ?? "–")” in cells, “\(inPoints ?? "–")” in points")
      }
    }
  }

  @Test(arguments: PreviewedDocuments.names, [40, 48, 80])
  func `both previews arrange texts in the same way`(name: String, columns: Int) {
    for rows in Self.heights {
      let pair = ScreenPair(PreviewedDocuments.text(of: name), columns: columns, rows: rows)
      let keys = pair.cells.keys.filter { pair.points[$0] != nil }.sorted()
      for (index, key) in keys.enumerated() {
        for other in keys.dropFirst(index + 1) {
          guard let a = pair.cells[key]?.box, let b = pair.cells[other]?.box,
            let c = pair.points[key]?.box, let d = pair.points[other]?.box
          else { continue }
          let isSame = Self.agree(Gaps(a, b), Gaps(c, d))
          #expect(
            isSame,
            """
            \(name), \(rows ?? 0) rows: \(key) is at \(a.text) in cells, \(c.text) in points;
            \(other) is at \(b.text) in cells, \(d.text) in points
            """)
        }
      }
    }
  }

  /// A screen as high as its content, a low one, and one with room for everything.
  private static let heights = [nil, 50, ScreenPair.tallRows]

  /// The gaps between two boxes, in cells: from the first to the second, and from the second to the first.
  private struct Gaps {
    let values: [Double]

    init(_ first: SceneRect, _ second: SceneRect) {
      let (width, height) = ScreenPair.cell
      values = [
        (second.x - first.right) / width, (first.x - second.right) / width,
        (second.y - first.bottom) / height, (first.y - second.bottom) / height,
      ]
    }
  }

  private static func agree(_ cells: Gaps, _ points: Gaps) -> Bool {
    zip(cells.values, points.values).allSatisfy { one, other in
      (one <= 1 || other >= -1) && (other <= 1 || one >= -1)
    }
  }
}
