/// `--help`.
enum Help {
  static let exitStatus =
    "0 success, 1 findings at or above --fail-on, 2 wrong usage or an unreadable file."
  static let projectFile =
    "A clads.json in the folder of a document, or above it, declares what the app provides; `--init` writes one."

  static func run(_ options: Options) -> Int32 {
    let program = options.program
    var lines = [program.title, ""]
    let modes = Mode.allCases
    let width = modes.map(\.synopsis.count).max() ?? 0
    lines += modes.map { "  \(program.name) \(pad($0.synopsis, width))  \($0.documentation)" }
    for mode in modes {
      let options = OptionTable.all.filter { $0.modes.first == mode }
      guard !options.isEmpty else { continue }
      lines += ["", "Options for \(mode.flags[0]):"]
      lines += options.flatMap(describe)
      lines += shared(mode)
    }
    lines += [
      "",
      "Exit status: \(exitStatus)", projectFile,
    ]
    Output.print(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// Returns a line that lists the options of a mode that are described under another one.
  private static func shared(_ mode: Mode) -> [String] {
    let names = OptionTable.all.filter {
      $0.modes.contains(mode) && $0.modes.first != mode
    }
    .map(\.name)
    return names.isEmpty ? [] : ["  and, as described for other modes, \(names.joined(separator: ", "))"]
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
