package import TextUI

/// A device whose screen a picture can have.
///
/// The names and sizes are those of Apple's Human Interface Guidelines, *Layout > Specifications*; the safe
/// areas are those that developers have published, which the guidelines do not state.
package struct PictureDevice: Sendable, Hashable {
  package let name: String
  /// The size of the upright screen in points.
  package let width: Int
  package let height: Int
  private let safeAreas: SafeAreas

  private init(_ name: String, _ width: Int, _ height: Int, _ safeAreas: SafeAreas) {
    self.name = name
    self.width = width
    self.height = height
    self.safeAreas = safeAreas
  }

  /// The devices that are offered, the newest first. Where only a width is given, the screen is that of the
  /// first device that is as wide.
  package static let all = [
    PictureDevice("iPhone 17 Pro Max", 440, 956, .phone(top: 62, bottom: 34, sides: 62, landscapeBottom: 20)),
    PictureDevice("iPhone 17 Pro", 402, 874, .phone(top: 62, bottom: 34, sides: 62, landscapeBottom: 20)),
    PictureDevice("iPhone Air", 420, 912, .phone(top: 68, bottom: 34, sides: 68, landscapeBottom: 20)),
    PictureDevice("iPhone 17", 402, 874, .phone(top: 62, bottom: 34, sides: 62, landscapeBottom: 20)),
    PictureDevice("iPhone 16 Pro Max", 440, 956, .phone(top: 62, bottom: 34, sides: 62, landscapeBottom: 21)),
    PictureDevice("iPhone 16 Pro", 402, 874, .phone(top: 62, bottom: 34, sides: 62, landscapeBottom: 21)),
    PictureDevice("iPhone 16 Plus", 430, 932, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 16", 393, 852, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 16e", 390, 844, .phone(top: 47, bottom: 34, sides: 47, landscapeBottom: 21)),
    PictureDevice("iPhone 15 Pro Max", 430, 932, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 15 Pro", 393, 852, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 15 Plus", 430, 932, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 15", 393, 852, .phone(top: 59, bottom: 34, sides: 59, landscapeBottom: 21)),
    PictureDevice("iPhone 14 Plus", 428, 926, .phone(top: 47, bottom: 34, sides: 47, landscapeBottom: 21)),
    PictureDevice("iPhone 14", 390, 844, .phone(top: 47, bottom: 34, sides: 47, landscapeBottom: 21)),
    PictureDevice("iPhone 13 mini", 375, 812, .phone(top: 50, bottom: 34, sides: 50, landscapeBottom: 21)),
    PictureDevice("iPhone SE", 375, 667, .phone(top: 20, bottom: 0, sides: 0, landscapeBottom: 0)),
    PictureDevice("iPad Pro 13-inch", 1032, 1376, .tablet),
    PictureDevice("iPad Pro 11-inch", 834, 1210, .tablet),
    PictureDevice("iPad Air 13-inch", 1024, 1366, .tablet),
    PictureDevice("iPad Air 11-inch", 820, 1180, .tablet),
    PictureDevice("iPad", 820, 1180, .tablet),
    PictureDevice("iPad mini", 744, 1133, .tablet),
  ]

  /// The screen of the upright device.
  package var upright: PictureScreen {
    PictureScreen(
      width: Double(width), height: Double(height), safeTop: safeAreas.top, safeBottom: safeAreas.bottom)
  }

  /// The screen of the device on its side.
  package var landscape: PictureScreen {
    PictureScreen(
      width: Double(height), height: Double(width), safeTop: safeAreas.landscapeTop,
      safeBottom: safeAreas.landscapeBottom, safeSides: safeAreas.landscapeSides)
  }

  /// Returns the device with a name, in any case and with or without spaces and hyphens.
  package static func named(_ name: String) -> PictureDevice? {
    func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }
    return all.first { plain($0.name) == plain(name) }
  }
}

/// The distances of the safe area from the edges of a screen.
private struct SafeAreas: Sendable, Hashable {
  var top: Double
  var bottom: Double
  var landscapeTop = 0.0
  var landscapeSides = 0.0
  var landscapeBottom: Double

  static func phone(top: Double, bottom: Double, sides: Double, landscapeBottom: Double) -> SafeAreas {
    SafeAreas(top: top, bottom: bottom, landscapeSides: sides, landscapeBottom: landscapeBottom)
  }

  static let tablet = SafeAreas(top: 24, bottom: 20, landscapeTop: 24, landscapeBottom: 20)
}

extension PictureScreen {
  /// Returns the screen of the device that has this size,
  /// upright or on its side; with a width only, that of the first device that is as wide.
  /// Any other size has the safe areas of a usual phone.
  package static func device(width: Double?, height: Double?) -> PictureScreen {
    let devices = PictureDevice.all
    if let width, let height {
      if let known = devices.first(where: { $0.upright.hasSize(width, height) }) { return known.upright }
      if let known = devices.first(where: { $0.landscape.hasSize(width, height) }) { return known.landscape }
      var screen = usual
      if width > height {
        let onItsSide = devices.first { $0.upright.hasSize(usual.width, usual.height) }?.landscape
        screen = onItsSide ?? usual
      }
      (screen.width, screen.height) = (width, height)
      return screen
    }
    var screen = usual
    if let width {
      screen = devices.first { $0.upright.width == width }?.upright ?? usual
      screen.width = width
    }
    if let height { screen.height = height }
    return screen
  }

  private func hasSize(_ width: Double, _ height: Double) -> Bool {
    self.width == width && self.height == height
  }
}
