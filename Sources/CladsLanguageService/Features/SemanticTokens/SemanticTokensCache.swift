/// The answers about semantic tokens that clients may ask the changes of; the oldest are forgotten.
public actor SemanticTokensCache {
  private let maximumCount: Int
  private let maximumSize: Int
  private var answers: [(id: String, data: [UInt32])] = []

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - maximumCount: how many answers are kept.
  ///   - maximumSize: how many numbers they have together.
  public init(maximumCount: Int = 32, maximumSize: Int = 4_000_000) {
    self.maximumCount = maximumCount
    self.maximumSize = maximumSize
  }

  /// Keeps an answer; returns its name, which is made from what is in it.
  public func keep(_ data: [UInt32]) -> String {
    let id = Self.id(of: data)
    answers.removeAll { $0.id == id }
    answers.append((id, data))
    var size = answers.reduce(0) { $0 + $1.data.count }
    while answers.count > maximumCount || (size > maximumSize && answers.count > 1) {
      size -= answers.removeFirst().data.count
    }
    return id
  }

  /// The answer with a name, if it is still known.
  public func answer(_ id: String) -> [UInt32]? { answers.first { $0.id == id }?.data }

  /// A hash of the numbers (FNV-1a), and how many they are.
  private static func id(of data: [UInt32]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in data { hash = (hash ^ UInt64(number)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16) + "-" + String(data.count)
  }
}
