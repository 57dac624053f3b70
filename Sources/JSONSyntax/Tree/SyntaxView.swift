public import SourceText

/// A borrowed view of the records and bytes of a tree, for loops that visit many records.
///
/// Going through unsafe buffers avoids a retain and release of the tree for every record.
///
/// It is valid only inside the closure of `SyntaxTree.withView`. Every index must come from the same tree.
public struct SyntaxView {
  /// The records, in document order.
  public let records: UnsafeBufferPointer<SyntaxRecord>
  /// The text.
  public let bytes: UnsafeBufferPointer<UInt8>

  @inlinable
  public init(records: UnsafeBufferPointer<SyntaxRecord>, bytes: UnsafeBufferPointer<UInt8>) {
    self.records = records
    self.bytes = bytes
  }

  @inlinable
  public subscript(index: RecordIndex) -> SyntaxRecord { records[Int(index)] }

  @inlinable
  public func kind(_ index: RecordIndex) -> SyntaxKind { records[Int(index)].kind }

  @inlinable
  public func flags(_ index: RecordIndex) -> SyntaxFlags { records[Int(index)].flags }

  /// Returns the range of the record at `index`.
  @inlinable
  public func range(_ index: RecordIndex) -> TextRange {
    let record = records[Int(index)]
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// Returns the index of the first child of a container, which is `end(of:)` if the container is empty.
  @inlinable
  public func firstChild(of index: RecordIndex) -> RecordIndex { index &+ 1 }

  /// Returns the index of the first record after the one at `index` and its descendants.
  ///
  /// Must not be called for names of members, whose records store a hash instead.
  @inlinable
  public func end(of index: RecordIndex) -> RecordIndex { records[Int(index)].next }

  @inlinable
  public func name(of member: RecordIndex) -> RecordIndex { member &+ 1 }

  /// Returns the hash of the source text between the quotes of the name of a member.
  @inlinable
  public func nameHash(of member: RecordIndex) -> UInt32 { records[Int(member &+ 1)].next }

  /// Returns the value of a member, or `nil` if it is missing.
  @inlinable
  public func value(of member: RecordIndex) -> RecordIndex? {
    member &+ 2 < records[Int(member)].next ? member &+ 2 : nil
  }

  /// Returns the range of source bytes between the quotes of the string at `index`.
  @inlinable
  public func contentRange(of index: RecordIndex) -> Range<Int> {
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
