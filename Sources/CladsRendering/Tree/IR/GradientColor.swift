public import CladsDocument
public import TextUI

/// A color of a gradient, which may differ between light and dark appearance.
public enum GradientColor: Sendable, Hashable {
  /// The same color in both appearances.
  case fixed(IR.Color)
  case adaptive(light: IR.Color, dark: IR.Color)

  /// The color in light appearance.
  public var light: IR.Color {
    switch self {
    case .fixed(let color): color
    case .adaptive(let light, _): light
    }
  }

  /// The color in dark appearance.
  public var dark: IR.Color {
    switch self {
    case .fixed(let color): color
    case .adaptive(_, let dark): dark
    }
  }

  /// Returns the color in an appearance.
  public func color(_ scheme: ColorScheme) -> IR.Color { scheme == .dark ? dark : light }

  /// Returns the color on a screen with a color scheme; `systemScheme` counts where the screen follows the
  /// system.
  public func resolved(for scheme: RenderColorScheme, systemScheme: ColorScheme) -> IR.Color {
    switch scheme {
    case .light: light
    case .dark: dark
    case .system: color(systemScheme)
    }
  }
}
