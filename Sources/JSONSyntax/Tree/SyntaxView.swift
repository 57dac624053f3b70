public import SourceText

/// A borrowed look at a tree's records and bytes, for inner loops: no reference counting, no checks.
///
/// Valid only inside the closure of `SyntaxTree.withView`. Every index must come from the same tree.
public struct SyntaxView {
  /// The records, in document order.
  public let records: UnsafeBufferPointer<SyntaxRecord>
  /// The text.
  public let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a look at borrowed memory.
  @inlinable
  public init(records: UnsafeBufferPointer<SyntaxRecord>, bytes: UnsafeBufferPointer<UInt8>) {
    self.records = records
    self.bytes = bytes
  }

  /// The record at `index`.
  @inlinable
  public subscript(index: RecordIndex) -> SyntaxRecord { records[Int(index)] }

  /// What the record at `index` is.
  @inlinable
  public func kind(_ index: RecordIndex) -> SyntaxKind { records[Int(index)].kind }

  /// What is peculiar about the record at `index`.
  @inlinable
  public func flags(_ index: RecordIndex) -> SyntaxFlags { records[Int(index)].flags }

  /// The stretch of text of the record at `index`.
  @inlinable
  public func range(_ index: RecordIndex) -> TextRange {
    let record = records[Int(index)]
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// The index of the first record below the container at `index`; equal to `end(of:)` when it is empty.
  @inlinable
  public func firstChild(of index: RecordIndex) -> RecordIndex { index &+ 1 }

  /// The index of the first record that is not below the record at `index`. Not for names of members.
  @inlinable
  public func end(of index: RecordIndex) -> RecordIndex { records[Int(index)].next }

  /// The name of the member at `member`.
  @inlinable
  public func name(of member: RecordIndex) -> RecordIndex { member &+ 1 }

  /// The hash of the raw text between the quotes of the name of the member at `member`.
  @inlinable
  public func nameHash(of member: RecordIndex) -> UInt32 { records[Int(member &+ 1)].next }

  /// The value of the member at `member`, or nothing when it is missing.
  @inlinable
  public func value(of member: RecordIndex) -> RecordIndex? {
    member &+ 2 < records[Int(member)].next ? member &+ 2 : nil
  }

  /// The bytes between the quotes of the string at `index`, escapes as written.
  @inlinable
  public func contentRange(of index: RecordIndex) -> Range<Int> {
    let record = records[Int(index)]
    var start = Int(record.start)
    var end = Int(record.end)
    if start < end, bytes[start] == 0x22 || bytes[start] == 0x27 {
      start += 1
      if end > start, !record.flags.contains(.unclosed) { end -= 1 }
    }
    return start..<end
  }
}
