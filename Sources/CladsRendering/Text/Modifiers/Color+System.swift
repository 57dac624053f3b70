public import CladsDocument
public import TextUI

extension Color {
  /// Creates a color of iOS.
  public init(_ color: SystemColor, _ scheme: ColorScheme) {
    let channels = color.channels(isDark: scheme == .dark)
    self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }

  // The system colors of iOS in light mode.
  public static let gray = Color(SystemColor.gray, .light)
  public static let red = Color(SystemColor.red, .light)
  package static let orange = Color(SystemColor.orange, .light)
  package static let yellow = Color(SystemColor.yellow, .light)
  public static let green = Color(SystemColor.green, .light)
  public static let blue = Color(SystemColor.blue, .light)
  package static let purple = Color(SystemColor.purple, .light)
  package static let pink = Color(SystemColor.pink, .light)
}
