import CladsAnalysis
import CladsCheck
import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText

/// The analysis and checks of one version of a file; started at once, shared by all requests about it.
package struct DocumentWork: Sendable {
  /// The analyses of the documents in the file; `nil` when canceled.
  let analyses: Task<[Analysis]?, Never>
  /// The findings in the file; `nil` when canceled.
  let findings: Task<Findings?, Never>

  /// The findings in the file, and what the client is sent: encoded once, be it pushed or pulled.
  package struct Findings: Sendable {
    let diagnostics: [Diagnostic]
    let encoded: LSPAny
  }

  /// Starts the work, and sends its results to the event loop.
  init(
    _ file: ParsedFile, _ context: FileContext, generation: Int, encoder: DiagnosticEncoder,
    on threads: ServerThreads, events: AsyncStream<Event>.Continuation
  ) {
    let uri = file.source.uri
    let threads = threads.forAnalysis(of: file.source.bytes.count)
    let analyses = threads.start { () -> [Analysis]? in
      // Edits may arrive faster than they can be analyzed.
      if Task.isCancelled { return nil }
      let analyses = context.analyses(of: file)
      // Those of a canceled task are incomplete.
      return Task.isCancelled ? nil : analyses
    }
    self.analyses = analyses
    findings = threads.start { () -> Findings? in
      guard let analyses = await analyses.value, !Task.isCancelled else { return nil }
      events.yield(.analyzed(uri, generation: generation, analyses))
      let diagnostics = context.diagnostics(of: file, analyses: analyses)
      if Task.isCancelled { return nil }
      let findings = Findings(
        diagnostics: diagnostics, encoded: encoder.json(diagnostics, of: file.source))
      events.yield(.checked(uri, generation: generation, findings))
      return findings
    }
  }

  /// Cancels the work because its results are no longer needed.
  func cancel() {
    analyses.cancel()
    findings.cancel()
  }
}
