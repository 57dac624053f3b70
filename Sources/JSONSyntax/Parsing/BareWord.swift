import SourceText

/// Returns whether `word` is the beginning of a literal or a number, cut off by the end of the text.
func isBeginningOfValue(_ word: [UInt8]) -> Bool {
  let literals: [StaticString] = ["true", "false", "null"]
  for literal in literals where literal.withUTF8Buffer({ $0.starts(with: word) }) { return true }
  // A number that is cut off after its sign or point, or in its exponent, is complete with one more digit.
  return looksLikeNumber(word) && isStrictNumber(word + [Byte.zero])
}

/// Returns whether `word` was probably meant to be a number.
func looksLikeNumber(_ word: [UInt8]) -> Bool {
  var digits = 0
  for (index, byte) in word.enumerated() {
    switch byte {
    case Byte.zero...Byte.nine: digits &+= 1
    case Byte.plus, Byte.minus, Byte.dot, Byte.underscore: break
    case Byte.lowerE, UInt8(ascii: "E"): if digits == 0 { return false }
    default:
      let isHexadecimal = hexadecimalPrefixEnd(word).map { index < $0 || byte.hexadecimalValue != nil }
      if isHexadecimal != true { return false }
    }
  }
  return digits > 0 || word == [Byte.minus] || word == [Byte.plus]
}

/// Returns what is wrong with a number, and its valid form if there is one.
func diagnoseNumber(_ word: [UInt8]) -> (SyntaxError.NumberProblem, meant: String?) {
  if let start = hexadecimalPrefixEnd(word) {
    let value = UInt64(String(decoding: word[start...], as: UTF8.self), radix: 16)
    return (.hexadecimal, value.map { (word.first == Byte.minus ? "-" : "") + String($0) })
  }
  var problem: SyntaxError.NumberProblem?
  var number = word
  if number.contains(Byte.underscore) {
    problem = .separators
    number.removeAll { $0 == Byte.underscore }
  }
  if number.first == Byte.plus {
    problem = problem ?? .plusSign
    number.removeFirst()
  }
  let isNegative = number.first == Byte.minus
  if isNegative { number.removeFirst() }
  if number.first == Byte.dot {
    problem = problem ?? .noDigitBeforePoint
    number.insert(Byte.zero, at: 0)
  }
  let digits = number.prefix { $0.isDigit }
  let zeros = digits.dropLast().prefix { $0 == Byte.zero }.count
  if zeros > 0 {
    problem = problem ?? .leadingZero
    number.removeFirst(zeros)
  }
  if let dot = number.firstIndex(of: Byte.dot),
    !number.dropFirst(dot &+ 1).prefix(1).contains(where: { $0.isDigit })
  {
    problem = problem ?? .noDigitAfterPoint
    number.remove(at: dot)
  }
  if isNegative { number.insert(Byte.minus, at: 0) }
  if isStrictNumber(number) { return (problem ?? .other, String(decoding: number, as: UTF8.self)) }
  if isStrictNumber(number + [Byte.zero]), number.count > 1 { return (.noExponent, nil) }
  return (.other, nil)
}

/// Returns the literal that `word` was probably meant to be: one of another language, or one with a typo.
func intendedLiteral(for word: [UInt8]) -> (kind: SyntaxKind, literal: String)? {
  guard (2...9).contains(word.count) else { return nil }
  let lowercased = word.map(\.lowercased)
  let text = String(decoding: lowercased, as: UTF8.self)
  switch text {
  case "none", "nil", "undefined": return (.null, "null")
  case "nan", "infinity", "-infinity": return (.null, "null")
  default: break
  }
  let literals: [(SyntaxKind, String)] = [(.true, "true"), (.false, "false"), (.null, "null")]
  for (kind, literal) in literals where isTypo(lowercased, of: Array(literal.utf8)) { return (kind, literal) }
  return nil
}

/// Returns whether `word` has the same letters as `literal` in any order, or one letter more or less.
private func isTypo(_ word: [UInt8], of literal: [UInt8]) -> Bool {
  if word.count == literal.count { return word.sorted() == literal.sorted() }
  let (short, long) = word.count < literal.count ? (word, literal) : (literal, word)
  guard long.count &- short.count == 1 else { return false }
  for index in long.indices {
    var shortened = long
    shortened.remove(at: index)
    if shortened == short { return true }
  }
  return false
}

private func isStrictNumber(_ word: [UInt8]) -> Bool {
  word.withUnsafeBufferPointer { bytes in
    guard let base = bytes.baseAddress else { return false }
    return ByteSource(base: base, count: bytes.count).numberEnd(0) == bytes.count
  }
}

/// Returns the offset after `0x`, which a sign may precede; `nil` if no digits follow.
private func hexadecimalPrefixEnd(_ word: [UInt8]) -> Int? {
  let start = word.first == Byte.minus || word.first == Byte.plus ? 1 : 0
  guard word.count > start &+ 2, word[start] == Byte.zero, word[start &+ 1] | 0x20 == UInt8(ascii: "x") else {
    return nil
  }
  return start &+ 2
}
