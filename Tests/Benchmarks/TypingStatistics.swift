import CladsCheck
import CladsFiles
import CladsLanguageService
import Diagnostics
import SourceText
import TypingSimulation

/// Types documents from start to end, and prints how often completion offers what is typed next.
enum TypingStatistics {
  static func run(_ paths: [String], kind: String?) async {
    let documents = documents(paths)
    let rates = await TypingRates.typing(documents)
    print("what is typed     total    offered   in first five   first")
    for each in TypingSimulation.Kind.allCases { print(each.rawValue, rates[each]) }
    print("values", rates.values)
    print("all", rates.all)
    for miss in rates.misses where miss.step.kind.rawValue == kind {
      let line = miss.step.text.split(separator: "\n").last.map(String.init) ?? ""
      let offered = miss.offered.prefix(6).joined(separator: " ")
      print("- \(miss.step.expected): \(offered)\n    \(line.suffix(90))")
    }
  }

  /// Accepts every suggestion for every value of documents, and prints those that cause findings.
  static func accept(_ paths: [String]) async {
    let documents = documents(paths)
    let mistakes = await withTaskGroup(of: [AcceptedSuggestions.Mistake].self) { group in
      for (document, context) in documents {
        group.addTask {
          let suggestions = AcceptedSuggestions(document, context)
          var mistakes: [AcceptedSuggestions.Mistake] = []
          for range in suggestions.values { mistakes += await suggestions.mistakes(at: range) }
          return mistakes
        }
      }
      return await group.reduce([], +)
    }
    for mistake in mistakes {
      let severity = "\(mistake.diagnostic.severity)"
      print(
        "\(severity) \(mistake.diagnostic.id) | \(mistake.line.suffix(40).filter { $0 != "\n" }) \(mistake.text)"
      )
      print("    \(mistake.diagnostic.message)")
    }
  }

  private static func documents(_ paths: [String]) -> [(DocumentSnapshot, FileContext)] {
    var contexts = FileContextFinder()
    return paths.compactMap { path -> (DocumentSnapshot, FileContext)? in
      guard let bytes = ExhaustiveCheck.read(path) else { return nil }
      let context = contexts.context(of: path, orIf: true)
      let source = SourceFile(uri: FileURI(path: "/" + path), version: 1, bytes: bytes)
      return (DocumentSnapshot.computing(source, context), context)
    }
  }

  private static func print(_ title: String, _ rates: TypingRates.Rates) {
    func percent(_ part: Int) -> String {
      let tenths = rates.total == 0 ? 0 : (part * 1_000 + rates.total / 2) / rates.total
      return "\(tenths / 10).\(tenths % 10) %"
    }
    Swift.print(
      title.filled(14), "\(rates.total)".padded(8), percent(rates.offered).padded(10),
      percent(rates.amongFive).padded(15), percent(rates.first).padded(7))
  }

  private static func print(_ line: String) { Swift.print(line) }
}
