import Foundation

/// The callbacks of a store, in the order in which they were registered.
struct StateObservers {
  /// A callback; nothing where one was removed.
  typealias Entry = (id: UUID, call: StateChangeCallback)?

  /// The callbacks as they are now.
  private(set) var callbacks: [Entry] = []
  private var places: [UUID: Int] = [:]

  /// Whether there is none.
  var isEmpty: Bool { places.isEmpty }

  /// Adds a callback behind the others.
  mutating func append(_ callback: @escaping StateChangeCallback) -> UUID {
    let id = UUID()
    places[id] = callbacks.count
    callbacks.append((id, callback))
    return id
  }

  /// Removes a callback; an unknown id is ignored.
  mutating func remove(_ id: UUID) {
    guard let place = places.removeValue(forKey: id), callbacks.indices.contains(place) else { return }
    callbacks[place] = nil
    if callbacks.count > 2 * places.count + 8 { compact() }
  }

  private mutating func compact() {
    callbacks.removeAll { $0 == nil }
    for (place, callback) in callbacks.enumerated() {
      if let id = callback?.id { places[id] = place }
    }
  }
}
