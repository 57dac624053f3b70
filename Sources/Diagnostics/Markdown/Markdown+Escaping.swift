import SourceText

/// Text from documents and project files in Markdown: it is no link, image or HTML, and ends no code.
extension Markdown {
  /// Returns a name or another short text as it is, on one line and without any markup.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    return escaped(scalars(ofLine: text), keepsMarkup: false)
  }

  /// Returns sentences in which code spans and emphasis stay.
  package static func prose(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    return lines(of: text).map { escaped($0, keepsMarkup: true) }.joined(separator: "\n")
  }

  /// Returns an inline code span; line breaks become spaces.
  package static func code(_ text: String) -> String {
    let scalars = scalars(ofLine: text)
    let fence = String(repeating: "`", count: longestRun(in: scalars) + 1)
    let content = visible(scalars)
    // A renderer removes one space on both sides, but only if there is more than spaces.
    let isPadded =
      content.hasPrefix("`") || content.hasSuffix("`")
      || content.hasPrefix(" ") && content.hasSuffix(" ") && content.contains { $0 != " " }
    if content.isEmpty { return "` `" }
    return isPadded ? "\(fence) \(content) \(fence)" : fence + content + fence
  }

  /// Returns a block of JSON.
  package static func block(json text: String) -> String {
    let lines = lines(of: text)
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)json\n\(lines.map(visible).joined(separator: "\n"))\n\(fence)"
  }

  /// Returns a link to a line of a file.
  package static func link(toLine line: Int, of uri: String) -> String {
    // The client wrote the URI and may have left characters that end the link.
    let target = uri.utf8.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !#"()<>[]\`"*_|"#.utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "[line \(line)](\(target.joined())#L\(line))"
  }

  /// Whether a byte is neither a letter, a digit, a space nor punctuation without a meaning in Markdown.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    !byte.isLetter && !byte.isDigit && byte != Byte.space && byte != Byte.comma && byte != Byte.minus
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func lines(of text: String) -> [[Unicode.Scalar]] {
    let scalars = Array(text.unicodeScalars)
    var lines: [[Unicode.Scalar]] = [[]]
    for (index, scalar) in scalars.enumerated() {
      if !isLineBreak(scalar) {
        lines[lines.count - 1].append(scalar)
      } else if scalar != "\n" || index == 0 || scalars[index - 1] != "\r" {
        lines.append([])
      }
    }
    return lines
  }

  private static func scalars(ofLine text: String) -> [Unicode.Scalar] {
    Array(lines(of: text).joined(separator: [" "]))
  }

  private static func visible(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { scalar in
      scalar == "\t" ? " " : TerminalText.visible(scalar) ?? String(scalar)
    }.joined()
  }

  /// Returns the length of the longest run of backticks.
  private static func longestRun(in scalars: [Unicode.Scalar]) -> Int {
    var longest = 0
    var current = 0
    for scalar in scalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  private static func escaped(_ scalars: [Unicode.Scalar], keepsMarkup: Bool) -> String {
    var result = ""
    // Where each run of backticks starts, by length; `nil` once it is known that no more follow.
    var hasNoRun: Set<Int> = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "`" {
        let count = run(of: "`", at: index, in: scalars)
        let end = keepsMarkup && !hasNoRun.contains(count) ? closing(count, after: index, in: scalars) : nil
        if let end {
          result += visible(scalars[index..<end])
          index = end
        } else {
          hasNoRun.insert(count)
          result += String(repeating: "\\`", count: count)
          index += count
        }
        continue
      }
      if needsEscape(scalars, index, keepsMarkup: keepsMarkup) {
        result += "\\" + String(scalar)
      } else if let form = TerminalText.visible(scalar) {
        result += scalar == "\t" ? " " : "\\" + form
      } else {
        result.unicodeScalars.append(scalar)
      }
      index += 1
    }
    return result
  }

  private static func run(of scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]) -> Int {
    scalars[index...].prefix { $0 == scalar }.count
  }

  /// Returns the end of the code span that opens with a run of backticks.
  private static func closing(_ count: Int, after index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var index = index + count
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let length = run(of: "`", at: index, in: scalars)
      if length == count { return index + length }
      index += length
    }
    return nil
  }

  private static func needsEscape(_ scalars: [Unicode.Scalar], _ index: Int, keepsMarkup: Bool) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let last = index > 0 ? scalars[index - 1] : nil
    switch scalars[index] {
    case "\\", "<", "~": return true
    case "*": return !keepsMarkup
    // An underscore inside a word is no emphasis.
    case "_": return !keepsMarkup && !(isWord(last) && isWord(next))
    case "&": return isWord(next) || next == "#"
    case "]": return next == "(" || next == "[" || next == ":"
    // A definition of a link, a heading or a quotation starts a line.
    case "[", "#", ">": return last == nil && keepsMarkup
    // Addresses are links even without brackets.
    case ":": return next == "/"
    case "@": return isWord(last)
    case ".": return index >= 3 && scalars[(index - 3)..<index].allSatisfy { $0 == "w" || $0 == "W" }
    default: return false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
  }
}
