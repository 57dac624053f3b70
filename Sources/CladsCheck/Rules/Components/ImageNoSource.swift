import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// An image without a source.
enum ImageNoSource {
  static let rule = Rule(
    "image-no-source", .warning, .components, .fallsBack(to: "the symbol `questionmark`"),
    checks: .component(kinds: ["image", "button"], check),
    summary: "An image without a symbol, bundled image, spinner or URL.",
    why: "The app draws a question mark instead; on a button, the image is simply missing.",
    bad: .compactScreen(
      "welcome", #"{ "type": "image", «"image"»: { "placeholder": { "asset": "cover" } } }"#),
    good: .replacing(#""placeholder": { "asset": "cover" }"#, with: #""asset": "cover""#))

  private static let image = Document.ComponentContents.table.keys([\.image])
  private static let sources = Document.ImageSource.table.keys([\.sfsymbol, \.asset, \.url])
  private static let spinner = Document.ImageSource.table.keys([\.activityIndicator])

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    if let image = component.image { return check(image, component, context) }
    guard component.kind == "image", component.keys.isDisjoint(with: image) else { return }
    if let data = component.data {
      // The outdated way to specify an image; `data-value-missing` reports entries other than `value`.
      guard let entry = data.first(where: { $0.name == Document.DataReference.contentName })?.value,
        isEmptySource(entry), let range = context.key(\.data, of: component)
      else { return }
      return context.report(finding(component, at: range, context))
    }
    guard component.keys.isDisjoint(with: dataKey), context.isSettled(component.origin.node),
      !context.hasUnknownKeys(component)
    else { return }
    context.report(
      finding(component, at: context.view.range(component.typeNode), context)
        .lacking(\Document.ComponentContents.image, in: component.origin, context))
  }

  private static let dataKey = Document.ComponentContents.table.keys([\.data])

  private static func check(
    _ image: Document.ImageSource, _ component: Document.ComponentContents, _ context: RuleContext
  ) {
    guard image.keys.isDisjoint(with: sources) else { return }
    let isFalse = image.activityIndicator == false
    guard image.keys.isDisjoint(with: spinner) || isFalse, context.isSettled(image.origin.node),
      !context.hasUnknownKeys(image), component.data == nil, let range = context.key(\.image, of: component)
    else { return }
    context.report(
      finding(component, at: range, context)
        .lacking(
          \Document.ImageSource.sfsymbol, \.asset, \.url, \.activityIndicator, in: image.origin, context))
  }

  /// Returns whether the app does not show an image for the data reference; an incomplete one has a rule of
  /// its own.
  private static func isEmptySource(_ data: Document.DataReference) -> Bool {
    switch data.kind {
    case .static: data.value?.isEmpty ?? false
    case .binding: data.path == nil && data.template != nil
    case .localBinding: true
    case nil: false
    }
  }

  private static func finding(
    _ component: Document.ComponentContents, at range: TextRange, _ context: RuleContext
  ) -> RuleFinding {
    let isButton = component.kind == "button"
    let keys = [
      context.name(\Document.ImageSource.sfsymbol), context.name(\Document.ImageSource.asset),
      context.name(\Document.ImageSource.url),
    ]
    return RuleFinding(
      at: range, "this image has no source", effect: rule.description.effect,
      consequence: isButton ? "the button has no image" : "the app draws a question mark instead",
      help: "add \(listing(keys, last: "or"))")
  }
}
