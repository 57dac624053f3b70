import JSONSyntax
package import SourceText

extension ScreenTestFile {
  /// Returns the edits that store outlines; nothing else changes.
  package func edits(_ updates: [ScreenTestResult.OutlineUpdate]) -> [TextEdit] {
    updates.map { TextEdit(range: $0.range, newText: tree.laidOut(strings: $0.lines, replacing: $0.range)) }
  }

  /// Returns the text of the file with outlines stored.
  package func updatedText(_ updates: [ScreenTestResult.OutlineUpdate]) -> [UInt8] {
    source.bytes.edited(by: edits(updates))
  }
}
