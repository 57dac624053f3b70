extension Document.ColorReading {
  /// Whether the color is opaque.
  package var isOpaque: Bool { alpha >= 1 }

  /// The relative luminance as defined by WCAG 2, from 0 (black) to 1 (white); opacity is ignored.
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the WCAG 2 contrast ratio of this color on an opaque background, from 1 to 21.
  package func contrast(on background: Document.ColorReading) -> Double {
    let (first, second) = (over(background).luminance, background.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the opaque result of drawing this color over an opaque background.
  package func over(_ background: Document.ColorReading) -> Document.ColorReading {
    background.mixed(with: self, alpha)
  }

  /// Returns the opaque color between this one (`share` 0) and `other` (`share` 1).
  package func mixed(with other: Document.ColorReading, _ share: Double) -> Document.ColorReading {
    var result = self
    result.red += (other.red - red) * share
    result.green += (other.green - green) * share
    result.blue += (other.blue - blue) * share
    result.alpha = 1
    return result
  }

  /// The nearest color with 8 bits per channel.
  package var rounded: Document.ColorReading {
    var result = self
    result.red = (red * 255).rounded() / 255
    result.green = (green * 255).rounded() / 255
    result.blue = (blue * 255).rounded() / 255
    return result
  }

  /// Opaque black.
  package static let opaqueBlack = Document.ColorReading("#000000")
  /// Opaque white.
  package static let opaqueWhite = Document.ColorReading("#FFFFFF")

  /// Returns a channel in linear light; exact for 8-bit values, interpolated between them.
  private static func linear(_ channel: Double) -> Double {
    let scaled = min(max(channel, 0), 1) * 255
    let lower = Int(scaled)
    let upper = min(lower + 1, 255)
    return lights[lower] + (lights[upper] - lights[lower]) * (scaled - Double(lower))
  }

  private static let lights = (0...255).map { value -> Double in
    let channel = Double(value) / 255
    if channel <= 0.04045 { return channel / 12.92 }
    // x^2.4 = x² · ⁵√x², with the root by Newton's method: `pow` would need Foundation.
    let square = ((channel + 0.055) / 1.055) * ((channel + 0.055) / 1.055)
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
