import CladsCheck
import CladsDocument
import CladsGallery
import CladsPreview
import CladsProject
import Diagnostics
import SourceText
import TextUI

/// The modes of the program; the first flag on the command line selects one.
enum Mode: CaseIterable {
  case check, format, compare, gallery, test, clients, find, describe, initialize, scan, rules, explain, guide
  case schema, serve, agents
  case preview, evaluate, completions, manual, help, version

  /// Its flags; the first is shown in messages.
  var flags: [String] {
    switch self {
    case .check: ["--check"]
    case .format: ["--format"]
    case .compare: ["--compare"]
    case .gallery: ["--gallery"]
    case .test: ["--test"]
    case .clients: ["--clients"]
    case .find: ["--find"]
    case .describe: ["--describe"]
    case .initialize: ["--init"]
    case .scan: ["--scan"]
    case .rules: ["--rules"]
    case .explain: ["--explain"]
    case .guide: ["--guide"]
    case .schema: ["--schema"]
    case .serve: ["--stdio"]
    case .agents: ["--mcp"]
    case .preview: ["--preview"]
    case .evaluate: ["--eval"]
    case .completions: ["--completions"]
    case .manual: ["--man"]
    case .help: ["--help", "-h"]
    case .version: ["--version", "-V"]
    }
  }

  /// The synopsis for `--help`.
  var synopsis: String {
    switch self {
    case .check: "--check [options] PATH…"
    case .format: "--format [options] PATH…"
    case .compare: "--compare [options] OLD NEW|PATH…"
    case .gallery: "--gallery [options] PATH… --output FOLDER"
    case .test: "--test [options] PATH…"
    case .clients: "--clients [--json] [PATH…]"
    case .find: "--find NAME [PATH…]"
    case .describe: "--describe [PATH…]"
    case .initialize: "--init [PATH…]"
    case .scan: "--scan [--json] PATH…"
    case .rules: "--rules [--json]"
    case .explain: "--explain RULE [--json]"
    case .guide: "--guide [TOPIC]"
    case .schema: "--schema \(choices.joined(separator: "|"))"
    case .serve: "--stdio"
    case .agents: "--mcp [--write] [FOLDER…]"
    case .preview: "--preview [options] FILE[#NAME]"
    case .evaluate: "--eval [options] EXPRESSION"
    case .completions: "--completions \(choices.joined(separator: "|"))"
    case .manual: "--man"
    case .help: "--help"
    case .version: "--version"
    }
  }

  /// The description for `--help`.
  var documentation: String {
    switch self {
    case .check: "Checks documents and prints findings; folders are searched, `-` is standard input."
    case .format: "Prints a formatted document; --write, --diff and --verify accept several."
    case .compare: "Prints what has changed on screen between two files, folders or git revisions."
    case .gallery: "Draws all states of all screens, on pages that a browser shows."
    case .test: "Runs the tests of screens: files, those of documents, and those in folders."
    case .clients: "Prints the oldest version of the app that each document may be sent to, and why."
    case .find: "Prints where a name is declared and used, in documents, tests and clads.json."
    case .describe: "Prints what the app of a project provides, and its documents, samples and tests."
    case .initialize: "Writes a clads.json that declares the custom names in the documents, or adds to it."
    case .scan: "Prints what Swift source registers, where, how sure that is, and what no document uses."
    case .rules: "Lists all rules."
    case .explain: "Explains a rule, with examples."
    case .guide: "Prints the format on one page, with the names that clads.json declares, or one topic of it."
    case .schema: "Prints the JSON Schema of documents, clads.json, tests, or what other modes print as JSON."
    case .serve: "Runs the language server on standard input and output."
    case .agents: "Runs a server for coding agents (Model Context Protocol) on standard input and output."
    case .preview: "Draws the screen of a document as text; --watch keeps it live, `-` is standard input."
    case .evaluate: "Prints the value of an expression on device, and the specified one if it differs."
    case .completions: "Prints the completion script for a shell."
    case .manual: "Prints the manual page."
    case .help: "Prints this help."
    case .version: "Prints the version."
    }
  }

  /// The description of the value that the flag itself takes; `nil` if it takes none.
  var operand: String? {
    switch self {
    case .explain: "the name of a rule"
    case .find: "a name"
    case .schema: listing(choices, last: "or")
    case .preview: "a file"
    case .evaluate: "an expression"
    case .completions: "a shell: \(listing(choices, last: "or"))"
    default: nil
    }
  }

  /// Whether options may come between the flag and its value.
  var takesOptionsFirst: Bool { self == .evaluate || self == .preview }

