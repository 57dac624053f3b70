import CladsPreview
import Diagnostics
import SourceText

/// The choice of a text to expect among those that the screen shows.
struct TextChoice: Sendable, Hashable {
  /// A part of the text.
  var typed = ""
  /// The index of the chosen one among those with that part.
  var index = 0
}

extension LiveScreen {
  /// Returns the texts of the screen with what is typed, in any case.
  private func texts(_ choice: TextChoice) -> [String] {
    let all = frame.recording?.texts ?? []
    let typed = choice.typed.lowercased()
    return typed.isEmpty ? all : all.filter { $0.lowercased().contains(typed) }
  }

  /// Handles a key while a text is chosen.
  mutating func chooseText(_ key: Key) -> LiveRequest {
    guard var choice = textChoice else { return .redraw }
    let found = texts(choice)
    let last = max(0, found.count - 1)
    choice.index = min(choice.index, last)
    let typed = choice.typed
    switch key {
    case .enter:
      guard found.indices.contains(choice.index) else { return .redraw }
      textChoice = nil
      return .record(.expectText(found[choice.index]))
    case .escape:
      textChoice = nil
      return .redraw
    case .down, .tab: choice.index = min(choice.index + 1, last)
    case .up, .backTab: choice.index = max(choice.index - 1, 0)
    case .pageDown: choice.index = min(choice.index + page, last)
    case .pageUp: choice.index = max(choice.index - page, 0)
    case .home: choice.index = 0
    case .end: choice.index = last
    case .text(let character): choice.typed.append(character)
    case .paste(let more): choice.typed += more.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .backspace: _ = choice.typed.popLast()
    case .control("u"): choice.typed = ""
    default: break
    }
    if choice.typed != typed { choice.index = 0 }
    textChoice = choice
    return .redraw
  }

  /// Returns the rows that list the texts, the chosen one in reverse video.
  func textRows(_ choice: TextChoice) -> [String] {
    let found = texts(choice)
    if found.isEmpty { return Array(["No text on the screen has this."].prefix(panelHeight)) }
    let index = min(choice.index, found.count - 1)
    let first = max(0, index - panelHeight + 1)
    return found.enumerated().dropFirst(first).prefix(panelHeight).map { number, text in
      let line = CellText.slice(
        CellText.fitted(TerminalText.line(text), size.columns), from: 0, width: size.columns)
      return number == index ? "\u{1B}[7m\(line)\u{1B}[0m" : line
    }
  }
}
