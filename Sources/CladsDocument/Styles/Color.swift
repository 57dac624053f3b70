import SourceText

extension Document {
  /// A color as written, and its channels as parsed on device.
  public struct Color: Sendable, Hashable {
    /// The source text.
    public var text: String
    /// The parsed text.
    package var reading: ColorReading

    /// Creates a color from its source text.
    public init(_ text: String) {
      self.text = text
      reading = ColorReading(text)
    }

    /// Creates a color from its channels, 0 to 1, and writes it in the shortest notation.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      let reading = ColorReading(form: .rgba, red: red, green: green, blue: blue, alpha: alpha)
      self.init(alpha < 1 ? reading.rgbaText : reading.hexText)
    }
  }

  /// The result of parsing the text of a color.
  package struct ColorReading: Sendable, Hashable {
    /// The notation of a color.
    package enum Form: Sendable, Hashable {
      /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the `#`.
      case hex(digits: Int, hasHash: Bool)
      /// `rgba(r, g, b, a)`.
      case rgba
      /// Anything else; drawn opaque black.
      case invalid
    }

    /// The notation.
    package var form: Form
    /// Red, 0 to 1 unless out of range.
    package var red: Double
    /// Green, 0 to 1 unless out of range.
    package var green: Double
    /// Blue, 0 to 1 unless out of range.
    package var blue: Double
    /// Opacity, 0 to 1 unless out of range.
    package var alpha: Double
  }
}

extension Document.ColorReading {
  /// Opaque black, which is drawn on device for an invalid color.
  static let black = Document.ColorReading(form: .invalid, red: 0, green: 0, blue: 0, alpha: 1)

  /// Parses a text as the app does, ignoring whitespace at both ends.
  package init(_ text: String) {
    if let plain = Self.plain(text) {
      self = plain
      return
    }
    var bytes = Array(text.utf8)
    while let last = bytes.last, last == Byte.space || (0x09...0x0D).contains(last) { bytes.removeLast() }
    while let first = bytes.first, first == Byte.space || (0x09...0x0D).contains(first) {
      bytes.removeFirst()
    }
    if bytes.count > 5,
      bytes.prefix(5).map({ $0 | 0x20 }) == Array("rgba(".utf8) || bytes.starts(with: Array("rgba(".utf8))
    {
      self = Self.rgba(bytes) ?? Self.black
    } else {
      self = Self.hex(bytes) ?? Self.black
    }
  }

  /// Parses `#RRGGBB`, the notation of nearly all colors, without copying the bytes.
  private static func plain(_ text: String) -> Document.ColorReading? {
    var utf8 = text.utf8.makeIterator()
    guard text.utf8.count == 7, utf8.next() == Byte.hash else { return nil }
    var value = 0
    while let byte = utf8.next() {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | Int(digit)
    }
    return Document.ColorReading(
      form: .hex(digits: 6, hasHash: true), red: Double(value >> 16) / 255,
      green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255, alpha: 1)
  }

  private static func hex(_ bytes: [UInt8]) -> Document.ColorReading? {
    let hasHash = bytes.contains(Byte.hash)
    let digits = bytes.filter { $0 != Byte.hash }
    guard [3, 6, 8].contains(digits.count) else { return nil }
    var values: [Double] = []
    for byte in digits {
      guard let digit = byte.hexadecimalValue else { return nil }
      values.append(Double(digit))
    }
    if digits.count == 3 { values = values.flatMap { [$0, $0] } }
    func channel(_ index: Int) -> Double { (values[index * 2] * 16 + values[index * 2 + 1]) / 255 }
    return Document.ColorReading(
      form: .hex(digits: digits.count, hasHash: hasHash), red: channel(0), green: channel(1),
      blue: channel(2),
      alpha: values.count == 8 ? channel(3) : 1)
  }

  private static func rgba(_ bytes: [UInt8]) -> Document.ColorReading? {
    guard bytes.last == Byte.closeParenthesis else { return nil }
    let inner = bytes.dropFirst(5).dropLast().filter { $0 != Byte.space }
    let parts = inner.split(separator: Byte.comma, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let numbers = parts.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Document.ColorReading(
      form: .rgba, red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers[3])
  }

  /// Whether every channel is between 0 and 1.
  package var isInRange: Bool { [red, green, blue, alpha].allSatisfy { (0...1).contains($0) } }
}

extension Schema where Value == Document.Color {
  /// A color: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or `rgba(r, g, b, a)`.
  public static let color = Schema<String>.string(.color).map { Document.Color($0) }
}
