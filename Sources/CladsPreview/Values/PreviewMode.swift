/// Whose drawing a preview shows.
public enum PreviewMode: String, Sendable, Hashable, CaseIterable {
  /// What today's phones draw.
  case phone
  /// What the rulings of the format ask for.
  case rulings
}
