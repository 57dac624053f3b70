/// A color of iOS that has a name in SwiftUI.
public enum SystemColor: String, Sendable, CaseIterable {
  case black, white, clear, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
  case brown, primary, secondary, accentColor

  /// Returns the channels of the color, 0 to 1.
  package func channels(isDark: Bool) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    switch self {
    case .black: (0, 0, 0, 1)
    case .white: (1, 1, 1, 1)
    case .clear: (0, 0, 0, 0)
    case .gray: (0.557, 0.557, 0.576, 1)
    case .red: (1, 0.231, 0.188, 1)
    case .orange: (1, 0.584, 0, 1)
    case .yellow: (1, 0.8, 0, 1)
    case .green: (0.204, 0.78, 0.349, 1)
    case .mint: (0, 0.78, 0.745, 1)
    case .teal: (0.188, 0.69, 0.78, 1)
    case .cyan: (0.196, 0.678, 0.902, 1)
    case .blue, .accentColor: (0, 0.478, 1, 1)
    case .indigo: (0.345, 0.337, 0.839, 1)
    case .purple: (0.686, 0.322, 0.871, 1)
    case .pink: (1, 0.176, 0.333, 1)
    case .brown: (0.635, 0.518, 0.369, 1)
    case .primary: isDark ? (1, 1, 1, 1) : (0, 0, 0, 1)
    case .secondary: isDark ? (1, 1, 1, 0.6) : (0, 0, 0, 0.6)
    }
  }
}
