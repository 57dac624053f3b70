/// A cache of values computed from texts. It evicts entries that have not been used for a while.
///
/// Two generations approximate least-recently-used eviction: when `recent` is full it becomes `older`, and an
/// entry found there moves back to `recent`. Texts longer than `longestText` are not cached, so that a few of
/// them cannot exhaust memory.
struct BoundedCache<Value> {
  private var recent: [String: Value] = [:]
  private var older: [String: Value] = [:]
  private let capacity: Int

  /// The length of the longest cached text, in UTF-8 bytes.
  static var longestText: Int { 4_096 }

  /// Creates a cache of at most twice `capacity` values.
  init(capacity: Int = 1_024) { self.capacity = capacity }

  /// Returns the value for a text, computed by `make` if it is not cached.
  mutating func value(for text: String, make: (String) -> Value) -> Value {
    if let value = recent[text] { return value }
    let value = older[text] ?? make(text)
    guard text.utf8.count <= BoundedCache.longestText else { return value }
    if recent.count >= capacity {
      older = recent
      recent = [:]
    }
    recent[text] = value
    return value
  }
}
