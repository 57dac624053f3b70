/// `--help`.
enum Help {
  static func run() -> Int32 {
    var lines = [
      "clads-lsp \(CommandLineTool.version): checks and draws CLADS documents, JSON screens that an app draws.",
      "",
    ]
    let modes = Mode.allCases
    let width = modes.map(\.synopsis.count).max() ?? 0
    lines += modes.map { "  clads-lsp \(pad($0.synopsis, width))  \($0.documentation)" }
    for mode in modes {
      let options = OptionTable.all.filter { $0.isBuilt && $0.modes.first == mode }
      guard !options.isEmpty else { continue }
      lines += ["", "Options of \(mode.flags[0]):"]
      lines += options.flatMap(describe)
      lines += shared(mode)
    }
    lines += [
      "",
      "Exit status: 0 nothing at or above the --fail-on level, 1 something, 2 wrong usage or an unreadable file.",
      "A clads.json beside or above a document says what its app provides; `--init` writes one.",
    ]
    Output.print(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// The options of a mode that are described with another one.
  private static func shared(_ mode: Mode) -> [String] {
    let names = OptionTable.all.filter { $0.isBuilt && $0.modes.contains(mode) && $0.modes.first != mode }
      .map(\.name)
    return names.isEmpty ? [] : ["  and, as described with other modes, \(names.joined(separator: ", "))"]
  }

  private static func describe(_ option: Option) -> [String] {
    let name = option.name + (option.value.map { " " + $0 } ?? "")
    return name.count <= 24
      ? ["  \(pad(name, 24))  \(option.documentation)"]
      : ["  \(name)", "  \(pad("", 24))  \(option.documentation)"]
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
