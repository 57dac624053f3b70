/// Text from documents in sentences: delimited so that reports can tell it from their own words.
enum Quoted {
  /// Returns a text that is shown, in quotation marks, cut after a number of characters.
  static func text(_ text: String, limit: Int = 40) -> String {
    let inner = text.clipped(to: limit).map { $0 == "“" || $0 == "”" ? "\"" : $0 }
    return "“\(String(inner))”"
  }

  /// Returns a name or a value in backticks, cut after a number of characters.
  static func code(_ text: String, limit: Int = 120) -> String {
    "`\(String(text.clipped(to: limit).map { $0 == "`" ? "'" : $0 }))`"
  }

  /// Returns a kind of nodes, in backticks only if it is not a word.
  static func kind(_ kind: String) -> String {
    let isWord = !kind.isEmpty && kind.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return isWord ? kind : code(kind, limit: 40)
  }

  /// A part of a sentence.
  enum Part: Equatable {
    /// Words of our own.
    case words(String)
    /// What is in backticks.
    case code(String)
    /// What is in quotation marks.
    case text(String)
  }

  /// Returns the parts of a sentence.
  static func parts(of sentence: String) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = Substring(sentence)
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "“" }) {
      let isCode = rest[start] == "`"
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: isCode ? "`" : "”") else { break }
      words += rest[..<start]
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      parts.append(isCode ? .code(String(inner[..<end])) : .text(String(inner[..<end])))
      rest = inner[inner.index(after: end)...]
    }
    words += rest
    if !words.isEmpty { parts.append(.words(words)) }
    return parts
  }
}

extension String {
  /// Returns the text on one line, cut after a number of characters.
  fileprivate func clipped(to limit: Int) -> String {
    let line = String(prefix(limit + 1).map { $0.isNewline ? " " : $0 })
    return line.count > limit ? line.prefix(limit) + "…" : line
  }
}
