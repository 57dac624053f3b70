/// Which of the two sets of colours a preview uses.
public enum PreviewColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
