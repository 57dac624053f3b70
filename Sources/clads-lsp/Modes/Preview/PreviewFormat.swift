import CladsLanguageService
import CladsPreview
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// What `--preview` prints.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, grid, html, tree, json

  /// A picture in this format, with a line end.
  func text(_ update: PreviewUpdate) -> String {
    let frame = update.frame
    return switch self {
    case .text: frame.rows.map { $0 + "\n" }.joined()
    case .ansi: frame.ansiRows.map { $0 + "\n" }.joined()
    case .tree: frame.tree() + "\n"
    // The picture, once there is one.
    case .grid, .html: frame.grid()
    case .json: String(decoding: PreviewSnapshot(update, encoding: .utf16).jsonBytes, as: UTF8.self) + "\n"
    }
  }
}
