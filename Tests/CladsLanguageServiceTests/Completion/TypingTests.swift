import CladsLanguageService
import CladsProject
import SourceText
import TestSupport
import Testing

@Suite struct TypingTests {
  @Test func theWordThatIsTypedNextIsUsuallyOffered() async {
    var rates: [TypingSimulation.Sort: TypingSimulation.Rates] = [:]
    var misses: [String: Int] = [:]
    for (name, document) in Examples.documents {
      for step in TypingSimulation.steps(of: document) {
        let typed = Examples.snapshot(name, Array(step.text.utf8))
        let items = await Completions.at(TextOffset(utf8: step.text.utf8.count), in: typed).items
        let place = items.firstIndex { $0.label == step.word }
        rates[step.sort, default: .init()].add(place)
        if place != 0 {
          misses[
            "\(step.sort) \(step.word) @\(place ?? -1) instead of \(items.first?.label ?? "-")", default: 0] +=
            1
        }
      }
    }
    for (k, v) in misses.sorted(by: { $0.value > $1.value }).prefix(90) { print(v, k) }
    for (k, v) in rates { print("RATE", k, v.asked, v.percents) }
    let all = rates.values.reduce(into: TypingSimulation.Rates()) {
      $0.asked += $1.asked; $0.offered += $1.offered; $0.amongFive += $1.amongFive; $0.first += $1.first
    }
    print("RATE all", all.asked, all.percents)
  }
}
