/// Completions for fish: one `complete` for each mode, and one for each of its options.
enum FishCompletions {
  /// Returns the script for the program with a name.
  static func script(_ program: String) -> String {
    let flags = Mode.allCases.map { $0.flags[0].dropFirst(2) }.joined(separator: " ")
    var lines = [
      "# Completions of \(program) for fish, written by `\(program) --completions fish`.",
      "complete -c \(program) -f",
    ]
    for mode in Mode.allCases {
      lines.append(
        complete(program, "not __fish_contains_opt \(flags)", mode.flags[0], mode.documentation)
          + (mode.choices.isEmpty ? "" : " -xa '\(mode.choices.joined(separator: " "))'"))
    }
    for mode in Mode.allCases {
      let isChosen = "__fish_contains_opt \(mode.flags[0].dropFirst(2))"
      if mode.takesFiles { lines.append("complete -c \(program) -n '\(isChosen)' -F") }
      if !mode.choices.isEmpty {
        lines.append("complete -c \(program) -n '\(isChosen)' -a '\(mode.choices.joined(separator: " "))'")
      }
      lines += mode.options.map { complete(program, isChosen, $0.name, $0.documentation) + value($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func complete(
    _ program: String, _ condition: String, _ name: String, _ documentation: String
  ) -> String {
    "complete -c \(program) -n '\(condition)' -l \(name.dropFirst(2)) -d '\(escaped(documentation))'"
  }

  private static func value(_ option: Option) -> String {
    guard option.value != nil, !option.hasOptionalValue else { return "" }
    if option.takesFile { return " -rF" }
    return option.choices.isEmpty ? " -x" : " -xa '\(option.choices.joined(separator: " "))'"
  }

  /// A text within single quotes.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
