public import CladsDocument

extension Document.StateValue {
  /// The maximum number of levels that the arrays and objects of a value from outside may nest.
  public static let maximumDepth = 512
}
