import Diagnostics

/// How editors show the findings in the baseline of a project.
package enum BaselineVisibility: String, Sendable, CaseIterable {
  /// Their text is faded.
  case hint
  /// They are not shown.
  case hidden
}

/// Which findings in a file an editor is sent, and with what severity.
///
/// Editors list what is at least as severe as the threshold. What is less severe is sent as a hint, which
/// they do not list. A finding that already is a hint is sent only for its tags, to clients that support
/// them: they fade text or strike it through.
package struct FindingVisibility: Sendable, Hashable {
  private let threshold: Severity
  private let isOpen: Bool
  private let baseline: BaselineVisibility

  /// Creates the visibility in an open file, or in one that is not open and therefore has only a list.
  package init(_ settings: Settings, isOpen: Bool = true) {
    threshold = settings.shownSeverity
    self.isOpen = isOpen
    baseline = settings.baseline
  }

  /// Returns the severity to send a finding with; `nil` if it is not sent. `hasTags` is whether the client
  /// supports any of its tags.
  func severity(of diagnostic: Diagnostic, hasTags: Bool) -> Severity? {
    if diagnostic.isInBaseline { return isOpen && baseline == .hint && hasTags ? .hint : nil }
    if diagnostic.severity >= threshold { return diagnostic.severity }
    return isOpen && (diagnostic.severity > .hint || hasTags) ? .hint : nil
  }
}
