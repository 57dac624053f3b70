import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import GeneratedDocuments
import SourceText
import TestSupport

/// The processor time of each rule at 1 and 10 MB, besides the walk over the document and what several rules
/// look up.
///
/// A document of 10 MB does not fit into the caches of a processor, so all times grow faster than the work;
/// the growth of the walk shows by how much. `valgrind --tool=callgrind` counts the work itself.
enum RuleBenchmark {
  /// The sizes in bytes; the second is ten times the first.
  private static let sizes = [1_000_000, 10_000_000]
  /// The milliseconds above which a rule is marked, at the first size.
  private static let limit = 0.5
  /// The growth above which a rule is marked, as a multiple of that of the walk.
  private static let growthLimit = 1.2
  /// Rules below this number of milliseconds at the first size are not listed, and their growth is noise.
  private static let least = 0.05
  /// Rules that find nothing, and for which the walk visits everything that a rule may check.
  private static let reference: Set<DiagnosticID> = ["gradient-single-stop", "color-transparent"]

  static func run() {
    let costs = sizes.map { measure($0) }
    print("rules at 1 MB and 10 MB, in ms of processor time, and the growth between them (1: linear)\n")
    print("everything at first, with what rules look up: \(line(costs.map(\.all)))")
    print("the walk over the document:                   \(line(costs.map(\.walk)))\n")
    let rules = costs[0].rules.keys.sorted { costs[0].rules[$0] ?? 0 > costs[0].rules[$1] ?? 0 }
    for rule in rules where costs[0].rules[rule] ?? 0 >= least {
      let times = costs.map { $0.rules[rule] ?? 0 }
      let marks = [
        times[0] > limit ? "above \(limit) ms" : nil,
        growth(times) > growthLimit * growth(costs.map(\.walk)) ? "grows too fast" : nil,
      ].compactMap(\.self)
      print("\(line(times))  \(rule)\(marks.isEmpty ? "" : "  <- " + marks.joined(separator: ", "))")
    }
    let total = costs.map { $0.rules.values.reduce(0, +) }
    print("\(line(total))  all \(rules.count) rules together")
  }

  private static func growth(_ times: [Double]) -> Double {
    times[0] > 0 ? times[1] / times[0] / Double(sizes[1] / sizes[0]) : 0
  }

  private static func line(_ times: [Double]) -> String {
    times.map { rounded($0).padded(8) }.joined() + rounded(growth(times)).padded(7)
  }

  private static func measure(_ size: Int) -> (all: Double, walk: Double, rules: [String: Double]) {
    var generator = DocumentGenerator(seed: 42)
    let source = SourceFile(uri: FileURI(path: "a"), version: nil, bytes: generator.document(size: size))
    let project = Project()
    let runner = RuleRunner(project)
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    let all = Measurement.processorTime(5) { keep(runner.diagnostics(for: analysis, pointers: false)) }
    var walk = 0.0
    var rules: [String: Double] = [:]
    runner.afterRunning(on: analysis) { run in
      let none = RuleSet(for: project, only: reference)
      walk = Measurement.processorTime(25) { run(none) }
      for rule in RuleTable.descriptions where !reference.contains(rule.id) {
        let set = RuleSet(for: project, only: reference.union([rule.id]))
        // The speed of a machine drifts, so each run is compared with one right before it.
        rules[rule.id.rawValue] = Measurement.processorTime(11, beyond: { run(none) }) { run(set) }
      }
    }
    return (all, walk, rules)
  }
}
