import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import Dispatch
import SourceText
import TestSupport
import Testing

/// Checks by two tasks find what one finds, whichever task does what.
@Suite struct ParallelChecksTests {
  /// Returns the findings of every rule, with a function that hands out the parts of the work.
  private func diagnose(
    _ text: [UInt8], _ project: String?, inParallel next: @escaping @Sendable () -> Int
  ) async -> (alone: [Diagnostic], together: [Diagnostic]) {
    let project =
      project.map { Project.read(Array($0.utf8), path: "clads.json", files: NoFiles()) } ?? Project()
    let runner = RuleRunner(project, only: Set(RuleTable.all.map { $0.id }))
    let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: text))
    let analysis = Analysis(of: file, vocabulary: project.vocabulary)
    return (runner.diagnostics(for: analysis), await runner.check(analysis, inParallel: next).diagnostics)
  }

  @Test(arguments: RuleTable.descriptions.filter { $0.subject == .document }.map(\.id.rawValue))
  func `two tasks find what one finds in the examples of the rules`(id: String) async throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    for text in [rule.documentation.bad, rule.good] {
      let units = Units()
      let found = await diagnose(MarkedText(text).bytes, rule.documentation.project) { units.next() }
      #expect(found.alone == found.together)
    }
  }
}

/// Numbers from 0 on, each handed out once.
private final class Units: Sendable {
  private let queue = DispatchQueue(label: "units")
  /// Only the queue accesses it.
  private nonisolated(unsafe) var count = 0

  func next() -> Int {
    queue.sync {
      defer { count += 1 }
      return count
    }
  }
}
