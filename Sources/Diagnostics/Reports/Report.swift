public import SourceText

/// The result of checking one file, ready to be printed.
public struct ReportedFile: Sendable {
  /// The path as the user gave it, with `/` as the separator.
  public let path: String
  /// The text; empty if there is no finding to print.
  public let source: SourceFile
  /// The diagnostics to print, sorted by range; empty for a clean file.
  public let diagnostics: [Diagnostic]
  /// Why the file could not be read, without its path; `nil` if it was checked.
  public let problem: String?
  /// How long the check of the file took.
  public var duration = Duration.zero

  public init(path: String, source: SourceFile, diagnostics: [Diagnostic]) {
    self.path = path
    self.source = source
    self.diagnostics = diagnostics
    problem = nil
  }

  /// Creates the result of a file without findings to print, or of one that could not be read.
  public init(path: String, problem: String? = nil) {
    self.path = path
    source = SourceFile(uri: FileURI(path: path), version: nil, bytes: [])
    diagnostics = []
    self.problem = problem
  }
}

/// The number of files and findings in a check.
public struct ReportSummary: Sendable, Hashable {
  /// The number of files checked.
  public var files = 0
  /// The number of findings of each severity, printed or not.
  public var counts: [Severity: Int] = [:]
  /// The number of findings, printed or not, with a fix that can be applied without asking.
  public var fixes = FixCounts()
  /// The number of findings of each severity that were not printed.
  public var hidden: [Severity: Int] = [:]
  /// The number of findings in baselines, each occurrence of them, which count as none of the others.
  public var inBaseline = 0
  /// Messages about paths that could not be read and belong to no file of the report.
  public var problems: [String] = []

  public init() {}

  /// Adds the findings of one file, of which those below the severity `least` are not printed.
  public mutating func count(
    _ diagnostics: some Sequence<Diagnostic>, fixes: FixCounts, shown least: Severity
  ) {
    files += 1
    self.fixes += fixes
    for diagnostic in diagnostics {
      if diagnostic.isInBaseline {
        inBaseline += diagnostic.occurrences.count
        continue
      }
      counts[diagnostic.severity, default: 0] += 1
      if diagnostic.severity < least { hidden[diagnostic.severity, default: 0] += 1 }
    }
  }

  /// The highest severity of all findings; `nil` if there are none.
  public var worst: Severity? { counts.filter { $0.value > 0 }.keys.max() }
}

/// Settings of a report.
public struct ReportOptions: Sendable {
  /// Whether the report contains ANSI color codes.
  public var usesColor: Bool
  /// Whether only findings are printed, without the closing summary.
  public var isQuiet: Bool
  /// The lowest severity that makes the check fail.
  public var failOn: Severity
  /// The version of the program.
  public var version: String
  /// The absolute path of the current folder, with which reports for services make paths relative.
  public var folder: String
  /// The documentation of all rules; only given to reports that need it.
  public var rules: [RuleHelp]

  public init(
    usesColor: Bool = false, isQuiet: Bool = false, failOn: Severity = .error, version: String = "",
    folder: String = "", rules: [RuleHelp] = []
  ) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.failOn = failOn
    self.version = version
    self.folder = folder
    self.rules = rules
  }

  /// Returns a path relative to the current folder; a path outside of that folder stays as it is.
  func relativePath(_ path: String) -> String {
    let prefix = folder + "/"
    guard !folder.isEmpty, path != prefix, path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// An output format for findings. It writes file by file, in the order of the paths, so that a check of many
/// files need not keep them.
public protocol Report: Sendable {
  /// The name of the format, as given to `--output`.
  static var name: String { get }
  /// What the format is for, as printed by `--help`.
  static var documentation: String { get }
  /// The lowest severity that is printed unless `--show` says otherwise.
  static var minimumSeverity: Severity { get }
  /// Whether the report contains the documentation of rules.
  static var needsRules: Bool { get }
  /// Whether the report contains the JSON pointers of findings, or fingerprints, which depend on them.
  static var needsPointers: Bool { get }
  init(options: ReportOptions)
  /// Writes what comes before the first file.
  mutating func begin(_ output: inout some TextOutputStream)
  /// Writes the result of one file; files without findings are passed, too.
  mutating func add(_ file: ReportedFile, to output: inout some TextOutputStream)
  /// Writes what comes after the last file.
  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream)
}

extension Report {
  public static var needsRules: Bool { false }
  public static var needsPointers: Bool { false }

  public mutating func begin(_ output: inout some TextOutputStream) {}

  /// Returns the report of some files.
  public static func text(
    of files: [ReportedFile], _ summary: ReportSummary = ReportSummary(),
    options: ReportOptions = ReportOptions()
  ) -> String {
    var report = Self(options: options)
    var text = ""
    report.begin(&text)
    for file in files { report.add(file, to: &text) }
    report.end(summary, to: &text)
    return text
  }
}

extension Diagnostic {
  /// The message, what the app does and how to fix it, each on a line of its own.
  var fullText: String { [message, effectSentence, help].compactMap { $0 }.joined(separator: "\n") }
}

/// The formats of `--output`.
public enum ReportTable {
  /// The formats, with the default first.
  public static let all: [any Report.Type] = [
    TextReport.self, JSONReport.self, SARIFReport.self, GitHubReport.self, JUnitReport.self,
    GitLabReport.self, MarkdownReport.self, XcodeReport.self,
  ]
}
