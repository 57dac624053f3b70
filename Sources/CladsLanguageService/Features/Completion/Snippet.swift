import SourceText

/// Text with tab stops.
package struct Snippet: Sendable, Hashable, ExpressibleByStringLiteral {
  enum Segment: Sendable, Hashable {
    case text(String)
    /// A tab stop with its placeholder.
    case stop(String)
    /// A tab stop with a choice of values.
    case choice([String])
    /// The final position of the cursor.
    case end
  }

  private(set) var segments: [Segment]

  package init(stringLiteral text: String) { segments = [.text(text)] }

  /// Creates text without tab stops.
  package init(_ text: String) { segments = [.text(text)] }

  init(_ segments: Segment...) { self.segments = segments }

  static func + (left: Snippet, right: Snippet) -> Snippet {
    var result = left
    result.segments += right.segments
    return result
  }

  /// Joins snippets with a separator.
  static func joined(_ snippets: [Snippet], by separator: String) -> Snippet {
    var result = Snippet("")
    for (index, snippet) in snippets.enumerated() {
      if index > 0 { result.segments.append(.text(separator)) }
      result.segments += snippet.segments
    }
    return result
  }

  /// Returns the snippet without the quote that it starts with and, if `closing` is `true`, without the one
  /// that it ends with; `nil` if it does not have them.
  func droppingQuotes(closing: Bool) -> Snippet? {
    var result = self
    guard case .text(let first)? = result.segments.first, first.utf8.first == Byte.quote else { return nil }
    result.segments[0] = .text(String(first.dropFirst()))
    guard closing else { return result }
    guard let index = result.segments.indices.last, case .text(let last) = result.segments[index],
      last.utf8.last == Byte.quote
    else { return nil }
    result.segments[index] = .text(String(last.dropLast()))
    return result
  }

  /// Returns the snippet with its texts changed by a function.
  func mapped(_ transform: (String) -> String) -> Snippet {
    var result = self
    result.segments = segments.map { segment in
      switch segment {
      case .text(let text): .text(transform(text))
      case .stop(let text): .stop(transform(text))
      case .choice(let values): .choice(values.map(transform))
      case .end: .end
      }
    }
    return result
  }

  /// Whether there are tab stops.
  package var hasStops: Bool {
    segments.contains { if case .text = $0 { false } else { true } }
  }

  /// The text with placeholders in place of tab stops, for clients without snippets.
  package var plain: String {
    segments.map { segment in
      switch segment {
      case .text(let text), .stop(let text): text
      case .choice(let values): values.first ?? ""
      case .end: ""
      }
    }.joined()
  }

  /// The texts that can be inserted without typing: one for each value of each choice.
  package var variants: [String] {
    var texts = [plain]
    for (index, segment) in segments.enumerated() {
      guard case .choice(let values) = segment else { continue }
      for value in values.dropFirst() {
        var other = self
        other.segments[index] = .text(value)
        texts.append(other.plain)
      }
    }
    return texts
  }

  /// The text in the snippet syntax of the protocol.
  package var marked: String {
    var text = ""
    var number = 0
    for segment in segments {
      switch segment {
      case .text(let plain): text += Self.escaped(plain, also: "")
      case .stop(let placeholder):
        number += 1
        text +=
          placeholder.isEmpty ? "$\(number)" : "${\(number):\(Self.escaped(placeholder, also: "}"))}"
      case .choice(let values):
        number += 1
        text += "${\(number)|\(values.map { Self.escaped($0, also: ",|") }.joined(separator: ","))|}"
      case .end: text += "$0"
      }
    }
    return text
  }

  private static func escaped(_ text: String, also special: String) -> String {
    guard
      text.utf8.contains(where: {
        $0 == Byte.dollar || $0 == Byte.closeBrace || $0 == Byte.backslash || $0 == Byte.comma
          || $0 == Byte.bar
      })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if "$\\".unicodeScalars.contains(scalar) || special.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
