import CladsCompare

/// The output formats of `--compare`.
enum CompareFormat: String, CaseIterable {
  case text, markdown, json, html

  /// Returns a comparison in this format, with a final line break.
  ///
  /// - Parameters:
  ///   - comparison: the comparison.
  ///   - command: the command that prints all of it, for a format that may leave something out.
  /// - Returns: the text.
  func text(_ comparison: Comparison, command: String) -> String {
    switch self {
    case .text:
      let width = Output.terminalSize?.columns ?? Self.usualWidth
      return TextComparison(usesColor: Output.usesColor, width: width).text(comparison)
    case .markdown: return MarkdownComparison(command: command).text(comparison)
    case .json: return JSONComparison.text(comparison)
    case .html: return HTMLComparison.page(comparison)
    }
  }

  /// The number of columns of text that is not printed to a terminal: two drawings fit side by side.
  private static let usualWidth = 110
}
