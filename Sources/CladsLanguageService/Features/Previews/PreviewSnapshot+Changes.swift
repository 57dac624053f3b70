import CladsPreview
import JSONSyntax
import LanguageServerProtocol

extension PreviewSnapshot {
  /// Whether a client that has an earlier snapshot can be sent what has changed since.
  package func canChange(_ base: PreviewSnapshot) -> Bool {
    frame.sendsChanges && !frame.isWhole && base.frame.opening == frame.opening
      && base.frame.revision < frame.revision && base.frame.parts == frame.parts
  }

  /// Writes what differs from an earlier snapshot, row by row.
  func writeChanges(since base: PreviewSnapshot, to json: inout JSONWriter) {
    let old = base.frame
    let rows = frame.firstRow..<frame.firstRow + frame.rows.count
    let changed = frame.rows.indices.filter { index in
      let before = frame.firstRow + index - old.firstRow
      return !old.rows.indices.contains(before) || old.rows[before] != frame.rows[index]
        || old.ansiRows[before] != frame.ansiRows[index]
    }
    json.member("rows") { json in
      json.member("set") { json in
        for index in changed {
          json.member(String(frame.firstRow + index)) { json in
            if frame.parts.contains(.text) { json.member("text", frame.rows[index]) }
            if frame.parts.contains(.ansi) { json.member("ansi", frame.ansiRows[index]) }
          }
        }
      }
      json.member("removed", old.rows.indices.map { old.firstRow + $0 }.filter { !rows.contains($0) })
    }
    json.member("spans") { json in
      Self.writeRows(frame.spans.indicesByRow(\.row), old.spans.indicesByRow(\.row), to: &json) {
        isSame($0, as: $1, of: base)
      } value: {
        spans($0)
      }
    }
    json.member("controls") { json in
      Self.writeRows(frame.controls.indicesByRow(\.row), old.controls.indicesByRow(\.row), to: &json) {
        frame.controls[$0] == old.controls[$1]
      } value: {
        Array(frame.controls[$0])
      }
    }
  }

  /// Writes the rows whose elements differ, and the numbers of those that no longer have any.
  private static func writeRows<Value: JSONEncodable>(
    _ new: [Int: Range<Int>], _ old: [Int: Range<Int>], to json: inout JSONWriter,
    isSame: (Range<Int>, Range<Int>) -> Bool, value: (Range<Int>) -> [Value]
  ) {
    json.member("set") { json in
      for (row, indices) in new.sorted(by: { $0.key < $1.key }) {
        if let before = old[row], isSame(indices, before) { continue }
        json.member(String(row), value(indices))
      }
    }
    json.member("removed", old.keys.filter { new[$0] == nil }.sorted())
  }

  /// Whether the spans of a row are the same for the client as those of an earlier snapshot.
  private func isSame(_ indices: Range<Int>, as old: Range<Int>, of base: PreviewSnapshot) -> Bool {
    guard indices.count == old.count else { return false }
    let (spans, oldSpans) = (frame.spans, base.frame.spans)
    return zip(indices, old).allSatisfy { new, old in
      var before = oldSpans[old]
      // What the client sees of the range is compared instead.
      before.range = spans[new].range
      return spans[new] == before && ranges[new] == base.ranges[old]
    }
      // Offsets in a row count the code units before them.
      && frame.row(of: indices, in: spans) == base.frame.row(of: old, in: oldSpans)
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
