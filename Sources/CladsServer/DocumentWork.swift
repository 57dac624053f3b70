import CladsAnalysis
import CladsCheck
import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText

/// What is being computed about one version of a file; started at once, shared by everybody who asks.
struct DocumentWork: Sendable {
  /// What is known about the documents in the file; nothing when it was cancelled before.
  let analyses: Task<[Analysis]?, Never>
  /// What there is to say about it; nothing when it was cancelled before.
  let diagnostics: Task<[Diagnostic]?, Never>

  /// Starts to compute, and tells the loop of results.
  init(
    _ file: ParsedFile, _ context: FileContext, generation: Int, encoder: DiagnosticEncoder,
    events: AsyncStream<Event>.Continuation
  ) {
    let uri = file.source.uri
    let analyses = Task.detached(priority: .userInitiated) { () -> [Analysis]? in
      // Edits may come faster than they can be looked at.
      if Task.isCancelled { return nil }
      return context.analyses(of: file)
    }
    self.analyses = analyses
    diagnostics = Task.detached(priority: .userInitiated) { () -> [Diagnostic]? in
      guard let analyses = await analyses.value, !Task.isCancelled else { return nil }
      events.yield(.analysed(uri, generation: generation, analyses))
      let diagnostics = context.diagnostics(of: file, analyses: analyses)
      if Task.isCancelled { return nil }
      events.yield(
        .checked(uri, generation: generation, diagnostics, encoder.json(diagnostics, of: file.source)))
      return diagnostics
    }
  }

  /// Stops; nobody needs the results any more.
  func cancel() {
    analyses.cancel()
    diagnostics.cancel()
  }
}
