/// `--man`: prints the manual page in the language of `man`, made from the tables of modes and options.
enum Manual {
  static func run(_ options: Options) -> Int32 {
    Output.print(page(options.program))
    return 0
  }

  private static func page(_ program: Program) -> String {
    var lines = [
      ".TH \(program.name.uppercased()) 1 \"\" \"\(program.name) \(program.version)\" \"User Commands\"",
      ".SH NAME", "\(program.name) \\- check and preview CLADS documents, app screens written in JSON",
      ".SH SYNOPSIS",
    ]
    lines += Mode.allCases.flatMap { [".B \(program.name)", text($0.synopsis), ".br"] }.dropLast()
    lines += [
      ".SH DESCRIPTION",
      text(
        "Started by an editor, \(program.name) is a language server; in a terminal, a flag selects what it does."
      ),
      ".SH MODES",
    ]
    for mode in Mode.allCases {
      lines += [".TP", ".B \(text(mode.flags.joined(separator: ", ")))", text(mode.documentation)]
    }
    for mode in Mode.allCases where !mode.options.isEmpty {
      lines.append(".SH OPTIONS FOR \(text(mode.flags[0]))")
      for option in mode.options {
        let value = option.value.map { " \\fI\(text($0))\\fR" } ?? ""
        lines += [".TP", "\\fB\(text(option.name))\\fR\(value)", text(option.documentation)]
      }
    }
    lines += [".SH EXIT STATUS", text(Help.exitStatus), ".SH FILES"]
    lines += [text(Help.projectFile)]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in which nothing has a meaning of its own for `man`: a leading period, a backslash or a hyphen.
  private static func text(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "..."
      default: String(character)
      }
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
