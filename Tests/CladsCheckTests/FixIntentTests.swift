import CladsCheck
import CladsProject
import Diagnostics
import TestSupport
import Testing

/// Mistakes are made in documents, and the fixes that are offered for them are judged.
@Suite struct FixIntentTests {
  /// The share of the mutants of each mutator whose first fix must be the one that was meant, in percent.
  private static let minimumShare = 60
  /// The same for all mutators together.
  private static let minimumShareOfAll = 85
  /// The number of mutants of each mutator.
  private static let count = 60

  @Test func `the first fix of a mistake is nearly always the one that was meant`() {
    var all = Share()
    for mutator in Mutator.all {
      var share = Share()
      for result in results(mutator) where result.verdict != .optional {
        share.add(result.verdict == .right)
        all.add(result.verdict == .right)
      }
      #expect(share.percentage >= Self.minimumShare, "\(mutator.name): \(share.percentage) %")
    }
    #expect(all.percentage >= Self.minimumShareOfAll, "\(all.percentage) %")
  }

  private struct Share {
    private var right = 0
    private var count = 0
    var percentage: Int { count == 0 ? 100 : right * 100 / count }

    mutating func add(_ isRight: Bool) {
      right += isRight ? 1 : 0
      count += 1
    }
  }

  private func results(_ mutator: Mutator) -> [FixJudge.Result] {
    let context = FileContext(kind: .document)
    let judge = FixJudge(check: { context.diagnostics(of: $0) })
    var random = SeededRandom(seed: 7)
    var mutants = Self.documents.flatMap { mutator.mutants(of: $0, &random) }
    mutants.shuffle(using: &random)
    return mutants.prefix(Self.count).map { judge.judge($0) }
  }

  /// The examples, and the good examples of the rules.
  private static let documents: [JSONTree] =
    SampleDocuments.examples.compactMap { JSONTree(parsing: $0.text) }
    + RuleTable.descriptions.filter { $0.subject == .document && $0.documentation.project == nil }
    .compactMap { JSONTree(parsing: MarkedText($0.good).text) }
}
