/// Whose behavior a preview shows.
public enum PreviewMode: String, Sendable, Hashable, CaseIterable {
  /// What apps in the field do today.
  case device
  /// What the format's specification says.
  case spec
}
