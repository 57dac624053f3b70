package import Diagnostics

/// What parsing JSON reports.
extension RuleDescription {
  package static let jsonSyntaxError = RuleDescription(
    "json-syntax", .error, .syntax, .rejectsDocument,
    summary: """
      Text that is not strict JSON, for example because of a missing quote, a comment or a trailing comma.
      """,
    why: """
      A single stray character makes the app reject the whole document. It reads a document with a byte order \
      mark or a comma after the last entry, but that is not valid JSON either, and other readers reject it.
      """,
    bad: .screen("welcome", #"{ "type": "label",«,» "text": "Welcome" }"#),
    fix: "Add or remove the character, if only one correction makes sense", fixLevel: .safe)

  package static let jsonDuplicateKey = RuleDescription(
    "json-duplicate-key", .error, .syntax, .fallsBack(to: "the first one"),
    summary: "A key that occurs twice in one object.",
    why: "Only the first one is used, so editing the second one has no effect.",
    bad: .screen("welcome", #"{ "type": "label", "text": "Welcome", «"text"»: "Good morning" }"#),
    fix: "Delete the second one", fixLevel: .destructive)
}
