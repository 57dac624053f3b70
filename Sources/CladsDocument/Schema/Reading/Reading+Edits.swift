package import JSONSyntax
package import SourceText

extension Reading {
  /// Returns the edit that removes a member or an element together with its comma, or `nil` if there is none.
  package func removal(of index: RecordIndex) -> TextEdit? { view.removal(of: index) }

  /// Returns the edit that adds a member to an object, or `nil` if there is none.
  package func insertion(of text: String, into object: RecordIndex) -> TextEdit? {
    view.insertion(of: text, into: object)
  }
}
