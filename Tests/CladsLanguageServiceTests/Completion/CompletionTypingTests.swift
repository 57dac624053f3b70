import CladsCheck
import CladsLanguageService
import CladsProject
import SourceText
import TestSupport
import Testing
import TypingSimulation

@Suite struct CompletionTypingTests {
  @Test func `the next text to type is usually offered`() async {
    let context = FileContext(kind: .document, checker: Checker(project: PublishedExamples.project))
    let rates = await TypingRates.typing(PublishedExamples.documents.map { ($0.document, context) })
    let floors: [TypingSimulation.Kind: [Int]] = [
      .name: [99, 99, 91], .kind: [100, 96, 72], .choice: [100, 100, 77], .reference: [95, 85, 56],
      .path: [94, 90, 51],
    ]
    for (kind, floor) in floors {
      let measured = rates[kind].percents
      #expect(zip(measured, floor).allSatisfy { $0 >= $1 }, "\(kind): \(measured) is less than \(floor)")
    }
    #expect(rates.all.total > 4_000)
    #expect(zip(rates.all.percents, [99, 97, 82]).allSatisfy { $0 >= $1 }, "\(rates.all.percents)")
  }
}
