import Diagnostics

/// What a sample in one language lacks and a sample in another one has.
enum SampleMissingTranslation: Rule {
  static let id: DiagnosticID = "sample-missing-translation"
  static let severity = Severity.warning
  static let group = RuleGroup.project
  static let effect = RuntimeEffect.none
  static let subject = RuleSubject.sample
  static let documentation = RuleDocumentation(
    summary: "A key that a sample in one language lacks, and that a sample in another language has.",
    why: """
      Samples that are named after languages, such as `cart.en.sample.json` and `cart.de.sample.json`, are the \
      same screen in several languages. In the one that lacks a key, the screen shows the text of the document's \
      `state`, or nothing. All elements of a list count as one, so lists may differ in length.
      """,
    bad: #"""
      «{» "title": "Warenkorb" }
      """#,
    good: #"""
      { "title": "Warenkorb", "checkout": "Zur Kasse" }
      """#)
}
