public import SourceText

/// The messages about one file.
public struct ReportedFile: Sendable {
  /// The path as it was given, `/`-separated.
  public let path: String
  /// The text.
  public let source: SourceFile
  /// The messages to print, sorted by place.
  public let diagnostics: [Diagnostic]

  /// Creates the report of one file.
  public init(path: String, source: SourceFile, diagnostics: [Diagnostic]) {
    self.path = path
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// How many messages there were.
public struct ReportSummary: Sendable, Hashable {
  /// Files that were checked.
  public var files = 0
  /// Messages by severity.
  public var counts: [Severity: Int] = [:]
  /// Messages with a fix.
  public var fixable = 0
  /// Messages that were not printed, by severity.
  public var hidden: [Severity: Int] = [:]

  /// Creates an empty summary.
  public init() {}

  /// Counts the messages of one more file.
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

  /// The greatest severity there was.
  public var worst: Severity? { counts.filter { $0.value > 0 }.keys.max() }
}

/// What reports need to know besides the messages.
public struct ReportOptions: Sendable {
  /// Whether escape codes for colours are printed.
  public var usesColor: Bool
  /// Whether only findings are printed.
  public var isQuiet: Bool

  /// Creates options.
  public init(usesColor: Bool = false, isQuiet: Bool = false) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
  }
}

/// A way to print messages, file by file; the parts are printed one after the other.
public protocol Report: Sendable {
  /// The name of the format in `--output`.
  static var name: String { get }
  /// What the format is for.
  static var documentation: String { get }
  /// The least severity that is printed unless the user says otherwise.
  static var leastSeverity: Severity { get }
  /// Creates a report.
  init(options: ReportOptions)
  /// What comes first.
  func opening() -> String
  /// The messages of one file; `isFirst` when no file with messages came before.
  func text(of file: ReportedFile, isFirst: Bool) -> String
  /// What comes last.
  func closing(_ summary: ReportSummary) -> String
}

extension Report {
  /// Most formats have no beginning.
  public func opening() -> String { "" }
}

/// The formats of `--output`.
public enum ReportTable {
  /// The formats, the default first.
  public static let all: [any Report.Type] = [
    TextReport.self, JSONReport.self, GitHubReport.self, XcodeReport.self,
  ]
  /// Formats that are announced and not built yet.
  public static let announced = ["sarif", "junit"]
}
