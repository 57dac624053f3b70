public import SourceText

/// A borrowed view of the records and bytes of a tree, for loops that visit many records.
///
/// Going through unsafe buffers avoids a retain and release of the tree for every record.
///
/// It is valid only inside the closure of `SyntaxTree.withView`. Every index must come from the same tree.
@usableFromInline package struct SyntaxView {
  /// The records, in document order.
  @usableFromInline package let records: UnsafeBufferPointer<SyntaxRecord>
  /// The text.
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>

  @inlinable
  package init(records: UnsafeBufferPointer<SyntaxRecord>, bytes: UnsafeBufferPointer<UInt8>) {
    self.records = records
    self.bytes = bytes
  }

  @inlinable
  package subscript(index: RecordIndex) -> SyntaxRecord { records[Int(index)] }

  @inlinable
  package func kind(_ index: RecordIndex) -> SyntaxKind { records[Int(index)].kind }

  @inlinable
  package func flags(_ index: RecordIndex) -> SyntaxFlags { records[Int(index)].flags }

  /// Returns the range of the record at `index`.
  @inlinable
  package func range(_ index: RecordIndex) -> TextRange {
    let record = records[Int(index)]
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// Returns the index of the first child of a container, which is `end(of:)` if the container is empty.
  @inlinable
  package func firstChild(of index: RecordIndex) -> RecordIndex { index &+ 1 }

  /// Returns the index of the first record after the one at `index` and its descendants.
  ///
  /// Must not be called for names of members, whose records store a hash instead.
  @inlinable
  package func end(of index: RecordIndex) -> RecordIndex { records[Int(index)].next }

  @inlinable
  package func name(of member: RecordIndex) -> RecordIndex { member &+ 1 }

  /// Returns the hash of the source text between the quotes of the name of a member.
  @inlinable
  package func nameHash(of member: RecordIndex) -> UInt32 { records[Int(member &+ 1)].next }

  /// Returns the value of a member, or `nil` if it is missing.
  @inlinable
  package func value(of member: RecordIndex) -> RecordIndex? {
    member &+ 2 < records[Int(member)].next ? member &+ 2 : nil
  }

  /// Returns the range of source bytes between the quotes of the string at `index`.
  @inlinable
  package func contentRange(of index: RecordIndex) -> Range<Int> {
    let record = records[Int(index)]
    var start = Int(record.start)
    var end = Int(record.end)
    if start < end, bytes[start] == Byte.quote || bytes[start] == Byte.apostrophe {
      start += 1
      if end > start, !record.flags.contains(.unclosed) { end -= 1 }
    }
    return start..<end
  }
}
