import CladsLanguageService
import CladsPreview
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The output formats of `--preview`.
enum PreviewFormat: String, CaseIterable {
  case text, ansi, outline, grid, html, svg, png, tree, accessibility, json

  /// Whether the format shows the screen in points.
  var isPicture: Bool { self == .html || self == .svg || self == .png }

  /// Returns a frame in this format, with a final line break.
  ///
  /// - Parameters:
  ///   - frame: the frame, with the name of its preview.
  ///   - diagnostics: the findings about the document; only `json` has them.
  ///   - path: the path of the document as printed.
  ///   - isASCII: whether rules consist of ASCII characters.
  /// - Returns: the text.
  func text(_ frame: PreviewFrame, _ diagnostics: [Diagnostic], path: String, isASCII: Bool) -> String {
    switch self {
    case .text: framed(frame.rows, frame, isASCII: isASCII)
    case .ansi: framed(frame.ansiRows, frame, isASCII: isASCII)
    // An outline is that of the session.
    case .tree, .outline: frame.tree() + "\n"
    case .accessibility: frame.spoken().map { TerminalText.line($0.line) + "\n" }.joined()
    case .grid: TerminalText.lines(frame.grid())
    case .html: TerminalText.lines(frame.picture?.page ?? "")
    case .svg, .png: TerminalText.lines(frame.picture?.svg ?? "")
    case .json: json(frame, ReportedFile(path: path, source: frame.source, diagnostics: diagnostics))
    }
  }

  /// Returns the rows of a picture; below a banner and between rules if the app rejects the document.
  private func framed(_ rows: [String], _ frame: PreviewFrame, isASCII: Bool) -> String {
    let text = rows.map { TerminalText.row($0) + "\n" }.joined()
    guard let rejection = frame.rejection else { return text }
    let width = max(1, frame.width)
    let rule = String(repeating: isASCII ? "=" : "━", count: width)
    func line(_ text: String) -> String { (self == .ansi ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text) + "\n" }
    let banner = CellText.wrapped(TerminalText.line(rejection), width)
    return ([rule] + banner + [rule]).map(line).joined() + text + line(rule)
  }

  private func json(_ frame: PreviewFrame, _ file: ReportedFile) -> String {
    let json = LSPAny { json in
      PreviewSnapshot(frame, encoding: .utf16).writeMembers(to: &json)
      // Editors get them anyway.
      json.member("diagnostics", LSPAny(bytes: Array(JSONReport.findings(in: file).text(.spaced).utf8)))
    }
    return JSONText.printable(String(decoding: json.bytes, as: UTF8.self)) + "\n"
  }
}
