public import CladsAnalysis
public import CladsProject
import CladsRules
public import Diagnostics
public import SourceText

/// Checks documents of one project; made once, used for all of them, on any thread.
public struct Checker: Sendable {
  /// What is known about the app.
  public let project: Project
  private let runner: RuleRunner

  /// Prepares the checks of a project.
  public init(project: Project = Project(), only: Set<DiagnosticID>? = nil) {
    self.project = project
    runner = RuleRunner(project, only: only)
  }

  /// What there is to say about a document, sorted by place.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - path: the `/`-separated path relative to the project file, for rule levels by file.
  public func check(_ bytes: [UInt8], path: String? = nil) -> [Diagnostic] {
    check(
      SourceFile(uri: FileURI(path: path ?? "document.clads.json"), version: nil, bytes: bytes), path: path)
  }

  /// What there is to say about a document, sorted by place.
  public func check(_ source: SourceFile, path: String? = nil) -> [Diagnostic] {
    runner.diagnostics(for: analysis(of: source), path: path)
  }

  /// What is known about a document.
  public func analysis(of source: SourceFile) -> Analysis {
    Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
  }
}

/// What there is to say about a document, sorted by place; for unit tests and servers that make documents.
public func check(_ bytes: [UInt8], project: Project = Project()) -> [Diagnostic] {
  Checker(project: project).check(bytes)
}
