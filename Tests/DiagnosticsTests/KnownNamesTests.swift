import Diagnostics
import Testing

struct KnownNamesTests {
  @Test func `the answers are those of comparing every name`() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<300 {
      let letters = Array(round % 2 == 0 ? "abAB1" : "abcdefghijklmnopé")
      func word(_ longest: Int) -> String {
        String(
          (0..<Int.random(in: 1...longest, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      let names = (0..<Int.random(in: 0...60, using: &random)).map { _ in word(round % 3 == 0 ? 90 : 9) }
      let known = KnownNames(names)
      for _ in 0..<10 {
        let name = word(round % 3 == 0 ? 90 : 9)
        #expect(known.closest(to: name) == closest(to: name, in: names), "\(name) in \(names)")
        #expect(
          known.closest(to: name, limit: 1, atMost: 2) == closest(to: name, in: names, limit: 1, atMost: 2))
        #expect(
          known.anyIsMeantToBe(name) == names.contains { !closest(to: $0, in: [name]).isEmpty },
          "\(name) in \(names)")
      }
    }
  }

  @Test func `the distances are those of the definition`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      func word() -> [Character] {
        (0..<Int.random(in: 5...11, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
      }
      let (a, b) = (word(), word())
      let isClose = a != b && distance(a, b) <= (a.count < 8 ? 1 : 2)
      #expect(closest(to: String(a), in: [String(b)]).isEmpty != isClose, "\(String(a)) \(String(b))")
    }
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbors, by the usual recursion.
  private func distance(_ a: [Character], _ b: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  @Test func `of thousands of names, a similar one is found`() {
    let known = KnownNames((0..<20_000).map { "heading\($0)" })
    #expect(known.closest(to: "heading19999x").first == "heading19999")
    #expect(known.closest(to: "Heading7").first == "heading7")
  }
}
