public import JSONSyntax
public import SourceText

extension Reading {
  /// The edit that removes a member or an element with its comma.
  public func removal(of index: RecordIndex) -> TextEdit? { view.removal(of: index) }

  /// The edit that adds a member to an object.
  public func insertion(of text: String, into object: RecordIndex) -> TextEdit? {
    view.insertion(of: text, into: object)
  }
}
