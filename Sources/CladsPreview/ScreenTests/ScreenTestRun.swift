import CladsDocument
import CladsProject
import CladsRendering
import CladsRuntime
import Diagnostics
import JSONSyntax
import SourceText

/// A test that runs, step by step.
@MainActor
package final class ScreenTestRun {
  package let file: ScreenTestFile
  package let session: PreviewSession
  private var unhandled: [(step: Int, name: String, message: String)] = []
  private var hasStarted = false
  /// What the test has reached; `nil` if nobody asks.
  package private(set) var coverage: ScreenCoverage?
  package private(set) var updates: [ScreenTestResult.OutlineUpdate] = []

  /// Creates a run; nothing happens before `start()`.
  ///
  /// - Parameters:
  ///   - file: the test.
  ///   - input: its document, for the client of the test.
  ///   - makeSession: creates the session.
  package init(_ file: ScreenTestFile, _ input: PreviewInput, makeSession: PreviewSessionFactory) {
    self.file = file
    session = makeSession(file.test.options(for: input), file.test.input(input))
  }

  /// Creates a run on a screen that is shown.
  package init(_ file: ScreenTestFile, on session: PreviewSession) {
    self.file = file
    self.session = session
    hasStarted = true
  }

  /// Notes from now on what the test reaches.
  package func measureCoverage() {
    coverage = ScreenCoverage(session.input)
    session.onRunAction = { [weak self] action in
      guard let self else { return }
      coverage?.note(action, session)
    }
  }

  /// Shows the screen; returns why the test cannot start.
  package func start() async -> TestFailure? {
    if let problem = file.problems.first {
      return TestFailure(at: problem.range, problem.diagnostic.message, help: problem.diagnostic.help)
    }
    if file.test.steps.isEmpty {
      return TestFailure(
        at: file.tree.node(at: JSONPointer(["steps"]))?.range ?? TextRange(utf8: 0, 1),
        "a test without steps tests nothing", help: "record some, or write `expect` and what the screen shows"
      )
    }
    let document = session.input
    if let finding = document.findings.first(where: { $0.effect == .rejectsDocument }) {
      var failure = TestFailure(
        at: file.range(ofStep: 0), "the app rejects the document and shows nothing: \(finding.message)",
        help: finding.help)
      failure.places = [.init(range: finding.range, message: "here")]
      return failure
    }
    session.journal = SessionJournal()
    hasStarted = true
    if let error = session.firstError { return failure(error, nil) }
    await session.start()
    noteCoverage()
    return appProblem(nil)
  }

  /// Performs a step; returns what is otherwise than it says.
  package func perform(_ index: Int) async -> [TestFailure] {
    guard file.test.steps.indices.contains(index) else { return [] }
    let step = file.test.steps[index]
    if let expectation = step.expect {
      let check = ExpectationCheck(expectation, ofStep: index, in: file, session)
      if let update = check.update { updates.append(update) }
      return check.failures
    }
    session.journal = SessionJournal()
    do {
      try await step.perform(on: session)
    } catch {
      return [failure(error, index)]
    }
    noteCoverage()
    if let error = session.firstError { return [failure(error, index)] }
    return appProblem(index).map { [$0] } ?? []
  }

  /// Returns the failure of a screen that the app cannot show.
  private func failure(_ error: PreviewFailure, _ index: Int?) -> TestFailure {
    var failure = TestFailure(
      at: file.range(ofStep: index ?? 0), error.message)
    failure.step = index
    failure.places = [.init(range: error.range, message: "here")]
    if index == nil { hasStarted = false }
    return failure
  }

  private func failure(_ error: any Error, _ index: Int) -> TestFailure {
    let problem =
      error as? StepProblem ?? StepProblem((error as? PreviewError)?.message ?? "\(error)")
    var failure = TestFailure(
      at: file.range(ofEventOfStep: index), problem.message, help: problem.help)
    failure.step = index
    if let item = problem.item {
      failure.places = [.init(range: item.place.origin.range, message: "declared here")]
    }
    return failure
  }

  /// Returns what the app does not survive, after a step or the start.
  private func appProblem(_ index: Int?) -> TestFailure? {
    guard let journal = session.journal else { return nil }
    unhandled += journal.unhandled.map { (index ?? -1, $0.name, $0.message) }
    let kinds: [RuntimeMessage.Kind] = [.stopped, .limit, .cycle]
    guard let message = journal.problems.first(where: { kinds.contains($0.kind) }) else { return nil }
    var failure = TestFailure(
      at: index.map { file.range(ofStep: $0) } ?? file.range(ofStep: 0),
      message.text)
    failure.step = index
    return failure
  }

  /// Draws the screen as it is now, as a client asks for it.
  package func frame(_ request: PreviewRequest, settings: PreviewOptions) -> PreviewFrame {
    var options = request.options(settings, for: session.input)
    options.holdsRequests = true
    options.colorScheme = session.options.colorScheme ?? options.colorScheme
    var frame = session.change(options)
    frame.parts = request.parts
    return frame
  }

  private func noteCoverage() { coverage?.note(session) }

  /// Returns why a test that has passed proves nothing; `nil` if it does.
  private func undecided() -> TestFailure? {
    let named = Set(file.test.steps.flatMap { ($0.expect?.actions ?? []).map(\.name) })
    let first = unhandled.first { entry in
      !named.contains(entry.name) && !named.contains { entry.message.contains("`\($0)`") }
    }
    guard let first else { return nil }
    let isAtStart = first.step < 0
    let help =
      isAtStart
      ? "begin with an expectation of the action, in `actions`" : "expect the action with `actions`"
    var failure = TestFailure(
      at: file.range(ofStep: max(0, first.step)),
      "only the app knows what `\(first.name)` does\(isAtStart ? " when the screen appears" : ""): \(first.message)",
      help: "\(help), or run the test in the app's own tests with `CladsTests.run`")
    failure.step = first.step < 0 ? nil : first.step
    failure.needsApp = true
    return failure
  }
}

