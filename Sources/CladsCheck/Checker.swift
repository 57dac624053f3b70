public import CladsAnalysis
public import CladsProject
import CladsRules
public import Diagnostics
import JSONSyntax
public import SourceText

/// Checks documents of one project; made once, used for all of them, on any thread.
public struct Checker: Sendable {
  /// What is known about the app.
  public let project: Project
  private let runner: RuleRunner

  /// Prepares the checks of a project.
  ///
  /// - Parameters:
  ///   - only: the rules to run whatever the project says.
  ///   - today: the day for suppressions with a date, as `2027-01-31`; without it none expires.
  public init(project: Project = Project(), only: Set<DiagnosticID>? = nil, today: String? = nil) {
    self.project = project
    runner = RuleRunner(project, only: only, today: today)
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
  /// - Parameters:
  ///   - pointers: where the documents are inside the file; the file itself is one when empty.
  ///   - samples: the states to try the documents with.
  public func check(
    _ source: SourceFile, path: String? = nil, at pointers: [String] = [], samples: [Sample] = [.initial]
  ) -> [Diagnostic] {
    if let finding = Self.invalidByte(in: source) { return [finding] }
    if pointers.isEmpty {
      return runner.diagnostics(for: analysis(of: source), path: path, samples: samples)
    }
    return check(ParsedFile(source), path: path, at: pointers, samples: samples)
  }

  /// What there is to say about a sample, sorted by place.
  public func checkSample(_ source: SourceFile) -> [Diagnostic] {
    if let finding = Self.invalidByte(in: source) { return [finding] }
    let file = ParsedFile(source)
    return runner.diagnostics(for: Sample.findings(in: file.tree), in: file)
  }

  private static func invalidByte(in source: SourceFile) -> Diagnostic? {
    UTF8Validation.firstInvalidOffset(in: source.bytes).map { offset in
      Diagnostic(
        "invalid-utf8", at: TextRange(offset, TextOffset(utf8: offset.utf8 + 1)),
        "this byte is not UTF-8 text", effect: .rejectsDocument,
        help: "save the file with the encoding UTF-8")
    }
  }

  /// Checks the documents inside a file; its syntax errors are said once.
  private func check(
    _ file: ParsedFile, path: String?, at pointers: [String], samples: [Sample]
  ) -> [Diagnostic] {
    var nodes: [RecordIndex] = []
    for node in pointers.flatMap({ file.tree.nodes(matching: $0) }) where !nodes.contains(node) {
      nodes.append(node)
    }
    if nodes.isEmpty { return runner.syntaxDiagnostics(of: file, path: path) }
    let diagnostics = nodes.sorted().enumerated().flatMap { number, node in
      runner.diagnostics(
        for: Analysis(of: file, vocabulary: project.vocabulary, at: node, includingSyntax: number == 0),
        path: path, samples: samples)
    }
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore)
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
