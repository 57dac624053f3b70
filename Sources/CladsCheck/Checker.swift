public import CladsProject
public import CladsRules
public import Diagnostics
import SourceText

/// The checks of one project; made once, used for all of its files, on any thread.
public struct Checker: Sendable {
  let runner: RuleRunner

  /// Prepares the checks of a project.
  ///
  /// - Parameters:
  ///   - project: what is known about the app and its documents.
  ///   - only: the rules to run whatever the project says.
  ///   - today: the day for suppressions with a date, as `2027-01-31`; without it none expires.
  public init(project: Project = Project(), only: Set<DiagnosticID>? = nil, today: String? = nil) {
    runner = RuleRunner(project, only: only, today: today)
  }

  /// What is known about the app and its documents.
  public var project: Project { runner.project }

  /// The severity of each rule, by file.
  public var levels: RuleLevels { runner.rules.levels }

  /// Returns the findings about a document, sorted by position.
  ///
  /// - Parameters:
  ///   - bytes: the text; UTF-8, or the finding is that it is not.
  ///   - path: the `/`-separated path relative to the project file, for rule levels by file.
  /// - Returns: the findings, empty when there are none.
  public func check(_ bytes: [UInt8], path: String? = nil) -> [Diagnostic] {
    let uri = FileURI(path: path ?? "document.clads.json")
    return FileContext(kind: .document, checker: self, path: path)
      .diagnostics(of: SourceFile(uri: uri, version: nil, bytes: bytes))
  }
}

/// Returns the findings about a document, sorted by position; for unit tests and servers that make documents.
public func check(_ bytes: [UInt8], project: Project = Project()) -> [Diagnostic] {
  Checker(project: project).check(bytes)
}
