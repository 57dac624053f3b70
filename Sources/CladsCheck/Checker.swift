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

  /// What there is to say about a file, sorted by place.
  ///
  /// - Parameter pointers: where the documents are inside the file; the file itself is one when empty.
  public func check(_ source: SourceFile, path: String? = nil, at pointers: [String] = []) -> [Diagnostic] {
    if let offset = UTF8Validation.firstInvalidOffset(in: source.bytes) {
      return [
        Diagnostic(
          "invalid-utf8", at: TextRange(offset, TextOffset(utf8: offset.utf8 + 1)),
          "this byte is not UTF-8 text", effect: .rejectsDocument,
          help: "save the file with the encoding UTF-8")
      ]
    }
    return runner.diagnostics(for: analysis(of: source), path: path)
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
