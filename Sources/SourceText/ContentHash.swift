/// A 64-bit FNV-1a hash of texts, which is the same in every run.
package struct ContentHash: Sendable, Hashable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds a text. Texts do not run into each other.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text contains this byte.
    add(0xFF as UInt8)
  }

  /// Adds a number.
  package mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Adds bytes, and their number.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes { add(byte) }
    add(UInt64(bytes.count))
  }

  /// The hash in 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
