package import JSONSyntax
import SourceText

extension Diagnostic {
  /// Marks the fixes whose edits delete something that an author wrote.
  package mutating func markDestructiveFixes(in view: SyntaxView) {
    var fixes = fixes
    var areMarked = false
    for index in fixes.indices where fixes[index].losesText(of: view) {
      fixes[index].isDestructive = true
      areMarked = true
    }
    if areMarked { self.fixes = fixes }
  }
}

extension QuickFix {
  /// Returns whether the edits delete a value, a comment or other text without writing it, or a replacement
  /// for it, anywhere.
  ///
  /// Names of members are not values: renaming and moving them is what many fixes are for.
  fileprivate func losesText(of view: SyntaxView) -> Bool {
    guard edits.contains(where: { !$0.range.isEmpty && !$0.replacesOneText(of: view) }) else { return false }
    var written: WrittenTexts?
    for edit in edits where !edit.range.isEmpty {
      let removed = RemovedTexts(edit, view)
      if removed.replaced != nil { continue }
      for text in removed {
        if written == nil { written = writtenTexts(view) }
        if written?.take(text) != true { return true }
      }
    }
    return false
  }

  private func writtenTexts(_ view: SyntaxView) -> WrittenTexts {
    var written = WrittenTexts()
    for edit in edits {
      var own = WrittenTexts()
      own.add(edit.newText)
      // What is written instead of a value replaces that value only.
      if let replaced = edit.range.isEmpty ? nil : RemovedTexts(edit, view).replaced {
        own.removeReplacement(of: replaced)
      }
      written.add(own)
    }
    for edit in otherFiles.values.joined() { written.add(edit.newText) }
    return written
  }
}

extension TextEdit {
  /// Whether the edit writes something instead of a text without structure: most fixes replace one value.
  fileprivate func replacesOneText(of view: SyntaxView) -> Bool {
    guard range.utf8Count <= 64, range.end.utf8 <= view.bytes.count,
      newText.utf8.contains(where: \.isWordCharacter)
    else { return false }
    return view.bytes[range.start.utf8..<range.end.utf8].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): false
      default: byte > 0x20
      }
    }
  }
}

/// The values and other texts that an edit removes, lazily: most deletions are known by the first.
private struct RemovedTexts: Sequence, IteratorProtocol {
  private let view: SyntaxView
  private let start: Int
  private let end: Int
  private let writesSomething: Bool
  /// The next record.
  private var record: Int
  /// The end of the text that has been read.
  private var offset: Int

  init(_ edit: TextEdit, _ view: SyntaxView) {
    self.view = view
    start = edit.range.start.utf8
    end = Swift.min(edit.range.end.utf8, view.bytes.count)
    offset = start
    writesSomething = edit.newText.utf8.contains { $0.isWordCharacter }
    let start = start
    record = view.records.partitioningIndex { Int($0.start) >= start }
    // What is left of a string is a text, too.
    if record > 0, case let before = view.records[record - 1], before.isScalar, Int(before.end) > start {
      offset = Swift.min(Int(before.end), end)
    }
  }

  /// The value instead of which the edit writes something, if it is the only one and not `null`.
  var replaced: UnsafeRawBufferPointer? {
    guard writesSomething else { return nil }
    var texts = self
    guard let first = texts.next(), texts.next() == nil, !first.elementsEqual("null".utf8) else { return nil }
    return first
  }

  mutating func next() -> UnsafeRawBufferPointer? {
    while offset < end {
      let next = record < view.records.count ? view.records[record] : nil
      let start = next.map { Swift.min(Int($0.start), end) } ?? end
      while offset < start {
        if let text = textBetween(start) { return text }
      }
      guard let next, Int(next.start) < end else { return nil }
      defer { record += 1 }
      guard next.isScalar else {
        if let name = emptyMember(record) { return name }
        continue
      }
      offset = Swift.max(offset, Int(next.end))
      // The rest of a string that goes beyond the edit is a text, too.
      if Int(next.end) > end || isName(record) || isStructure(record) { continue }
      return content(record)
    }
    return nil
  }

  /// Returns the letters and digits before an offset that no value contains: a comment, or what is not JSON.
  private mutating func textBetween(_ limit: Int) -> UnsafeRawBufferPointer? {
    while offset < limit, !view.bytes[offset].isWordCharacter { offset += 1 }
    let first = offset
    while offset < limit, view.bytes[offset].isWordCharacter { offset += 1 }
    let text = raw(first..<offset)
    // Marks and quotes of other languages are no text.
    return String(decoding: text, as: UTF8.self).contains { $0.isLetter || $0.isNumber } ? text : nil
  }

