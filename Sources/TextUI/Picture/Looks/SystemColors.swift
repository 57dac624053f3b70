/// The colors of the system, as in iOS 13 to 18.
public enum SystemColors {
  public static func label(_ scheme: ColorScheme) -> Color { pick(scheme, 0x000000, 0xFFFFFF) }
  package static func secondaryLabel(_ scheme: ColorScheme) -> Color {
    pick(scheme, 0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  }
  public static func placeholder(_ scheme: ColorScheme) -> Color {
    pick(scheme, 0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  }
  public static func background(_ scheme: ColorScheme) -> Color { pick(scheme, 0xFFFFFF, 0x000000) }
  package static func secondaryBackground(_ scheme: ColorScheme) -> Color {
    pick(scheme, 0xF2F2F7, 0x1C1C1E)
  }
  public static func separator(_ scheme: ColorScheme) -> Color {
    pick(scheme, 0x3C3C43, 0x545458, 0.29, 0.6)
  }
  public static func fill(_ scheme: ColorScheme) -> Color { pick(scheme, 0x787880, 0x787880, 0.2, 0.36) }
  public static func blue(_ scheme: ColorScheme) -> Color { pick(scheme, 0x007AFF, 0x0A84FF) }
  public static func green(_ scheme: ColorScheme) -> Color { pick(scheme, 0x34C759, 0x30D158) }

  private static func pick(
    _ scheme: ColorScheme, _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> Color {
    let (value, alpha) = scheme == .dark ? (dark, darkAlpha) : (light, lightAlpha)
    func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
