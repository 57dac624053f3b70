import CladsDocument

/// The syntax of a comment that suppresses rules.
public enum SuppressionComment {
  /// The key whose value is the comment.
  public static let key = Reading.commentKey.description
  /// The keyword before the rule names.
  public static let command = "clads-disable"
}
