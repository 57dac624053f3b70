/// Completions for zsh: one call of `_arguments` for each mode.
enum ZshCompletions {
  /// Returns the script for the program with a name.
  static func script(_ program: String) -> String {
    """
    #compdef \(program)
    # Completions of \(program) for zsh, written by `\(program) --completions zsh`.
    \(Shell.function(program))() {
      local word mode=''
      for word in "${(@)words[2,CURRENT - 1]}"; do
        case $word in
          (\(Mode.allCases.flatMap(\.flags).joined(separator: "|"))) mode=$word ;;
        esac
      done
      case $mode in
    \(Mode.allCases.map(arguments).joined(separator: "\n"))
        (*)
          _arguments \\
            \(Mode.allCases.map(flag).joined(separator: " \\\n        "))
          ;;
      esac
    }
    if [ "$funcstack[1]" = _\(program) ]; then
      \(Shell.function(program)) "$@"
    else
      compdef \(Shell.function(program)) \(program)
    fi

    """
  }

  private static func arguments(_ mode: Mode) -> String {
    var specifications = mode.flags.map { flag in
      guard let operand = mode.operand, !mode.takesFiles else { return "'\(flag)'" }
      return "'\(flag):\(value(operand, mode.choices, isFile: false))'"
    }
    specifications += mode.options.map(option)
    if mode.takesFiles { specifications.append("'*:file:_files'") }
    return """
          (\(mode.flags.joined(separator: "|")))
            _arguments \\
              \(specifications.joined(separator: " \\\n          "))
            ;;
      """
  }

  private static func flag(_ mode: Mode) -> String { "'\(mode.flags[0])[\(escaped(mode.documentation))]'" }

  private static func option(_ option: Option) -> String {
    let repetition = option.isRepeatable ? "*" : ""
    let name = "\(repetition)\(option.name)\(option.value == nil || option.hasOptionalValue ? "" : "=")"
    let documentation = "[\(escaped(option.documentation))]"
    guard let value = option.value else { return "'\(name)\(documentation)'" }
    let separator = option.hasOptionalValue ? "::" : ":"
    return
      "'\(name)\(documentation)\(separator)\(self.value(value, option.choices, isFile: option.takesFile))'"
  }

  /// The message and the action of a value.
  private static func value(_ name: String, _ choices: [String], isFile: Bool) -> String {
    let action = isFile ? "_files" : choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
    return "\(choices.isEmpty ? escaped(name) : "value"):\(action)"
  }

  /// A text in a specification within single quotes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "[", "]", ":", "\\": result += "\\\(character)"
      case "'": result += "'\\''"
      default: result.append(character)
      }
    }
    return result
  }
}
