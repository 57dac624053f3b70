public import SourceText

/// The syntax tree of a text: its bytes, and one record for each value and member in document order.
///
/// Every text has a tree; `errors` lists where it is not strict JSON. Record 0 is the root value.
public struct SyntaxTree: Sendable {
  @usableFromInline let storage: Storage

  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let records: [SyntaxRecord]
    @usableFromInline let errors: [SyntaxError]
    @usableFromInline let holes: [TextRange]

    init(
      bytes: [UInt8], records: [SyntaxRecord], errors: [SyntaxError], holes: [TextRange] = []
    ) {
      self.holes = holes
      self.bytes = bytes
      self.records = records
      self.errors = errors
    }
  }

  /// The text.
  @inlinable package var bytes: [UInt8] { storage.bytes }
  /// The records, in document order; never empty.
  @inlinable package var records: [SyntaxRecord] { storage.records }
  /// The syntax errors, in the order of their ranges.
  @inlinable package var errors: [SyntaxError] { storage.errors }

  /// The errors other than a byte order mark, which a reader of JSON may ignore (RFC 8259, section 8.1).
  package var mistakes: [SyntaxError] { errors.filter { $0.kind != .byteOrderMark } }

  /// The ranges of the text that stand for text which is not known, in order.
  @inlinable package var holes: [TextRange] { storage.holes }

  /// Whether another tree shares the storage of this one, so that it is known to be equal.
  package func isIdentical(to other: SyntaxTree) -> Bool { storage === other.storage }

  /// The root value.
  @inlinable package var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

  /// Parses a text; any bytes are accepted.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - holes: the ranges of the text that stand for text which is not known, in order; each is a word or a
  ///     part of one, such as `…`. What they could make valid is no error.
  /// - Returns: the tree.
  package static func parse(_ bytes: [UInt8], holes: [TextRange] = []) -> SyntaxTree {
    var (records, errors) =
      bytes.count > maximumByteCount ? tooLarge() : bytes.withUnsafeBufferPointer { parsed($0, holes) }
    if !holes.isEmpty { flagStrings(with: holes, in: &records) }
    return SyntaxTree(storage: Storage(bytes: bytes, records: records, errors: errors, holes: holes))
  }

  /// Returns the tree of `bytes`, the text after `edit`; equal to `parse(bytes)`.
  package func edited(by edit: TextEdit, giving bytes: [UInt8]) -> SyntaxTree {
    // A full parse of a real document takes microseconds, so nothing of the old tree is reused.
    SyntaxTree.parse(bytes)
  }

  /// Calls `body` with a view of the records and bytes that is valid only during the call.
  @inlinable
  package func withView<R>(_ body: (SyntaxView) throws -> R) rethrows -> R {
    try storage.records.withUnsafeBufferPointer { records in
      try storage.bytes.withUnsafeBufferPointer { bytes in
        try body(SyntaxView(records: records, bytes: bytes))
      }
    }
  }

  /// The maximum number of bytes of a text, so that offsets and record indices fit 32 bits.
  private static let maximumByteCount = 1 << 31

  private static func tooLarge() -> ([SyntaxRecord], [SyntaxError]) {
    let record = SyntaxRecord(start: 0, end: 0, next: 1, parent: 0, kind: .invalid, flags: .containsError)
    return ([record], [SyntaxError(.tooLarge, TextRange(utf8: 0, 0))])
  }

  init(storage: Storage) {
    self.storage = storage
  }
}

private func parsed(
  _ bytes: UnsafeBufferPointer<UInt8>, _ holes: [TextRange]
) -> ([SyntaxRecord], [SyntaxError]) {
  // The buffer of an empty array may have no base address; the parser needs a pointer that it never reads
  // from.
  withUnsafePointer(to: UInt8(0)) { placeholder in
    let source = ByteSource(base: bytes.baseAddress ?? placeholder, count: bytes.count)
    var records: [SyntaxRecord] = []
    var parser: Parser?
    var isDone = false
    // Pretty-printed text has about one record for every eight bytes. Capacity for twice as many almost never
    // has to grow, and memory that is never touched costs nothing.
    var capacity = bytes.count / 4 &+ 16
    while !isDone {
      records = Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        records.withUnsafeBufferPointer { old in
          if let first = old.baseAddress { base.initialize(from: first, count: old.count) }
        }
        var current = parser ?? Parser(source: source, records: base, holes: holes)
        isDone = current.run(into: base, capacity: buffer.count)
        count = current.used
        if isDone, !current.errors.isEmpty { current.mark(0) }
        parser = current
      }
      capacity &*= 2
    }
    // A bracket that is never closed is found at the end of the text, but belongs before other errors.
    let errors = (parser?.errors ?? []).enumerated().sorted {
      ($0.element.range.start.utf8, $0.offset) < ($1.element.range.start.utf8, $1.offset)
    }
    return (records, errors.map(\.element))
  }
}
