import SourceText

/// An open document, and its text after changes that have not been parsed yet.
struct ChangingDocument {
  /// The version that was parsed last.
  let old: OpenDocument
  /// The text after the changes.
  var source: SourceFile
}
