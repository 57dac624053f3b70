import CladsLanguageService
import CladsPreview
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The output formats of `--preview`.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, grid, html, svg, tree, json

  /// Whether the format shows the screen in points.
  var isPicture: Bool { self == .html || self == .svg }

  /// Returns a frame in this format, with a final line break.
  ///
  /// - Parameters:
  ///   - update: the frame, with its document.
  ///   - diagnostics: the findings about the document; only `json` has them.
  ///   - path: the path of the document as printed.
  /// - Returns: the text.
  func text(_ update: PreviewUpdate, _ diagnostics: [Diagnostic], path: String) -> String {
    let frame = update.frame
    return switch self {
    case .text: frame.rows.map { TerminalText.row($0) + "\n" }.joined()
    case .ansi: frame.ansiRows.map { TerminalText.row($0) + "\n" }.joined()
    case .tree: frame.tree() + "\n"
    case .grid: TerminalText.lines(frame.grid())
    case .html: TerminalText.lines(frame.picture?.page ?? "")
    case .svg: TerminalText.lines(frame.picture?.svg ?? "")
    case .json: json(update, ReportedFile(path: path, source: update.source, diagnostics: diagnostics))
    }
  }

  private func json(_ update: PreviewUpdate, _ file: ReportedFile) -> String {
    var snapshot = PreviewSnapshot(update, encoding: .utf16)
    snapshot.diagnostics = LSPAny(bytes: Array(JSONReport.findings(in: file).text(.spaced).utf8))
    return JSONText.printable(String(decoding: snapshot.jsonBytes, as: UTF8.self)) + "\n"
  }
}