extension ScreenTestRun {
  /// Runs the whole test; it stops at the first step that fails.
  ///
  /// - Parameter updating: whether outlines that differ are only noted.
  /// - Returns: what came of it.
  package func result(updating: Bool = false) async -> ScreenTestResult {
    var result = ScreenTestResult()
    if let failure = await start() {
      result.failures = [failure]
    } else {
      for index in file.test.steps.indices {
        let known = updates.count
        let failures = await perform(index)
        let isOutline = updates.count > known
        result.performed = index + 1
        if failures.isEmpty || (updating && isOutline && failures.count == 1) { continue }
        result.failures = failures
        break
      }
    }
    result.updates = updates
    if result.failures.isEmpty, let failure = undecided() { result.failures = [failure] }
    if !result.failures.isEmpty {
      result.status = result.failures.allSatisfy(\.needsApp) ? .undecided : .failed
      result.screen = hasStarted ? session.drawnText : []
    }
    await session.stop()
    return result
  }
}

extension ScreenTest {
  /// How its screen is drawn.
  fileprivate func options(for input: PreviewInput) -> PreviewOptions {
    var options = PreviewOptions(level: input.project.vocabulary.level)
    options.colorScheme = colorScheme.map { $0 == .dark ? .dark : .light }
    if let width { options.width = min(max(Int((Double(width) / 8).rounded()), 1), 1_000) }
    options.holdsRequests = true
    return options
  }

  /// Returns the document with the state that the test starts from.
  fileprivate func input(_ input: PreviewInput) -> PreviewInput {
    var input = input
    let base = sample.flatMap { name in input.samples.first { $0.name == name } }
    input.sample = state.map { (base ?? .initial).merging($0.valuesByName()) } ?? base
    return input
  }
}
