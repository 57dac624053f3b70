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
}
