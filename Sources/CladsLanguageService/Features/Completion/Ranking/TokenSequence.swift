import JSONSyntax
import SourceText

/// The names, values and brackets of a document in the order of its text, for comparing what precedes them.
struct TokenSequence: Sendable {
  struct Token: Sendable {
    enum Kind: UInt8, Sendable {
      case name, string, number, literal, bracket
    }

    let kind: Kind
    /// The hash of the text between the quotes, or of the source text.
    let hash: UInt32
    /// The record of the name or value; for a closing bracket, that of its container.
    let record: RecordIndex

    var isOpenBrace: Bool { kind == .bracket && hash == UInt32(Byte.openBrace) }
  }

  private(set) var tokens: [Token] = []
  /// The indices of the names and values.
  private var values: [Int] = []
  /// The index of the token at the cursor, or of the first one after it.
  private(set) var cursor = 0

  /// The number of records before and after the cursor that are used, which bounds the time in large
  /// documents.
  private static let reach = 8_192
  /// The length above which a text is not compared, in UTF-8 bytes.
  private static let maximumLength = 200

  /// Creates the sequence around a range of the text: what the suggestions replace. Its own token is left
  /// out.
  init(_ view: SyntaxView, around range: TextRange) {
    let next = view.records.partitioningIndex { Int($0.start) >= range.start.utf8 }
    let lower = RecordIndex(truncatingIfNeeded: max(0, next - Self.reach))
    let upper = RecordIndex(truncatingIfNeeded: min(view.records.count, next + Self.reach))
    tokens.reserveCapacity(Int(upper - lower) * 3 / 2)
    // The containers that are open, innermost last.
    var open: [RecordIndex] = []
    var ancestor = lower
    while ancestor != 0 {
      ancestor = view[ancestor].parent
      if view.isContainer(ancestor) { open.append(ancestor) }
    }
    open.reverse()
    var isBeforeCursor = true
    for index in lower..<upper {
      while let last = open.last, last != 0, view.indexAfter(last) <= index {
        // A container that is closed after the range is closed after the cursor.
        if isBeforeCursor, view.range(last).end > range.start { place(&isBeforeCursor) }
        tokens.append(Self.bracket(view.kind(last) == .object ? Byte.closeBrace : Byte.closeBracket, last))
        open.removeLast()
      }
      let start = view.range(index).start
      if isBeforeCursor, start >= range.start { place(&isBeforeCursor) }
      switch view.kind(index) {
      case .member, .invalid: continue
      case .object, .array:
        tokens.append(Self.bracket(view.kind(index) == .object ? Byte.openBrace : Byte.openBracket, index))
        open.append(index)
      default:
        if start >= range.start, start < range.end || start == range.start { continue }
        values.append(tokens.count)
        tokens.append(Self.token(index, view))
      }
    }
    if isBeforeCursor { place(&isBeforeCursor) }
  }

  /// Creates the sequence of a whole document.
  init(_ view: SyntaxView) {
    self.init(view, around: TextRange(utf8: view.bytes.count, view.bytes.count))
  }

  private mutating func place(_ isBeforeCursor: inout Bool) {
    cursor = tokens.count
    isBeforeCursor = false
  }

  private static func bracket(_ byte: UInt8, _ container: RecordIndex) -> Token {
    Token(kind: .bracket, hash: UInt32(byte), record: container)
  }

  private static func token(_ index: RecordIndex, _ view: SyntaxView) -> Token {
    let parent = view[index].parent
    if parent != index, view.kind(parent) == .member, view.name(of: parent) == index {
      return Token(kind: .name, hash: view.nameHash(of: parent), record: index)
    }
    let kind: Token.Kind
    let range: Range<Int>
    switch view.kind(index) {
    case .string:
      kind = .string
      range = view.contentRange(of: index)
    default:
      kind = view.kind(index) == .number ? .number : .literal
      range = view.range(index).start.utf8..<view.range(index).end.utf8
    }
    let end = min(range.upperBound, range.lowerBound + maximumLength)
    let text = UnsafeBufferPointer(rebasing: view.bytes[range.lowerBound..<end])
    return Token(kind: kind, hash: NameHash.hash(text), record: index)
  }

  /// Compares what precedes two indices: one of this sequence, and one of another.
  ///
  /// Returns how many names, values and brackets agree. Values that differ are skipped; the first difference
  /// between names or brackets ends the comparison.
  func agreement(at index: Int, with sequence: TokenSequence, at other: Int) -> Agreement {
    var agreement = Agreement()
    let limit = min(index, other, Self.maximumDistance)
    var distance = 1
    while distance <= limit {
      let left = tokens[index - distance]
      let right = sequence.tokens[other - distance]
      guard left.kind == right.kind else { break }
      if left.hash == right.hash {
        agreement.count += 1
      } else if left.kind == .name || left.kind == .bracket {
        break
      } else if distance < limit, tokens[index - distance - 1].hash == Self.tag {
        agreement.otherKinds += 1
      }
      distance += 1
    }
    return agreement
  }

  /// How far what precedes two indices agrees.
  struct Agreement {
    /// The number of equal tokens.
    var count = 0
    /// The number of objects of different kinds.
    var otherKinds = 0
  }

  /// The hash of the name of the member that determines the kind of an object.
  private static let tag = NameHash.hash(CompletionSource.tag)

  /// The number of tokens that are compared.
  private static let maximumDistance = 12
}

extension TokenSequence {
  /// Returns the index of the token of a name or value; `nil` when it is too far from the cursor.
  func index(of record: RecordIndex) -> Int? {
    // Brackets that close have the record of their container, so the order is only known of values.
    let index = values.partitioningIndex { tokens[$0].record >= record }
    return index < values.count && tokens[values[index]].record == record ? values[index] : nil
  }
}
