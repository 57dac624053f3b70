import SourceText

/// Which containers have line breaks of their own: between their entries, or before or after one.
///
/// Such a container adds a level of indentation; another one does not, so that the contents of `[{` … `}]`
/// are indented once.
struct OwnLineBreaks {
  /// For each record, whether it is a container with a line break of its own.
  private(set) var hasBreak: [Bool]
  /// The containers without a line break of their own that have one in a descendant, such as the array in
  /// `[{` … `}]`.
  private(set) var hugging: [RecordIndex] = []

  init(_ view: SyntaxView) {
    let count = view.records.count
    hasBreak = Array(repeating: false, count: count)
    var hasInnerBreak = hasBreak
    // The end of what is known of each record: of its opening bracket, then of its latest child.
    var position = Array(repeating: 0, count: count)
    for index in 0..<count {
      let record = view.records[index]
      let parent = Int(record.parent)
      if index > 0, parent < index {
        let isValue = view.records[parent].kind == .member
        let container = isValue ? Int(view.records[parent].parent) : parent
        if view.hasLineBreak(position[parent], Int(record.start)) { hasBreak[container] = true }
        position[parent] = max(position[parent], Int(record.end))
      }
      position[index] = Int(record.start) &+ (record.kind == .member ? 0 : 1)
    }
    for index in stride(from: count &- 1, through: 0, by: -1) {
      let record = view.records[index]
      let isContainer = record.kind == .object || record.kind == .array
      guard isContainer || record.kind == .member else { continue }
      if isContainer, view.hasLineBreak(position[index], Int(record.end)) { hasBreak[index] = true }
      if hasBreak[index] || hasInnerBreak[index] { hasInnerBreak[Int(record.parent)] = true }
      if isContainer, hasInnerBreak[index], !hasBreak[index] {
        hugging.append(RecordIndex(truncatingIfNeeded: index))
      }
    }
  }

  subscript(container: RecordIndex) -> Bool {
    hasBreak.indices.contains(Int(container)) && hasBreak[Int(container)]
  }
}

extension SyntaxView {
  fileprivate func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    guard start < end else { return false }
    return bytes[start..<min(end, bytes.count)].contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
  }
}
