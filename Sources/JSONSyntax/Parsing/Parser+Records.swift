import SourceText

extension Parser {
  /// Writes the record of a value without children, and ends the enclosing member.
  mutating func append(_ kind: SyntaxKind, _ start: Int, _ end: Int, _ flags: SyntaxFlags = []) {
    records[used] = SyntaxRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      next: UInt32(truncatingIfNeeded: used &+ 1),
      parent: UInt32(truncatingIfNeeded: inObject ? used &- 2 : container), kind: kind, flags: flags)
    used &+= 1
    if inObject { endMember(used &- 3, at: end) }
  }

  /// Writes the records of a member and its name; a value or a call of `endMember` must follow.
  mutating func appendMember(_ start: Int, _ end: Int, content: Range<Int>, _ flags: SyntaxFlags = []) {
    records[used] = SyntaxRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      next: UInt32(truncatingIfNeeded: used &+ 2), parent: UInt32(truncatingIfNeeded: container),
      kind: .member)
    records[used &+ 1] = SyntaxRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
      next: source.nameHash(content.lowerBound, content.upperBound), parent: UInt32(truncatingIfNeeded: used),
      kind: .string, flags: flags)
    used &+= 2
  }

  /// Ends a member at `end`; all records written since it began belong to it.
  mutating func endMember(_ member: Int, at end: Int) {
    records[member].end = UInt32(truncatingIfNeeded: end)
    records[member].next = UInt32(truncatingIfNeeded: used)
  }

  mutating func open(_ kind: SyntaxKind, at start: Int) {
    records[used] = SyntaxRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start), next: 0,
      parent: UInt32(truncatingIfNeeded: inObject ? used &- 2 : container), kind: kind)
    container = used
    inObject = kind == .object
    used &+= 1
  }

  /// Ends the innermost container and the enclosing member; returns whether another container is open.
  mutating func close(at end: Int, _ flags: SyntaxFlags = []) -> Bool {
    records[container].end = UInt32(truncatingIfNeeded: end)
    records[container].next = UInt32(truncatingIfNeeded: used)
    records[container].flags.formUnion(flags)
    if container == 0 { return false }
    let closed = container
    (container, inObject) = enclosing(closed)
    if inObject {
      let member = Int(records[closed].parent)
      endMember(member, at: end)
      records[member].flags.formUnion(flags.intersection(.containsError))
    }
    return true
  }

  /// Returns the container that encloses a container, and whether it is an object.
  func enclosing(_ index: Int) -> (index: Int, isObject: Bool) {
    let parent = Int(records[index].parent)
    guard records[parent].kind == .member else { return (parent, false) }
    return (Int(records[parent].parent), true)
  }

  /// Whether there is a container: the root may be a single string or number.
  var hasContainer: Bool {
    used > container && (records[container].kind == .object || records[container].kind == .array)
  }

  /// The closing bracket of the innermost container.
  var closer: UInt8 { inObject ? Byte.closeBrace : Byte.closeBracket }

  /// Returns the name of a member, shortened for use in a message.
  func nameText(_ member: Int) -> String {
    let content = contentRange(member &+ 1)
    return excerpt(content.lowerBound, content.upperBound)
  }

  /// Returns the range between the quotes of the string at `index`.
  func contentRange(_ index: Int) -> Range<Int> {
    let string = records[index]
    var (start, end) = (Int(string.start), Int(string.end))
    if start < end, source[start] == Byte.quote || source[start] == Byte.apostrophe {
      start &+= 1
      if start < end, !string.flags.contains(.unclosed) { end &-= 1 }
    }
    return start..<end
  }
}
