import Diagnostics

/// What the program can do.
enum Mode: CaseIterable {
  case check, format, initialize, rules, explain, schema, serve, preview, evaluate, help, version

  /// Its flags, the usual one first.
  var flags: [String] {
    switch self {
    case .check: ["--check"]
    case .format: ["--format"]
    case .initialize: ["--init"]
    case .rules: ["--rules"]
    case .explain: ["--explain"]
    case .schema: ["--schema"]
    case .serve: ["--stdio"]
    case .preview: ["--preview"]
    case .evaluate: ["--eval"]
    case .help: ["--help", "-h"]
    case .version: ["--version", "-V"]
    }
  }

  /// What follows the flag on the command line, for help.
  var synopsis: String {
    switch self {
    case .check: "--check [options] PATH…"
    case .format: "--format [options] PATH…"
    case .initialize: "--init [PATH…]"
    case .rules: "--rules [--json]"
    case .explain: "--explain RULE"
    case .schema: "--schema document|project"
    case .serve: "--stdio"
    case .preview: "--preview FILE"
    case .evaluate: "--eval [options] EXPRESSION"
    case .help: "--help"
    case .version: "--version"
    }
  }

  /// What it does, for help.
  var documentation: String {
    switch self {
    case .check: "Prints what is wrong in documents; folders are searched, `-` is standard input."
    case .format: "Prints a document formatted; with --write, --diff or --verify for several."
    case .initialize: "Writes a clads.json that names what the app behind the documents provides."
    case .rules: "Prints the table of all rules."
    case .explain: "Explains one rule, with examples."
    case .schema: "Prints the JSON Schema of documents or of clads.json."
    case .serve: "Language server over standard input and output."
    case .preview: "Text preview of one document."
    case .evaluate: "Prints what an expression gives, and says where today's phones differ."
    case .help: "Prints this text."
    case .version: "Prints the version."
    }
  }

  /// The value that the flag itself takes.
  var operand: String? {
    switch self {
    case .explain: "the name of a rule"
    case .schema: "`document` or `project`"
    case .preview: "a file"
    case .evaluate: "an expression"
    default: nil
    }
  }

  /// Whether options may stand between the flag and its value.
  var takesOptionsFirst: Bool { self == .evaluate }

  var takesPaths: Bool {
    [.check, .format, .initialize, .explain, .schema, .preview, .evaluate].contains(self)
  }
  var needsPaths: Bool { self == .check || self == .format }

  /// Why it cannot be used, for what is announced and not built.
  var unavailable: String? {
    switch self {
    case .preview: "`--preview` is not built yet in this version"
    default: nil
    }
  }

  /// Whether help shows it.
  var isBuilt: Bool { unavailable == nil }
}

/// One option of the command line.
struct Option {
  let name: String
  let value: String?
  let modes: [Mode]
  let documentation: String
  var isBuilt = true
}

/// Every option; parsing, help and refusals come from here.
enum OptionTable {
  static let all: [Option] =
    [
      Option(
        name: "--output", value: formats, modes: [.check],
        documentation: "Format of the report; text unless said otherwise."),
      Option(
        name: "--fail-on", value: levels, modes: [.check],
        documentation: "Least severity that makes the exit status 1; error unless said otherwise."),
      Option(
        name: "--show", value: levels, modes: [.check],
        documentation: "Least severity that is printed; warning in text, github and xcode, hint in json."),
      Option(
        name: "--project", value: "FILE", modes: [.check, .initialize, .evaluate],
        documentation:
          "The project file; the nearest clads.json at or above each document unless said otherwise."),
      Option(
        name: "--jobs", value: "N", modes: [.check],
        documentation: "How many documents are checked at once; the number of cores unless said otherwise."),
      Option(name: "--quiet", value: nil, modes: [.check], documentation: "Prints findings only."),
      Option(
        name: "--statistics", value: nil, modes: [.check], documentation: "Adds a table of findings by rule."),
      Option(
        name: "--files-from", value: "FILE|-", modes: [.check],
        documentation: "Reads the paths, one a line, from a file or from standard input."),
      Option(
        name: "--stdin-path", value: "NAME", modes: [.check, .format],
        documentation: "The path of what `-` reads, for messages and for finding the project."),
      Option(name: "--write", value: nil, modes: [.format], documentation: "Formats files in place."),
      Option(
        name: "--diff", value: nil, modes: [.format], documentation: "Prints what formatting would change."),
      Option(
        name: "--verify", value: nil, modes: [.format],
        documentation: "Prints nothing but the paths; exit status 1 when something would change."),
      Option(
        name: "--template", value: nil, modes: [.evaluate],
        documentation: "Takes the text for a template and fills in its placeholders."),
      Option(
        name: "--document", value: "FILE", modes: [.evaluate],
        documentation: "The document whose state is read; `-` is standard input."),
      Option(
        name: "--sample", value: "NAME", modes: [.evaluate],
        documentation: "The sample of that document that is merged over its state."),
      Option(
        name: "--state", value: "FILE|-", modes: [.evaluate],
        documentation: "A JSON object that is the state, or is merged over the document's."),
      Option(
        name: "--set", value: "PATH=JSON", modes: [.evaluate],
        documentation: "Sets one value of the state; may be given several times."),
      Option(
        name: "--json", value: nil, modes: [.rules, .explain, .evaluate],
        documentation: "Prints JSON for machines."),
    ]
    + ["--fix", "--watch"].map {
      Option(name: $0, value: nil, modes: [.check], documentation: "", isBuilt: false)
    }
    + ["--shard", "--baseline", "--write-baseline"].map {
      Option(name: $0, value: "VALUE", modes: [.check], documentation: "", isBuilt: false)
    }

  private static let formats = ReportTable.all.map { $0.name }.joined(separator: "|")
  private static let levels = "error|warning|info|hint"

  /// What to say about an option that does not exist.
  static func unknown(_ name: String) -> String {
    let names = all.filter(\.isBuilt).map(\.name) + Mode.allCases.flatMap(\.flags)
    let near = didYouMean(closest(to: name, in: names)).map { "; \($0)" } ?? ""
    return "there is no option `\(name)`\(near)"
  }
}
