/// The values that were used last, by key; those that have not been used for the longest time are forgotten.
struct RecentValues<Key: Hashable, Value> {
  private var recent: [Key: Entry] = [:]
  /// What was recent before; a value that is used again is recent again.
  private var older: [Key: Entry] = [:]
  /// The length of the recent values, in bytes.
  private var length = 0
  /// The length of all values at which some are forgotten, in bytes.
  private let maximumLength: Int

  private struct Entry {
    let value: Value
    let length: Int
  }

  init(maximumLength: Int) { self.maximumLength = maximumLength }

  /// Returns the value of a key, if it is known still.
  mutating func value(for key: Key) -> Value? {
    if let known = recent[key] { return known.value }
    guard let known = older[key] else { return nil }
    insert(known.value, for: key, length: known.length)
    return known.value
  }

  /// Replaces the value of a key; `length` is about what it takes, in bytes.
  mutating func insert(_ value: Value, for key: Key, length: Int) {
    if self.length + length > maximumLength / 2 {
      older = recent
      recent = [:]
      self.length = 0
    }
    let former = recent.updateValue(Entry(value: value, length: length), forKey: key)
    self.length += length - (former?.length ?? 0)
  }
}
