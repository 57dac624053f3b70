/// A set of hashes of names, which takes a fraction of the time of `Set`: the values are hashes already.
struct NameHashSet {
  /// The hashes, each at the first free slot from its lowest bits on; 0 is a free slot.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var count = 0
  private var containsZero = false

  mutating func insert(_ hash: UInt32) {
    if hash == 0 {
      containsZero = true
      return
    }
    let slot = slot(of: hash)
    if slots[slot] == hash { return }
    slots[slot] = hash
    count += 1
    if count * 2 > slots.count { grow() }
  }

  func contains(_ hash: UInt32) -> Bool { hash == 0 ? containsZero : slots[slot(of: hash)] == hash }

  /// Returns the slot of a hash, or the free one where it belongs.
  private func slot(of hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let hashes = slots
    slots = [UInt32](repeating: 0, count: hashes.count * 2)
    for hash in hashes where hash != 0 { slots[slot(of: hash)] = hash }
  }
}
