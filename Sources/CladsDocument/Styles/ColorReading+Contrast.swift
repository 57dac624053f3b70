extension Document.ColorReading {
  /// Whether nothing behind it shows through.
  public var isOpaque: Bool { alpha >= 1 }

  /// How light it is, 0 for black to 1 for white, by the accessibility guidelines of the web.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// How well this colour can be told from an opaque one behind it: 1 for not at all, 21 for black on white.
  public func contrast(on background: Document.ColorReading) -> Double {
    let lights = [over(background).luminance, background.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// What is seen where this colour lies over an opaque one.
  public func over(_ background: Document.ColorReading) -> Document.ColorReading {
    background.mixed(with: self, alpha)
  }

  /// The opaque colour so far on the way to `other`: 0 for this one, 1 for the other.
  public func mixed(with other: Document.ColorReading, _ share: Double) -> Document.ColorReading {
    var result = self
    result.red += (other.red - red) * share
    result.green += (other.green - green) * share
    result.blue += (other.blue - blue) * share
    result.alpha = 1
    return result
  }

  /// The nearest colour that can be written with two digits for each channel.
  public var rounded: Document.ColorReading {
    var result = self
    result.red = (red * 255).rounded() / 255
    result.green = (green * 255).rounded() / 255
    result.blue = (blue * 255).rounded() / 255
    return result
  }

  /// Opaque black.
  public static let opaqueBlack = Document.ColorReading("#000000")
  /// Opaque white.
  public static let opaqueWhite = Document.ColorReading("#FFFFFF")

  /// The light that a channel gives off: exact for whole values out of 255, and next to it between them.
  private static func linear(_ channel: Double) -> Double {
    let place = min(max(channel, 0), 1) * 255
    let lower = Int(place)
    let upper = min(lower + 1, 255)
    return lights[lower] + (lights[upper] - lights[lower]) * (place - Double(lower))
  }

  private static let lights = (0...255).map { value -> Double in
    let channel = Double(value) / 255
    if channel <= 0.04045 { return channel / 12.92 }
    // To the power of 2.4, without a mathematical library: the square times the fifth root of the square.
    let square = ((channel + 0.055) / 1.055) * ((channel + 0.055) / 1.055)
    var root = 1.0
    for _ in 0..<24 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }
}
