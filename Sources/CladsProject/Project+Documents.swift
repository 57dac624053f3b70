public import Diagnostics
import SourceText

extension Project {
  /// The JSON pointers of the documents inside the file at a path, when the project says that they are in an
  /// envelope.
  public func pointers(forDocumentAt path: String?) -> [String] {
    guard let path else { return [] }
    return documents.filter { $0.glob.matches(path) }.compactMap(\.pointer)
  }

  /// What is wrong in the project file, sorted by place.
  public var diagnostics: [Diagnostic] {
    findings.map { finding in
      var diagnostic = finding.diagnostic
      if !finding.hasOwnSeverity {
        diagnostic.severity =
          diagnostic.id == "project-unknown-key" || diagnostic.id == "project-missing-file"
            || diagnostic.id == "custom-component-shadowed"
          ? .warning : .error
      }
      return diagnostic
    }.sorted { ($0.range.start, $0.id) < ($1.range.start, $1.id) }
  }
}
