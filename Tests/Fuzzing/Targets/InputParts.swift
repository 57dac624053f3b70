/// The parts of an input: texts between lines of `===`, so that an input can be read and written by hand.
public enum InputParts {
  private static let separator = Array("\n===\n".utf8)

  public static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var start = 0
    var offset = 0
    while offset + separator.count <= bytes.count {
      if bytes[offset] == separator[0], bytes[offset..<(offset + separator.count)].elementsEqual(separator) {
        parts.append(Array(bytes[start..<offset]))
        offset += separator.count
        start = offset
      } else {
        offset += 1
      }
    }
    parts.append(Array(bytes[start...]))
    return parts
  }

  public static func joined(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined(separator: separator)) }

  /// Returns the whole numbers at the start of a part and the text after the first line break.
  static func numbers(_ part: [UInt8]) -> (numbers: [Int], text: [UInt8]) {
    let end = part.firstIndex(of: UInt8(ascii: "\n")) ?? part.endIndex
    let words = part[..<end].split(separator: UInt8(ascii: " "))
    return (words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }, Array(part[end...].dropFirst()))
  }
}
