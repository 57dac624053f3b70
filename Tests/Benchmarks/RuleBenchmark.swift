import CladsAnalysis
import CladsProject
import CladsRules
import Diagnostics
import GeneratedDocuments
import SourceText

/// The cost of each rule on a 1 MB document; prints the ten most expensive ones.
enum RuleBenchmark {
  static func run() {
    var generator = DocumentGenerator(seed: 42)
    let source = SourceFile(uri: FileURI(path: "a"), version: nil, bytes: generator.document(size: 1_000_000))
    let project = Project()
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    let none = RuleRunner(project, only: [])
    let base = Measurement(15) { keep(none.diagnostics(for: analysis)) }.median
    let costs = RuleTable.descriptions.map { rule in
      let runner = RuleRunner(project, only: [rule.id])
      return (rule.id.rawValue, Measurement(7) { keep(runner.diagnostics(for: analysis)) }.median - base)
    }
    print("\ntraversal alone: \(rounded(base)) ms; the most expensive rules in addition, at 1 MB:")
    for (id, cost) in costs.sorted(by: { $0.1 > $1.1 }).prefix(10) {
      print("  \(rounded(cost).padded(7)) ms  \(id)")
    }
  }
}
