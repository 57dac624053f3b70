import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import SourceText

/// The result of checking one file, without the findings: what the summary, baselines and the exit status
/// need.
struct CheckedFile: Sendable {
  /// The path as printed.
  let path: String
  var counts = FindingCounts([])
  /// The shape of the document; `nil` unless shapes matter.
  var shape: DocumentShape?
  /// What the findings depend on; `nil` for the file of a baseline.
  var context: FileContext?
  /// The entries of a baseline for all findings, if they are of use.
  var entries: [Baseline.Entry] = []
  /// The line of standard input that has the text, if a report says so.
  var line: InputLine?
  /// Why the file could not be read, without its path.
  var problem: String?
  /// Whether the file is not valid UTF-8, which is its only finding and makes the exit status 2.
  var isUnreadable = false
  /// How many of the findings can be fixed.
  var fixes = FixCounts()
  /// How many findings `--fix` has fixed, by rule.
  var fixed: [DiagnosticID: Int] = [:]
  /// What `--fix` would change, if that is to be printed.
  var difference: String?
  /// Why the fixed text could not be written, without its path.
  var writingProblem: String?
}

/// The findings in a checked file; in memory until they are rendered.
struct FileFindings {
  var file: CheckedFile
  /// The text that the findings are about; `nil` if it could not be read.
  var source: SourceFile?
  var diagnostics: [Diagnostic]
  /// How long the check took.
  var duration = Duration.zero

  init(path: String, source: SourceFile, diagnostics: [Diagnostic] = []) {
    file = CheckedFile(path: path, counts: FindingCounts(diagnostics))
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Creates the result of a file that could not be read.
  init(unreadable path: String, _ problem: String) {
    file = CheckedFile(path: path, problem: problem)
    diagnostics = []
  }

  /// Marks the findings as those of a baseline that will be written.
  mutating func markAsListed() {
    for index in diagnostics.indices where diagnostics[index].id != .invalidUTF8 {
      diagnostics[index].isInBaseline = true
    }
  }
}
