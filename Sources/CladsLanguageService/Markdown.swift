/// Text for editors.
public enum Markdown {
  /// The text without marks, for clients that draw none; the columns of tables are aligned.
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
        lines.append(unmarked(String(line)))
      }
    }
    endTable()
    return lines.joined(separator: "\n")
  }

  private static func unmarked(_ text: String) -> String {
    withoutLinks(text.replacing("`", with: "").replacing("**", with: ""))
  }

  private static func cells(_ line: Substring) -> [String] {
    String(line.dropFirst(2).dropLast(2)).split(separator: " | ", omittingEmptySubsequences: false)
      .map { unmarked(String($0).replacing("\\|", with: "|")) }
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

  /// The line with the titles of its links alone.
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

  /// A piece of code inside a line; line breaks become spaces.
  static func code(_ text: String) -> String {
    let text = text.replacing("\n", with: " ")
    guard text.utf8.contains(UInt8(ascii: "`")) else { return "`\(text)`" }
    return "`` \(text) ``"
  }

  /// A table; the first row is its head.
  static func table(_ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    guard let head = rows.first else { return "" }
    let rule = "| " + head.map { _ in "---" }.joined(separator: " | ") + " |"
    return ([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}
