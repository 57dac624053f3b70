/// The callbacks of a store, in the order of registration.
struct StateObservers {
  /// A callback, or `nil` if it was removed.
  typealias Entry = (id: UniqueID, call: StateWriteCallback)?

  /// The callbacks, including the slots of removed ones.
  private(set) var callbacks: [Entry] = []
  private var indices: [UniqueID: Int] = [:]

  /// Whether no callback is registered.
  var isEmpty: Bool { indices.isEmpty }

  /// Adds a callback after the existing ones and returns its id.
  mutating func append(_ callback: @escaping StateWriteCallback) -> UniqueID {
    let id = UniqueID()
    indices[id] = callbacks.count
    callbacks.append((id, callback))
    return id
  }

  /// Removes a callback. Unknown ids are ignored.
  mutating func remove(_ id: UniqueID) {
    guard let index = indices.removeValue(forKey: id), callbacks.indices.contains(index) else { return }
    // Clearing the slot keeps the indices of the other callbacks valid and removal in constant time.
    callbacks[index] = nil
    if callbacks.count > 2 * indices.count + 8 { compact() }
  }

  private mutating func compact() {
    callbacks.removeAll { $0 == nil }
    for (index, callback) in callbacks.enumerated() {
      if let id = callback?.id { indices[id] = index }
    }
  }
}
