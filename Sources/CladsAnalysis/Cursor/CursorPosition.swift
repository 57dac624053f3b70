package import JSONSyntax
package import SourceText

/// The position of an offset among the surrounding brackets, commas and colons, which is found from the text
/// nearby.
package struct CursorPosition: Sendable {
  /// What belongs at an offset.
  package enum Slot: Sendable, Hashable {
    /// The name of a member.
    case name
    /// A value.
    case value
    /// Nothing: the offset is in a complete token, or outside of the document.
    case nothing
  }

  /// What belongs at the offset.
  package var slot = Slot.nothing
  /// The range of the token to replace, with its quotes; empty if nothing has been typed yet.
  package var token: TextRange
  /// The record of the token to replace, if it is a quoted string.
  package var string: RecordIndex?
  /// The record of the token to replace, if it is a string or a bare word that is read as one.
  package var text: RecordIndex?
  /// The offset of a missing comma before the token.
  package var missingComma: TextOffset?
  /// The offset of a missing colon before the token.
  package var missingColon: TextOffset?
  /// Whether a comma is missing after the token.
  package var needsCommaAfter = false
  /// Whether a colon follows the name.
  package var hasColon = false
  /// Whether the value of the name follows it.
  package var hasValue = false
  /// The innermost object or array around the offset.
  package var container: RecordIndex?
  /// The last member that starts before the offset.
  package var member: RecordIndex?
}

/// Computes the position of an offset.
struct CursorPositionFinder {
  let view: SyntaxView
  let offset: TextOffset
  let root: RecordIndex
  private var place: CursorPosition

  init(_ view: SyntaxView, offset: TextOffset, root: RecordIndex) {
    self.view = view
    self.offset = offset
    self.root = root
    place = CursorPosition(token: TextRange(offset, offset))
  }

  /// Returns the position, given the innermost record that touches the offset.
  mutating func find(from record: RecordIndex) -> CursorPosition {
    findToken(record)
    place.container = container(around: record)
    guard let container = place.container else {
      findRoot(record)
      return place
    }
    if view.kind(container) == .object { object(container) } else { array(container) }
    return place
  }

  /// Finds the scalar that is being typed; a scalar that starts at the offset is not.
  private mutating func findToken(_ record: RecordIndex) {
    let range = view.range(record)
    switch view.kind(record) {
    case .string:
      let isOpen = !view.flags(record).isDisjoint(with: .unclosed) || !hasQuotes(record)
      guard range.start < offset, offset < range.end || (isOpen && offset == range.end) else { return }
      place.string = hasQuotes(record) ? record : nil
      place.text = record
    case .number, .true, .false, .null, .invalid:
      guard range.start < offset, offset.utf8 <= range.end.utf8 else { return }
    case .object, .array, .member:
      findUnexpectedWord()
      return
    }
    place.token = range
  }

  /// Finds the bare word before the offset where none is expected, such as one after an entry without a
  /// comma: the parser has skipped it.
  private mutating func findUnexpectedWord() {
    var start = min(offset.utf8, view.bytes.count)
    var end = start
    while start > 0, view.bytes[start - 1].isPartOfBareWord { start -= 1 }
    if start == end { return }
    while end < view.bytes.count, view.bytes[end].isPartOfBareWord { end += 1 }
    place.token = TextRange(utf8: start, end)
  }

  private func hasQuotes(_ record: RecordIndex) -> Bool {
    let start = view.range(record).start.utf8
    return start < view.bytes.count
      && (view.bytes[start] == Byte.quote || view.bytes[start] == Byte.apostrophe)
  }

  private func container(around record: RecordIndex) -> RecordIndex? {
    var current = record
    while true {
      if view.kind(current) == .object || view.kind(current) == .array, isInside(current) { return current }
      if current == root || current == 0 { return nil }
      current = view[current].parent
    }
  }

  /// Returns whether the offset is between the brackets of a container.
  private func isInside(_ node: RecordIndex) -> Bool {
    let range = view.range(node)
    let isUnclosed = view.flags(node).contains(.unclosed)
    return range.start < offset && (offset < range.end || (isUnclosed && offset == range.end))
  }

  /// Handles an offset outside of any container: a value can be typed if the file has none.
  private mutating func findRoot(_ record: RecordIndex) {
    guard root == 0, record == 0 else { return }
    let isBlank = view.kind(0) == .invalid && view.range(0).isEmpty
    if isBlank || !place.token.isEmpty { place.slot = .value }
  }

