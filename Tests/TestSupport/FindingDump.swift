package import Diagnostics
import JSONSyntax
import SourceText

/// Prints findings for comparison in tests.
public enum FindingDump {
  /// Returns a line for each finding, with its rule, effect and message, followed by the text after its first
  /// quick fix, unless it is one of several alternatives.
  package static func lines(of findings: [Finding], in bytes: [UInt8]) -> [String] {
    findings.flatMap { finding in
      let diagnostic = finding.diagnostic
      let line = "\(diagnostic.id.rawValue) (\(name(diagnostic.effect))): \(diagnostic.message)"
      let fixed = diagnostic.fixes.first { $0.applicability != .alternative }.map {
        "→ " + String(decoding: bytes.edited(by: $0.edits), as: UTF8.self)
      }
      return [line] + (fixed.map { [$0] } ?? [])
    }
  }

  private static func name(_ effect: RuntimeEffect) -> String {
    if case .fallsBack(let fallback) = effect { "falls back to \(fallback)" } else { "\(effect)" }
  }

  /// Returns the text with marks around the ranges of the findings.
  package static func marked(_ findings: [Finding], in bytes: [UInt8]) -> String {
    MarkedText.marking(findings.map(\.range), in: bytes)
  }
}
