/// The color scheme of a preview.
public enum PreviewColorScheme: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
