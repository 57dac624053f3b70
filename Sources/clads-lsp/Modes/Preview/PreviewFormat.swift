import CladsLanguageService
import CladsPreview
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// What `--preview` prints.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, tree, html, json

  /// A picture in this format, with a line end.
  func text(_ update: PreviewUpdate) -> String {
    let frame = update.frame
    return switch self {
    case .text: frame.rows.map { $0 + "\n" }.joined()
    case .ansi: frame.ansiRows.map { $0 + "\n" }.joined()
    case .tree: frame.tree() + "\n"
    case .html: frame.html()
    case .json: String(decoding: PreviewSnapshot(update, encoding: .utf16).jsonBytes, as: UTF8.self) + "\n"
    }
  }
}
