import CladsLanguageService
import CladsPreview
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The output formats of `--preview`.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, grid, html, tree, json

  /// Returns a frame in this format, with a final line break.
  func text(_ update: PreviewUpdate) -> String {
    let frame = update.frame
    return switch self {
    case .text: frame.rows.map { TerminalText.row($0) + "\n" }.joined()
    case .ansi: frame.ansiRows.map { TerminalText.row($0) + "\n" }.joined()
    case .tree: frame.tree() + "\n"
    // Until the HTML renderer exists, `html` is the same as `grid`.
    case .grid, .html: TerminalText.lines(frame.grid())
    case .json:
      JSONText.printable(
        String(decoding: PreviewSnapshot(update, encoding: .utf16).jsonBytes, as: UTF8.self)) + "\n"
    }
  }
}
