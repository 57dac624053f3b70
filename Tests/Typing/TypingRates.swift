import CladsAnalysis
package import CladsCheck
package import CladsLanguageService
import SourceText

/// How often the text that is typed next was offered, by its kind.
public struct TypingRates: Sendable {
  /// The rates of one kind of text.
  public struct Rates: Sendable {
    public var total = 0
    public var offered = 0
    public var amongFive = 0
    public var first = 0

    /// The percentages offered at all, among the first five, and first.
    public var percents: [Int] { [offered, amongFive, first].map { total == 0 ? 0 : $0 * 100 / total } }

    public static func + (left: Rates, right: Rates) -> Rates {
      var sum = left
      sum.total += right.total
      sum.offered += right.offered
      sum.amongFive += right.amongFive
      sum.first += right.first
      return sum
    }
  }

  /// A text that was not offered first.
  public struct Miss: Sendable {
    public let step: TypingSimulation.Step
    /// What was offered, most likely first.
    public let offered: [String]
  }

  private var kinds: [TypingSimulation.Kind: Rates] = [:]
  public private(set) var misses: [Miss] = []

  public init() {}

  /// The rates of a kind of text.
  public subscript(kind: TypingSimulation.Kind) -> Rates { kinds[kind] ?? Rates() }

  /// The rates of all values, without free text.
  public var values: Rates { sum(of: \.isValue) }

  /// The rates of all names and values, without free text.
  public var all: Rates { sum { $0 != .free } }

  private func sum(of isIncluded: (TypingSimulation.Kind) -> Bool) -> Rates {
    kinds.filter { isIncluded($0.key) }.values.reduce(Rates(), +)
  }

  private mutating func add(_ step: TypingSimulation.Step, _ offered: [String]) {
    let index = offered.firstIndex(of: step.expected)
    if step.kind == .free, index == nil { return }
    var rates = Rates(total: 1)
    if let index {
      rates.offered = 1
      rates.amongFive = index < 5 ? 1 : 0
      rates.first = index == 0 ? 1 : 0
    }
    kinds[step.kind, default: Rates()] = kinds[step.kind, default: Rates()] + rates
    if index != 0 { misses.append(Miss(step: step, offered: offered)) }
  }

  public static func + (left: TypingRates, right: TypingRates) -> TypingRates {
    var sum = left
    sum.kinds.merge(right.kinds, uniquingKeysWith: +)
    sum.misses += right.misses
    return sum
  }

  /// Types a document, and returns how often the next text was offered.
  package static func typing(_ document: DocumentSnapshot, _ context: FileContext) async -> TypingRates {
    var rates = TypingRates()
    for step in TypingSimulation.steps(of: document) {
      let bytes = Array(step.text.utf8)
      let typed = DocumentSnapshot.computing(
        SourceFile(uri: document.file.source.uri, version: 1, bytes: bytes), context)
      let items = await typed.completions(at: TextOffset(utf8: bytes.count)).items
      rates.add(step, items.map(\.label))
    }
    return rates
  }

  /// Types several documents at the same time.
  package static func typing(_ documents: [(DocumentSnapshot, FileContext)]) async -> TypingRates {
    await withTaskGroup(of: TypingRates.self) { group in
      for (document, context) in documents { group.addTask { await typing(document, context) } }
      return await group.reduce(TypingRates(), +)
    }
  }
}
