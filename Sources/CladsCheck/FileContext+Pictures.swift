package import CladsAnalysis
package import Diagnostics
import JSONSyntax

extension FileContext {
  /// Returns what is wrong with the pictures of a document, apart from what comments of the document silence
  /// and the project turns off.
  ///
  /// - Parameters:
  ///   - findings: what is wrong with them, at the offsets of the document's own text.
  ///   - analysis: the document.
  /// - Returns: the findings, sorted by position.
  package func diagnostics(of findings: [Finding], inPicturesOf analysis: Analysis) -> [Diagnostic] {
    let remaining = analysis.file.tree.withView {
      Suppressions.remaining(of: findings, in: analysis, $0, today: checker.runner.today)
    }
    return checker.runner.diagnostics(for: remaining, in: analysis.file, path: path)
  }
}
