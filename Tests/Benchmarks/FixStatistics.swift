import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport

/// Makes mistakes in documents, and prints how often the first fix is the one that was meant.
enum FixStatistics {
  /// The number of mutants that each mutator makes, at most.
  private static let count = 400

  /// Judges the mutants of files, or of the examples of the rules; `mutator` limits them, and lists those
  /// whose first fix is not right.
  static func run(_ paths: [String], mutator: String?) {
    let documents = paths.isEmpty ? ruleExamples : paths.compactMap(document)
    let context = FileContext(kind: .document)
    let judge = FixJudge(check: { context.diagnostics(of: $0) })
    print("mutator                        mutants  right  wrong  no fix  unnoticed  harmful")
    for each in Mutator.all where mutator == nil || each.name == mutator {
      var random = SeededRandom(seed: 42)
      var mutants = documents.flatMap { each.mutants(of: $0, &random) }
      mutants.shuffle(using: &random)
      let results = mutants.prefix(count).map { ($0, judge.judge($0)) }
      let judged = results.filter { $0.1.verdict != .optional }
      func share(_ verdict: FixJudge.Verdict) -> String {
        let number = judged.count { $0.1.verdict == verdict }
        return "\(judged.isEmpty ? 0 : (number * 1_000 / judged.count + 5) / 10) %".padded(7)
      }
      let harmful = judged.count { !$0.1.harmful.isEmpty }
      print(
        each.name.filled(29), "\(judged.count)".padded(7), share(.right), share(.wrong), share(.noFix),
        share(.unnoticed), "\(harmful)".padded(8))
      guard mutator != nil else { continue }
      for (mutant, result) in results where result.verdict != .right && result.verdict != .optional {
        print("- \(mutant.note): \(result.verdict.rawValue)\n    \(result.summary)")
      }
      for (mutant, result) in results {
        for harm in result.harmful { print("! \(mutant.note)\n    \(harm)") }
      }
    }
  }

  /// The good examples of the rules about documents.
  private static var ruleExamples: [JSONTree] {
    RuleTable.descriptions.filter { $0.subject == .document && $0.documentation.project == nil }
      .compactMap { JSONTree(parsing: MarkedText($0.good).text) }
  }

  private static func document(_ path: String) -> JSONTree? {
    ExhaustiveCheck.read(path).flatMap { JSONTree(parsing: String(decoding: $0, as: UTF8.self)) }
  }
}
