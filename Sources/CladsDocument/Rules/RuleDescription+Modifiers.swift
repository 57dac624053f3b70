package import Diagnostics

/// What decoding modifiers reports.
extension RuleDescription {
  /// The project file of examples in the extended format.
  package static let extendedProject = #"{ "formatLevel": "extended" }"#

  package static let modifierArgument = RuleDescription(
    "modifier-argument", .warning, .modifiers,
    summary: "A missing, wrong or misspelled argument of a modifier.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["frame(«widht»: 44)"] }
        ] }
      }
      """#,
    fix: "Replace the name with a similar one", project: extendedProject)

  package static let modifierSyntaxError = RuleDescription(
    "modifier-syntax", .warning, .modifiers,
    summary: "A modifier that is not well-formed.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["padding«(»8"] }
        ] }
      }
      """#,
    fix: "Add the missing bracket", project: extendedProject)

  package static let unknownModifier = RuleDescription(
    "unknown-modifier", .warning, .modifiers,
    summary: "A modifier that no addon has.",
    why: """
      The app draws the node without a modifier that it cannot decode; the other modifiers of the \
      node still apply.
      """,
    bad: #"""
      {
        "id": "hello",
        "root": { "children": [
          { "type": "label", "text": "Hello", "modifiers": ["«paddng»(8)"] }
        ] }
      }
      """#,
    fix: "Replace the name with a similar one", project: extendedProject)
}
