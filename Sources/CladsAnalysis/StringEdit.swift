import CladsDocument
import JSONSyntax
package import SourceText

/// A change inside one string of a document, as while an author types in it.
///
/// Both texts are strict JSON, and everything outside of the string is the same. So both trees have the same
/// records, and whatever does not depend on the string has only moved.
package struct StringEdit: Sendable {
  /// What the string means.
  package enum Meaning: Sendable, Hashable, CaseIterable {
    /// The name of a style or a token.
    case styleReference
    /// The name of a style that the document has in neither version: a name that is being typed.
    case unknownStyle
    /// A text that is shown as it is written, in both versions.
    case plainText
  }

  package let meaning: Meaning
  /// The range of the string in the old text, in UTF-8 bytes, quotes included.
  private let string: TextRange
  /// By how many bytes the string has become longer.
  private let growth: Int

  /// Compares two versions of a document that were read with the same vocabulary.
  ///
  /// The result is `nil` if anything else has changed, or if the string has another meaning than those.
  package init?(from old: Analysis, to new: Analysis) {
    self.init(from: old, to: new.file.tree, root: new.root, new.facts)
  }

  /// Compares a version of a document with the tree and the facts of a later one.
  init?(from old: Analysis, to newTree: SyntaxTree, root: RecordIndex, _ facts: [Fact]) {
    let oldTree = old.file.tree
    guard oldTree.errors.isEmpty, newTree.errors.isEmpty, oldTree.holes.isEmpty, newTree.holes.isEmpty,
      oldTree.records.count == newTree.records.count, old.root == root
    else { return nil }
    let (start, end) = oldTree.bytes.commonEnds(with: newTree.bytes)
    let record = oldTree.record(at: TextOffset(utf8: start))
    let growth = newTree.bytes.count - oldTree.bytes.count
    guard record == newTree.record(at: TextOffset(utf8: start)), let role = old.facts.soleRole(of: record),
      role == facts.soleRole(of: record)
    else { return nil }
    let contents = [oldTree, newTree].map { $0.withView { $0.editableContent(of: record) } }
    guard let before = contents[0], let after = contents[1], before.lowerBound == after.lowerBound,
      before.upperBound + growth == after.upperBound, before.lowerBound <= start,
      oldTree.bytes.count - end <= before.upperBound
    else { return nil }
    switch role {
    case .reference(.style):
      let isUnknown =
        old.document.lacksStyle(oldTree.bytes[before]) && old.document.lacksStyle(newTree.bytes[after])
      meaning = isUnknown ? .unknownStyle : .styleReference
    case .template: meaning = .plainText
    default: return nil
    }
    guard oldTree.bytes[before].allSatisfy(\.isPlain), newTree.bytes[after].allSatisfy(\.isPlain) else {
      return nil
    }
    string = TextRange(utf8: before.lowerBound - 1, before.upperBound + 1)
    self.growth = growth
  }

  /// How a range has moved.
  package enum Movement: Sendable {
    /// To this range, with the same text.
    case moved(TextRange)
    /// To this range; the string is in it.
    case changed(TextRange)
    /// It is a part of the string.
    case lost
  }

  /// Returns where a range is after the edit; `nil` if it is in the string.
  package func position(of range: TextRange) -> TextRange? {
    switch movement(of: range) {
    case .moved(let range), .changed(let range): range
    case .lost: nil
    }
  }

  /// Returns where a range of the old text is in the new one.
  package func movement(of range: TextRange) -> Movement {
    if range.end <= string.start { return .moved(range) }
    let end = TextOffset(utf8: range.end.utf8 + growth)
    if range.start >= string.end {
      return .moved(TextRange(TextOffset(utf8: range.start.utf8 + growth), end))
    }
    return range.contains(string) ? .changed(TextRange(range.start, end)) : .lost
  }
}

extension Document.Definition {
  /// Returns whether a name without escapes is that of neither a style nor a token.
  fileprivate func lacksStyle(_ name: ArraySlice<UInt8>) -> Bool {
    name.first != Byte.at && styles?[String(decoding: name, as: UTF8.self)] == nil
  }
}

extension [Fact] {
  /// Returns the role of a string that has exactly one.
  fileprivate func soleRole(of record: RecordIndex) -> Role? {
    let index = partitioningIndex { $0.node >= record }
    guard index < count, self[index].node == record else { return nil }
    return index + 1 < count && self[index + 1].node == record ? nil : self[index].role
  }
}

extension SyntaxView {
  /// Returns the range between the quotes of a string without escapes that is the value of a member.
  fileprivate func editableContent(of record: RecordIndex) -> Range<Int>? {
    guard record > 0, kind(record) == .string, kind(self[record].parent) == .member,
      flags(record).isDisjoint(with: [.escaped, .unclosed, .containsError, .hasHole])
    else { return nil }
    let content = contentRange(of: record)
    return Int(self[record].start) + 1 == content.lowerBound ? content : nil
  }
}

extension UInt8 {
  /// Whether a byte means only itself: it begins no placeholder, token, markup or escape of any format.
  fileprivate var isPlain: Bool {
    switch self {
    case Byte.dollar, Byte.openBrace, Byte.closeBrace, Byte.percent, Byte.openBracket, Byte.lessThan,
      Byte.backslash, Byte.hash:
      false
    default: self >= 0x20
    }
  }
}

extension [UInt8] {
  /// Returns the numbers of bytes that two texts have in common at their starts and at their ends, which do
  /// not overlap.
  fileprivate func commonEnds(with other: [UInt8]) -> (start: Int, end: Int) {
    withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        let limit = Swift.min(a.count, b.count)
        var start = 0
        // Eight bytes at a time, since nearly all of a text is the same.
        while start + 8 <= limit,
          a.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            == b.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        { start += 8 }
        while start < limit, a[start] == b[start] { start += 1 }
        var end = 0
        while start + end + 8 <= limit,
          a.loadUnaligned(fromByteOffset: a.count - end - 8, as: UInt64.self)
            == b.loadUnaligned(fromByteOffset: b.count - end - 8, as: UInt64.self)
        { end += 8 }
        while start + end < limit, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        return (start, end)
      }
    }
  }
}
