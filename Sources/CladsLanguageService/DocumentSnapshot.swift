package import CladsAnalysis
package import CladsCheck
import CladsDocument
import CladsExpressions
import CladsPreview
package import CladsProject
package import Diagnostics
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// An immutable snapshot of one version of a file, with its analyses and findings.
package struct DocumentSnapshot: Sendable {
  package var uri: FileURI { file.source.uri }
  /// The version number that the client has assigned; `nil` for a file read from disk.
  package var version: Int? { file.source.version }
  /// The text and its syntax tree.
  package let file: ParsedFile
  /// Everything other than its text that its findings depend on.
  package let context: FileContext
  /// What the user has chosen to draw it with.
  package let choice: DrawingChoice
  /// Incremented with every change of any open text or project; 0 for a file read from disk.
  package let generation: Int
  /// Returns the analyses of the documents in the file, in order; computed once for all features.
  package let analyses: @Sendable () async -> [Analysis]
  /// Returns the findings in the file, sorted by position; computed once for an open file.
  package let diagnostics: @Sendable () async -> [Diagnostic]
  /// Returns the findings as the client is sent them; `nil` if they have not been encoded.
  package let encodedDiagnostics: @Sendable () async -> LSPAny?
  /// The analyses of this version or an earlier one, which provide names while this version is being
  /// analyzed.
  package let recentAnalyses: [Analysis]
  /// The findings in this version, if it has already been checked.
  package let recentDiagnostics: [Diagnostic]?
  /// The place of the document among those in the string literals of its Swift file; `nil` for a whole file.
  let embeddedPlace: EmbeddedPlace?

  /// Creates a snapshot whose analyses and findings are computed elsewhere.
  package init(
    file: ParsedFile, context: FileContext, choice: DrawingChoice = .usual, generation: Int = 0,
    recentAnalyses: [Analysis] = [], recentDiagnostics: [Diagnostic]? = nil,
    analyses: @escaping @Sendable () async -> [Analysis],
    diagnostics: @escaping @Sendable () async -> [Diagnostic],
    encodedDiagnostics: @escaping @Sendable () async -> LSPAny? = { nil }
  ) {
    self.init(
      file: file, context: context, choice: choice, generation: generation,
      recentAnalyses: recentAnalyses, recentDiagnostics: recentDiagnostics, embeddedPlace: nil,
      analyses: analyses, diagnostics: diagnostics, encodedDiagnostics: encodedDiagnostics)
  }

  init(
    file: ParsedFile, context: FileContext, choice: DrawingChoice, generation: Int,
    recentAnalyses: [Analysis], recentDiagnostics: [Diagnostic]?, embeddedPlace: EmbeddedPlace?,
    analyses: @escaping @Sendable () async -> [Analysis],
    diagnostics: @escaping @Sendable () async -> [Diagnostic],
    encodedDiagnostics: @escaping @Sendable () async -> LSPAny? = { nil }
  ) {
    self.file = file
    self.context = context
    self.choice = choice
    self.generation = generation
    self.recentAnalyses = recentAnalyses
    self.recentDiagnostics = recentDiagnostics
    self.embeddedPlace = embeddedPlace
    self.analyses = analyses
    self.diagnostics = diagnostics
    self.encodedDiagnostics = encodedDiagnostics
  }

  /// Returns the analysis of the document at an offset, usually the only one in the file.
  package func analysis(at offset: TextOffset) async -> Analysis? {
    Self.analysis(at: offset, in: await analyses())
  }

  /// Returns an analysis for the names that the document at an offset declares: of this version when that is
  /// ready or the file is small, otherwise of the last version that was analyzed.
  package func analysisForNames(at offset: TextOffset) async -> Analysis? {
    await readyAnalysis(at: offset)?.analysis
  }

  /// Returns the newest analysis of the document at an offset that is available quickly, and whether it is of
  /// this version.
  package func readyAnalysis(at offset: TextOffset) async -> (analysis: Analysis, isCurrent: Bool)? {
    if let recent = Self.analysis(at: offset, in: recentAnalyses) {
      let isCurrent = recent.file.source.version == version
      if isCurrent || !isSmall { return (recent, isCurrent) }
    }
    return await analysis(at: offset).map { ($0, true) }
  }

  /// Returns the findings in the file if they are available quickly, otherwise an empty array.
  package func readyDiagnostics() async -> [Diagnostic] {
    if let recentDiagnostics { return recentDiagnostics }
    return isSmall ? await diagnostics() : []
  }

  /// Returns whether a file with a length in UTF-8 bytes can be analyzed and checked in about a millisecond.
  package static func isSmall(_ length: Int) -> Bool { length <= 65_536 }

  private var isSmall: Bool { Self.isSmall(file.source.bytes.count) }

  private static func analysis(at offset: TextOffset, in analyses: [Analysis]) -> Analysis? {
    if analyses.count < 2 { return analyses.first }
    return analyses.first { analysis in
      analysis.document.origin.range.touches(offset)
    } ?? analyses.first
  }
}

extension DocumentSnapshot {
  package var kind: FileKind { context.kind }
  /// The project that it belongs to; for a project file, the project that it defines.
  package var project: Project { context.project }
  /// The evaluator of expressions, with the functions that the app registers.
  var evaluator: ExpressionEvaluator { ExpressionEvaluator(project.vocabulary) }
  /// The absolute path of the project file; `nil` outside any project.
  package var projectPath: String? { context.projectPath }
  /// The `/`-separated path relative to the project file.
  package var path: String? { context.path }
  /// The samples to check the document with; its own state comes first.
  package var samples: [Sample] { context.samples }
  /// The records of the documents in the file.
  package var roots: [UInt32] { context.roots(in: file.tree) }

  /// Returns a snapshot that analyzes the file immediately, and checks it on demand; for files that are not
  /// open, and for tests.
  package static func computing(
    _ source: SourceFile, _ context: FileContext, choice: DrawingChoice = .usual,
    generation: Int = 0
  ) -> DocumentSnapshot {
    let file = ParsedFile(source)
    let analyses = context.analyses(of: file)
    return DocumentSnapshot(
      file: file, context: context, choice: choice, generation: generation,
      analyses: { analyses }, diagnostics: { context.diagnostics(of: file, analyses: analyses) })
  }
}
