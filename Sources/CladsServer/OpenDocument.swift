import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import Diagnostics
import LanguageServerProtocol

/// A file that the client has open.
struct OpenDocument: Sendable {
  /// The text and its tree.
  var file: ParsedFile
  /// What the client takes it for.
  let languageId: String
  /// What it is, and what its findings depend on besides its text.
  var context: FileContext
  /// Grows with every change of the text or of the project, in all files together.
  var generation: Int
  /// What is being computed about it.
  var work: DocumentWork
  /// What was known about the last version that was looked at.
  var recentAnalyses: [Analysis] = []
  /// The generation that this was known about.
  var analysedGeneration: Int?
  /// The number of errors in the last version of which it is known.
  var errorCount = 0
  /// What there is to say about this version, once it is known.
  var diagnostics: [Diagnostic]?
  /// The findings that the client has.
  var published: LSPAny?
  /// The name of the sample that the user has chosen.
  var chosenSample = Sample.initialName

  /// Takes over what was known about the version before.
  mutating func takeOver(_ old: OpenDocument) {
    recentAnalyses = old.recentAnalyses
    errorCount = old.errorCount
  }

  /// The chosen sample, unless its file is gone or broken meanwhile.
  private var usableSample: String {
    context.samples.contains { $0.name == chosenSample && $0.problem == nil }
      ? chosenSample : Sample.initialName
  }

  /// The file as features see it.
  var snapshot: DocumentSnapshot {
    let analyses = self.analyses
    return DocumentSnapshot(
      file: file, context: context, chosenSample: usableSample, generation: generation,
      recentAnalyses: recentAnalyses, recentDiagnostics: diagnostics, analyses: analyses,
      diagnostics: { [work, file, context] in
        if let known = await work.diagnostics.value { return known }
        if Task.isCancelled { return [] }
        return context.diagnostics(of: file, analyses: await analyses())
      })
  }

  /// Awaits the analyses of this version. When a newer one has canceled them, a request about other files may still
  /// want them.
  private var analyses: @Sendable () async -> [Analysis] {
    { [work, file, context] in
      if let known = await work.analyses.value { return known }
      if Task.isCancelled { return [] }
      return context.analyses(of: file)
    }
  }
}
