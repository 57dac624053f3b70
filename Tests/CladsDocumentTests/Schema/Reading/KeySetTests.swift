import CladsDocument
import Testing

@Suite struct KeySetTests {
  private func set(_ rows: [Int]) -> KeySet {
    var set = KeySet()
    for row in rows { set.insert(row) }
    return set
  }

  @Test(arguments: [[], [0], [63], [64], [127], [0, 1, 62, 63, 64, 65, 126, 127]])
  func `a set contains the rows that were inserted, in ascending order`(rows: [Int]) {
    let set = set(rows.reversed())
    #expect(set.indices == rows)
    #expect((0..<128).filter { set.contains($0) } == rows)
    #expect(set.isEmpty == rows.isEmpty)
  }

  @Test(arguments: [
    ([1, 70], [70], [1, 70], [1]), ([1, 70], [1], [1, 70], [70]), ([5], [5], [5], []),
    ([1], [65], [1, 65], [1]), ([], [64], [64], []),
  ])
  func `sets have unions and differences`(a: [Int], b: [Int], union: [Int], difference: [Int]) {
    #expect(set(a).union(set(b)).indices == union)
    #expect(set(a).subtracting(set(b)).indices == difference)
    #expect(set(a).isDisjoint(with: set(b)) == Set(a).isDisjoint(with: b))
  }

  @Test func `a removed row leaves the others`() {
    var set = set([1, 2, 65, 66])
    for row in [2, 65, 100] { set.remove(row) }
    #expect(set.indices == [1, 66])
  }
}
