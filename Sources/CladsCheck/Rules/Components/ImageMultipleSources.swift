import CladsDocument
import Diagnostics

/// Image sources that are never shown because another one takes precedence.
enum ImageMultipleSources {
  static let rule = Rule(
    "image-multiple-sources", .warning, .components, .isIgnored,
    checks: .component(kinds: ["image", "button"], check),
    summary: "More than one source for one image.",
    why: """
      A symbol takes precedence over a bundled image, a bundled image over a spinner, and a URL comes last. \
      The others are ignored: none of them is a placeholder while the URL loads.
      """,
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "sfsymbol": "photo", «"url"»: "https://example.com/lake.jpg" } }
        ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "photo",
        #"""
        { "type": "image",
          "image": { "url": "https://example.com/lake.jpg", "loading": { "sfsymbol": "photo" } } }
        """#)),
    fix: "Delete the source that is never shown", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    if let placeholder = image.placeholder { check(placeholder, context) }
    if let loading = image.loading { check(loading, context) }
    let hasLegacyData = component.kind == "image" && component.data != nil
    guard hasSeveral(image) || hasLegacyData else { return }
    let sources = image.sources(inButton: component.kind == "button")
    guard let winner = sources.first else { return }
    let loading = context.name(\Document.ImageSource.loading)
    for loser in sources.dropFirst() {
      let isSpinner = winner == \Document.ImageSource.activityIndicator
      report(
        loser, winner, of: image,
        help: isSpinner
          ? "delete `\(context.name(winner))`: a spinner is shown anyway while the URL loads"
          : loser == \Document.ImageSource.url
            ? "delete one of them; to show an image while the URL loads, use `\(loading)`"
            : "delete one of them",
        fixes: isSpinner ? context.deletion(winner, of: image) : [], context)
    }
    if hasLegacyData,
      component.data?.contains(where: { $0.name == Document.DataReference.contentName }) == true,
      let range = context.key(\.data, of: component)
    {
      context.report(
        RuleFinding(
          at: range,
          "`\(context.name(\Document.ComponentContents.data))` is never used: "
            + "`\(context.name(\Document.ComponentContents.image))` takes precedence",
          effect: rule.description.effect, help: "delete it", fixes: context.deletion(\.data, of: component)))
    }
  }

  private static func hasSeveral(_ image: Document.ImageSource) -> Bool {
    var count = image.sfsymbol == nil ? 0 : 1
    if image.asset != nil { count += 1 }
    if image.url != nil { count += 1 }
    if image.activityIndicator == true { count += 1 }
    return count > 1
  }

  private static func check(_ fallback: Document.ImagePlaceholder, _ context: RuleContext) {
    if fallback.sfsymbol != nil {
      if fallback.asset != nil {
        report(\.asset, \.sfsymbol, of: fallback, help: "delete one of them", context)
      }
      if fallback.url != nil { report(\.url, \.sfsymbol, of: fallback, help: "delete one of them", context) }
    } else if fallback.asset != nil, fallback.url != nil {
      report(\.url, \.asset, of: fallback, help: "delete one of them", context)
    }
  }

  private static func report<Part: Described>(
    _ loser: PartialKeyPath<Part>, _ winner: PartialKeyPath<Part>, of part: Part, help: String,
    fixes: [QuickFix] = [], _ context: RuleContext
  ) {
    guard let range = context.key(loser, of: part) else { return }
    context.report(
      RuleFinding(
        at: range, "`\(context.name(loser))` is never shown: `\(context.name(winner))` takes precedence",
        effect: rule.description.effect, help: help,
        related: context.key(winner, of: part).map { [Related("this is shown", at: $0)] } ?? [],
        fixes: fixes + context.deletion(loser, of: part)))
  }
}
