public import CladsDocument

/// The color scheme of a resolved screen: light, dark, or that of the system.
public typealias RenderColorScheme = Document.ColorScheme

/// Converts names of color schemes.
public enum ColorSchemeConverter {
  /// Returns the scheme with a name in any case; that of the system for any other text.
  public static func convert(_ name: String?) -> RenderColorScheme {
    name.flatMap { RenderColorScheme(rawValue: $0.lowercased()) } ?? .system
  }
}
