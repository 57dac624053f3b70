import JSONSyntax
import SourceText
public import TestSupport

/// Changes JSON so that it usually stays JSON: moves, repeats, deletes and replaces members and values.
public struct DocumentMutator: Sendable {
  private let vocabulary: FuzzVocabulary

  public init(_ vocabulary: FuzzVocabulary = .format) { self.vocabulary = vocabulary }

  /// Returns a text with one change; the same text if there is nothing to change.
  public func mutated(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    mutated(bytes, from: bytes, using: &random)
  }

  /// Returns a text with one change that may use values of another text.
  public func mutated(_ bytes: [UInt8], from other: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    let tree = SyntaxTree.parse(bytes)
    let source = SyntaxTree.parse(other)
    return tree.withView { view in
      source.withView { source in
        var change = DocumentChange(view: view, source: source, vocabulary: vocabulary, random: random)
        let result = change.apply()
        random = change.random
        return result
      }
    }
  }
}

/// One change of a text.
private struct DocumentChange {
  let view: SyntaxView
  /// The text that values are copied from.
  let source: SyntaxView
  let vocabulary: FuzzVocabulary
  var random: SeededRandom

  mutating func apply() -> [UInt8] {
    let index = RecordIndex(Int.random(in: 0..<view.records.count, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return removingEntry(index)
    case 1: return repeatingEntry(index)
    case 2: return swapping(index)
    case 3, 4: return replacing(value(near: index), with: copiedValue())
    case 5, 6: return replacing(value(near: index), with: usualValue(of: value(near: index)))
    case 7: return renaming(index)
    case 8, 9: return inserting(into: container(near: index))
    case 10: return wrapping(value(near: index))
    default: return changingString(index)
    }
  }

  private func text(_ view: SyntaxView, _ index: RecordIndex) -> [UInt8] {
    let range = view.range(index)
    return Array(view.bytes[range.start.utf8..<range.end.utf8])
  }

  private func spliced(_ start: Int, _ end: Int, _ new: [UInt8]) -> [UInt8] {
    Array(view.bytes[..<start]) + new + Array(view.bytes[end...])
  }

  private func replacing(_ index: RecordIndex, with new: [UInt8]) -> [UInt8] {
    let range = view.range(index)
    return spliced(range.start.utf8, range.end.utf8, new)
  }

  /// Returns the member or element that a record belongs to.
  private func entry(_ index: RecordIndex) -> RecordIndex {
    view.kind(view[index].parent) == .member ? view[index].parent : index
  }

  /// Returns a record that is a value: the record itself, or the value of its member.
  private func value(near index: RecordIndex) -> RecordIndex {
    if view.kind(index) == .member { return view.value(of: index) ?? 0 }
    let parent = view[index].parent
    return view.kind(parent) == .member && view.name(of: parent) == index
      ? view.value(of: parent) ?? 0 : index
  }

  private func container(near index: RecordIndex) -> RecordIndex {
    let index = value(near: index)
    if view.kind(index) == .object || view.kind(index) == .array { return index }
    let parent = view[entry(index)].parent
    return parent
  }

  private func removingEntry(_ index: RecordIndex) -> [UInt8] {
    let range = view.range(entry(index))
    var (start, end) = (range.start.utf8, range.end.utf8)
    var after = end
    while after < view.bytes.count, " \n\t\r".utf8.contains(view.bytes[after]) { after += 1 }
    if after < view.bytes.count, view.bytes[after] == UInt8(ascii: ",") {
      end = after + 1
    } else {
      var before = start
      while before > 0, " \n\t\r".utf8.contains(view.bytes[before - 1]) { before -= 1 }
      if before > 0, view.bytes[before - 1] == UInt8(ascii: ",") { start = before - 1 }
    }
    return spliced(start, end, [])
  }

  private func repeatingEntry(_ index: RecordIndex) -> [UInt8] {
    guard index != 0 else { return Array(view.bytes) }
    let entry = entry(index)
    return replacing(entry, with: text(view, entry) + [UInt8(ascii: ",")] + text(view, entry))
  }

  private mutating func swapping(_ index: RecordIndex) -> [UInt8] {
    let other = value(near: RecordIndex(Int.random(in: 0..<view.records.count, using: &random)))
    let one = value(near: index)
    let (first, second) = view.range(one).start < view.range(other).start ? (one, other) : (other, one)
    let (left, right) = (view.range(first), view.range(second))
    guard left.end <= right.start else { return Array(view.bytes) }
    return Array(view.bytes[..<left.start.utf8]) + text(view, second)
      + Array(view.bytes[left.end.utf8..<right.start.utf8]) + text(view, first)
      + Array(view.bytes[right.end.utf8...])
  }

  /// Returns a value of the source.
  private mutating func copiedValue() -> [UInt8] {
    var index = RecordIndex(Int.random(in: 0..<source.records.count, using: &random))
    if source.kind(index) == .member { index = source.value(of: index) ?? 0 }
    return text(source, index)
  }

  /// Returns a value that the key of a value usually has.
  private mutating func usualValue(of index: RecordIndex) -> [UInt8] {
    let parent = view[index].parent
    let key = view.kind(parent) == .member ? view.string(view.name(of: parent)) : ""
    return usualValue(of: key)
  }

  private mutating func usualValue(of key: String) -> [UInt8] {
    if Int.random(in: 0..<4, using: &random) > 0,
      let known = vocabulary.values[key]?.randomElement(using: &random)
    {
      return Array(known.utf8)
    }
    if Bool.random(using: &random) { return copiedValue() }
    return Array((FuzzVocabulary.oddValues.randomElement(using: &random) ?? "1").utf8)
  }

  private mutating func renaming(_ index: RecordIndex) -> [UInt8] {
    let entry = entry(index)
    guard view.kind(entry) == .member, let key = vocabulary.keys.randomElement(using: &random) else {
      return replacing(value(near: index), with: usualValue(of: value(near: index)))
    }
    return replacing(view.name(of: entry), with: Array("\"\(key)\"".utf8))
  }

  private mutating func inserting(into index: RecordIndex) -> [UInt8] {
    guard view.isContainer(index), view.kind(index) != .member else { return Array(view.bytes) }
    var new: [UInt8]
    if view.kind(index) == .object {
      let key = vocabulary.keys.randomElement(using: &random) ?? "a"
      new = Array("\"\(key)\":".utf8) + usualValue(of: key)
    } else {
      new = copiedValue()
    }
    let start = view.range(index).start.utf8 + 1
    if view.end(of: index) > index + 1 { new.append(UInt8(ascii: ",")) }
    return spliced(min(start, view.bytes.count), min(start, view.bytes.count), new)
  }

  private mutating func wrapping(_ index: RecordIndex) -> [UInt8] {
    let shells = [
      ("[", "]"), ("{\"type\":\"vstack\",\"children\":[", "]}"), ("{\"$expr\":", "}"), ("{\"a\":", "}"),
      ("{\"type\":\"sequence\",\"steps\":[", "]}"),
      ("{\"type\":\"forEach\",\"items\":\"items\",\"template\":", "}"), ("\"${", "}\""),
    ]
    let (open, close) = shells.randomElement(using: &random) ?? ("[", "]")
    return replacing(index, with: Array(open.utf8) + text(view, index) + Array(close.utf8))
  }

  /// Inserts a piece of an expression into a string.
  private mutating func changingString(_ index: RecordIndex) -> [UInt8] {
    guard view.kind(index) == .string,
      let piece = FuzzVocabulary.expressionPieces.randomElement(using: &random)
    else { return replacing(value(near: index), with: usualValue(of: value(near: index))) }
    let content = view.contentRange(of: index)
    let offset = Int.random(in: content.lowerBound...content.upperBound, using: &random)
    let isWhole = Bool.random(using: &random)
    let quoted = StringLiteral.quoted(isWhole ? "${\(piece)}" : piece).utf8
    return spliced(offset, offset, Array(quoted.dropFirst().dropLast()))
  }
}
