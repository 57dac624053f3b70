import CladsDocument
import JSONSyntax
package import SourceText

/// A change inside one string of a document, as while an author types in it, or inside several texts, as
/// between screens that a backend has filled for two users.
///
/// Both texts are strict JSON, and everything outside of the strings is the same. So both trees have the same
/// records, and whatever does not depend on the strings has only moved.
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

  private struct Change {
    /// The range of the string in the old text, in UTF-8 bytes, quotes included.
    let string: TextRange
    /// By how many bytes the strings before it have become longer.
    let shift: Int
  }

  /// The strings, in the order of the text.
  private let changes: [Change]
  /// By how many bytes all strings have become longer.
  private let growth: Int

  /// Compares two versions of a document that were read with the same vocabulary.
  ///
  /// The result is `nil` if anything else has changed, or if a string has another meaning than those.
  package init?(from old: Analysis, to new: Analysis) {
    self.init(from: old, to: new.file.tree, root: new.root, new.facts)
  }

  /// Compares a version of a document with the tree and the facts of a later one.
  init?(from old: Analysis, to newTree: SyntaxTree, root: RecordIndex, _ facts: [Fact]) {
    let oldTree = old.file.tree
    guard oldTree.errors.isEmpty, newTree.errors.isEmpty, oldTree.holes.isEmpty, newTree.holes.isEmpty,
      oldTree.records.count == newTree.records.count, old.root == root
    else { return nil }
    growth = newTree.bytes.count - oldTree.bytes.count
    var changes: [Change] = []
    var meaning: Meaning?
    // Where the comparison of both texts is.
    var (oldOffset, newOffset) = (0, 0)
    while true {
      let common = oldTree.bytes.commonCount(from: oldOffset, with: newTree.bytes, from: newOffset)
      oldOffset += common
      newOffset += common
      if oldOffset == oldTree.bytes.count, newOffset == newTree.bytes.count { break }
      let record = oldTree.record(at: TextOffset(utf8: oldOffset))
      guard record == newTree.record(at: TextOffset(utf8: newOffset)),
        let role = old.facts.soleRole(of: record), role == facts.soleRole(of: record),
        let before = oldTree.withView({ $0.editableContent(of: record) }),
        let after = newTree.withView({ $0.editableContent(of: record) }),
        // Behind its end, something else has changed.
        (before.lowerBound...before.upperBound).contains(oldOffset), newOffset <= after.upperBound,
        oldOffset - before.lowerBound == newOffset - after.lowerBound
      else { return nil }
      let text = (oldTree.bytes[before], newTree.bytes[after])
      guard text.0.allSatisfy(\.isPlain), text.1.allSatisfy(\.isPlain) else { return nil }
      switch role {
      case .reference(.style) where changes.isEmpty:
        let isUnknown = old.document.lacksStyle(text.0) && old.document.lacksStyle(text.1)
        meaning = isUnknown ? .unknownStyle : .styleReference
      // Only texts may change together, since names may depend on each other.
      case .template where meaning == nil || meaning == .plainText: meaning = .plainText
      default: return nil
      }
      changes.append(
        Change(
          string: TextRange(utf8: before.lowerBound - 1, before.upperBound + 1),
          shift: after.lowerBound - before.lowerBound))
      (oldOffset, newOffset) = (before.upperBound, after.upperBound)
    }
    guard let meaning else { return nil }
    self.meaning = meaning
    self.changes = changes
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
    let first = changes.partitioningIndex { $0.string.end > range.start }
    let end = changes.partitioningIndex { $0.string.start >= range.end }
    let moved = TextRange(
      TextOffset(utf8: range.start.utf8 + shift(before: first)),
      TextOffset(utf8: range.end.utf8 + shift(before: end)))
    if first >= end { return .moved(moved) }
    let isWhole = changes[first].string.start >= range.start && changes[end - 1].string.end <= range.end
    return isWhole ? .changed(moved) : .lost
  }

  /// Returns by how many bytes the strings before one of them have become longer.
  private func shift(before index: Int) -> Int { index < changes.count ? changes[index].shift : growth }
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
  /// Returns the number of bytes that two texts have in common from some offsets on.
  fileprivate func commonCount(from start: Int, with other: [UInt8], from otherStart: Int) -> Int {
    withUnsafeBytes { a in
      other.withUnsafeBytes { b in
        let limit = Swift.min(a.count - start, b.count - otherStart)
        var count = 0
        // Eight bytes at a time, since nearly all of a text is the same.
        while count + 8 <= limit,
          a.loadUnaligned(fromByteOffset: start + count, as: UInt64.self)
            == b.loadUnaligned(fromByteOffset: otherStart + count, as: UInt64.self)
        { count += 8 }
        while count < limit, a[start + count] == b[otherStart + count] { count += 1 }
        return count
      }
    }
  }
}
