import CladsDocument
package import Diagnostics

/// What checking templates reports.
extension RuleDescription {
  package static let interpolatesContainer = RuleDescription(
    "interpolates-container", .warning, .expressions,
    summary: "A placeholder whose value is an array, an object or `null`.",
    why: """
      The current runtime shows the value's debug description, such as `Optional(["a"])`; by the \
      specification, it is compact JSON, or empty for `null`.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "author": { "name": "Ann" } }"#,
      #"{ "type": "label", "text": "By ${«author»}" }"#),
    good: .replacing("{author", with: "{author.name"))

  package static let templateEmpty = RuleDescription(
    "template-empty", .warning, .expressions,
    summary: "`${}`, or `${ }` with only spaces.",
    why: "`${}` is shown as written; for `${ }`, the current runtime shows the whole state.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By ${name}«${ }»" }"#),
    fix: "Remove the placeholder")

  package static let templateEscape = RuleDescription(
    "template-escape", .info, .expressions,
    summary: "A backslash or a second `$` before `${`.",
    why: "Placeholders cannot be escaped: the character is shown, and the placeholder is still replaced.",
    bad: .compactScreen(
      "gallery", state: #"{ "price": 3 }"#, #"{ "type": "label", "text": "Price: «$${»price}" }"#),
    good: .replacing(#"$${price}""#, with: #"${price} dollars""#))

  package static let templateForeignPlaceholder = RuleDescription(
    "template-foreign-placeholder", .warning, .expressions,
    summary: """
      A name of the state in the placeholder syntax of another language: `{{name}}`, `{name}`, `#{name}`, \
      `%{name}`, `$name`, `$(name)`, `\\(name)`, `<%= name %>`.
      """,
    why: """
      Only `${…}` is replaced; everything else is text. Names that are not in the state are not reported: \
      they may be meant as text.
      """,
    bad: .compactScreen(
      "greeting", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "Hello, «{{name}}»!" }"#),
    fix: "Write it as `${…}`")

  package static let templateInLiteral = RuleDescription(
    "template-in-literal", .warning, .expressions,
    summary: "A `${…}` in the `placeholder` of a text field, or in the name of a font, a field or a header.",
    why: "The text is used as written. Other literal texts have rules of their own.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "" },
        "root": {
          "children": [ { "type": "textfield", "bind": "name", "placeholder": "Hi «${name}»" } ]
        }
      }
      """#,
    good: .replacing(#""Hi ${name}""#, with: #""Your name""#))

  package static let templateLiteral = RuleDescription(
    "template-literal", .warning, .expressions, isPortability: true,
    summary: "A placeholder that contains only a number, a boolean or a quoted string.",
    why: "The current runtime shows nothing for it.",
    bad: .compactScreen("gallery", state: "{}", #"{ "type": "label", "text": "By ${«'Ann'»}" }"#),
    fix: "Write the text without `${` and `}`")

  package static let templateNested = RuleDescription(
    "template-nested", .error, .expressions, isPortability: true,
    summary: "A `${` inside a placeholder.",
    why: "The current runtime ends both placeholders at the first `}` and shows what is left.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By ${«${name}»}" }"#),
    good: .replacing("${name}", with: "name"))

  package static let templateQuotedBrace = RuleDescription(
    "template-quoted-brace", .warning, .expressions, isPortability: true,
    summary: "A `}` inside a quoted string in a placeholder.",
    why: "The current runtime ends the placeholder there.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true }"#,
      #"{ "type": "label", "text": "${isOpen ? ':«}»' : ':)'}" }"#),
    good: .replacing(":}", with: ":]"))

  package static let templateResolveVsRender = RuleDescription(
    "template-resolve-vs-render", .info, .expressions, isPortability: true, renderer: .uiKit,
    summary:
      "A placeholder with `*`, `/`, `%`, brackets, `.first` or `.last`, or with spaces around its contents.",
    why: """
      When it first resolves a screen, the current runtime evaluates only some expressions and leaves the \
      others empty. UIKit shows that, and does not evaluate the text again when the state changes; SwiftUI \
      evaluates it again when it draws it. It is reported once for each text, in projects whose `renderer` is \
      `uikit`.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "price": 3 }"#, #"{ "type": "label", "text": "«${price * 2}» in all" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "total": 6 }"#,
        #"{ "type": "label", "text": "${total} in all" }"#)), project: #"{ "renderer": "uikit" }"#)

  package static let templateUnterminated = RuleDescription(
    "template-unterminated", .error, .expressions,
    summary: "A `${` without a `}`.",
    why: "It is shown as written, or everything up to the next `}` is part of the placeholder.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By «${name»" }"#),
    fix: "Add `}`")

  package static let templateUntrackedDependency = RuleDescription(
    "template-untracked-dependency", .info, .expressions, isOnByDefault: false, isPortability: true,
    renderer: .uiKit,
    summary: "A placeholder that is more than a path.",
    why: """
      The current runtime records the text of the placeholder as its only dependency, so a screen drawn with \
      UIKit is not updated when the state that it reads changes.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true }"#,
      #"{ "type": "label", "text": "«${isOpen ? 'Open' : 'Closed'}»" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "title": "Open" }"#,
        #"{ "type": "label", "text": "${title}" }"#)))

  package static let unreachableBranch = RuleDescription(
    "unreachable-branch", .warning, .expressions, isPortability: true,
    summary: "A condition with `!` before `.contains(…)` or `.isEmpty`.",
    why: """
      The current runtime looks for an array whose name starts with `!`, finds none, and always chooses the \
      same branch.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«!titles.isEmpty» ? 'Some' : 'None'" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Swap the branches and remove the `!`")
}
