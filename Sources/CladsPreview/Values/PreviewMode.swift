/// Whose behavior a preview shows.
public enum PreviewMode: String, Sendable, Hashable, CaseIterable {
  /// What apps in the field do today.
  case device
  /// What the format's specification says.
  case spec

  /// The names of earlier versions.
  public static let formerNames: [String: PreviewMode] = ["phone": .device, "rulings": .spec]
}
