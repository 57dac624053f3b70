public import CladsAnalysis
public import CladsCheck
import CladsDocument
public import CladsProject
import CladsSchema
public import Diagnostics
import JSONSyntax
public import SourceText

/// One version of an open file with everything known about it; immutable.
public struct DocumentSnapshot: Sendable {
  /// The name of the file.
  public var uri: FileURI { file.source.uri }
  /// The number of its text; absent for a file read from disk.
  public var version: Int? { file.source.version }
  /// The text and its syntax tree.
  public let file: ParsedFile
  /// What the file is, and what its findings depend on besides its text.
  public let context: FileContext
  /// The name of the one that the user has chosen.
  public let chosenSample: String
  /// Grows with every change of any open text or project; 0 for a file read from disk.
  public let generation: Int
  /// What is known about the documents in the file, in order; computed once, for every feature.
  public let analyses: @Sendable () async -> [Analysis]
  /// What there is to say about the file, sorted by place; computed once.
  public let diagnostics: @Sendable () async -> [Diagnostic]
  /// What was known about an earlier version, for names when this one is still being looked at.
  public let recentAnalyses: [Analysis]
  /// What there is to say about this version, once it is known.
  public let recentDiagnostics: [Diagnostic]?

  /// Creates a snapshot whose analyses and findings are computed elsewhere.
  public init(
    file: ParsedFile, context: FileContext, chosenSample: String = Sample.initialName, generation: Int = 0,
    recentAnalyses: [Analysis] = [], recentDiagnostics: [Diagnostic]? = nil,
    analyses: @escaping @Sendable () async -> [Analysis],
    diagnostics: @escaping @Sendable () async -> [Diagnostic]
  ) {
    self.file = file
    self.context = context
    self.chosenSample = chosenSample
    self.generation = generation
    self.recentAnalyses = recentAnalyses
    self.recentDiagnostics = recentDiagnostics
    self.analyses = analyses
    self.diagnostics = diagnostics
  }

  /// The analysis of the document around a place; the only one usually.
  public func analysis(at offset: TextOffset) async -> Analysis? {
    Self.analysis(at: offset, in: await analyses())
  }

  /// The names that the document declares: those of this version when it is small enough to be looked at at
  /// once, otherwise those of the last version that was.
  public func analysisForNames(at offset: TextOffset) async -> Analysis? {
    await readyAnalysis(at: offset)?.analysis
  }

  /// What is known about the document around a place without waiting long, and whether that is about this
  /// version.
  public func readyAnalysis(at offset: TextOffset) async -> (analysis: Analysis, isCurrent: Bool)? {
    if let recent = Self.analysis(at: offset, in: recentAnalyses) {
      let isCurrent = recent.file.source.version == version
      if isCurrent || !isSmall { return (recent, isCurrent) }
    }
    return await analysis(at: offset).map { ($0, true) }
  }

  /// What there is to say about the file, when that is known without waiting long.
  public func readyDiagnostics() async -> [Diagnostic] {
    if let recentDiagnostics { return recentDiagnostics }
    return isSmall ? await diagnostics() : []
  }

  /// Whether everything about the file is known in about a millisecond.
  private var isSmall: Bool { file.source.bytes.count <= 65_536 }

  private static func analysis(at offset: TextOffset, in analyses: [Analysis]) -> Analysis? {
    if analyses.count < 2 { return analyses.first }
    return analyses.first { analysis in
      analysis.document.origin.range.touches(offset)
    } ?? analyses.first
  }
}

extension DocumentSnapshot {
  /// What the file is.
  public var kind: FileKind { context.kind }
  /// The project it belongs to; of a project file, what it says itself.
  public var project: Project { context.project }
  /// The absolute path of the project file, if there is one.
  public var projectPath: String? { context.projectPath }
  /// The `/`-separated path relative to the project file.
  public var path: String? { context.path }
  /// The states to try the document with; the document's own is always the first.
  public var samples: [Sample] { context.samples }
  /// The records of the documents in the file.
  public var roots: [UInt32] { context.roots(in: file.tree) }

  /// Analyzes a file at once and finds what is wrong when asked; for files that are not open, and for tests.
  public static func computing(
    _ source: SourceFile, _ context: FileContext, chosenSample: String = Sample.initialName,
    generation: Int = 0
  ) -> DocumentSnapshot {
    let file = ParsedFile(source)
    let analyses = context.analyses(of: file)
    return DocumentSnapshot(
      file: file, context: context, chosenSample: chosenSample, generation: generation,
      analyses: { analyses }, diagnostics: { context.diagnostics(of: file, analyses: analyses) })
  }
}
