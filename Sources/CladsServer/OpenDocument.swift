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
  /// The language that the client has assigned to it.
  let languageId: String
  /// Everything other than its text that its findings depend on.
  var context: FileContext
  /// The value of the loop's `generation` for this text and project; greater in every later version.
  var generation: Int
  /// The generation of the first version with this text, in whatever project.
  var textGeneration: Int
  /// The analysis and checks of this version.
  var work: DocumentWork
  /// The analyses of the last version that was analyzed.
  var recentAnalyses: [Analysis] = []
  /// The generation of `recentAnalyses`; `nil` when they are those of an earlier version.
  var analyzedGeneration: Int?
  /// The number of errors in the last version that was checked.
  var errorCount = 0
  /// The findings in this version, once it has been checked.
  var diagnostics: [Diagnostic]?
  /// The last version that was checked, for the check of the next one, and the generation of the projects
  /// that it was checked with.
  var known: (version: DocumentWork.Known, projects: Int) = (DocumentWork.Known(), 0)
  /// The findings that were last sent, with their version; `nil` when none were sent since the document was
  /// opened.
  var published: (diagnostics: LSPAny, version: Int?)?
  /// What the user has chosen to draw it with.
  var choice = DrawingChoice.usual

  /// Copies the results of the previous version, for use until this one has been analyzed.
  mutating func copyResults(of old: OpenDocument) {
    recentAnalyses = old.recentAnalyses
    errorCount = old.errorCount
    known = old.known
  }

  /// The choice, with the initial sample when the file of the chosen one is gone or broken.
  private var usableChoice: DrawingChoice {
    var usable = choice
    if !context.samples.contains(where: { $0.name == choice.sample && $0.problem == nil }) {
      usable.sample = Sample.initialName
    }
    return usable
  }

  /// The file as features see it.
  var snapshot: DocumentSnapshot {
    let analyses = self.analyses
    return DocumentSnapshot(
      file: file, context: context, choice: usableChoice, generation: generation,
      recentAnalyses: recentAnalyses, recentDiagnostics: diagnostics, analyses: analyses,
      diagnostics: { [work, file, context] in
        if let known = await work.findings.value { return known.diagnostics }
        if Task.isCancelled { return [] }
        return context.diagnostics(of: file, analyses: await analyses())
      }, encodedDiagnostics: { [work] in await work.findings.value?.encoded })
  }

  /// Awaits the analyses of this version. A newer version may have canceled them while a request that covers
  /// several files still needs them; they are then computed again.
  private var analyses: @Sendable () async -> [Analysis] {
    { [work, file, context] in
      if let known = await work.analyses.value { return known }
      if Task.isCancelled { return [] }
      return context.analyses(of: file)
    }
  }
}
