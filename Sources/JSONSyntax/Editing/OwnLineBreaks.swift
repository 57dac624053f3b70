import SourceText

/// Which containers have line breaks of their own: between their entries, or before or after one.
///
/// Such a container adds a level of indentation; another one does not, so that the contents of `[{` … `}]`
/// are indented once.
struct OwnLineBreaks {
  /// For each record, whether it is a container with a line break of its own.
  private var hasBreak: [Bool]
  /// For each record, whether it has a descendant with a line break of its own.
  private var hasInnerBreak: [Bool]
  /// Whether any container hugs another one.
  private(set) var hasHugging = false

  init(_ view: SyntaxView) {
    hasBreak = Array(repeating: false, count: view.records.count)
    hasInnerBreak = hasBreak
    for index in view.records.indices.reversed() {
      let record = view.records[index]
      let isContainer = record.kind == .object || record.kind == .array
      guard isContainer || record.kind == .member else { continue }
      if isContainer { hasBreak[index] = view.hasOwnLineBreak(RecordIndex(truncatingIfNeeded: index)) }
      if hasBreak[index] || hasInnerBreak[index] { hasInnerBreak[Int(record.parent)] = true }
      if isContainer, hasInnerBreak[index], !hasBreak[index] { hasHugging = true }
    }
  }

  subscript(container: RecordIndex) -> Bool {
    hasBreak.indices.contains(Int(container)) && hasBreak[Int(container)]
  }

  /// Returns whether a container has no line break of its own but one in a descendant, such as the array in
  /// `[{` … `}]`.
  func isHugging(_ container: RecordIndex) -> Bool {
    hasBreak.indices.contains(Int(container)) && hasInnerBreak[Int(container)] && !hasBreak[Int(container)]
  }
}

extension SyntaxView {
  /// Returns whether a container has a line break between its entries, or before or after one.
  ///
  /// Only its entries are visited, up to the first line break.
  func hasOwnLineBreak(_ container: RecordIndex) -> Bool {
    var position = range(container).start.utf8 &+ 1
    for entry in children(of: container) {
      if hasLineBreak(position, range(entry).start.utf8) { return true }
      if kind(entry) == .member, let value = value(of: entry),
        hasLineBreak(range(name(of: entry)).end.utf8, range(value).start.utf8)
      {
        return true
      }
      position = max(position, range(entry).end.utf8)
    }
    return hasLineBreak(position, range(container).end.utf8)
  }

  private func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    guard start < end else { return false }
    return bytes[start..<min(end, bytes.count)].contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
  }
}
