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
      .name: [99, 91, 66], .kind: [99, 63, 30], .choice: [99, 80, 31], .reference: [93, 62, 26],
      .path: [93, 85, 29],
    ]
    for (kind, floor) in floors {
      let measured = rates[kind].percents
      #expect(zip(measured, floor).allSatisfy { $0 >= $1 }, "\(kind): \(measured) is less than \(floor)")
    }
    #expect(rates.all.total > 4_000)
    #expect(zip(rates.all.percents, [98, 84, 54]).allSatisfy { $0 >= $1 }, "\(rates.all.percents)")
  }
}
