import SourceText

extension Parser {
  mutating func recoverName() -> Step { skipOrClose(.name) }
  mutating func recoverValue() -> Step { skipOrClose(.value) }
  mutating func recoverAfter() -> Step { skipOrClose(.after) }
  mutating func finishRoot() -> Step { .finished }

  mutating func escapedString() -> Step {
    var end = at &+ 1
    while true {
      end = source.plainEnd(end)
      if source[end] != Byte.backslash { break }
      end = Swift.min(end &+ 2, source.count)
    }
    let isClosed = source[end] == Byte.quote
    if !isClosed { errors.append(SyntaxError(.unexpected("\""), TextRange(utf8: at, end))) }
    let stop = Swift.min(end &+ 1, source.count)
    records[used] = SyntaxRecord(
      start: UInt32(truncatingIfNeeded: at), end: UInt32(truncatingIfNeeded: stop),
      next: UInt32(truncatingIfNeeded: used &+ 1),
      parent: UInt32(truncatingIfNeeded: inObject ? used &- 2 : container), kind: .string,
      flags: isClosed ? .escaped : [.escaped, .unclosed, .containsError])
    used &+= 1
    at = stop
    if inObject {
      records[used &- 3].end = UInt32(truncatingIfNeeded: stop)
      records[used &- 3].next = UInt32(truncatingIfNeeded: used)
    }
    return .after
  }

  private mutating func skipOrClose(_ step: Step) -> Step {
    errors.append(SyntaxError(.unexpected(""), TextRange(utf8: at, at)))
    if used == 0 {
      records[0] = SyntaxRecord(
        start: 0, end: UInt32(truncatingIfNeeded: source.count), next: 1, parent: 0, kind: .invalid,
        flags: .containsError)
      used = 1
      return .finished
    }
    at = source.count
    while true {
      records[container].end = UInt32(truncatingIfNeeded: at)
      records[container].next = UInt32(truncatingIfNeeded: used)
      records[container].flags.formUnion([.unclosed, .containsError])
      if container == 0 { return .finished }
      container = Int(records[container].parent)
      if records[container].kind == .member {
        records[container].end = UInt32(truncatingIfNeeded: at)
        records[container].next = UInt32(truncatingIfNeeded: used)
        records[container].flags.formUnion(.containsError)
        container = Int(records[container].parent)
      }
    }
  }
}
