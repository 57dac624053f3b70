import Diagnostics
import SourceText

/// A comparison for the terminal.
package struct TextComparison {
  private let usesColor: Bool
  private let width: Int

  /// Creates a report with lines of a number of columns.
  package init(usesColor: Bool, width: Int) {
    self.usesColor = usesColor
    self.width = width
  }

  /// Returns the report, which ends with a line break.
  package func text(_ comparison: Comparison) -> String {
    var blocks: [String] = []
    for shared in comparison.shared { blocks.append(block(shared)) }
    let changed = comparison.screens.filter { $0.verdict != .same }
    // Those that only share changes with others are a line each.
    let (short, long) = (changed.filter(\.isOnlyShared), changed.filter { !$0.isOnlyShared })
    if !short.isEmpty { blocks.append(short.map(block).joined()) }
    for screen in long { blocks.append(block(screen)) }
    let same = comparison.screens.filter { $0.verdict == .same }
    if !same.isEmpty { blocks.append(same.map(sameLine).joined()) }
    blocks.append(line(ChangeWords.summary(comparison)))
    return blocks.joined(separator: "\n")
  }

  private func block(_ shared: SharedChange) -> String {
    var text = line(paint("~ ", .changed) + bold(safe(ChangeWords.subject(shared.change))))
    for detail in ChangeWords.details(shared.change) { text += line("    " + safe(detail)) }
    let count = shared.screens.count
    return text + line("    reaches \(count) screens: " + safe(ChangeWords.names(shared.screens)))
  }

  private func sameLine(_ screen: ScreenComparison) -> String {
    let rest = ChangeWords.rest(screen)
    let verdict = ChangeWords.verdict(screen) + (rest.isEmpty ? "" : "; \(rest)")
    return line(bold(safe(screen.title)) + ": " + safe(verdict))
  }

  private func block(_ screen: ScreenComparison) -> String {
    if screen.isOnlyShared {
      let text = bold(safe(screen.title)) + ": " + safe(ChangeWords.verdict(screen))
      return line(text + ", by what is said above") + tests(screen)
    }
    var text = line(bold(safe(screen.title)) + ": " + safe(ChangeWords.verdict(screen)))
    if let old = screen.oldTitle { text += line("  was " + safe(old)) }
    for change in screen.changes { text += block(change) }
    if let shared = ChangeWords.shared(screen) { text += line("  " + shared) }
    if let clients = ChangeWords.clients(screen) {
      let style: Style = screen.clients?.isRaised == true ? .removed : .added
      text += line("  " + paint(safe(clients), style))
    }
    text += tests(screen)
    for finding in screen.newFindings {
      text += line("  " + paint("new ", .removed) + safe(ChangeWords.finding(finding)))
    }
    for finding in screen.goneFindings {
      text += line("  " + paint("gone ", .added) + safe(ChangeWords.finding(finding)))
    }
    for note in screen.notes { text += line("  " + paint("only in the document: ", .dim) + safe(note)) }
    if let drawing = screen.drawing { text += "\n" + block(drawing, of: screen) }
    return text
  }

  private func tests(_ screen: ScreenComparison) -> String {
    ChangeWords.tests(screen, safe).map { line("  " + $0) } ?? ""
  }

  private func block(_ change: Change) -> String {
    let place = ChangeWords.place(change)
    let suffix = place.isEmpty ? "" : paint("  (\(place))", .dim)
    let details = ChangeWords.details(change)
    let subject = safe(ChangeWords.subject(change))
    let head: String
    switch change.kind {
    case .added: head = paint("+ \(ChangeWords.verb(change)) ", .added) + subject
    case .removed: head = paint("- \(ChangeWords.verb(change)) ", .removed) + subject
    case .moved: head = paint("> \(ChangeWords.verb(change)) ", .moved) + subject
    case .wrapped, .unwrapped: head = paint("~ \(ChangeWords.verb(change)) ", .changed) + subject
    case .changed: head = paint("~ ", .changed) + subject
    }
    if details.count == 1, head.count + details[0].count < 140 {
      return line("  " + head + ": " + safe(details[0]) + suffix)
    }
    return line("  " + head + suffix) + details.map { line("      " + safe($0)) }.joined()
  }

  // MARK: - Drawings

  private func block(_ drawing: ScreenComparison.Drawing, of screen: ScreenComparison) -> String {
    let isSingle = screen.verdict == .added || screen.verdict == .removed
    let rows = drawing.rows
    let columns = max(6, rows.map { max(Self.width($0.old), Self.width($0.new)) }.max() ?? 0)
    let sample = drawing.sample.map { " (sample \(safe($0)))" } ?? ""
    if isSingle {
      return rows.map { line("    " + TerminalText.row($0.new ?? $0.old ?? "")) }.joined()
    }
    if 2 * columns + 9 > width { return unified(rows, sample) }
    var text = line("    " + paint(Self.padded("before", columns) + " │   after" + sample, .dim))
    for part in DrawingRows.parts(rows) {
      for row in part {
        let old = TerminalText.row(Self.padded(row.old ?? "", columns))
        let new = TerminalText.row(row.new ?? "")
        if row.isChanged {
          let (left, right) = (row.old == nil ? " " : "-", row.new == nil ? " " : "+")
          text += line(
            paint("  \(left) \(old)", .removed) + " │ " + paint("\(right) \(new)", .added))
        } else {
          text += line("    \(old) │   \(new)")
        }
      }
      text += line("    " + paint(Self.padded("⋮", columns) + " │   ⋮", .dim))
    }
    return text.isEmpty ? text : Self.droppingLastLine(text)
  }

  private func unified(_ rows: [ScreenComparison.Drawing.Row], _ sample: String) -> String {
    let head = sample.isEmpty ? "" : line("   " + paint(sample, .dim))
    return DrawingRows.unified(rows).reduce(into: head) { text, row in
      switch row.first {
      case "-": text += line(paint("  " + row, .removed))
      case "+": text += line(paint("  " + row, .added))
      default: text += line("  " + row)
      }
    }
  }

  private static func droppingLastLine(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func width(_ row: String?) -> Int { row.map(columns) ?? 0 }

  private static func columns(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : DisplayWidth.of(text)
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Self.columns(text)))
  }

  // MARK: - Lines

  private enum Style: String {
    case added = "32"
    case removed = "31"
    case changed = "33"
    case moved = "36"
    case dim = "2"
  }

  private func paint(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func safe(_ text: String) -> String { TerminalText.line(text) }

  private func line(_ text: String) -> String {
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
    return text[..<end] + "\n"
  }
}
