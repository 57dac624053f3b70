package import CladsPreview
import LanguageServerProtocol
package import SourceText

/// An update and what is needed to compare it with the next one.
package struct PreviewDelivery: Sendable {
  package let update: PreviewUpdate
  /// The ranges of the spans, as the client sees them: edits elsewhere do not change them.
  private let ranges: [LSPRange]
  /// The elements of the picture, if the client asked for it.
  let elements: [PreviewPicture.Element]
  /// The ranges of the nodes of the picture.
  let areaRanges: [LSPRange]

  package init(_ update: PreviewUpdate, encoding: PositionEncoding) {
    self.update = update
    ranges = PositionMapper(update.source, encoding: encoding).ranges(update.frame.spans.map(\.range))
    let picture = update.parts.contains(.picture) ? update.frame.picture : nil
    elements = picture?.elements ?? []
    areaRanges = PositionMapper(update.source, encoding: encoding).ranges(picture?.nodes.map(\.range) ?? [])
  }

  /// Returns the spans with these indices.
  func spans(_ indices: Range<Int>, encoding: PositionEncoding) -> [PreviewSnapshot.Span] {
    let frame = update.frame
    var rows = RowOffsets(frame.rows, encoding: encoding)
    return indices.map { index in
      let span = frame.spans[index]
      let start = rows.count(upTo: span.text.lowerBound, inRow: span.row - frame.firstRow)
      let end = rows.count(upTo: span.text.upperBound, inRow: span.row - frame.firstRow)
      return PreviewSnapshot.Span(
        row: span.row, column: span.column, width: span.width, text: start..<max(start, end),
        pointer: span.pointer, instance: span.instance, range: ranges[index])
    }
  }

  /// Whether a snapshot can consist of the changes since an earlier one.
  package func canChange(_ base: PreviewDelivery) -> Bool {
    update.sendsChanges && !update.isWhole && base.update.opening == update.opening
      && base.update.revision < update.revision && base.update.parts == update.parts
  }

  /// Returns what differs from an earlier update, row by row.
  func changes(
    since base: PreviewDelivery, encoding: PositionEncoding
  ) -> PreviewSnapshot.Changes {
    let (new, old) = (update.frame, base.update.frame)
    var changes = PreviewSnapshot.Changes(base: base.update.revision)
    let parts = update.parts
    for (index, row) in new.rows.enumerated() {
      let number = new.firstRow + index
      let before = number - old.firstRow
      if old.rows.indices.contains(before), old.rows[before] == row,
        old.ansiRows[before] == new.ansiRows[index]
      {
        continue
      }
      let text = parts.contains(.text) ? row : nil
      let ansi = parts.contains(.ansi) ? new.ansiRows[index] : nil
      changes.rows.set.append((number, .init(text: text, ansi: ansi)))
    }
    let rows = new.firstRow..<new.firstRow + new.rows.count
    changes.rows.removed = old.rows.indices.map { old.firstRow + $0 }.filter { !rows.contains($0) }

    let (spans, oldSpans) = (new.spans.indicesByRow(\.row), old.spans.indicesByRow(\.row))
    for (row, indices) in spans {
      if let before = oldSpans[row], isSame(indices, as: before, of: base) { continue }
      changes.spans.set.append((row, self.spans(indices, encoding: encoding)))
    }
    changes.spans.removed = oldSpans.keys.filter { spans[$0] == nil }.sorted()
    changes.spans.set.sort { $0.row < $1.row }

    let (controls, oldControls) = (new.controls.indicesByRow(\.row), old.controls.indicesByRow(\.row))
    for (row, indices) in controls {
      if let before = oldControls[row], new.controls[indices] == old.controls[before] { continue }
      changes.controls.set.append((row, new.controls[indices].map { .init($0) }))
    }
    changes.controls.removed = oldControls.keys.filter { controls[$0] == nil }.sorted()
    changes.controls.set.sort { $0.row < $1.row }
    return changes
  }

  /// Whether the spans of a row are the same for the client as those of an earlier update.
  private func isSame(_ indices: Range<Int>, as old: Range<Int>, of base: PreviewDelivery) -> Bool {
    guard indices.count == old.count else { return false }
    let (spans, oldSpans) = (update.frame.spans, base.update.frame.spans)
    return zip(indices, old).allSatisfy { new, old in
      var before = oldSpans[old]
      // What the client sees of the range is compared instead.
      before.range = spans[new].range
      return spans[new] == before && ranges[new] == base.ranges[old]
    }
      // Offsets in a row count the code units before them.
      && update.frame.row(of: indices, in: spans) == base.update.frame.row(of: old, in: oldSpans)
  }
}

extension PreviewFrame {
  /// Returns the text of the row of these spans.
  fileprivate func row(of indices: Range<Int>, in spans: [PreviewSpan]) -> String? {
    guard let index = indices.first.map({ spans[$0].row - firstRow }), rows.indices.contains(index) else {
      return nil
    }
    return rows[index]
  }
}

extension Array {
  /// Returns the indices of the elements of each row. The elements of a row follow one another.
  fileprivate func indicesByRow(_ row: (Element) -> Int) -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    var start = 0
    while start < count {
      let number = row(self[start])
      var end = start + 1
      while end < count, row(self[end]) == number { end += 1 }
      result[number] = start..<end
      start = end
    }
    return result
  }
}

/// Converts UTF-8 offsets in rows to code units. Counting continues from the previous offset, so a row takes
/// linear time if its offsets are ascending.
private struct RowOffsets {
  private let rows: [String]
  private let encoding: PositionEncoding
  private var row = -1
  private var bytes: [UInt8] = []
  private var last = (offset: 0, count: 0)

  init(_ rows: [String], encoding: PositionEncoding) {
    self.rows = rows
    self.encoding = encoding
  }

  mutating func count(upTo offset: Int, inRow row: Int) -> Int {
    if row != self.row {
      self.row = row
      bytes = rows.indices.contains(row) ? Array(rows[row].utf8) : []
      last = (0, 0)
    }
    let offset = min(max(offset, 0), bytes.count)
    if offset < last.offset { last = (0, 0) }
    last = (offset, last.count + encoding.count(of: bytes, in: last.offset..<offset))
    return last.count
  }
}
