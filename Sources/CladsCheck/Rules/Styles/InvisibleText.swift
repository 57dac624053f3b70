import CladsDocument
import Diagnostics
import SourceText

/// A label or text field whose text cannot be read because its background is not drawn.
enum InvisibleText {
  static let rule = Rule(
    "invisible-text", .warning, .styles, .isIgnored, checks: .document(check),
    absorbing: [StylePropertyNoEffect.rule.description],
    summary: "A label or text field whose text has the color of what is behind it.",
    why: """
      On device, a label draws no background, and SwiftUI draws none for a text field. Text that is meant for \
      the background of its own style, such as white text on blue, disappears on what is really behind it.
      """,
    bad: #"""
      {
        "id": "news",
        "styles": { "badge": { "textColor": "#FFFFFF", «"backgroundColor"»: "#0A66C2" } },
        "root": {
          "backgroundColor": "#FFFFFF",
          "children": [ { "type": "label", "text": "New", "styleId": "badge" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "styles": {
          "badge": { "textColor": "#FFFFFF" }, "fill": { "backgroundColor": "#0A66C2", "height": 24 }
        },
        "root": {
          "backgroundColor": "#FFFFFF",
          "children": [
            { "type": "zstack", "children": [
              { "type": "shape", "shapeType": "rectangle", "styleId": "fill" },
              { "type": "label", "text": "New", "styleId": "badge" }
            ] }
          ]
        }
      }
      """#)

  static func check(_ context: RuleContext) {
    guard context.level == .base,
      (context.document.styles ?? [:]).contains(where: { $0.value.textColor != nil }),
      (context.document.styles ?? [:]).contains(where: { $0.value.backgroundColor != nil })
    else { return }
    var order: [String] = []
    var lost: [String: [TextOnBackdrop]] = [:]
    for text in context.textsOnBackdrops where !context.isCanceled() && text.isLostWithBackground {
      guard let source = text.style.source(of: \.backgroundColor), !source.hasPrefix("@") else { continue }
      if lost[source] == nil { order.append(source) }
      lost[source, default: []].append(text)
    }
    for source in order where !context.isCanceled() { report(lost[source] ?? [], in: source, context) }
  }

  private static func report(_ texts: [TextOnBackdrop], in source: String, _ context: RuleContext) {
    guard let first = texts.first, let style = context.styles.cascade[source],
      let background = style.backgroundColor, let color = first.style.style.textColor,
      let range = context.key(\.backgroundColor, of: style)
    else { return }
    let key = context.name(\Document.Style.backgroundColor)
    let isLabel = if case .label? = first.dropped { true } else { false }
    context.report(
      RuleFinding(
        at: range,
        "`\(key)` has no effect on a \(isLabel ? "label" : "textfield in SwiftUI"), "
          + "so the text is invisible",
        consequence: "\(isLabel ? "the app" : "SwiftUI") draws `\(color.text)` text "
          + "on `\(first.backdrop.color.hexText)`, not on `\(background.text)`",
        help: "put a `shape` with this background behind it, in a `zstack`",
        related: [Related("the color behind it", at: first.backdrop.range)]
          + texts.prefix(100).map { Related("used here", at: context.type(of: $0.component)) }
      ).covering([style.origin.range]).holding(for: isLabel ? nil : .swiftUI))
  }
}
