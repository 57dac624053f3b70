package import SourceText

/// Something in the document that keeps a part of the screen from being shown as it is written.
package struct PreviewFailure: Sendable, Hashable {
  /// What is wrong, without a final period.
  package var message: String
  /// The range in the document, in UTF-8 bytes.
  package var range: TextRange

  /// Whether the app shows an empty screen because of it.
  package var emptiesScreen: Bool

  package init(message: String, range: TextRange, emptiesScreen: Bool = false) {
    self.message = message
    self.range = range
    self.emptiesScreen = emptiesScreen
  }
}
