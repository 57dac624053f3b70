import SourceText

/// What the beginning of an image file says.
struct ImageHeader {
  /// A format that every browser shows; the raw value is its media type.
  enum Format: String {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"

    var hasPixels: Bool { self != .svg }
  }

  let format: Format
  /// The width, in pixels or in units of the drawing.
  let width: Double
  /// The height, in pixels or in units of the drawing.
  let height: Double

  /// Reads the header; `nil` if it is of another format or incomplete.
  init?(_ bytes: [UInt8]) {
    if let size = Self.png(bytes) {
      (format, width, height) = (.png, size.width, size.height)
    } else if let size = Self.jpeg(bytes) {
      (format, width, height) = (.jpeg, size.width, size.height)
    } else if let size = Self.svg(bytes) {
      (format, width, height) = (.svg, size.width, size.height)
    } else {
      return nil
    }
  }

  private typealias Size = (width: Double, height: Double)

  /// Returns a number of two or four bytes, the most significant first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    bytes.reduce(0) { $0 * 256 + Double($1) }
  }

  private static func png(_ bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Searches for the segment that begins a frame, which has the size.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF: position += 1
      // What follows are compressed data, or the end.
      case 0xD9, 0xDA: return nil
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return (number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
      default:
        let length = Int(number(bytes[position + 2..<position + 4]))
        position += 2 + max(2, length)
      }
    }
    return nil
  }

  /// Reads the attributes of the first element `svg`: its width and height in pixels, else its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<",
      let start = head.firstRange(of: "<svg")
    else { return nil }
    let tag = head[start.upperBound...].prefix { $0 != ">" }
    if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) {
      return (width, height)
    }
    let box = attribute("viewBox", of: tag).map { $0.split { $0 == " " || $0 == "," }.map { Double($0) } }
    guard let box, box.count == 4, let width = box[2], let height = box[3] else { return nil }
    return (width, height)
  }

  /// Returns the value of an attribute between quotes.
  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last
      rest = rest[found.upperBound...]
      let value = rest.drop { $0.isWhitespace }
      guard before?.isWhitespace == true, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop { $0.isWhitespace }
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// Returns a length without a unit or in pixels.
  private static func length(_ text: Substring?) -> Double? {
    text.flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
  }
}
