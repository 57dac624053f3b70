import SourceText
import TextUI

/// Cuts text by terminal cells.
enum CellText {
  /// Returns exactly `width` cells of a row from column `start` on.
  ///
  /// The visible half of a wide character that is cut becomes a space; missing cells are filled with spaces.
  static func slice(_ row: String, from start: Int, width: Int) -> String {
    var text = ""
    var column = 0
    var filled = 0
    for character in row {
      if filled >= width { break }
      let cells = DisplayWidth.of(character)
      let end = column + cells
      if end > start {
        if column >= start, filled + cells <= width {
          text.append(character)
          filled += cells
        } else {
          let visible = min(end - max(column, start), width - filled)
          text += String(repeating: " ", count: visible)
          filled += visible
        }
      }
      column = end
    }
    return text + String(repeating: " ", count: max(0, width - filled))
  }

  /// Returns `text` truncated to `width` cells, with `…` in the last cell if anything was cut off.
  static func fitted(_ text: String, _ width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    guard width > 1 else { return String(text.prefix(max(width, 0))) }
    var result = ""
    var cells = 0
    for character in text {
      let more = DisplayWidth.of(character)
      if cells + more > width - 1 { break }
      result.append(character)
      cells += more
    }
    return result + "…"
  }

  /// Returns a text in lines of at most `width` cells, broken at spaces where that is possible; the further
  /// ones are indented.
  static func wrapped(_ text: String, _ width: Int) -> [String] {
    guard width > 0, DisplayWidth.of(text) > width else { return [text] }
    let indentation = width > 8 ? "  " : ""
    var lines: [String] = []
    var line = ""
    for character in text {
      if DisplayWidth.of(line) + DisplayWidth.of(character) > width {
        var rest = ""
        if character != " ", let space = line.lastIndex(of: " "),
          line[..<space].contains(where: { $0 != " " })
        {
          rest = String(line[line.index(after: space)...])
          line = String(line[..<space])
        }
        lines.append(line)
        line = indentation + rest
        if character == " ", rest.isEmpty { continue }
      }
      line.append(character)
    }
    return lines + [line]
  }
}
