/// Completions for bash: one `case` for what follows an option, one for the options of the mode.
enum BashCompletions {
  /// Returns the script for the program with a name.
  static func script(_ program: String) -> String {
    """
    # Completions of \(program) for bash, written by `\(program) --completions bash`.
    # shellcheck disable=SC2207 # All words are names of options and the like; mapfile is not in the bash of macOS.
    \(Shell.function(program))() {
      local word mode='' words='' current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      if [ "$current" = = ]; then
        current=''
      elif [ "$previous" = = ]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(patterns(Mode.allCases))) mode=$word ;;
        esac
      done
      case $mode:$previous in
    \(lines(values))
      esac
      case $mode in
    \(lines(modes))
      esac
      case $current in
        -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        *) [ -n "$mode" ] || COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
      esac
    }
    complete -o bashdefault -o default -F \(Shell.function(program)) \(program)

    """
  }

  /// The flags of modes as a pattern of `case`.
  private static func patterns(_ modes: [Mode]) -> String { modes.flatMap(\.flags).joined(separator: "|") }

  private static func lines(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }

  /// What follows an option or a flag with a value. An empty reply lets bash complete the names of files.
  private static var values: [String] {
    Mode.allCases.flatMap { mode in
      let words = mode.flags.filter { _ in mode.operand != nil && !mode.takesFiles }.map {
        reply("\($0):\($0)", mode.choices)
      }
      return words
        + mode.options.filter { $0.value != nil && !$0.hasOptionalValue }.map { option in
          let pattern = mode.flags.map { "\($0):\(option.name)" }.joined(separator: "|")
          return option.takesFile ? "\(pattern)) return ;;" : reply(pattern, option.choices)
        }
    }
  }

  private static func reply(_ pattern: String, _ words: [String]) -> String {
    if words.isEmpty { return "\(pattern)) compopt +o default +o bashdefault 2> /dev/null && return ;;" }
    return
      "\(pattern)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\")) && return ;;"
  }

  private static var modes: [String] {
    Mode.allCases.map { mode in
      "\(patterns([mode]))) words='\(mode.options.map(\.name).joined(separator: " "))' ;;"
    } + ["'') words='\(Mode.allCases.map { $0.flags[0] }.joined(separator: " "))' ;;"]
  }
}
