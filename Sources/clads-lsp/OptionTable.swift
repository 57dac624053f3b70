import CladsPreview
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
    case .preview: "--preview [options] FILE"
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
    case .preview: "Draws the screen of a document as text; --watch keeps it live, `-` is standard input."
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
  var takesOptionsFirst: Bool { self == .evaluate || self == .preview }

  var takesPaths: Bool {
    [.check, .format, .initialize, .explain, .schema, .preview, .evaluate].contains(self)
  }
  var needsPaths: Bool { self == .check || self == .format }
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
        name: "--project", value: "FILE", modes: [.check, .initialize, .evaluate, .preview],
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
        name: "--stdin-path", value: "NAME", modes: [.check, .format, .preview],
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
        name: "--set", value: "PATH=JSON", modes: [.evaluate, .preview],
        documentation: "Sets one value of the state; may be given several times."),
      Option(
        name: "--json", value: nil, modes: [.rules, .explain, .evaluate],
        documentation: "Prints JSON for machines."),
    ]
    + previews
    + ["--fix", "--watch"].map {
      Option(name: $0, value: nil, modes: [.check], documentation: "", isBuilt: false)
    }
    + ["--shard", "--baseline", "--write-baseline"].map {
      Option(name: $0, value: "VALUE", modes: [.check], documentation: "", isBuilt: false)
    }

  private static let previews: [Option] = [
    Option(
      name: "--watch", value: nil, modes: [.preview],
      documentation: "Shows the screen in the whole terminal, live: it follows the file and can be used."),
    Option(
      name: "--as", value: words(PreviewMode.self), modes: [.preview],
      documentation:
        "Draws the screen as it appears on device, or as the specification says. Default: device."
    ),
    Option(
      name: "--width", value: "COLUMNS", modes: [.preview],
      documentation:
        "The width; the terminal's, else \(PreviewOptions.usualWidth), unless said otherwise."),
    Option(
      name: "--height", value: "ROWS", modes: [.preview],
      documentation: "The height; as many rows as the screen needs unless said otherwise."),
    Option(
      name: "--ascii", value: nil, modes: [.preview], documentation: "Draws with plain ASCII alone."),
    Option(
      name: "--color-scheme", value: words(PreviewColorScheme.self), modes: [.preview],
      documentation: "The colours; those that the document asks for unless said otherwise."),
    Option(
      name: "--sample", value: "NAME|FILE", modes: [.preview],
      documentation: "The sample that is merged over the state: one of the document, or any file."),
    Option(
      name: "--output", value: words(PreviewFormat.self), modes: [.preview],
      documentation:
        "The output format; grid is the text as an HTML page, and so is html for now. Default: ansi on a terminal, else text."
    ),
    Option(
      name: "--tap", value: "ID|POINTER[#I…]|alert:INDEX", modes: [.preview],
      documentation: "Taps a node, or a button of an alert, before printing; may be given several times."),
    Option(
      name: "--input", value: "ID|POINTER[#I…]=TEXT", modes: [.preview],
      documentation: "Enters a value before printing; --tap and --input run in the order given."),
  ]

  /// The rows about an option, usually one.
  static func rows(_ name: String) -> [Option] { all.filter { $0.name == name } }

  private static func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> String
  where Word.RawValue == String { Word.allCases.map(\.rawValue).joined(separator: "|") }

  private static let formats = ReportTable.all.map { $0.name }.joined(separator: "|")
  private static let levels = "error|warning|info|hint"

  /// What to say about an option that does not exist.
  static func unknown(_ name: String) -> String {
    let names = Set(all.filter(\.isBuilt).map(\.name)).sorted() + Mode.allCases.flatMap(\.flags)
    let near = didYouMean(closest(to: name, in: names)).map { "; \($0)" } ?? ""
    return "there is no option `\(name)`\(near)"
  }
}
