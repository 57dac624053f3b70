public import SourceText

/// The findings in one file, ready to be printed.
public struct ReportedFile: Sendable {
  /// The path as the user gave it, with `/` as the separator.
  public let path: String
  public let source: SourceFile
  /// The diagnostics to print, sorted by range.
  public let diagnostics: [Diagnostic]

  public init(path: String, source: SourceFile, diagnostics: [Diagnostic]) {
    self.path = path
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// The number of files and findings in a check.
public struct ReportSummary: Sendable, Hashable {
  /// The number of files checked.
  public var files = 0
  /// The number of findings of each severity, printed or not.
  public var counts: [Severity: Int] = [:]
  /// The number of findings with a quick fix.
  public var fixable = 0
  /// The number of findings of each severity that were not printed.
  public var hidden: [Severity: Int] = [:]

  public init() {}

  /// Adds the findings of one file, of which those below the severity `least` are not printed.
  public mutating func count(_ diagnostics: some Sequence<Diagnostic>, shown least: Severity) {
    files += 1
    for diagnostic in diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      if !diagnostic.fixes.isEmpty { fixable += 1 }
      if diagnostic.severity < least { hidden[diagnostic.severity, default: 0] += 1 }
    }
  }

  /// Adds the counts of other files.
  public mutating func add(_ other: ReportSummary) {
    files += other.files
    fixable += other.fixable
    counts.merge(other.counts, uniquingKeysWith: +)
    hidden.merge(other.hidden, uniquingKeysWith: +)
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

  public init(usesColor: Bool = false, isQuiet: Bool = false) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
  }
}

/// An output format for findings: an opening, the text of each file, and a closing, printed in this order.
public protocol Report: Sendable {
  /// The name of the format, as given to `--output`.
  static var name: String { get }
  /// What the format is for, as printed by `--help`.
  static var documentation: String { get }
  /// The lowest severity that is printed unless `--show` says otherwise.
  static var minimumSeverity: Severity { get }
  init(options: ReportOptions)
  /// Returns the text before the first file.
  func opening() -> String
  /// Returns the findings of one file; `isFirst` is true until a file with findings has been printed.
  func text(of file: ReportedFile, isFirst: Bool) -> String
  /// Returns the text after the last file.
  func closing(_ summary: ReportSummary) -> String
}

extension Report {
  public func opening() -> String { "" }
}

/// The formats of `--output`.
public enum ReportTable {
  /// The formats, with the default first.
  public static let all: [any Report.Type] = [
    TextReport.self, JSONReport.self, GitHubReport.self, XcodeReport.self,
  ]
  /// Formats that are planned but not implemented yet; `--output` names them in its error message.
  public static let announced = ["sarif", "junit"]
}