  private mutating func array(_ container: RecordIndex) {
    let before = before(place.token.start.utf8)
    place.slot = .value
    if before > 0, view.bytes[before - 1] != Byte.comma, before - 1 != view.range(container).start.utf8 {
      place.missingComma = TextOffset(utf8: before)
    }
    place.needsCommaAfter = isEntry(at: after(place.token.end.utf8))
  }

  private mutating func object(_ container: RecordIndex) {
    let before = before(place.token.start.utf8)
    let previous = before > 0 ? view.bytes[before - 1] : 0
    place.member = lastMember(of: container)
    switch previous {
    case Byte.colon: value()
    case Byte.comma: name()
    default:
      if before - 1 == view.range(container).start.utf8 { return name() }
      if let member = place.member, isNamed(member, endingAt: before) { return nameWithoutColon(before) }
      place.missingComma = TextOffset(utf8: before)
      name()
    }
  }

  /// Handles an offset after a name without a colon.
  private mutating func nameWithoutColon(_ end: Int) {
    let next = after(place.token.end.utf8)
    let colon = next < view.bytes.count && view.bytes[next] == Byte.colon
    if place.token.isEmpty, colon { return }
    if colon {
      place.missingComma = TextOffset(utf8: end)
      return name()
    }
    place.missingColon = TextOffset(utf8: end)
    value()
  }

  private mutating func name() {
    place.slot = .name
    let next = after(place.token.end.utf8)
    guard next < view.bytes.count else { return }
    switch view.bytes[next] {
    case Byte.colon where !place.token.isEmpty: place.hasColon = true
    case Byte.colon: place.slot = .nothing
    case Byte.quote where !isName(at: next) && !place.token.isEmpty: place.hasValue = true
    default:
      let isValue = isEntry(at: next) && view.bytes[next] != Byte.quote
      if isValue, !place.token.isEmpty { place.hasValue = true }
      place.needsCommaAfter = isEntry(at: next) && !place.hasValue
    }
  }

  private mutating func value() {
    place.slot = .value
    let next = after(place.token.end.utf8)
    guard isEntry(at: next) else { return }
    if !place.token.isEmpty || isName(at: next) {
      place.needsCommaAfter = true
      return
    }
    // A value follows the offset: a scalar is replaced, a container is left alone.
    guard let member = place.member, let value = view.value(of: member),
      view.range(value).start.utf8 == next, view.kind(value) != .object, view.kind(value) != .array
    else {
      place.slot = .nothing
      return
    }
    place.token.end = view.range(value).end
    place.needsCommaAfter = isEntry(at: after(place.token.end.utf8))
  }

  private func lastMember(of object: RecordIndex) -> RecordIndex? {
    var last: RecordIndex?
    for member in view.members(of: object) {
      if view.range(member).start >= place.token.start { break }
      last = member
    }
    return last
  }

  private func isNamed(_ member: RecordIndex, endingAt end: Int) -> Bool {
    view.range(view.name(of: member)).end.utf8 == end
  }

  /// Returns whether the string that starts at an offset is the name of a member.
  private func isName(at start: Int) -> Bool {
    guard start < view.bytes.count, view.bytes[start] == Byte.quote else { return false }
    guard let container = place.container else { return false }
    var member = place.member ?? view.firstChild(of: container)
    while member < view.end(of: container), view.range(member).start.utf8 < start {
      member = view.end(of: member)
    }
    return member < view.end(of: container) && view.kind(member) == .member
      && view.range(member).start.utf8 == start
  }

  /// Returns whether a value or a name starts at an offset.
  private func isEntry(at start: Int) -> Bool {
    guard start < view.bytes.count else { return false }
    switch view.bytes[start] {
    case Byte.comma, Byte.colon, Byte.closeBrace, Byte.closeBracket: return false
    default: return true
    }
  }

  /// Returns the end of the last token before an offset.
  private func before(_ start: Int) -> Int {
    var end = min(start, view.bytes.count)
    while end > 0, view.bytes[end - 1].isSpace { end -= 1 }
    return end
  }

  /// Returns the start of the next token at or after an offset.
  private func after(_ end: Int) -> Int {
    var start = max(end, 0)
    while start < view.bytes.count, view.bytes[start].isSpace { start += 1 }
    return start
  }
}

extension UInt8 {
  /// Whether the byte can be in a name that an author types without quotes.
  fileprivate var isPartOfBareWord: Bool {
    isLetter || isDigit || self >= 0x80 || self == Byte.underscore || self == Byte.minus || self == Byte.dot
      || self == Byte.at || self == Byte.dollar || self == Byte.hash
  }
}
