import Diagnostics

/// A shell that the program has completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script, made from the tables of modes and options.
  func completions(of program: Program) -> String {
    switch self {
    case .bash: BashCompletions.script(program.name)
    case .zsh: ZshCompletions.script(program.name)
    case .fish: FishCompletions.script(program.name)
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
    Output.print(shell.completions(of: options.program))
    return 0
  }
}

extension Shell {
  /// The name of the function that completes the arguments of a program.
  static func function(_ program: String) -> String {
    "_" + String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension Mode {
  /// The options that the mode takes, each name once.
  var options: [Option] { OptionTable.all.filter { $0.modes.contains(self) } }
}
