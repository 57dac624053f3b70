/// The encoding of bytes as letters, digits, `+` and `/`.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  package static func text(_ bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { buffer in
      var position = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : nil }
        let bits = group.reduce(0) { $0 << 8 | ($1 ?? 0) }
        for index in 0..<4 {
          let isPadding = index > 0 && group[index - 1] == nil
          buffer[position] =
            isPadding ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index) & 63)]
          position += 1
        }
      }
      return position
    }
  }
}
