package import JSONSyntax
package import SourceText

/// The result of checking one file, ready to be printed.
package struct ReportedFile: Sendable {
  /// The path as the user gave it, with `/` as the separator.
  package let path: String
  /// The path relative to the root of the repository; `nil` outside of any, or if the report does not need
  /// it.
  package var repositoryPath: String?
  /// The text; empty if there is no finding to print.
  package let source: SourceFile
  /// The diagnostics to list, sorted by range; empty for a clean file.
  package let diagnostics: [Diagnostic]
  /// The findings that are left out of the list because there are so many.
  package let omitted: [ListedFindings.Omitted]
  /// The host names of the findings that are left out.
  let omittedHostNames: [HostName]
  /// The host names of findings that are not printed.
  package var hiddenHostNames: [HostName] = []
  /// The line of standard input that has the text; `nil` if that is in a file.
  package var line: InputLine?
  /// Why the file could not be read, without its path; `nil` if it was checked.
  package let problem: String?
  /// How long the check of the file took.
  package var duration = Duration.zero
  /// What a report says that has a test case for each file, if it does not list the findings.
  package var failure: Failure?

  /// Why a test case has failed.
  package struct Failure: Sendable {
    /// The reason in one line.
    let message: String
    let type: String
    /// All that is known, ready to be printed to a terminal.
    let text: String

    package init(message: String, type: String, text: String) {
      (self.message, self.type, self.text) = (message, type, text)
    }
  }

  package init(path: String, source: SourceFile, diagnostics: [Diagnostic]) {
    self.path = path
    self.source = source
    let findings = ListedFindings(diagnostics)
    self.diagnostics = findings.listed
    omitted = findings.omitted
    omittedHostNames = findings.omittedHostNames
    problem = nil
  }

  /// Creates the result of a file without findings to print, or of one that could not be read.
  package init(path: String, problem: String? = nil) {
    self.path = path
    source = SourceFile(uri: FileURI(path: path), version: nil, bytes: [])
    diagnostics = []
    omitted = []
    omittedHostNames = []
    self.problem = problem
  }
}

/// A line of standard input that has a document, or should have one.
package struct InputLine: Sendable {
  /// The number of the line; the first is 1.
  package let number: Int
  /// A string or an integer with which the sender finds the result; `nil` if there is none.
  package let id: JSONValue?

  package init(number: Int, id: JSONValue?) {
    self.number = number
    self.id = id
  }
}

/// Settings of a report.
package struct ReportOptions: Sendable {
  /// Whether the report contains ANSI color codes.
  package var usesColor: Bool
  /// Whether only findings are printed, without the closing summary.
  package var isQuiet: Bool
  /// The lowest severity that makes the check fail.
  package var failOn: Severity
  /// The name of the program.
  package var name: String
  /// The version of the program.
  package var version: String
  /// The absolute path of the current folder, with which reports for services make paths relative.
  package var folder: String
  /// Returns the documentation of a rule, for reports that contain it.
  package var help: @Sendable (DiagnosticID) -> RuleHelp?

  package init(
    usesColor: Bool = false, isQuiet: Bool = false, failOn: Severity = .error, name: String = "clads-lsp",
    version: String = "", folder: String = "",
    help: @escaping @Sendable (DiagnosticID) -> RuleHelp? = { _ in nil }
  ) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.failOn = failOn
    self.name = name
    self.version = version
    self.folder = folder
    self.help = help
  }

  /// Returns the path of a file with which a service finds it: relative to the root of its repository or,
  /// outside of any, to the current folder; a path outside of that folder stays as it is.
  func relativePath(_ file: ReportedFile) -> String {
    if let path = file.repositoryPath { return path }
    let path = file.path
    let prefix = folder + "/"
    guard !folder.isEmpty, path != prefix, path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// An output format for findings. The results of files are rendered on any thread, and joined in the order of
/// the paths, so that a check of many files need not keep them.
package protocol Report: Sendable {
  /// What the report says about one file.
  associatedtype Part: Sendable
  /// The name of the format, as given to `--output`.
  static var name: String { get }
  /// What the format is for, as printed by `--help`.
  static var documentation: String { get }
  /// The lowest severity that is printed unless `--show` says otherwise.
  static var minimumSeverity: Severity { get }
  /// Whether the report contains the JSON pointers of findings, or fingerprints, which depend on them.
  static var needsPointers: Bool { get }
  /// Whether the report is for a service that finds files by their paths in the repository.
  static var needsRepositoryPaths: Bool { get }
  /// Whether the report has one finding about each host name, for all files that use it.
  static var mergesHostNames: Bool { get }
  init(options: ReportOptions)
  /// Writes what comes before the first file.
  mutating func begin(_ output: inout some TextOutputStream)
  /// Renders the result of one file, regardless of the files before it.
  func part(_ file: ReportedFile) -> Part
  /// Adds what is said about the next file; files without findings are passed, too.
  mutating func add(_ part: Part, to output: inout some TextOutputStream)
  /// Writes what comes after the last file.
  mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream)
}

extension Report {
  package static var needsPointers: Bool { false }
  package static var mergesHostNames: Bool { false }
  package static var needsRepositoryPaths: Bool { false }

  package mutating func begin(_ output: inout some TextOutputStream) {}

  /// Returns the report of some files.
  package static func text(
    of files: [ReportedFile], _ summary: ReportSummary = ReportSummary(),
    options: ReportOptions = ReportOptions()
  ) -> String {
    var report = Self(options: options)
    var text = ""
    report.begin(&text)
    for file in files { report.add(report.part(file), to: &text) }
    report.end(summary, to: &text)
    return text
  }
}

extension Diagnostic {
  /// The message, what the app does and how to fix it, each on a line of its own.
  var fullText: String { [message, effectSentence, help].compactMap { $0 }.joined(separator: "\n") }
}

/// The formats of `--output`.
package enum ReportTable {
  /// The formats, with the default first.
  package static let all: [any Report.Type] = [
    TextReport.self, JSONReport.self, NDJSONReport.self, SARIFReport.self, GitHubReport.self,
    JUnitReport.self, GitLabReport.self, MarkdownReport.self, XcodeReport.self,
    BriefReport.self,
  ]
}
