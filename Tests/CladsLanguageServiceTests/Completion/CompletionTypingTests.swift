import CladsLanguageService
import SourceText
import TestSupport
import Testing

@Suite struct CompletionTypingTests {
  private typealias Rates = [TypingSimulation.Kind: TypingSimulation.Rates]

  /// Returns how often the next text is offered while the examples are typed.
  private func check() async -> Rates {
    await withTaskGroup(of: Rates.self) { group in
      for (name, document) in PublishedExamples.documents {
        group.addTask { await Self.rates(name, document) }
      }
      return await group.reduce(into: [:]) { all, rates in all.merge(rates) { $0 + $1 } }
    }
  }

  private static func rates(_ name: String, _ document: DocumentSnapshot) async -> Rates {
    var rates: Rates = [:]
    for step in TypingSimulation.steps(of: document) {
      let typed = PublishedExamples.snapshot(name, Array(step.text.utf8))
      let items = await typed.completions(at: TextOffset(utf8: step.text.utf8.count)).items
      rates[step.kind, default: .init()].add(items.firstIndex { $0.label == step.expected })
    }
    return rates
  }

  @Test func `the next text to type is usually offered`() async {
    let rates = await check()
    let floors: [TypingSimulation.Kind: [Int]] = [
      .name: [99, 91, 66], .kind: [99, 63, 30], .choice: [99, 80, 31], .reference: [93, 62, 26],
      .path: [93, 85, 29],
    ]
    for (kind, floor) in floors {
      let measured = rates[kind, default: .init()].percents
      #expect(zip(measured, floor).allSatisfy { $0 >= $1 }, "\(kind): \(measured) is less than \(floor)")
    }
    let all = rates.values.reduce(TypingSimulation.Rates()) { $0 + $1 }
    #expect(all.total > 4_000)
    #expect(zip(all.percents, [98, 84, 54]).allSatisfy { $0 >= $1 }, "\(all.percents)")
  }
}
