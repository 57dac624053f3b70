import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
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
    /// The documents in the string literals of a Swift file.
    let embedded: [CheckedDocument]
  }

  /// A document in a string literal, which is not analyzed and checked again until it changes.
  package struct CheckedDocument: Sendable {
    let analysis: Analysis
    /// The findings in it, at its own offsets.
    let diagnostics: [Diagnostic]
  }

  /// Starts the work, and sends its results to the event loop. `known` are the documents in string literals
  /// of a version before, checked in the same project.
  init(
    _ file: ParsedFile, _ context: FileContext, generation: Int, encoder: DiagnosticEncoder,
    known: [CheckedDocument], on threads: ServerThreads, events: AsyncStream<Event>.Continuation
  ) {
    let uri = file.source.uri
    let isSmall = DocumentSnapshot.isSmall(file.source.bytes.count)
    let (analyzed, result) = AsyncStream<[Analysis]>.makeStream()
    // One task does both, so that a small file does not wait for another thread in between.
    findings = threads.forAnalysis(of: file.source.bytes.count).start { () -> Findings? in
      defer { result.finish() }
      // Edits may arrive faster than they can be analyzed.
      if Task.isCancelled { return nil }
      let analyses = context.analyses(of: file, after: known.map(\.analysis))
      // Those of a canceled task are incomplete.
      if Task.isCancelled { return nil }
      result.yield(analyses)
      events.yield(.analyzed(uri, generation: generation, analyses))
      let diagnostics: [Diagnostic]
      var embedded: [CheckedDocument] = []
      if context.kind == .swift {
        embedded = analyses.map { analysis in
          let unchanged = known.first { $0.analysis.file.tree.isIdentical(to: analysis.file.tree) }
          return CheckedDocument(
            analysis: analysis,
            diagnostics: unchanged?.diagnostics ?? context.embeddedDiagnostics(of: analysis))
        }
        diagnostics = context.diagnostics(
          inDocuments: embedded.map(\.diagnostics), of: file, analyses: analyses)
      } else if isSmall {
        diagnostics = context.diagnostics(of: file, analyses: analyses)
      } else {
        let unit = Monitor(0)
        diagnostics = await context.diagnostics(of: file, analyses: analyses) {
          unit.with { unit in
            defer { unit += 1 }
            return unit
          }
        }
      }
      if Task.isCancelled { return nil }
      let findings = Findings(
        diagnostics: diagnostics, encoded: encoder.json(diagnostics, of: file.source), embedded: embedded)
      events.yield(.checked(uri, generation: generation, findings))
      return findings
    }
    analyses = threads.small.start {
      for await analyses in analyzed { return analyses }
      return nil
    }
  }

  /// Cancels the work because its results are no longer needed.
  func cancel() {
    findings.cancel()
  }
}
