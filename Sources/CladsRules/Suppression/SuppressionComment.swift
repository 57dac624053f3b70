import CladsSchema

/// How a comment that silences rules is written.
public enum SuppressionComment {
  /// The key of the comment.
  public static let key = Reading.commentKey.description
  /// The word in front of the rules.
  public static let command = "clads-disable"
}
