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
  let analyses: SharedValue<[Analysis]?>
  /// The findings in the file; `nil` when canceled.
  let findings: Task<Findings?, Never>

  /// The findings in the file, and what the client is sent: encoded once, be it pushed or pulled.
  package struct Findings: Sendable {
    let diagnostics: [Diagnostic]
    let encoded: LSPAny
    /// The documents in the string literals of a Swift file.
    let embedded: [CheckedDocument]
    /// The document, for the check of its next version.
    let version: RuleRunner.CheckedVersion?
  }

  /// A document in a string literal, which is not analyzed and checked again until it changes.
  package struct CheckedDocument: Sendable {
    let analysis: Analysis
    /// The findings in it, at its own offsets.
    let diagnostics: [Diagnostic]
  }

  /// What is known about an earlier version of a file, which was checked in the same context.
  struct Known {
    /// The documents in the string literals of a Swift file.
    var embedded: [CheckedDocument] = []
    /// The document.
    var version: RuleRunner.CheckedVersion?

    var analyses: [Analysis] { version.map { [$0.analysis] } ?? embedded.map(\.analysis) }
  }

  /// Starts the work, and sends its results to the event loop.
  init(
    _ file: ParsedFile, _ context: FileContext, generation: Int, encoder: DiagnosticEncoder,
    known: Known, on threads: ServerThreads, events: AsyncStream<Event>.Continuation
  ) {
    let uri = file.source.uri
    let isSmall = DocumentSnapshot.isSmall(file.source.bytes.count)
    let analyzed = SharedValue<[Analysis]?>()
    analyses = analyzed
    // One task does both, so that a small file does not wait for another thread in between.
    findings = threads.forAnalysis(of: file.source.bytes.count).start { () -> Findings? in
      defer { analyzed.set(nil) }
      // Edits may arrive faster than they can be analyzed.
      if Task.isCancelled { return nil }
      let analyses = context.analyses(of: file, after: known.analyses)
      // Those of a canceled task are incomplete.
      if Task.isCancelled { return nil }
      analyzed.set(analyses)
      events.yield(.analyzed(uri, generation: generation, analyses))
      let diagnostics: [Diagnostic]
      var embedded: [CheckedDocument] = []
      var version: RuleRunner.CheckedVersion?
      if context.kind == .swift {
        embedded = analyses.map { analysis in
          let unchanged = known.embedded.first { $0.analysis.file.tree.isIdentical(to: analysis.file.tree) }
          return CheckedDocument(
            analysis: analysis,
            diagnostics: unchanged?.diagnostics ?? context.embeddedDiagnostics(of: analysis))
        }
        diagnostics = context.diagnostics(
          inDocuments: embedded.map(\.diagnostics), of: file, analyses: analyses)
      } else {
        let unit = Monitor(0)
        let next: @Sendable () -> Int = {
          unit.with { unit in
            defer { unit += 1 }
            return unit
          }
        }
        (diagnostics, version) = await context.check(
          file, analyses: analyses, after: known.version, inParallel: isSmall ? nil : next)
      }
      if Task.isCancelled { return nil }
      let findings = Findings(
        diagnostics: diagnostics, encoded: encoder.json(diagnostics, of: file.source), embedded: embedded,
        version: version)
      events.yield(.checked(uri, generation: generation, findings))
      return findings
    }
  }

  /// Cancels the work because its results are no longer needed.
  func cancel() {
    findings.cancel()
  }
}
