import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

extension RuleContext {
  /// Reports the uses of a name that this version of the app lacks, and others have: one finding.
  func reportLacking(
    _ name: String, in slot: Slot, at nodes: [RecordIndex], effect: RuntimeEffect,
    consequence: String? = nil
  ) {
    guard let first = nodes.first, let versions = analysis.vocabulary.versions(having: name, in: slot) else {
      return
    }
    report(
      RuleFinding(
        at: view.range(first), "the app has no \(slot.noun) `\(name)`", effect: effect,
        consequence: consequence, help: "\(versions) \(versions.contains(" and ") ? "have" : "has") it",
        severity: .error,
        related: nodes.dropFirst().map { Related(Related.alsoUsedHere, at: view.range($0)) }
      ).aboutVersions())
  }
}
