/// The documentation of a rule, for reports that contain it.
package struct RuleHelp: Sendable {
  /// What the rule finds, as one sentence.
  package let summary: String
  /// The severity unless the project file says otherwise.
  package let severity: Severity
  /// The name of the group that the rule belongs to.
  package let group: String
  /// The whole documentation as plain text.
  package let text: String
  /// The whole documentation as Markdown.
  package let markdown: String
  /// The address of the documentation.
  package let url: String

  package init(
    summary: String, severity: Severity, group: String, text: String, markdown: String,
    url: String
  ) {
    self.summary = summary
    self.severity = severity
    self.group = group
    self.text = text
    self.markdown = markdown
    self.url = url
  }
}