  /// Returns the name of the member whose value is an empty container that the edit deletes; `nil` for other
  /// records.
  private func emptyMember(_ index: Int) -> UnsafeRawBufferPointer? {
    let record = view.records[index]
    guard !writesSomething, record.kind == .object || record.kind == .array,
      Int(record.next) == index + 1, Int(record.end) <= end, view.kind(record.parent) == .member,
      Int(view[record.parent].start) >= start, !isStructure(index)
    else { return nil }
    return content(Int(view.name(of: record.parent)))
  }

  private func content(_ index: Int) -> UnsafeRawBufferPointer {
    raw(view.contentRange(of: RecordIndex(truncatingIfNeeded: index)))
  }

  private func raw(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(view.bytes)[range])
  }

  private func isName(_ index: Int) -> Bool {
    let parent = view.records[index].parent
    return view.kind(parent) == .member && Int(parent) + 1 == index
  }

  /// Returns whether a value is the type of an object that the edit replaces by something, or that has a copy
  /// of the member which stays.
  private func isStructure(_ index: Int) -> Bool {
    let member = view.records[index].parent
    guard view.kind(member) == .member else { return false }
    let name = Int(view.name(of: member))
    if writesSomething, content(name).elementsEqual("type".utf8) { return true }
    let object = view[member].parent
    guard view.kind(object) == .object, Int(view[member].start) >= start,
      Int(view[object].start) < start || Int(view[object].end) > end
    else { return false }
    return view.members(of: object).prefix(Self.maximumMembers).contains { other in
      other != member && isKept(other) && text(of: other).elementsEqual(text(of: member))
    }
  }

  private func text(of member: RecordIndex) -> UnsafeRawBufferPointer {
    raw(view.range(member).start.utf8..<view.range(member).end.utf8)
  }

  /// The maximum number of members that are looked at for a copy.
  private static let maximumMembers = 64

  private func isKept(_ member: RecordIndex) -> Bool {
    let range = view.range(member)
    return range.end.utf8 <= start || range.start.utf8 >= end
  }
}

/// The texts that edits write, each of which accounts for one that they remove.
private struct WrittenTexts {
  private var texts: [[UInt8]] = []

  mutating func add(_ text: String) { texts += Self.texts(in: Array(text.utf8)) }

  mutating func add(_ other: WrittenTexts) { texts += other.texts }

  /// Removes a text, or what is written instead of it.
  mutating func removeReplacement(of text: UnsafeRawBufferPointer) {
    if texts.count == 1 { return texts.removeAll() }
    if let index = texts.firstIndex(where: { $0.elementsEqual(text) }) { texts.remove(at: index) }
  }

  /// Returns the contents of strings, and numbers and other words.
  private static func texts(in bytes: [UInt8]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        texts.append(Array(bytes[Swift.min(start + 1, bytes.count)..<Swift.min(index, bytes.count)]))
        index += 1
      } else if bytes[index].isWordCharacter {
        while index < bytes.count, bytes[index].isWordCharacter { index += 1 }
        texts.append(Array(bytes[start..<index]))
      } else {
        index += 1
      }
    }
    return texts
  }

  /// Removes the text that is, or contains, another one; returns `false` if there is none.
  mutating func take(_ text: UnsafeRawBufferPointer) -> Bool {
    if let index = texts.firstIndex(where: { $0.elementsEqual(text) }) {
      texts.remove(at: index)
      return true
    }
    let part = Self.body(of: text)
    return part.count > 1 && texts.contains { contains($0, part) }
  }

  /// Returns the body of the only placeholder of a text, which a longer template contains as well; or the
  /// text.
  private static func body(of text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard text.count > 3, text.starts(with: "${".utf8), text.last == UInt8(ascii: "}"),
      !text.dropFirst(2).contains(UInt8(ascii: "$"))
    else { return text }
    return UnsafeRawBufferPointer(rebasing: text[2..<text.count - 1])
  }

  private func contains(_ whole: [UInt8], _ part: UnsafeRawBufferPointer) -> Bool {
    guard part.count < whole.count else { return false }
    return (0...(whole.count - part.count)).contains { start in
      whole[start..<(start + part.count)].elementsEqual(part)
    }
  }
}

extension SyntaxRecord {
  fileprivate var isScalar: Bool {
    switch kind {
    case .object, .array, .member, .invalid: false
    default: true
    }
  }
}

extension UInt8 {
  /// Whether the byte is part of a word or number; all bytes of characters beyond ASCII are.
  fileprivate var isWordCharacter: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
