package import CladsAnalysis
package import CladsCheck
package import CladsPreview
import CladsProject
package import Diagnostics
import JSONSyntax
import SourceText

extension DocumentSnapshot {
  /// Returns the number of errors that the app has which previews are of.
  package func drawnErrorCount(_ diagnostics: [Diagnostic]) -> Int {
    let client = drawnClientName
    return diagnostics.count { finding in
      finding.severity == .error && (finding.clients.isEmpty || finding.clients.contains { $0 == client })
    }
  }
}

extension PreviewInput {
  /// Creates the input for the first document in a file; fails when the file has none. `levels` determines
  /// the severities of the findings; `errors` is the number of errors in the file, if it is known.
  package init?(
    _ document: DocumentSnapshot, _ analyses: [Analysis], levels: RuleLevels, errors: Int? = nil
  ) {
    guard var analysis = analyses.first else { return nil }
    var project = document.project
    if let client = document.drawnClient, !client.isCurrent {
      project = client.project
      analysis = Analysis(of: analysis, vocabulary: project.vocabulary)
    }
    let findings = analysis.findings.compactMap { finding -> Diagnostic? in
      guard let severity = levels.severity(of: finding, path: document.path) else { return nil }
      var diagnostic = finding.diagnostic
      diagnostic.severity = severity
      return diagnostic
    }.sorted(by: Diagnostic.isOrderedBefore)
    let errorCount = findings.count { $0.severity == .error }
    self.init(
      source: document.file.source, document: analysis.document, tree: document.file.tree,
      findings: Self.withPointers(findings, document.file.tree), problems: max(errorCount, errors ?? 0),
      samples: document.samples, sample: document.samples.valid(named: document.choice.sample),
      project: project, client: document.drawnClientName, number: document.generation,
      place: document.embeddedPlace)
  }

  /// Returns the inputs for all documents in a Swift file, or for the first document of any other file.
  ///
  /// - Parameters:
  ///   - document: the file.
  ///   - analyses: the analyses of its documents.
  ///   - levels: what the severities of the findings depend on.
  ///   - errors: the number of errors in the file, if it is known.
  /// - Returns: the inputs, in the order of the text.
  package static func all(
    in document: DocumentSnapshot, _ analyses: [Analysis], levels: RuleLevels, errors: Int? = nil
  ) -> [PreviewInput] {
    guard document.kind == .swift else {
      return PreviewInput(document, analyses, levels: levels, errors: errors).map { [$0] } ?? []
    }
    guard analyses.count == document.file.embedded.count else { return [] }
    return analyses.indices.compactMap { index in
      PreviewInput(document.embedded(index), [analyses[index]], levels: levels)
    }
  }

  private static func withPointers(_ findings: [Diagnostic], _ tree: SyntaxTree) -> [Diagnostic] {
    var pointers = PointerWriter(tree)
    return findings.map { finding in
      var finding = finding
      finding.pointer = pointers.pointer(at: finding.range.start).description
      return finding
    }
  }
}
