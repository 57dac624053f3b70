package import LanguageServerProtocol
package import SourceText

extension SourceFile {
  /// Returns the file after a change; a range outside the text is clamped to it.
  package func changed(by change: TextDocumentContentChange, encoding: PositionEncoding) -> SourceFile {
    guard let range = change.range else {
      return SourceFile(uri: uri, version: version, bytes: Array(change.text.utf8))
    }
    let textRange = PositionMapper(self, encoding: encoding).range(range)
    return edited(by: [TextEdit(range: textRange, newText: change.text)], version: version)
  }
}
