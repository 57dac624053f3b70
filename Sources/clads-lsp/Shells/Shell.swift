import Diagnostics

/// A shell that the program has completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script, made from the tables of modes and options.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

/// `--completions`: prints the completion script for a shell.
enum Completions {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    guard options.paths.count == 1, let shell = Shell(rawValue: options.paths[0]) else {
      let names = options.paths.map { "`\($0)`" }.joined(separator: " ")
      let shells = listing(Mode.completions.choices, last: "or")
      throw RunError(message: "`--completions` takes \(shells), not \(names)")
    }
    Output.print(shell.completions)
    return 0
  }
}

extension Mode {
  /// The options that the mode takes, each name once.
  var options: [Option] { OptionTable.all.filter { $0.modes.contains(self) } }
}
