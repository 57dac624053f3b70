import SourceText

/// Values with structure: closures, dictionaries of them, metatypes, instances.
extension SwiftCode {
  func value(at index: Int) -> ValueFacts {
    var facts = ValueFacts(expression: nameExpression(at: index).expression)
    if isPunctuation(Byte.openBrace, at: index) {
      facts.closure = closure(at: index)
    } else if isPunctuation(Byte.openBracket, at: index) {
      readElements(at: index, into: &facts)
    } else {
      facts.type = typeOfValue(at: index)
    }
    return facts
  }

  /// The type in `Chart.self` or `Chart(…)`.
  private func typeOfValue(at index: Int) -> [String]? {
    guard !isPunctuation(Byte.dot, at: index), let (names, end) = path(at: index), let last = names.last
    else { return nil }
    if last == "self" { return names.count > 1 ? Array(names.dropLast()) : nil }
    return isPunctuation(Byte.openParenthesis, at: end) && last.utf8.first?.isUppercase == true ? names : nil
  }

  /// Reads the parameters and the body of the closure whose brace is at an index.
  func closure(at index: Int) -> ClosureFacts {
    let end = bracketEnd(at: index)
    var parameters: [String] = []
    var next = index + 1
    while next < end, self[next].kind == .attribute { next += 1 }
    if isPunctuation(Byte.openBracket, at: next) { next = indexAfter(next) }
    let isParenthesized = isPunctuation(Byte.openParenthesis, at: next)
    let listEnd = isParenthesized ? bracketEnd(at: next) : end
    if isParenthesized { next += 1 }
    // A parameter is a name after which there is a comma, a type or the end of the list.
    while next < listEnd, parameters.count < 16, let name = name(at: next), name != "in" {
      parameters.append(name)
      next += 1
      if isParenthesized {
        while next < listEnd, !isPunctuation(Byte.comma, at: next) { next = indexAfter(next) }
      }
      guard isPunctuation(Byte.comma, at: next) else { break }
      next += 1
    }
    var signatureEnd = isParenthesized ? listEnd + 1 : next
    // `async`, `throws` and a result type may precede `in`.
    for _ in 0..<16 where signatureEnd < end && !isName("in", at: signatureEnd) { signatureEnd += 1 }
    let hasSignature = signatureEnd < end && isName("in", at: signatureEnd)
    return ClosureFacts(
      parameters: hasSignature && !parameters.isEmpty ? parameters : ["$0", "$1"],
      body: range(from: index + 1, to: end))
  }

  private func readElements(at index: Int, into facts: inout ValueFacts) {
    let end = bracketEnd(at: index)
    var next = index + 1
    while next < end {
      let start = next
      let (key, keyEnd) = nameExpression(at: next)
      if isPunctuation(Byte.colon, at: keyEnd), keyEnd < end {
        let isClosure = isPunctuation(Byte.openBrace, at: keyEnd + 1)
        facts.entries.append(
          EntryFacts(
            key: key, value: nameExpression(at: keyEnd + 1).expression,
            closure: isClosure ? closure(at: keyEnd + 1) : nil,
            documentation: documentation(from: start, to: start)))
        next = keyEnd + 1
      } else if let type = typeOfValue(at: next) {
        facts.elements.append(type)
      }
      next = max(next, start)
      while next < end, !isPunctuation(Byte.comma, at: next) { next = indexAfter(next) }
      next += 1
    }
  }

  /// Reads a type and returns it without spaces, with the index after it; `nil` if there is none.
  func type(at index: Int) -> (text: String, end: Int)? {
    var next = index
    var text = ""
    // Whether the type is complete, so that only a suffix may follow.
    var isComplete = false
    while next < count, text.utf8.count < 200 {
      let token = tokens[next]
      switch (token.kind, token.firstByte) {
      case (.attribute, _) where !isComplete: next += 1
      case (.identifier, _) where !isComplete:
        let name = self.text(at: next)
        if !["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"].contains(name) {
          text += name
          isComplete = true
        }
        next += 1
      case (.punctuation, Byte.openBracket) where !isComplete,
        (.punctuation, Byte.openParenthesis) where !isComplete:
        let end = indexAfter(next)
        text += joined(from: next, to: end)
        next = end
        isComplete = true
      case (.punctuation, Byte.lessThan) where isComplete:
        let end = endOfGenerics(at: next)
        text += joined(from: next, to: end)
        next = end
      case (.punctuation, Byte.dot) where isComplete, (.punctuation, Byte.ampersand) where isComplete:
        text += self.text(at: next)
        next += 1
        isComplete = false
      case (.punctuation, Byte.questionMark) where isComplete,
        (.punctuation, Byte.exclamationMark) where isComplete:
        text += "?"
        next += 1
      case (.punctuation, Byte.minus) where isComplete && isPunctuation(Byte.greaterThan, at: next + 1):
        text += "->"
        next += 2
        isComplete = false
      default: return isComplete ? (text, next) : nil
      }
    }
    return isComplete ? (text, next) : nil
  }

  private func joined(from start: Int, to end: Int) -> String {
    // A type that is longer is not one whose parts matter.
    (start..<min(end, start + 40)).map { text(at: $0) }.joined()
  }

  /// Returns the index after the angle brackets that open at an index.
  func endOfGenerics(at index: Int) -> Int {
    var depth = 0
    var next = index
    while next < min(count, index + 200) {
      switch self[next].firstByte {
      case Byte.lessThan where self[next].kind == .punctuation: depth += 1
      case Byte.greaterThan where self[next].kind == .punctuation && !isPunctuation(Byte.minus, at: next - 1):
        depth -= 1
        if depth == 0 { return next + 1 }
      case Byte.openBrace, Byte.closeBrace, Byte.semicolon: return next
      default: break
      }
      next = indexAfter(next)
    }
    return next
  }
}