  var takesPaths: Bool {
    [
      .check, .format, .compare, .gallery, .test, .clients, .find, .describe, .initialize, .scan, .explain,
      .guide, .schema, .agents, .preview, .evaluate, .completions,
    ].contains(self)
  }
  /// Whether what plugins register makes a difference in the terminal.
  var usesPlugins: Bool {
    [
      .check, .compare, .gallery, .test, .clients, .find, .describe, .initialize, .agents, .preview,
      .evaluate,
      .guide,
    ].contains(self)
  }
  /// Whether its paths are those of files and folders.
  var takesFiles: Bool {
    [
      .check, .format, .compare, .gallery, .test, .clients, .find, .describe, .initialize, .scan, .agents,
      .preview,
    ].contains(self)
  }
  /// The words that the flag's own value is one of; empty if it is free.
  var choices: [String] {
    switch self {
    case .explain: RuleTable.descriptions.map { $0.id.rawValue }.sorted()
    case .schema: ["document", "project", "test", "report", "comparison", "test-report"]
    case .completions: Shell.allCases.map(\.rawValue)
    default: []
    }
  }
  var needsPaths: Bool { [.check, .format, .gallery, .test].contains(self) }
}

/// An option of the command line.
struct Option {
  let name: String
  let value: String?
  let modes: [Mode]
  let documentation: String
  /// Whether the option may be given several times.
  var isRepeatable = false

  /// The words that the value is one of; empty if it is free.
  var choices: [String] {
    let words = (value ?? "").split(separator: "|").map(String.init)
    return words.allSatisfy { $0.first?.isLowercase ?? false } ? words : []
  }

  /// Whether the value is the path of a file.
  var takesFile: Bool { value?.contains("FILE") ?? false }

  /// Whether the value may be `-` for standard input.
  var takesInput: Bool { value?.hasSuffix("|-") ?? false }

  /// Whether the value may be left out.
  var hasOptionalValue: Bool { value.map { $0.hasPrefix("[") && $0.hasSuffix("]") } ?? false }
}

