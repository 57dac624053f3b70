import SourceText

/// The words of a name, such as `submit` and `button` of `submitButton`, in lowercase.
struct NameWords {
  private(set) var words: [[UInt8]] = []

  init(_ name: String) {
    var word: [UInt8] = []
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLetter = isUpper || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
      if !isLetter || (isUpper && wasLower) {
        append(word)
        word = []
      }
      if isLetter { word.append(byte | 0x20) }
      wasLower = isLetter && !isUpper
    }
    append(word)
  }

  private mutating func append(_ word: [UInt8]) {
    if word.count >= Self.minimumLength { words.append(word) }
  }

  /// Returns the share of the words that another name has, too, from 0 to 1.
  func share(in other: NameWords) -> Double {
    if words.isEmpty { return 0 }
    return Double(words.count { word in other.words.contains { Self.areSimilar($0, word) } })
      / Double(words.count)
  }

  /// Whether two words are equal or begin alike, as `select` and `selected` do.
  private static func areSimilar(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left == right || (left.count >= stem && right.count >= stem && left.prefix(stem) == right.prefix(stem))
  }

  /// The length below which words are not compared.
  private static let minimumLength = 3
  /// The number of bytes by which longer words are compared.
  private static let stem = 4
}
