import CladsAnalysis
import CladsProject
import CladsRules
import Diagnostics
import SourceText

/// What each rule costs on a document of 1 MB: the ten dearest.
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
    print("\nthe walk alone: \(rounded(base)) ms; the dearest rules on top of it, at 1 MB:")
    for (id, cost) in costs.sorted(by: { $0.1 > $1.1 }).prefix(10) {
      print("  \(rounded(cost).padded(7)) ms  \(id)")
    }
  }
}
