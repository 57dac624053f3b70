import SourceText
import CladsLanguageService
import CladsPreview
import JSONSyntax
import LanguageServerProtocol

/// What `--preview` prints.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, tree, html, json

  /// A picture in this format, with a line end.
  func text(_ update: PreviewUpdate) -> String {
    let frame = update.frame
    let text =
      switch self {
      case .text: frame.rows.joined(separator: "\n")
      case .ansi: frame.ansiRows.joined(separator: "\n")
      case .tree: frame.tree()
      case .html: frame.html()
      case .json: String(decoding: PreviewSnapshot(update, encoding: .utf16).jsonBytes, as: UTF8.self)
      }
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
