import CladsAnalysis
import CladsLanguageService
import CladsProject
import CladsRules
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
    _ file: ParsedFile, placement: Placement, generation: Int, encoder: DiagnosticEncoder,
    events: AsyncStream<Event>.Continuation
  ) {
    let uri = file.source.uri
    let analyses = Task.detached(priority: .userInitiated) { () -> [Analysis]? in
      // Edits may come faster than they can be looked at.
      if Task.isCancelled { return nil }
      return DocumentSnapshot.analyses(of: file, role: placement.role, project: placement.project)
    }
    self.analyses = analyses
    diagnostics = Task.detached(priority: .userInitiated) { () -> [Diagnostic]? in
      guard let analyses = await analyses.value, !Task.isCancelled else { return nil }
      events.yield(.analysed(uri, generation: generation, analyses))
      let diagnostics = DocumentSnapshot.diagnostics(
        of: file, role: placement.role, analyses: analyses, runner: placement.runner,
        project: placement.project, path: placement.path, samples: placement.samples)
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

/// What a file is, and which project it belongs to.
struct Placement: Sendable {
  /// What the file is to us.
  var role: DocumentSnapshot.Role
  /// The project; for a project file what it says itself.
  var project: Project
  /// The absolute path of the project file, if there is one.
  var projectPath: String?
  /// The path relative to the project file.
  var path: String?
  /// The rules of the project.
  var runner: RuleRunner
  /// The states to try the document with.
  var samples: [Sample] = [.initial]
}
