/// An optional part of a snapshot.
public enum PreviewPart: String, Sendable, Hashable, CaseIterable {
  case text, ansi, grid, picture, state, log

  /// The parts that snapshots carry unless the client asks for others.
  public static let usual: Set<PreviewPart> = [.text, .ansi, .state, .log]
}
