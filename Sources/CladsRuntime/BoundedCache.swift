/// Remembers what was computed from texts, and forgets what was not asked for in a long time.
///
/// Texts longer than `longestText` are computed anew each time, so that a few of them do not fill the memory.
struct BoundedCache<Value> {
  private var recent: [String: Value] = [:]
  private var older: [String: Value] = [:]
  private let capacity: Int

  /// The longest text that is remembered, in UTF-8 bytes.
  static var longestText: Int { 4_096 }

  /// A cache of at most twice `capacity` values.
  init(capacity: Int = 1_024) { self.capacity = capacity }

  /// The value for a text; made by `make` when it is not remembered.
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
