package import JSONSyntax
import SourceText

/// The invariants of a syntax tree, which hold for any text.
public enum TreeInvariants {
  /// Returns a message for each invariant that is violated.
  package static func violations(in tree: SyntaxTree) -> [String] {
    tree.withView { view in
      var violations = structure(of: view, byteCount: tree.bytes.count)
      if violations.isEmpty { violations += gaps(of: view, tree) }
      violations += errors(of: tree, view)
      return violations
    }
  }

  /// Checks that ranges are nested and ordered, and that parents are consistent.
  private static func structure(of view: SyntaxView, byteCount: Int) -> [String] {
    guard let root = view.records.first else { return ["there is no root"] }
    var violations: [String] = []
    func expect(_ condition: Bool, _ index: Int, _ sentence: String) {
      if !condition { violations.append("record \(index): \(sentence)") }
    }
    expect(root.parent == 0, 0, "the root is its own parent")
    expect(Int(root.next) == view.records.count, 0, "all records are in the root")
    var previousEnd: [UInt32] = Array(repeating: 0, count: view.records.count)
    for (index, record) in view.records.enumerated() {
      expect(
        record.start <= record.end && Int(record.end) <= byteCount, index, "the range is inside the text")
      guard index > 0 else { continue }
      let parent = view.records[Int(record.parent)]
      expect(Int(record.parent) < index && index < parent.next, index, "the record is inside its parent")
      expect(view.isContainer(record.parent), index, "the parent is a container")
      expect(
        parent.start <= record.start && record.end <= parent.end, index,
        "the range is inside that of the parent")
      expect(
        (parent.kind == .object) == (record.kind == .member), index, "objects, and only they, hold members")
      expect(previousEnd[Int(record.parent)] <= record.start, index, "siblings are in order")
      let isPropagated = !record.flags.contains(.containsError) || parent.flags.contains(.containsError)
      expect(isPropagated, index, "errors are flagged in ancestors too")
      previousEnd[Int(record.parent)] = record.end
    }
    return violations.isEmpty ? links(of: view) : violations
  }

  /// Checks that `next` leads to the next sibling, and that a member holds a name and at most one value.
  private static func links(of view: SyntaxView) -> [String] {
    var violations: [String] = []
    func expect(_ condition: Bool, _ index: RecordIndex, _ sentence: String) {
      if !condition { violations.append("record \(index): \(sentence)") }
    }
    for index in view.records.indices.map(RecordIndex.init) {
      let record = view[index]
      if index > 0, view.kind(index - 1) == .member {
        let name = UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: index)])
        expect(record.kind == .string && record.parent == index - 1, index, "a name follows its member")
        expect(record.next == NameHash.hash(name), index, "the hash is that of the text between the quotes")
        continue
      }
      expect(record.next > index && record.next <= view.end(of: 0), index, "`next` is after the record")
      expect(view.isContainer(index) || record.next == index + 1, index, "only containers have children")
      guard record.kind == .member else { continue }
      let value = view.value(of: index)
      expect(value != nil || record.flags.contains(.containsError), index, "a missing value is an error")
      let end = value.map { view.indexAfter($0) } ?? index + 2
      expect(record.next == end, index, "a member holds a name and at most one value")
    }
    return violations
  }

  /// Checks that in a text without errors only white space and punctuation are between records.
  private static func gaps(of view: SyntaxView, _ tree: SyntaxTree) -> [String] {
    guard tree.errors.isEmpty else { return [] }
    var isCovered = Array(repeating: false, count: view.bytes.count)
    for record in view.records where record.kind != .object && record.kind != .array && record.kind != .member
    {
      for offset in record.start..<record.end { isCovered[Int(offset)] = true }
    }
    for hole in tree.holes {
      for offset in hole.start.utf8..<hole.end.utf8 { isCovered[offset] = true }
    }
    let allowed = Set(" \n\r\t{}[],:".utf8)
    return view.bytes.indices.filter { !isCovered[$0] && !allowed.contains(view.bytes[$0]) }
      .map { "byte \($0) belongs to no record" }
  }

  /// Checks that errors are inside the text and ordered, and that the root is flagged.
  private static func errors(of tree: SyntaxTree, _ view: SyntaxView) -> [String] {
    var violations: [String] = []
    var start = 0
    for error in tree.errors {
      let range = error.range
      if range.start.utf8 < start || range.end.utf8 < range.start.utf8 || range.end.utf8 > tree.bytes.count {
        violations.append("error `\(error.message)` has a bad range \(range.start.utf8)..<\(range.end.utf8)")
      }
      start = range.start.utf8
      for edit in error.fix?.edits ?? []
      where edit.range.start.utf8 > edit.range.end.utf8 || edit.range.end.utf8 > tree.bytes.count {
        violations.append("the fix of `\(error.message)` is outside the text")
      }
    }
    if tree.root.containsError != !tree.errors.isEmpty {
      violations.append("the root has the wrong error flag")
    }
    return violations
  }
}
