/// A 64-bit FNV-1a hash of texts, which is the same in every run.
struct ContentHash: Sendable, Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text. Texts do not run into each other.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text contains this byte.
    add(0xFF as UInt8)
  }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
