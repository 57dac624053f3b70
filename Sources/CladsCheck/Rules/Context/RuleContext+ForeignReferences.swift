import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// References in the style of other formats.
extension RuleContext {
  /// Returns the help and the fixes for a reference that is a template, or in which declared names occur as
  /// words: `row bold`, `styles.row`, `go;stop`; `nil` for other texts.
  ///
  /// - Parameters:
  ///   - reference: the string.
  ///   - name: its text.
  ///   - kind: what it refers to.
  ///   - noun: the same, for the author.
  ///   - several: returns the help for several names.
  /// - Returns: the help, and the fixes, the best first.
  func foreignReference(
    _ reference: RecordIndex, named name: String, _ kind: SymbolKind, _ noun: String,
    several: (_ names: [String]) -> String
  ) -> (help: String, fixes: [QuickFix])? {
    if view.hasPlaceholder(reference) || view.hasForeignPlaceholder(reference) {
      return (
        "no template is evaluated here: write the name of one \(noun); \(view.adviceAboutTemplate(at: reference))",
        []
      )
    }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
    let names = words.filter { analysis.symbols.declares(kind, $0) }
    guard words.count > 1, let first = names.first else { return nil }
    let fixes = replacements(of: reference, with: names)
    if names.count == 1 { return ("write the name alone: `\(first)`", fixes) }
    return (several(names), fixes.map { $0.with(.alternative) })
  }
}
