import SourceText

/// A parser for the grammar `{ "." | "[" integer "]" | run of anything but "." and "[" }`.
struct KeypathParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var components: [Keypath.Component] = []
  private var ranges: [Range<Int>] = []
  private var problem: KeypathProblem?

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() -> Keypath {
    while position < bytes.count {
      if components.count == Keypath.maximumComponents {
        report(.tooLong, position..<bytes.count)
        return malformed()
      }
      switch bytes[position] {
      case Byte.dot: position += 1
      case Byte.openBracket:
        if !element() { return malformed() }
      default: segment()
      }
    }
    findSuspects()
    let extent = (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
    return Keypath(source: bytes.text(extent), components: components, ranges: ranges, problem: problem)
  }

  /// Parses `[0]`; returns false if the text at `position` is not an index in brackets.
  private mutating func element() -> Bool {
    let start = position
    var end = start + 1
    while end < bytes.count, bytes[end] != Byte.closeBracket { end += 1 }
    guard end < bytes.count else {
      report(.unclosedBracket, start..<bytes.count)
      return false
    }
    guard let index = bytes.integer(start + 1..<end, signed: true) else {
      report(.badSubscript(bytes.text(start + 1..<end)), start..<end + 1)
      return false
    }
    append(.index(index), start..<end + 1)
    return true
  }

  private mutating func segment() {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != Byte.dot, bytes[end] != Byte.openBracket { end += 1 }
    if let index = bytes.integer(start..<end, signed: true) {
      append(.index(index), start..<end)
    } else {
      append(.key(bytes.text(start..<end)), start..<end)
    }
  }

  private mutating func append(_ component: Keypath.Component, _ range: Range<Int>) {
    components.append(component)
    ranges.append(range)
    position = range.upperBound
  }

  private func malformed() -> Keypath {
    Keypath(source: bytes.text(0..<bytes.count), components: [], ranges: [], problem: problem)
  }

  // MARK: Problems

  private mutating func report(_ kind: KeypathProblem.Kind, _ range: Range<Int>) {
    if problem == nil { problem = KeypathProblem(kind: kind, range: range) }
  }

  /// Reports the most serious thing that a path may contain but never should.
  private mutating func findSuspects() {
    let all = 0..<bytes.count
    guard !components.isEmpty else { return report(.empty, all) }
    // Most paths are plain, and only an index can be wrong in them.
    let isPlain = Keypath.isPlain(bytes)
    if !isPlain, let range = placeholder() { return report(.placeholder, range) }
    for (component, range) in zip(components, ranges) {
      guard case .index(let index) = component else { continue }
      if index < 0 { return report(.negativeIndex(index), range) }
      if index > Keypath.largestIndex { return report(.indexTooLarge(index), range) }
    }
    if isPlain { return }
    if case .index? = components.first { return report(.rootIndex, ranges[0]) }
    if let range = operatorCharacter() { return report(.operatorCharacter(bytes.text(range)), range) }
    let trimmed = bytes.trimmed(all)
    if trimmed != all { return report(trimmed.isEmpty ? .blank : .surroundingSpace, all) }
    if let range = strayBracket() { return report(.strayBracket, range) }
    if let range = strayDots() { report(.strayDots, range) }
  }

  private func placeholder() -> Range<Int>? {
    guard let start = Template.opening(in: bytes, from: 0) else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != Byte.closeBrace { end += 1 }
    return start..<min(end + 1, bytes.count)
  }

  /// Returns the range of the first operator character; a hyphen counts only next to a space, because keys
  /// may contain hyphens.
  private func operatorCharacter() -> Range<Int>? {
    for position in 0..<bytes.count {
      switch bytes[position] {
      case Byte.exclamationMark, Byte.quote, 0x25...0x2B, Byte.slash, Byte.colon, 0x3C...0x3F, Byte.bar:
        return position..<position + 1
      case Byte.minus where bytes.byte(at: position - 1).isSpace || bytes.byte(at: position + 1).isSpace:
        return position..<position + 1
      default: continue
      }
    }
    return nil
  }

  private func strayBracket() -> Range<Int>? {
    for (component, range) in zip(components, ranges) {
      guard case .key = component else { continue }
      if let position = range.first(where: { bytes[$0] == Byte.closeBracket }) {
        return position..<position + 1
      }
    }
    return nil
  }

  private func strayDots() -> Range<Int>? {
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] == Byte.dot { end += 1 }
      let isStray = end - position > 1 || position == 0 || end == bytes.count
      if end > position, isStray { return position..<end }
      position = max(end, position + 1)
    }
    return nil
  }
}
