import JSONSyntax
package import SourceText

extension ScreenTestFile {
  /// Returns the edits that store outlines; nothing else changes.
  package func edits(_ updates: [ScreenTestResult.OutlineUpdate]) -> [TextEdit] {
    updates.map { update in
      let json = JSONValue.strings(update.lines).text(.compact)
      let text = update.lines.isEmpty ? "[]" : tree.laidOut(json, at: update.range.start)
      return TextEdit(range: update.range, newText: text)
    }
  }

  /// Returns the text of the file with outlines stored.
  package func updatedText(_ updates: [ScreenTestResult.OutlineUpdate]) -> [UInt8] {
    source.bytes.edited(by: edits(updates))
  }
}
