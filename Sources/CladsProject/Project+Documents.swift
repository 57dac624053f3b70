package import Diagnostics
import SourceText

extension Project {
  /// The diagnostics of the project file, sorted by range.
  package var diagnostics: [Diagnostic] {
    findings.map { finding in
      var diagnostic = finding.diagnostic
      if !finding.hasOwnSeverity {
        diagnostic.severity =
          diagnostic.id == .projectUnknownKey || diagnostic.id == .projectMissingFile
            || diagnostic.id == .customComponentShadowed || diagnostic.id == .clientUnknownName
          ? .warning : .error
      }
      return diagnostic
    }.sorted { ($0.range.start, $0.id) < ($1.range.start, $1.id) }
  }
}
