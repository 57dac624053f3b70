import CladsAnalysis
import CladsDocument
import CladsProject
package import Diagnostics
import JSONSyntax
package import SourceText

extension FileContext {
  /// Compares a document with an earlier text of it.
  ///
  /// - Parameters:
  ///   - source: the file with the document.
  ///   - diagnostics: what is found in it.
  ///   - earlier: the earlier text, which is judged by the project of today.
  /// - Returns: a finding if it needs a newer version of the app than it did.
  package func raisedMinimum(
    of source: SourceFile, _ diagnostics: [Diagnostic], since earlier: [UInt8]
  ) -> [Diagnostic] {
    let earlier = SourceFile(uri: source.uri, version: nil, bytes: earlier)
    let file = ParsedFile(source)
    let analyses = analyses(of: file)
    guard kind.holdsDocuments, kind != .swift, let new = clientRequirement(analyses, diagnostics),
      let old = clientRequirement(of: earlier), new.isRaised(from: old), let analysis = analyses.first
    else { return [] }
    let known = Set(old.reasons.flatMap(\.clients))
    let excluded = new.reasons.filter { !known.isSuperset(of: $0.clients) }
    if analysis.file.tree.withView({ Suppressions.silence(.clientMinimumRaised, in: analysis, $0) }) {
      return []
    }
    let finding = Finding(
      .clientMinimumRaised, at: Self.place(in: analysis),
      "the document is for \(new.summary) now; it was for \(old.summary)",
      help: excluded.first.map { reason in
        let place = reason.pointer.isEmpty ? "" : "at `\(reason.pointer)`, "
        return "\(place)\(reason.message); keep the earlier document for the others"
      })
    return checker.runner.diagnostics(for: [finding], in: file, path: path)
  }

  /// The id of a document, or else the document.
  private static func place(in analysis: Analysis) -> TextRange {
    analysis.file.tree.withView { view in
      view.range(Document.Definition.table.value(of: \.id, in: analysis.root, view) ?? analysis.root)
    }
  }
}

extension RuleDescription {
  package static let clientMinimumRaised = RuleDescription(
    "client-minimum-raised", .warning, .project, subject: .revision,
    summary: "A document that needs a newer version of the app than it did in the revision of `--since`.",
    why: "Apps that got the document until now must not get it any more.",
    bad: #"""
      {
        "id": «"home"»,
        "root": { "children": [ { "type": "chart" } ] }
      }
      """#,
    good: .replacing(#""chart""#, with: #""divider""#),
    project: #"""
      {
        "components": { "chart": {} },
        "clients": [ { "name": "4.0" }, { "name": "4.1", "adds": { "components": ["chart"] } } ]
      }
      """#)
}
