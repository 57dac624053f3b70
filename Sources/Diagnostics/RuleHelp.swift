/// The documentation of a rule, for reports that contain it.
public struct RuleHelp: Sendable {
  public let id: DiagnosticID
  /// What the rule finds, as one sentence.
  public let summary: String
  /// The severity unless the project file says otherwise.
  public let severity: Severity
  /// The name of the group that the rule belongs to.
  public let group: String
  /// The whole documentation as plain text.
  public let text: String
  /// The whole documentation as Markdown.
  public let markdown: String
  /// The address of the documentation.
  public let url: String

  public init(
    id: DiagnosticID, summary: String, severity: Severity, group: String, text: String, markdown: String,
    url: String
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.group = group
    self.text = text
    self.markdown = markdown
    self.url = url
  }
}
