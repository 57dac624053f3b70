import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// The section about screens in `AGENTS.md`, which coding agents read.
struct AgentsFile {
  /// Its name.
  static let name = "AGENTS.md"
  private static let begin =
    "<!-- clads-lsp: the text up to the end mark is written by `clads-lsp --init --agents` -->"
  private static let end = "<!-- clads-lsp: end -->"

  private let path: String

  /// - Parameter folder: the folder that has the file, or gets it.
  init(in folder: String) { path = Paths.join(folder, Self.name) }

  /// Adds the section, or replaces what an earlier version has written.
  ///
  /// - Parameter program: the name of the program in the text.
  /// - Returns: what has been done, as a line.
  /// - Throws: `RunError` if the file cannot be read or written.
  func write(for program: String) throws(RunError) -> String {
    var old: [UInt8]?
    do throws(FileReadingError) {
      if case .missing = FileSystem.kind(path) { old = nil } else { old = try FileSystem.read(path) }
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
    if let old, let problem = UTF8Problem(in: old) {
      throw RunError(message: "\(path): \(problem.clause)")
    }
    let text = String(decoding: old ?? [], as: UTF8.self)
    let new = Array(Self.text(adding: Self.section(program), to: text).utf8)
    if new == old { return "\(path) already has the section about screens" }
    do throws(FileWritingError) {
      try FileWriter(folder: Paths.folder(of: path)).write(new, to: path, replacing: old)
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
    if old == nil { return "wrote \(path)" }
    return text.contains(Self.begin)
      ? "updated the section about screens in \(path)" : "added a section about screens to \(path)"
  }

  /// Returns a text with a section in place of the earlier one, or at the end.
  static func text(adding section: String, to text: String) -> String {
    let marked = "\(begin)\n\(section)\n\(end)\n"
    if let start = text.firstRange(of: begin)?.lowerBound, let last = text[start...].firstRange(of: end) {
      let rest = text[last.upperBound...]
      return text[..<start] + marked + (rest.first == "\n" ? rest.dropFirst() : rest)
    }
    if text.isEmpty { return marked }
    return text + (text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n") + marked
  }

  private static func section(_ program: String) -> String {
    """
    ## CLADS screens

    Screens are CLADS documents (`*.clads.json`) with tests (`*.clads-test.json`) and a project file (`clads.json`). \
    Do not guess keys or what the app does with them; ask `\(program)`:

    - Before the first screen: `\(program) --guide` (the format), `\(program) --describe` (what this app provides).
    - After each change: `\(program) --check --output brief FILE`. It is done when nothing is reported. Apply the \
    edits that it lists, or `\(program) --check --fix FILE`.
    - To see the screen: `\(program) --preview FILE --output outline`; with `--steps '[{"tap": "Buy"}]'` after what a \
    user does, `--sample NAME` with other data, `--respond JSON` for a request.
    - To compute: `\(program) --eval 'EXPRESSION' --document FILE`. To find uses: `\(program) --find NAME`.
    - What must keep working gets a test: `\(program) --guide tests`, `\(program) --test .`.

    The same as a server of the Model Context Protocol: `\(program) --mcp`.
    """
  }

  /// Returns the settings with which common clients start the server.
  static func settings(_ program: String) -> String {
    """
    To let an agent use the tools of `\(program) --mcp`, add this to the settings of its client:
      most clients (`mcpServers`):
        {"mcpServers": {"clads": {"command": "\(program)", "args": ["--mcp"]}}}
      VS Code, in .vscode/mcp.json:
        {"servers": {"clads": {"type": "stdio", "command": "\(program)", "args": ["--mcp"]}}}

    """
  }
}
