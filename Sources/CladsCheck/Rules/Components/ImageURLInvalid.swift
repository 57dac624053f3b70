import CladsDocument
import Diagnostics
import JSONSyntax

/// An image URL that cannot be loaded.
enum ImageURLInvalid {
  static let rule = Rule(
    "image-url-invalid", .warning, .components, .fallsBack(to: "the placeholder image"),
    checks: .component(kinds: ["image", "button"], check),
    summary: """
      An image URL that is empty or relative, has surrounding whitespace, no host or an unknown scheme, or is no \
      URL.
      """,
    why: """
      The app accepts almost any string as a URL, so the mistake shows only when loading fails on device.
      """,
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "url": «"www.example.com/lake.jpg"» } }
        ] }
      }
      """#,
    fix: "Add `https://`, correct the scheme, or remove the whitespace")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    let fallback = component.kind == "button" ? "the button has no image" : "the app draws a question mark"
    check(image.url, \.url, of: image, ifEmpty: fallback, context)
    if let url = image.placeholder { check(url.url, \.url, of: url, context) }
    if let url = image.loading { check(url.url, \.url, of: url, context) }
  }

  private static func check<Part: Described>(
    _ text: String?, _ path: PartialKeyPath<Part>, of part: Part, ifEmpty fallback: String? = nil,
    _ context: RuleContext
  ) {
    guard let text, !URLProblem.isFine(text), let problem = URLProblem(in: text, for: .image),
      let range = context.value(path, of: part)
    else { return }
    let fixes = problem.correction.map {
      context.replacement("Write `\($0)`", of: range, with: StringLiteral.quoted($0))
    }
    context.report(
      RuleFinding(
        at: range, problem.message,
        consequence: (text.isEmpty ? fallback : nil)
          ?? "the app shows the placeholder image, as if loading had failed",
        help: problem.help, fixes: fixes ?? []))
  }
}
