/// Text for editors.
public enum Markdown {
  /// The text without marks, for clients that draw none.
  public static func plain(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("| ---") }
      .map { unmarked($0) }.joined(separator: "\n")
  }

  private static func unmarked(_ line: Substring) -> String {
    var line = String(line).replacing("`", with: "").replacing("**", with: "")
    if line.hasPrefix("| "), line.hasSuffix(" |") {
      line = String(line.dropFirst(2).dropLast(2)).replacing(" | ", with: "   ").replacing("\\|", with: "|")
    }
    return withoutLinks(line)
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
