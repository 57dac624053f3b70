import CladsLanguageService
import CladsPreview
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
    case .text: frame.rows.map { $0 + "\n" }.joined()
    case .ansi: frame.ansiRows.map { $0 + "\n" }.joined()
    case .tree: frame.tree() + "\n"
    // Until the HTML renderer exists, `html` is the same as `grid`.
    case .grid, .html: frame.grid()
    case .json: String(decoding: PreviewSnapshot(update, encoding: .utf16).jsonBytes, as: UTF8.self) + "\n"
    }
  }
}
