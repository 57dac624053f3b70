import Diagnostics
import LanguageServerProtocol
import ModelContextProtocol

/// A tool of `--mcp`: a mode of the command line, with the options that make sense for an agent.
struct AgentTool: Sendable {
  /// What is worked on, besides options.
  enum Subject: Sendable {
    /// Nothing.
    case none
    /// A word, such as the name of a rule.
    case word(String, String)
    /// A file or a folder; without it, the root.
    case files
    /// A document: its path, or its text, or both.
    case document
    /// Two files or folders, or none with an option that says what to compare with.
    case pair
  }

  let name: String
  let title: String
  let documentation: String
  let mode: Mode
  let subject: Subject
  /// The options that an agent may give, by their names on the command line.
  var options: [String] = []
  /// The arguments that it always has.
  var fixed: [String] = []
  /// The arguments that make it write files, with `write`.
  var writing: [String]?
  /// The arguments that do not go together.
  var contradictions: [(String, String)] {
    switch subject {
    case .document: [(Self.text, "changedSince")]
    case .pair: [(Self.old, "since"), (Self.old, Self.path)]
    default: []
    }
  }
  /// The word that is meant if none is given.
  var defaultOperand: String?

  /// The tools, in the order in which an agent needs them.
  static let all: [AgentTool] = [
    AgentTool(
      name: "guide", title: "Guide",
      documentation:
        "The format of CLADS documents. Without `topic`, lists the topics; read `document` and `example` "
        + "before the first screen.",
      mode: .guide, subject: .word("topic", "The topic; `all` for the whole page."),
      defaultOperand: Guide.list),
    AgentTool(
      name: "describe", title: "Describe the project",
      documentation:
        "What the app provides: its own components, actions, design tokens and destinations, its clients, "
        + "and its documents with their samples and tests.",
      mode: .describe, subject: .files),
    AgentTool(
      name: "check", title: "Check documents",
      documentation:
        "Reports what is wrong in documents, what the app does about it, and the edits that fix it. Each "
        + "cause is listed once. Positions are line:column from 1, columns in UTF-16. Check after every change; a document is done when nothing is reported.",
      mode: .check, subject: .document,
      options: ["--show", "--client", "--screens", "--changed-since", "--output"],
      fixed: ["--output", BriefReport.name]),
    AgentTool(
      name: "fix", title: "Fix documents",
      documentation:
        "Returns the safe fixes of a document as a difference; with `suggested`, those that are the one "
        + "clear candidate, too.",
      mode: .check, subject: .document, options: ["--suggested", "--destructive"],
      fixed: ["--fix", "--diff"], writing: ["--fix"]),
    AgentTool(
      name: "preview", title: "Preview a screen",
      documentation:
        "Runs a screen and shows it: as an outline of its nodes with their pointers (`frames` adds their "
        + "rectangles in points), as text, as what a screen reader says, or as a picture (`png`, where "
        + "`resvg`, `rsvg-convert` or Chromium is installed; else `svg`). `set` is the state that the app "
        + "serves; `steps` are done afterwards, as in a test: `[{\"tap\":\"Buy\"}, {\"type\":{\"into\":\"Name\","
        + "\"text\":\"Ada\"}}, {\"respond\":{\"with\":{}}}]`; the topic `tests` of `guide` has all.",
      mode: .preview, subject: .document,
      options: [
        // In this order: what is set before a step is what the app serves.
        "--set", "--steps", "--output", "--frames", "--sample", "--client", "--color-scheme", "--size",
        "--text-size", "--as",
      ], fixed: ["--output", PreviewFormat.outline.rawValue]),
    AgentTool(
      name: "evaluate", title: "Evaluate an expression",
      documentation:
        "The value of an expression or a template on device, with the state of a document or one of its own.",
      mode: .evaluate, subject: .word("expression", "The expression, or the text of a template."),
      options: ["--template", "--document", "--sample", "--set", "--state"]),
    AgentTool(
      name: "explain", title: "Explain a rule",
      documentation: "What a rule of `check` reports, why, and examples.",
      mode: .explain, subject: .word("rule", "The name of the rule.")),
    AgentTool(
      name: "find", title: "Find uses",
      documentation:
        "Where a name is declared and used in the documents of the project: a component, an action, a "
        + "style, a token, a destination, a state path of the app.",
      mode: .find, subject: .word("name", "The name."), options: ["--project"]),
    AgentTool(
      name: "test", title: "Run tests",
      documentation:
        "Runs tests of screens (`*.clads-test.json`): of a document, or all in a folder. A failure has the "
        + "step, what was expected, and the screen.",
      mode: .test, subject: .files, options: ["--coverage", "--changed-since", "--output"]),
    AgentTool(
      name: "compare", title: "Compare screens",
      documentation:
        "What has changed on screen between two files or folders, or since a revision of git.",
      mode: .compare, subject: .pair, options: ["--since", "--output"]),
  ]
}
