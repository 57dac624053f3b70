/// An undeclared name that the host app may define, with the rule that reports it: one finding per file, and
/// one per run in the `text` report.
package struct HostName: Hashable, Sendable {
  private let id: DiagnosticID
  private let name: String

  /// The host name that a finding is about; `nil` when it is about something else.
  package init?(_ diagnostic: Diagnostic) {
    guard let name = diagnostic.hostName else { return nil }
    id = diagnostic.id
    self.name = name
  }
}
