import CladsDocument

/// The syntax of a comment that suppresses rules.
package enum SuppressionComment {
  /// The key whose value is the comment.
  package static let key = Reading.commentKey.description
  /// The keyword before the rule names.
  package static let command = "clads-disable"
}
