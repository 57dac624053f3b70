import CladsCheck
import CladsFiles
import CladsLanguageService
package import CladsPreview
import CladsProject
import Diagnostics
import SourceText

/// Tests of screens that run together.
package struct TestSuite: Sendable {
  private let tests: [FoundTest]
  private let makeSession: PreviewSessionFactory
  private let jobs: Int

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - tests: the tests.
  ///   - jobs: how many documents are read at a time.
  ///   - makeSession: creates the session of a preview.
  package init(_ tests: [FoundTest], jobs: Int, makeSession: @escaping PreviewSessionFactory) {
    self.tests = tests
    self.jobs = jobs
    self.makeSession = makeSession
  }

  /// What tests are run for.
  package struct Purpose: Sendable {
    /// Whether outlines that differ are to be stored.
    package var updatesOutlines = false
    package var measuresCoverage = false

    package init(updatesOutlines: Bool = false, measuresCoverage: Bool = false) {
      self.updatesOutlines = updatesOutlines
      self.measuresCoverage = measuresCoverage
    }
  }

  /// Runs the tests. Documents are read and understood in parallel; screens belong to the main actor, as in
  /// an app.
  ///
  /// - Parameters:
  ///   - purpose: what they are run for.
  ///   - onResult: is called with each outcome as it is known.
  /// - Returns: the outcomes, in the order of the tests.
  package func run(
    _ purpose: Purpose = Purpose(), onResult: @Sendable (TestOutcome) -> Void = { _ in }
  ) async -> [TestOutcome] {
    var groups: [TestDocument?: [Int]] = [:]
    var order: [TestDocument?] = []
    for (index, test) in tests.enumerated() {
      if groups[test.document] == nil { order.append(test.document) }
      groups[test.document, default: []].append(index)
    }
    var outcomes = [TestOutcome?](repeating: nil, count: tests.count)
    await withTaskGroup(of: [(Int, TestOutcome)].self) { group in
      var next = 0
      func start() {
        guard next < order.count else { return }
        let document = order[next]
        let indices = groups[document] ?? []
        next += 1
        group.addTask { await run(indices, of: document, purpose) }
      }
      for _ in 0..<(jobs + 1) { start() }
      for await results in group {
        for (index, outcome) in results {
          outcomes[index] = outcome
          onResult(outcome)
        }
        start()
      }
    }
    return outcomes.compactMap(\.self)
  }

  private func run(
    _ indices: [Int], of document: TestDocument?, _ purpose: Purpose
  ) async -> [(Int, TestOutcome)] {
    var input: PreviewInput?
    var problem: TestProblem?
    if let document {
      do throws(TestProblem) {
        input = try await document.document.input(
          declaration: document.declaration, client: document.client)
      } catch {
        problem = error
      }
    }
    var results: [(Int, TestOutcome)] = []
    for index in indices {
      let start = ContinuousClock.now
      var outcome = await outcome(of: tests[index], input, problem, purpose)
      outcome.duration = ContinuousClock.now - start
      results.append((index, outcome))
    }
    return results
  }

  @MainActor
  private func outcome(
    of test: FoundTest, _ input: PreviewInput?, _ problem: TestProblem?, _ purpose: Purpose
  ) async -> TestOutcome {
    var outcome = TestOutcome(test)
    if let wrong = test.file.problems.first {
      outcome.fail(TestFailure(at: wrong.range, wrong.diagnostic.message, help: wrong.diagnostic.help))
    } else if let failure = test.problem {
      outcome.fail(failure)
    } else if let problem = problem ?? input.flatMap({ test.file.test.problem(with: $0) }) {
      outcome.fail(problem)
    } else if let input {
      outcome.input = input
      let run = ScreenTestRun(test.file, input, makeSession: makeSession)
      if purpose.measuresCoverage { run.measureCoverage() }
      outcome.result = await run.result(updating: purpose.updatesOutlines)
      outcome.coverage = run.coverage
    }
    return outcome
  }
}
