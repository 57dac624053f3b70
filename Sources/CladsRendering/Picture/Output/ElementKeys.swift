/// Gives the elements of a page their keys.
struct ElementKeys {
  private var uses: [String: Int] = [:]
  private var keys: Set<String> = []

  /// Returns the key of the next element with a name: the name, followed by a number from the second on.
  mutating func key(_ name: String) -> String {
    var key = name
    repeat {
      let count = uses[name, default: 0] + 1
      uses[name] = count
      key = count == 1 ? name : "\(name)/\(count)"
      // Another name may look like this one with a number.
    } while !keys.insert(key).inserted
    return key
  }

  /// Returns what the ids inside of the element with a key begin with: letters and digits that depend on
  /// nothing but the key, a 64-bit FNV-1a hash.
  static func idPrefix(_ key: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "n\(String(hash, radix: 36))-"
  }
}
