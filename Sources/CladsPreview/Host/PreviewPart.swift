/// A part of a snapshot that is not always wanted.
public enum PreviewPart: String, Sendable, Hashable, CaseIterable {
  case text, ansi, html, state, log

  /// What snapshots carry unless a client asks for something else.
  public static let usual: Set<PreviewPart> = [.text, .ansi, .state, .log]
}