/// All options; the parser, `--help` and error messages use this table.
enum OptionTable {
  static let all: [Option] =
    [
      Option(
        name: "--output", value: formats, modes: [.check],
        documentation: "The format of the report. Default: text."),
      Option(
        name: "--fail-on", value: levels, modes: [.check],
        documentation: "The lowest severity that makes the exit status 1. Default: error."),
      Option(
        name: "--show", value: levels, modes: [.check],
        documentation: "The lowest severity to print. Default: \(shownByDefault)."),
      Option(
        name: "--project", value: "FILE",
        modes: [
          .check, .gallery, .test, .clients, .find, .describe, .initialize, .scan, .evaluate, .preview,
          .guide,
        ],
        documentation:
          "The project file. Default: the nearest clads.json, in the folder of each document or above."),
      Option(
        name: "--client", value: "NAME", modes: [.check, .gallery, .preview, .evaluate],
        documentation: "The version of the app, one of `clients` in clads.json. Default: all of them."),
      Option(
        name: "--jobs", value: "N", modes: [.check, .compare, .gallery, .test],
        documentation: "The number of parallel jobs. Default: the number of processor cores."),
      Option(
        name: "--quiet", value: nil, modes: [.check, .gallery, .test],
        documentation: "Prints only findings and failures; of a gallery, no progress."),
      Option(
        name: "--statistics", value: nil, modes: [.check],
        documentation: "Also prints the number of findings by rule."),
      Option(
        name: "--fix", value: nil, modes: [.check],
        documentation: "Applies the safe quick fixes, and reports what is left."),
      Option(
        name: "--suggested", value: nil, modes: [.check],
        documentation: "With --fix: also applies the fixes that are the one clear candidate."),
      Option(
        name: "--destructive", value: nil, modes: [.check],
        documentation: "With --fix: also applies the fixes that delete what an author wrote."),
      Option(
        name: "--diff", value: nil, modes: [.check],
        documentation: "With --fix: prints the changes instead of making them."),
      Option(
        name: "--files-from", value: "FILE|-", modes: [.check],
        documentation:
          "Also checks the documents on a list, one path per line; what is no document, or is gone, is left out."
      ),
      Option(
        name: "--changed-since", value: "REVISION", modes: [.check, .test],
        documentation:
          "Asks git what has changed since a revision, and checks these documents and those that depend on it; with --test, runs their tests."
      ),
      Option(
        name: "--no-ignore", value: nil,
        modes: [
          .check, .format, .compare, .gallery, .test, .clients, .find, .describe, .initialize, .scan,
        ],
        documentation:
          "Also searches what .gitignore lists, and folders of build products such as build and Pods."),
      Option(
        name: "--force-exclude", value: nil, modes: [.check, .format],
        documentation:
          "Leaves out what a search would even if it is named: what clads.json excludes or .gitignore lists."),
      Option(
        name: "--output", value: keywords(CompareFormat.self), modes: [.compare],
        documentation:
          "The output format: markdown is for comments, html one page. Default: text."),
      Option(
        name: "--output", value: keywords(TestFormat.self), modes: [.test],
        documentation: "The output format; junit and github are for CI. Default: text."),
      Option(
        name: "--update", value: nil, modes: [.test],
        documentation: "Rewrites the stored outlines that differ from the screen, and nothing else."),
      Option(
        name: "--coverage", value: nil, modes: [.test],
        documentation: "Also prints the samples, actions, branches and nodes that no test reaches."),
      Option(
        name: "--since", value: "REVISION", modes: [.compare, .check],
        documentation:
          "With --compare: compares with a git revision instead of two paths; `A..B` compares two revisions. "
          + "With --check: also reports documents that need a newer client than in the revision."),
      Option(
        name: "--screens", value: nil, modes: [.check],
        documentation:
          "Also draws the documents as a gallery does, and reports what is wrong with the pictures."),
      Option(
        name: "--baseline", value: "FILE", modes: [.check],
        documentation:
          "The list of earlier findings, which are not reported. Default: the one that clads.json names."),
      Option(
        name: "--write-baseline", value: "[FILE]", modes: [.check],
        documentation:
          "Writes all findings about documents into the baseline. Default: the one that clads.json names, else \(Baseline.defaultFileName)."
      ),
      Option(
        name: "--show-baseline", value: nil, modes: [.check],
        documentation: "Also prints the findings in the baseline."),
      Option(
        name: "--stdin-path", value: "NAME", modes: [.check, .format, .preview],
        documentation: "The path of the document on standard input, for messages and to find its project."),
      Option(
        name: "--stdin-ndjson", value: nil, modes: [.check],
        documentation:
          "Also checks documents on standard input: on each line, a JSON object with `path` and `text`."),
      Option(
        name: "--shapes", value: nil, modes: [.check],
        documentation:
          "With `--stdin-ndjson --output ndjson`, also prints how many documents differ only in texts and values."
      ),
      Option(
        name: "--agents", value: nil, modes: [.initialize],
        documentation:
          "Also adds a section to \(AgentsFile.name), and prints the settings of clients, for coding agents."),
      Option(name: "--write", value: nil, modes: [.format], documentation: "Formats files in place."),
      Option(
        name: "--write", value: nil, modes: [.agents],
        documentation: "Lets the tool `fix` write files when it is asked to; otherwise, no file is written."),
      Option(
        name: "--diff", value: nil, modes: [.format],
        documentation: "Prints the changes that formatting would make."),
      Option(
        name: "--verify", value: nil, modes: [.format],
        documentation: "Prints the paths of unformatted files; the exit status is 1 if there are any."),
      Option(
        name: "--reflow", value: nil, modes: [.format],
        documentation:
          "Also joins and breaks lines: each entry gets its own, unless its container fits on one line."),
      Option(
        name: "--template", value: nil, modes: [.evaluate],
        documentation: "Evaluates a template: text with `${…}` placeholders."),
      Option(
        name: "--document", value: "FILE", modes: [.evaluate],
        documentation: "The document that declares the state, also FILE.swift#NAME; `-` is standard input."),
      Option(
        name: "--sample", value: "NAME", modes: [.evaluate],
        documentation: "The sample of that document to merge over its state."),
      Option(
        name: "--state", value: "FILE|-", modes: [.evaluate],
        documentation: "A JSON object to use as the state, or to merge over that of the document."),
      Option(
        name: "--set", value: "PATH=JSON", modes: [.evaluate, .preview],
        documentation:
          "Sets a value in the state; may be repeated. A preview opens with it; after a --tap or another step, the app changes it then.",
        isRepeatable: true),
      Option(
        name: "--json", value: nil, modes: [.clients, .scan, .rules, .explain, .evaluate],
        documentation: "Prints JSON instead of text."),
    ]
    + previews

  /// Returns the rows of an option; more than one if it differs between modes.
  static func rows(_ name: String) -> [Option] { all.filter { $0.name == name } }

  static func listed(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }

  static func keywords<Keyword: RawRepresentable & CaseIterable>(_ type: Keyword.Type) -> String
  where Keyword.RawValue == String { Keyword.allCases.map(\.rawValue).joined(separator: "|") }

  private static let formats = ReportTable.all.map { $0.name }.joined(separator: "|")
  /// The lowest severity that each format prints.
  private static let shownByDefault = Severity.allCases.compactMap { severity -> String? in
    let formats = ReportTable.all.filter { $0.minimumSeverity == severity }.map { $0.name }
    if severity == .warning { return "warning in other formats" }
    return formats.isEmpty ? nil : "\(severity.name) in \(formats.joined(separator: " and "))"
  }.joined(separator: ", ")
  private static let levels = "error|warning|info|hint"

  /// Returns the message about an option that does not exist.
  static func unknownOption(_ name: String) -> String {
    let names = Set(all.map(\.name)).sorted() + Mode.allCases.flatMap(\.flags)
    let suggestion = didYouMean(closest(to: name, in: names)).map { "; \($0)" } ?? ""
    return "unknown option `\(name)`\(suggestion)"
  }
}
