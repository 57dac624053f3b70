import SourceText

/// Reads and writes the Markdown of hovers and documentation.
package enum Markdown {
  /// Returns the text without markup, for clients that do not render Markdown; columns of tables are aligned.
  package static func plain(_ markdown: String) -> String {
    var lines: [String] = []
    var table: [[String]] = []
    var fence: String?
    func endTable() {
      lines += aligned(table)
      table = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open { fence = nil } else { lines.append(String(line)) }
      } else if line.hasPrefix("```") {
        endTable()
        fence = String(line.prefix { $0 == "`" })
      } else if line.hasPrefix("| "), line.hasSuffix(" |") {
        if !line.hasPrefix("| ---") { table.append(cells(line)) }
      } else {
        endTable()
        lines.append(stripped(String(line)))
      }
    }
    endTable()
    return lines.joined(separator: "\n")
  }

  /// Returns a line without markup: the text of code spans, of links and of escaped characters stays.
  private static func stripped(_ line: String) -> String {
    var result: [Character] = []
    var rest = Array(line)[...]
    while let character = rest.first {
      switch character {
      case "\\":
        if let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
          result.append(next)
          rest = rest.dropFirst(2)
          continue
        }
      case "`":
        let fence = rest.prefix { $0 == "`" }.count
        if let end = closing(fence, in: rest) {
          result += content(rest[(rest.startIndex + fence)..<end])
          rest = rest[(end + fence)...]
          continue
        }
      case "*" where rest.starts(with: "**"):
        rest = rest.dropFirst(2)
        continue
      case "[":
        // Only links of our own are not escaped; their titles and targets have no brackets.
        if let close = rest.firstIndex(where: { $0 == "]" || $0 == "\\" }), rest[close] == "]",
          rest[(close + 1)...].first == "(",
          let end = rest[close...].firstIndex(of: ")")
        {
          result += rest[(rest.startIndex + 1)..<close]
          rest = rest[(end + 1)...]
          continue
        }
      default: break
      }
      result.append(character)
      rest = rest.dropFirst()
    }
    return String(result)
  }

  /// Returns where the run of backticks starts that closes the code span at the start of a text.
  private static func closing(_ fence: Int, in text: ArraySlice<Character>) -> Int? {
    var index = text.startIndex + fence
    while index < text.endIndex {
      let count = text[index...].prefix { $0 == "`" }.count
      if count == fence { return index }
      index += max(1, count)
    }
    return nil
  }

  /// Returns the content of a code span without its padding.
  private static func content(_ text: ArraySlice<Character>) -> ArraySlice<Character> {
    let isPadded = text.count > 1 && text.first == " " && text.last == " " && text.contains { $0 != " " }
    return isPadded ? text.dropFirst().dropLast() : text
  }

  private static func cells(_ line: Substring) -> [String] {
    String(line.dropFirst(2).dropLast(2)).replacing(" | ", with: "\0")
      .split(separator: "\0", omittingEmptySubsequences: false)
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

  /// Returns a table whose first row is the header.
  package static func table(_ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map(cell).joined(separator: " | ") + " |"
    }
    guard let head = rows.first else { return "" }
    let rule = "| " + head.map { _ in "---" }.joined(separator: " | ") + " |"
    return ([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")
  }

  /// Escapes the vertical bars of a cell, also in code. Renderers disagree on a backslash before a bar; with
  /// an odd number of them, none ends the cell.
  private static func cell(_ text: String) -> String {
    var result = ""
    var backslashes = 0
    for character in text {
      if character == "|" { result += backslashes.isMultiple(of: 2) ? "\\" : "\\\\" }
      backslashes = character == "\\" ? backslashes + 1 : 0
      result.append(character)
    }
    return result
  }
}
