import CladsDocument
import Diagnostics

/// A font weight in a style with a font family.
enum FontWeightUnused {
  static let rule = Rule(
    "font-weight-unused", .warning, .styles, .isIgnored, checks: .style(check),
    summary: "A `fontWeight` in a style with a `fontFamily`.",
    why: "A named font has its own weight, so `fontWeight` is ignored.",
    bad: .compactScreen(
      "code", styles: #"{ "code": { "fontFamily": "Menlo", "fontSize": 13, «"fontWeight"»: "bold" } }"#,
      #"{ "type": "label", "text": "let x = 1", "styleId": "code" }"#),
    good: .replacing(
      #""Menlo", "fontSize": 13, "fontWeight": "bold""#, with: #""Menlo-Bold", "fontSize": 13"#),
    fix: "Delete `fontWeight`", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard style.value.fontWeight != nil,
      let resolved = style.value.inherits == nil && style.value.fontFamily == nil
        ? nil : context.styles.resolved(style.name),
      let family = resolved.style.fontFamily, !FontFamilySystem.isSystem(family),
      let key = context.key(\.fontWeight, of: style.value)
    else { return }
    let weight = context.name(\Document.Style.fontWeight)
    let source = resolved.source(of: \.fontFamily).flatMap { context.styles.cascade[$0] }
    context.report(
      RuleFinding(
        at: key, "`\(weight)` has no effect with the font `\(family)`", effect: .isIgnored,
        help: "use a font name with the weight, such as `Menlo-Bold`, and delete `\(weight)`",
        // A named font usually has the regular weight.
        severity: style.value.fontWeight == .regular ? .info : nil,
        related: source.flatMap { context.value(\.fontFamily, of: $0) }.map { [Related("the font", at: $0)] }
          ?? [],
        fixes: context.deletion(\.fontWeight, of: style.value), tags: [.unnecessary]))
  }
}
