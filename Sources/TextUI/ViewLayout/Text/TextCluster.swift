/// A character of a text that is to be wrapped: its width, and what decides where lines may break.
package struct TextCluster: Sendable, Hashable {
  /// What matters about a character where lines are broken.
  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let space = Traits(rawValue: 1)
    package static let newline = Traits(rawValue: 2)
    /// A character as wide as an ideograph; lines may break around it.
    package static let wide = Traits(rawValue: 4)
    package static let letter = Traits(rawValue: 8)
    package static let hyphen = Traits(rawValue: 16)
    /// Punctuation that must not start a line.
    package static let closing = Traits(rawValue: 32)
    /// Punctuation that must not end a line.
    package static let opening = Traits(rawValue: 64)

    /// Returns the traits of a character that begins with a scalar.
    package static func traits(of scalar: Unicode.Scalar, isWide: Bool) -> Traits {
      var traits: Traits = isWide ? .wide : []
      switch scalar.value {
      case 0x20: return .space
      case 0x0A: return .newline
      case 0x2D: traits.insert(.hyphen)
      case 0x61...0x7A, 0x41...0x5A: traits.insert(.letter)
      case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x3001, 0x3002, 0x300D, 0x300F, 0xFF01,
        0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
        traits.insert(.closing)
      case 0x28, 0x5B, 0x7B, 0x300C, 0x300E, 0xFF08: traits.insert(.opening)
      case 0..<0x80: break
      default: if scalar.properties.isAlphabetic { traits.insert(.letter) }
      }
      return traits
    }
  }

  private let storedWidth: Int32
  package let traits: Traits

  /// Creates a character of a width in the unit of the layout.
  package init(width: Int, traits: Traits) {
    storedWidth = Int32(clamping: width)
    self.traits = traits
  }

  package var width: Int { Int(storedWidth) }
  var isSpace: Bool { traits.contains(.space) }
}
