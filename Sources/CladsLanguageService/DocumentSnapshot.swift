public import CladsAnalysis
import CladsDocument
public import CladsProject
public import CladsRules
import CladsSchema
public import Diagnostics
import JSONSyntax
public import SourceText

/// One version of an open file with everything known about it; immutable.
public struct DocumentSnapshot: Sendable {
  /// What the file is to us.
  public enum Role: Sendable, Hashable {
    /// A CLADS document.
    case document
    /// A file with documents inside, at these records of its tree.
    case envelope([UInt32])
    /// A project file.
    case project
    /// A state to try documents with.
    case sample
    /// A file that has nothing to do with us.
    case other
  }

  /// The name of the file.
  public var uri: FileURI { file.source.uri }
  /// The number of its text; absent for a file read from disk.
  public var version: Int? { file.source.version }
  /// The text and its syntax tree.
  public let file: ParsedFile
  /// What the file is to us.
  public let role: Role
  /// The project it belongs to.
  public let project: Project
  /// The absolute path of the project file, if there is one.
  public let projectPath: String?
  /// The `/`-separated path relative to the project file, for rule levels by file.
  public let path: String?
  /// The states to try the document with; the document's own is always the first.
  public let samples: [Sample]
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

  /// Creates a snapshot whose knowledge is computed elsewhere.
  public init(
    file: ParsedFile, role: Role, project: Project, projectPath: String? = nil, path: String? = nil,
    samples: [Sample] = [.initial], chosenSample: String = Sample.initialName,
    generation: Int = 0, recentAnalyses: [Analysis] = [], recentDiagnostics: [Diagnostic]? = nil,
    analyses: @escaping @Sendable () async -> [Analysis],
    diagnostics: @escaping @Sendable () async -> [Diagnostic]
  ) {
    self.file = file
    self.role = role
    self.project = project
    self.projectPath = projectPath
    self.path = path
    self.samples = samples
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

  /// The names that the document declares: those of this version when it is small enough to be looked at at once,
  /// otherwise those of the last version that was.
  public func analysisForNames(at offset: TextOffset) async -> Analysis? {
    await readyAnalysis(at: offset)?.analysis
  }

  /// What is known about the document around a place without waiting long, and whether that is about this version.
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
  /// The records of the documents in the file.
  public var roots: [UInt32] {
    switch role {
    case .document: [0]
    case .envelope(let nodes): nodes
    case .project, .sample, .other: []
    }
  }

  /// Computes what there is to know about a file; for files that are not open, and for tests.
  public static func computing(
    _ source: SourceFile, role: Role = .document, project: Project, runner: RuleRunner? = nil,
    projectPath: String? = nil, path: String? = nil, samples: [Sample] = [.initial],
    chosenSample: String = Sample.initialName, generation: Int = 0
  ) -> DocumentSnapshot {
    let file = ParsedFile(source)
    let analyses = Self.analyses(of: file, role: role, project: project)
    return DocumentSnapshot(
      file: file, role: role, project: project, projectPath: projectPath, path: path, samples: samples,
      chosenSample: chosenSample, generation: generation, analyses: { analyses },
      diagnostics: {
        Self.diagnostics(
          of: file, role: role, analyses: analyses, runner: runner ?? RuleRunner(project), project: project,
          path: path, samples: samples)
      })
  }

  /// What is known about the documents in a file.
  public static func analyses(of file: ParsedFile, role: Role, project: Project) -> [Analysis] {
    switch role {
    case .document: [Analysis(of: file, vocabulary: project.vocabulary)]
    case .envelope(let nodes):
      nodes.enumerated().map { number, node in
        Analysis(of: file, vocabulary: project.vocabulary, at: node, includingSyntax: number == 0)
      }
    case .project, .sample, .other: []
    }
  }

  /// What there is to say about a file, sorted by place.
  ///
  /// - Parameter project: the project; that of the file itself when it is a project file.
  public static func diagnostics(
    of file: ParsedFile, role: Role, analyses: [Analysis], runner: RuleRunner, project: Project,
    path: String?,
    samples: [Sample]
  ) -> [Diagnostic] {
    switch role {
    case .other: return []
    case .sample: return runner.diagnostics(for: Sample.findings(in: file.tree), in: file)
    case .project: return project.diagnostics
    case .envelope([]): return runner.syntaxDiagnostics(of: file, path: path)
    case .document, .envelope:
      let all = analyses.flatMap { runner.diagnostics(for: $0, path: path, samples: samples) }
      return analyses.count < 2 ? all : all.sorted(by: Diagnostic.isOrderedBefore)
    }
  }
}
