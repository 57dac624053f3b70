import JSONSyntax
import LanguageServerProtocol
import ModelContextProtocol
import SourceText

extension AgentTool {
  /// The member of the arguments at which the rest of a long answer begins.
  static let offset = "offset"
  /// The members of the subject.
  static let (path, text, old, new) = ("path", "text", "old", "new")
  /// The member with which a tool writes files.
  static let write = "write"

  /// Returns the tool as a client sees it.
  ///
  /// - Parameter mayWrite: whether the server may write files.
  /// - Returns: the description of the tool.
  func described(mayWrite: Bool) -> ContextTool {
    let writes = mayWrite && writing != nil
    return ContextTool(
      name: name, title: title, documentation: documentation, inputSchema: inputSchema(writes: writes),
      isReadOnly: !writes)
  }

  /// The rows of the option table that an agent may use.
  var rows: [Option] {
    options.compactMap { name in OptionTable.rows(name).first { $0.modes.contains(mode) } }
  }

  /// Returns the name of an option as a member of the arguments.
  static func member(_ option: String) -> String {
    let words = option.drop { $0 == "-" }.split(separator: "-")
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
      .joined()
  }

  /// The members of the subject, with what they are.
  var subjectMembers: [(name: String, documentation: String, isRequired: Bool)] {
    switch subject {
    case .none: []
    case .word(let name, let documentation):
      [(name, documentation, mode.operand != nil || mode == .find)]
    case .files: [(Self.path, "A file or a folder. Default: the whole project.", false)]
    case .document where mode == .check:
      [
        (
          Self.path,
          "The path of a document or a folder; with `text`, of what is not saved yet. Default: the whole "
            + "project.", false
        ), (Self.text, "The text of a document, in place of a file.", false),
      ]
    case .document:
      [
        (Self.path, "The path of a document; with `text`, of what is not saved yet.", false),
        (Self.text, "The text of a document, in place of a file.", false),
      ]
    case .pair:
      [
        (Self.old, "The file or folder before.", false), (Self.new, "The file or folder after.", false),
        (Self.path, "With `since`: the file or folder. Default: the whole project.", false),
      ]
    }
  }

  /// Returns the value that an option has if none is given; `nil` if it is that of the command line.
  private func usual(_ option: Option) -> String? {
    guard let index = fixed.firstIndex(of: option.name), index + 1 < fixed.count else { return nil }
    return fixed[index + 1]
  }

  private func inputSchema(writes: Bool) -> LSPAny {
    LSPAny { json in
      json.member("type", "object")
      json.member("properties") { json in
        for (name, documentation, _) in subjectMembers {
          json.member(name) { json in
            json.member("type", "string")
            json.member("description", documentation)
          }
        }
        for row in rows {
          let usual = usual(row)
          json.member(Self.member(row.name)) { row.writeSchema(to: &$0, usual: usual) }
        }
        if writes {
          json.member(Self.write) { json in
            json.member("type", "boolean")
            json.member(
              "description", "Whether to write what is at `path` instead of returning the difference.")
          }
        }
        json.member(Self.offset) { json in
          json.member("type", "integer")
          json.member("minimum", 0)
          json.member("description", "Where to go on reading a long answer, as it says itself.")
        }
      }
      let required = subjectMembers.filter(\.isRequired).map(\.name)
      if !required.isEmpty { json.member("required", required) }
      json.member("additionalProperties", false)
    }
  }
}

extension Option {
  /// What a value of the option is in the arguments of a tool.
  enum ArgumentKind {
    case flag, word, integer, json
  }

  var argumentKind: ArgumentKind {
    switch value {
    case nil: .flag
    case "N", "COLUMNS", "ROWS": .integer
    case "STEPS": .json
    default: .word
    }
  }

  fileprivate func writeSchema(to json: inout JSONWriter, usual: String?) {
    switch argumentKind {
    case .flag: json.member("type", "boolean")
    case .integer: json.member("type", "integer")
    case .json:
      json.member("type", "array")
      json.member("items") { json in json.member("type", "object") }
    case .word where isRepeatable:
      json.member("type", "array")
      json.member("items") { json in json.member("type", "string") }
    case .word:
      if takesInput { json.member("type", ["string", "object"]) } else { json.member("type", "string") }
      let choices = choices.filter { !Self.unreadable.contains($0) }
      if !choices.isEmpty { json.member("enum", choices) }
    }
    if let usual { json.member("default", usual) }
    var words = Self.meanings[name] ?? documentation
    if usual != nil, let other = words.firstRange(of: " Default: ") {
      words = String(words[..<other.lowerBound])
    }
    if takesInput { words += " The object itself, or the path of a file." }
    json.member("description", Self.withMembers(words))
  }

  /// The formats of the command line that are of no use to a model: for terminals, browsers and CI.
  private static let unreadable: Set<String> = [
    "ansi", "grid", "html", "sarif", "junit", "github", "gitlab", "checkstyle", "xcode", "ndjson", "tree",
  ]

  /// What options mean to an agent, where that differs from what they mean on a command line.
  private static let meanings: [String: String] = [
    "--changed-since": "Only what differs from this revision of git, and what depends on it.",
    "--destructive": "Also the fixes that delete something that an author wrote.",
    "--document": "The path of the document that declares the state, also FILE.swift#NAME.",
    "--frames": "Also the rectangle of each node, in points, in the output `outline`.",
    "--output": "The format of the result.",
    "--set":
      "Values in the state, as `PATH=JSON`. The app serves them: they are there when the screen opens.",
    "--since": "The revision of git to compare with, such as `HEAD`.",
    "--steps":
      "What is done before the screen is shown, as in a test. A request without a response waits for the "
      + "step `respond`; without steps, it ends without a result.",
    "--suggested": "Also the fixes that are the one clear candidate.",
  ]

  /// Returns a text in which options of the command line are members of the arguments.
  private static func withMembers(_ text: String) -> String {
    text.split(separator: " ").map { word -> String in
      guard let start = word.firstRange(of: "--")?.lowerBound else { return String(word) }
      let before = word[..<start]
      guard before.allSatisfy({ $0 == "`" || $0 == "(" }) else { return String(word) }
      let option = word[start...].prefix { $0 == "-" || $0.isLetter }
      let member = AgentTool.member(String(option))
      return before + (before.hasSuffix("`") ? member : "`\(member)`") + word[option.endIndex...]
    }.joined(separator: " ")
  }
}
