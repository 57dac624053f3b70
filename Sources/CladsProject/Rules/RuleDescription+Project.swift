package import Diagnostics

/// What reading the project file and the files that it names reports.
extension RuleDescription {
  package static let clientUnknownName = RuleDescription(
    "client-unknown-name", .warning, .project, subject: .projectFile,
    summary: "A name that a client adds, and that no version of the app has.",
    why: """
      Clients only say since when a name exists. One that is misspelled there counts as present in all \
      versions, so nothing is reported where an older one lacks it.
      """,
    bad: #"""
      { "components": { "chart": {} }, "clients": [
        { "name": "4.0" }, { "name": "4.1", "adds": { "components": [«"chrat"»] } }
      ] }
      """#,
    good: .replacing(#""chrat""#, with: #""chart""#))

  package static let customComponentShadowed = RuleDescription(
    "custom-component-shadowed", .warning, .project, subject: .projectFile,
    summary: "A custom component in the project file with the name of a built-in kind.",
    why: "Documents that use the name always get the built-in kind, never the app's component.",
    bad: #"""
      { "components": { «"label"»: { "description": "A text with a frame." } } }
      """#,
    good: .replacing(#""label""#, with: #""framedLabel""#))

  package static let invalidUTF8 = RuleDescription(
    "invalid-utf8", .error, .project, .rejectsDocument, subject: .bytes,
    summary: "A file that is not UTF-8 text.",
    why: "The app cannot decode it, and nothing else about it can be checked.",
    bad: #"""
      «?»
      """#,
    good: .replacing("?", with: #"{ "id": "a", "root": { "children": [] } }"#))

  package static let projectMissingFile = RuleDescription(
    "project-missing-file", .warning, .project, subject: .projectFile,
    summary:
      "A file that the project file or a test names and that does not exist, or a glob that selects nothing.",
    why: """
      What it should provide, such as the tokens of a design system, is missing from every check; documents \
      that a misspelled glob should select are not checked at all.
      """,
    bad: #"""
      { "assets": [ «"App/Assets.xcassets"» ] }
      """#,
    good: .replacing(#""assets": [ "App/Assets.xcassets" ]"#, with: #""rules": { "unused-style": "off" }"#))

  package static let projectModifier = RuleDescription(
    "project-modifier", .error, .project, subject: .projectFile,
    summary: "An effect of a modifier in the project file that is not a modifier of the core.",
    why: "Nodes are drawn without a modifier whose effect cannot be decoded.",
    bad: #"""
      { "addons": { "shop": { "modifiers": { "card": { "effect": ["padding(«\"8\"»)"] } } } } }
      """#,
    good: .replacing(#"\"8\""#, with: "8"))

  package static let projectPathOutside = RuleDescription(
    "project-path-outside", .error, .project, subject: .projectFile,
    summary:
      "A path in the project file or a test that leads out of its git work tree or, without one, out of its folder.",
    why: """
      A project reads only its own files: whoever changes it could otherwise have the log of a check quote any \
      file of the machine. Links that lead outside count as well.
      """,
    bad: #"""
      { "assets": [ «"../../Secrets/Assets.xcassets"» ] }
      """#,
    good: .replacing(
      #""assets": [ "../../Secrets/Assets.xcassets" ]"#, with: #""rules": { "unused-style": "off" }"#))

  package static let projectSyntax = RuleDescription(
    "project-syntax", .error, .project, subject: .projectFile,
    summary: "A project file that is not strict JSON.",
    why: "The invalid part is ignored, and documents are checked without it.",
    bad: #"""
      { "target": "device"«»"rules": {} }
      """#,
    good: .replacing(#""device""rules""#, with: #""device", "rules""#))

  package static let projectUnknownKey = RuleDescription(
    "project-unknown-key", .warning, .project, subject: .projectFile,
    summary: "An unknown key in the project file or a test of a screen.",
    why: """
      It has no effect. If it is misspelled, documents are checked without the intended setting, or a test \
      does something else than intended.
      """,
    bad: #"""
      { «"ruels"»: { "unused-style": "off" } }
      """#,
    good: .replacing(#""ruels""#, with: #""rules""#))

  package static let projectWrongType = RuleDescription(
    "project-wrong-type", .error, .project, subject: .projectFile,
    summary:
      "A value in the project file, a sample or a test that has the wrong type or is not one of those allowed.",
    why: """
      The value is ignored, and documents are checked without it. A test with such a value fails.
      """,
    bad: #"""
      { "rules": { "unused-style": «"never"» } }
      """#,
    good: .replacing(#""never""#, with: #""off""#))

  package static let sampleMissingTranslation = RuleDescription(
    "sample-missing-translation", .warning, .project, subject: .sample,
    summary: "A key that a sample in one language lacks, and that a sample in another language has.",
    why: """
      Samples that are named after languages, such as `cart.en.sample.json` and `cart.de.sample.json`, are the \
      same screen in several languages. In the one that lacks a key, the screen shows the text of the document's \
      `state`, or nothing. All elements of a list count as one, so lists may differ in length.
      """,
    bad: #"""
      «{» "title": "Warenkorb" }
      """#,
    good: .replacing(#""Warenkorb""#, with: #""Warenkorb", "checkout": "Zur Kasse""#))

  package static let staleBaselineEntry = RuleDescription(
    "stale-baseline-entry", .warning, .project, subject: .baseline,
    summary: "An entry of the baseline that lists findings that are no longer there.",
    why: """
      They have been fixed, or the text that they are about has changed. Left in place, the entry hides the \
      next mistake of the same kind.
      """,
    bad: #"""
      { "version": 1, "entries": [
        { "rule": «"unused-style"», "path": "cart.clads.json", "fingerprint": "0f3a5d7b9c1e2f40", "count": 1 }
      ] }
      """#,
    good: #"""
      { "version": 1, "entries": [] }
      """#)

  package static let testUnknownName = RuleDescription(
    "test-unknown-name", .warning, .project, subject: .test,
    summary: "A name in a test of a screen that its document does not have.",
    why: """
      A step about a node that there is not fails when the test runs. What may come from the state, a sample or \
      the app's code is not reported.
      """,
    bad: #"""
      { "steps": [ { "tap": { "id": «"pya"» } } ] }
      """#,
    good: .replacing(#""pya""#, with: #""pay""#))
}
