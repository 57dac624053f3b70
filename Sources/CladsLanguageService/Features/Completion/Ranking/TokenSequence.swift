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
    /// The surroundings of the value that determines the kind of an object; `nil` for other tokens.
    var surroundings: Surroundings?

    func isName(_ hash: UInt32) -> Bool { kind == .name && self.hash == hash }

    var isOpenBrace: Bool { kind == .bracket && hash == UInt32(Byte.openBrace) }
  }

  /// The kinds near an object, as hashes; 0 for an object without a kind.
  struct Surroundings: Sendable, Equatable {
    /// The kind of the enclosing object.
    var parent: UInt32 = 0
    /// The kind of the object before it in the same array.
    var previous: UInt32 = 0
  }

  private(set) var tokens: [Token] = []
  /// The surroundings of the object at the cursor, or of the one that would begin there.
  private(set) var surroundings = Surroundings()
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
    var open = OpenContainers(around: lower, view)
    var isBeforeCursor = true
    for index in lower..<upper {
      while let last = open.innermost, last != 0, view.indexAfter(last) <= index {
        // A container that is closed after the range is closed after the cursor.
        if isBeforeCursor, view.range(last).end > range.start { recordCursor(in: open, &isBeforeCursor) }
        tokens.append(Self.bracket(view.kind(last) == .object ? Byte.closeBrace : Byte.closeBracket, last))
        open.close()
      }
      let start = view.range(index).start
      if isBeforeCursor, start >= range.start { recordCursor(in: open, &isBeforeCursor) }
      switch view.kind(index) {
      case .member, .invalid: continue
      case .object, .array:
        tokens.append(Self.bracket(view.kind(index) == .object ? Byte.openBrace : Byte.openBracket, index))
        open.open(index, isObject: view.kind(index) == .object)
      default:
        if start >= range.start, start < range.end || start == range.start { continue }
        var token = Self.token(index, view)
        if token.kind == .string, tokens.last?.isName(Self.tag) == true {
          token.surroundings = open.surroundings
          open.setKind(token.hash)
        }
        values.append(tokens.count)
        tokens.append(token)
      }
    }
    if isBeforeCursor { recordCursor(in: open, &isBeforeCursor) }
  }

  /// Creates the sequence of a whole document.
  init(_ view: SyntaxView) {
    self.init(view, around: TextRange(utf8: view.bytes.count, view.bytes.count))
  }

  private mutating func recordCursor(in open: OpenContainers, _ isBeforeCursor: inout Bool) {
    cursor = tokens.count
    surroundings = open.surroundings
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
      } else if distance < limit, tokens[index - distance - 1].isName(Self.tag) {
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

/// The containers around a token, with the kinds of their objects.
private struct OpenContainers {
  private struct Container {
    let record: RecordIndex
    let isObject: Bool
    /// The kind of the innermost object around it.
    let parentKind: UInt32
    /// The kind of an object; for an array, that of its last complete element.
    var kind: UInt32 = 0
  }

  private var containers: [Container] = []

  init(around record: RecordIndex, _ view: SyntaxView) {
    var ancestor = record
    while ancestor != 0 {
      ancestor = view[ancestor].parent
      if view.isContainer(ancestor) {
        containers.append(
          Container(record: ancestor, isObject: view.kind(ancestor) == .object, parentKind: 0))
      }
    }
    containers.reverse()
  }

  var innermost: RecordIndex? { containers.last?.record }

  mutating func open(_ record: RecordIndex, isObject: Bool) {
    let parentKind = containers.last.map { $0.isObject ? $0.kind : $0.parentKind } ?? 0
    containers.append(Container(record: record, isObject: isObject, parentKind: parentKind))
  }

  mutating func close() {
    guard let closed = containers.popLast(), closed.isObject, let last = containers.indices.last else {
      return
    }
    if !containers[last].isObject { containers[last].kind = closed.kind }
  }

  /// Sets the kind of the innermost object.
  mutating func setKind(_ kind: UInt32) {
    guard let last = containers.indices.last else { return }
    containers[last].kind = kind
  }

  /// The surroundings of the innermost object; inside an array, those of its next element.
  var surroundings: TokenSequence.Surroundings {
    guard let last = containers.last else { return TokenSequence.Surroundings() }
    if !last.isObject { return TokenSequence.Surroundings(parent: last.parentKind, previous: last.kind) }
    let array = containers.count > 1 ? containers[containers.count - 2] : nil
    return TokenSequence.Surroundings(
      parent: last.parentKind, previous: array.map { $0.isObject ? 0 : $0.kind } ?? 0)
  }
}
