public import CladsAnalysis
public import CladsProject
public import CladsRules
public import Diagnostics
import SourceText

/// The checks of one project; created once and used for all of its files, on any thread.
public struct Checker: Sendable {
  let runner: RuleRunner

  /// Prepares the checks of a project.
  ///
  /// - Parameters:
  ///   - project: the project, with the names and rule levels that it declares.
  ///   - only: the rules to run, regardless of the levels in the project; `nil` for the project's choice.
  ///   - today: the current date, such as `2027-01-31`; if it is `nil`, no suppression expires.
  public init(project: Project = Project(), only: Set<DiagnosticID>? = nil, today: String? = nil) {
    runner = RuleRunner(project, only: only, today: today)
  }

  /// The project that the checks belong to.
  public var project: Project { runner.project }

  /// The severity of each rule, by file.
  public var levels: RuleLevels { runner.rules.levels }

  /// Returns findings in a file that is no document with the levels of their rules, sorted by position.
  public func diagnostics(for findings: [Finding], in file: ParsedFile) -> [Diagnostic] {
    runner.diagnostics(for: findings, in: file)
  }

  /// Returns the findings about a document, sorted by position.
  ///
  /// - Parameters:
  ///   - bytes: the text; invalid UTF-8 is a finding.
  ///   - path: the `/`-separated path relative to the project file, for overrides of rule levels.
  /// - Returns: the findings.
  public func check(_ bytes: [UInt8], path: String? = nil) -> [Diagnostic] {
    let uri = FileURI(path: path ?? "document.clads.json")
    return FileContext(kind: .document, checker: self, path: path)
      .diagnostics(of: SourceFile(uri: uri, version: nil, bytes: bytes))
  }
}

/// Returns the findings about a document, sorted by position; for unit tests and servers that generate
/// documents.
public func check(_ bytes: [UInt8], project: Project = Project()) -> [Diagnostic] {
  Checker(project: project).check(bytes)
}
