import CladsDocument
import Diagnostics

/// A font family called `system`.
enum FontFamilySystem {
  static let rule = Rule(
    "font-family-system", .info, .styles, checks: .style(check),
    summary: "A `fontFamily` of `system`.",
    why: "There is no font of that name. A style without `fontFamily` uses the system font and its weights.",
    bad: .compactScreen(
      "greeting", styles: #"{ "title": { "fontFamily": «"system"», "fontSize": 28 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    fix: "Delete `fontFamily`", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let family = style.value.fontFamily, isSystem(family),
      let range = context.value(\.fontFamily, of: style.value)
    else { return }
    context.report(
      RuleFinding(
        at: range, "`\(family)` is not a font name",
        consequence: "the app looks for a font of that name and ignores the font weight",
        help: "delete it to use the system font", fixes: context.deletion(\.fontFamily, of: style.value)))
  }

  /// Returns whether a font is called `system`, ignoring case.
  static func isSystem(_ family: String) -> Bool { family.utf8.count == 6 && family.lowercased() == "system" }
}
