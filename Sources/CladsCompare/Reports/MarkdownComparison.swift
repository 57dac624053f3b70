import Diagnostics
import SourceText

/// A comparison as a comment on a pull request.
package struct MarkdownComparison {
  /// The first line, by which an earlier comment is found.
  package static let marker = "<!-- clads-lsp --compare -->"
  /// The maximum size in bytes: GitHub refuses a comment of more than 65,536 characters.
  package static let maximumSize = 60_000
  /// The bytes that are kept for what comes after the screens.
  private static let reserve = 1_500
  /// The number of changes of a screen that are listed.
  private static let maximumChanges = 40
  /// The number of screens without a change on screen that are listed.
  private static let maximumSame = 30

  private let command: String

  /// Creates a report; `command` prints what does not fit.
  package init(command: String) { self.command = command }

  /// Returns the report, which ends with a line break.
  package func text(_ comparison: Comparison) -> String {
    var text = "\(Self.marker)\n### \(Self.title(comparison))\n\n\(prose(ChangeWords.summary(comparison)))\n"
    if !comparison.shared.isEmpty {
      text += "\n" + comparison.shared.prefix(Self.maximumChanges).map(item).joined()
    }
    let changed = comparison.screens.filter { $0.verdict != .same }.enumerated().sorted { left, right in
      (right.element.weight, left.offset) < (left.element.weight, right.offset)
    }.map(\.element)
    var left = Self.maximumSize - Self.reserve - text.utf8.count
    let sections = changed.map(section)
    // The drawings come last: what has changed is said of every screen first, as far as it fits.
    let words = sections.reduce(0) { $0 + $1.utf8.count }
    let isComplete = words <= left
    // A quarter stays for the titles of what is not described.
    let titles = isComplete ? 0 : left / 4
    var drawingBytes = max(isComplete ? left - words : 0, left / 3)
    var leftOut: [ScreenComparison] = []
    for (screen, section) in zip(changed, sections) {
      let drawing = drawing(screen)
      let isDrawn = drawing.utf8.count <= drawingBytes
      let part = section + (isDrawn ? drawing : "")
      guard leftOut.isEmpty, part.utf8.count <= left - titles else {
        leftOut.append(screen)
        continue
      }
      if isDrawn { drawingBytes -= drawing.utf8.count }
      text += part
      left -= part.utf8.count
    }
    if !leftOut.isEmpty { text += rest(leftOut, &left) }
    let same = comparison.screens.filter { $0.verdict == .same }
    let rest = self.same(same)
    return rest.utf8.count <= left + Self.reserve / 2 ? text + rest : text
  }

  /// Returns the titles of screens that are not described, and how to see them.
  private func rest(_ screens: [ScreenComparison], _ left: inout Int) -> String {
    var text = "\n"
    var count = 0
    for screen in screens {
      let line =
        "- \(Markdown.code(TerminalText.line(screen.title))) \(prose(ChangeWords.verdict(screen)))\n"
      guard line.utf8.count <= left else { break }
      text += line
      left -= line.utf8.count
      count += 1
    }
    let more = screens.count - count
    let screens =
      more == 0 ? "what changed in these" : more == 1 ? "and 1 more screen" : "and \(more) more screens"
    return text + "\n\(screens): run \(Markdown.code(TerminalText.line(command)))\n"
  }

  private static func title(_ comparison: Comparison) -> String {
    comparison.changesScreen ? "What changed on screen" : "Nothing changed on screen"
  }

  private func item(_ shared: SharedChange) -> String {
    let details = ChangeWords.details(shared.change)
    let reached = "reaches \(shared.screens.count) screens: \(ChangeWords.names(shared.screens))"
    return "- **\(prose(ChangeWords.subject(shared.change)))**: "
      + (details + [reached]).map(prose).joined(separator: "; ") + "\n"
  }

  private func section(_ screen: ScreenComparison) -> String {
    var text =
      "\n#### \(Markdown.code(TerminalText.line(screen.title))) \(prose(ChangeWords.verdict(screen)))\n\n"
    if let old = screen.oldTitle { text += "was \(Markdown.code(TerminalText.line(old)))\n\n" }
    for change in screen.changes.prefix(Self.maximumChanges) { text += item(change) }
    if screen.changes.count > Self.maximumChanges {
      text += "- and \(screen.changes.count - Self.maximumChanges) more changes\n"
    }
    if let shared = ChangeWords.shared(screen) { text += "- \(shared)\n" }
    if let clients = ChangeWords.clients(screen) { text += "- **\(prose(clients))**\n" }
    if let tests = ChangeWords.tests(screen, { Markdown.code(TerminalText.line($0)) }) {
      text += "- \(tests)\n"
    }
    for finding in screen.newFindings.prefix(10) {
      text += "- **new** \(prose(ChangeWords.finding(finding)))\n"
    }
    for finding in screen.goneFindings.prefix(10) {
      text += "- gone: \(prose(ChangeWords.finding(finding)))\n"
    }
    for note in screen.notes.prefix(10) { text += "- only in the document: \(prose(note))\n" }
    return text
  }

  private func item(_ change: Change) -> String {
    let verb = change.kind == .changed ? "" : "**\(ChangeWords.verb(change))** "
    let details = ChangeWords.details(change)
    let place = ChangeWords.place(change)
    return "- \(verb)\(prose(ChangeWords.subject(change)))"
      + (details.isEmpty ? "" : ": " + details.map(prose).joined(separator: "; "))
      + (place.isEmpty ? "" : " (\(place))") + "\n"
  }

  private func drawing(_ screen: ScreenComparison) -> String {
    guard let drawing = screen.drawing else { return "" }
    let sample = drawing.sample.map { " with the sample \(XMLText.attribute(TerminalText.line($0)))" } ?? ""
    let rows =
      screen.verdict == .added || screen.verdict == .removed
      ? drawing.rows.map { "  " + TerminalText.row($0.new ?? $0.old ?? "") }
      : DrawingRows.unified(drawing.rows)
    let lines = rows.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return row
    }
    // More backquotes than any row has in a run.
    let fence = String(repeating: "`", count: max(3, 1 + (lines.map(Self.longestRun).max() ?? 0)))
    return "\n<details><summary>On screen\(sample)</summary>\n\n\(fence)diff\n"
      + lines.map { $0 + "\n" }.joined() + "\(fence)\n\n</details>\n"
  }

  private static func longestRun(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func same(_ screens: [ScreenComparison]) -> String {
    if screens.isEmpty { return "" }
    var text = "\n<details><summary>Changed only in the document: \(screens.count)</summary>\n\n"
    for screen in screens.prefix(Self.maximumSame) {
      let rest = ChangeWords.rest(screen)
      text += "- \(Markdown.code(TerminalText.line(screen.title)))\(rest.isEmpty ? "" : ": ")\(prose(rest))\n"
    }
    if screens.count > Self.maximumSame { text += "- and \(screens.count - Self.maximumSame) more\n" }
    return text + "\n</details>\n"
  }

  /// Returns a sentence. What is from documents becomes code, in which GitHub sees no mention of a person or
  /// an issue.
  private func prose(_ sentence: String) -> String {
    Quoted.parts(of: TerminalText.line(sentence)).map { part in
      switch part {
      case .code(let text), .text(let text): Markdown.code(text)
      case .words(let words):
        Markdown.text(words).replacing("@", with: "@\u{2060}").replacing("#", with: "#\u{2060}")
      }
    }.joined()
  }
}
