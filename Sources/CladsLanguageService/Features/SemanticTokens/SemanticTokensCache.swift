/// A cache of the latest semantic tokens results, which delta requests refer to.
package actor SemanticTokensCache {
  private let maximumCount: Int
  private let maximumSize: Int
  private var results: [(id: String, data: [UInt32])] = []

  /// Creates an empty cache that holds at most `maximumCount` results with `maximumSize` integers in total.
  package init(maximumCount: Int = 32, maximumSize: Int = 4_000_000) {
    self.maximumCount = maximumCount
    self.maximumSize = maximumSize
  }

  /// Inserts a result, evicting the oldest ones, and returns its ID, which is derived from its content.
  package func insert(_ data: [UInt32]) -> String {
    let id = Self.id(of: data)
    results.removeAll { $0.id == id }
    results.append((id, data))
    var size = results.reduce(0) { $0 + $1.data.count }
    while results.count > maximumCount || (size > maximumSize && results.count > 1) {
      size -= results.removeFirst().data.count
    }
    return id
  }

  /// Returns the result with an ID, or `nil` when it is no longer cached.
  package func data(for id: String) -> [UInt32]? { results.first { $0.id == id }?.data }

  /// Returns the FNV-1a hash of the integers, followed by their number.
  private static func id(of data: [UInt32]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in data { hash = (hash ^ UInt64(number)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16) + "-" + String(data.count)
  }
}
