/// Reads and writes the Markdown of hovers and documentation.
public enum Markdown {
  /// Returns the text without markup, for clients that do not render Markdown; columns of tables are aligned.
  public static func plain(_ markdown: String) -> String {
    var lines: [String] = []
    var table: [[String]] = []
    func endTable() {
      lines += aligned(table)
      table = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| "), line.hasSuffix(" |") {
        if !line.hasPrefix("| ---") { table.append(cells(line)) }
      } else {
        endTable()
        lines.append(stripped(String(line)))
      }
    }
    endTable()
    return lines.joined(separator: "\n")
  }

  private static func stripped(_ text: String) -> String {
    withoutLinks(text.replacing("`", with: "").replacing("**", with: ""))
  }

  private static func cells(_ line: Substring) -> [String] {
    String(line.dropFirst(2).dropLast(2)).split(separator: " | ", omittingEmptySubsequences: false)
      .map { stripped(String($0).replacing("\\|", with: "|")) }
  }

  private static func aligned(_ table: [[String]]) -> [String] {
    let count = table.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in table.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return table.map { row in
      let padded = row.enumerated().map { column, cell in
        column + 1 == row.count ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      var line = padded.joined(separator: "   ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Returns the line with each link replaced by its title.
  private static func withoutLinks(_ line: String) -> String {
    var parts = line.split(separator: "](", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let open = parts[index - 1].lastIndex(of: "["), let close = parts[index].firstIndex(of: ")")
      else {
        return line
      }
      parts[index - 1].remove(at: open)
      parts[index].removeSubrange(...close)
    }
    return parts.joined()
  }

  /// Returns an inline code span; line breaks become spaces.
  static func code(_ text: String) -> String {
    let text = text.replacing("\n", with: " ")
    guard text.utf8.contains(UInt8(ascii: "`")) else { return "`\(text)`" }
    return "`` \(text) ``"
  }

  /// Returns a table whose first row is the header.
  static func table(_ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    guard let head = rows.first else { return "" }
    let rule = "| " + head.map { _ in "---" }.joined(separator: " | ") + " |"
    return ([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}
