import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Text that can hardly be told from what is behind it.
enum ContrastLow: DocumentRule {
  static let id: DiagnosticID = "contrast-low"
  static let severity = Severity.info
  static let group = RuleGroup.accessibility
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A colour of text that is too close to the one colour behind it.",
    why: """
      People with low vision, and everybody in the sun, cannot read it. The guidelines ask for a contrast \
      of 4.5 to 1, or 3 to 1 for letters of 24 points and more, or of 18.66 points and more when they are \
      bold.
      """,
    bad: #"""
      {
        "id": "news",
        "styles": { "note": { "fontSize": 15, "textColor": «"#C7C7CC"» } },
        "root": {
          "backgroundColor": "#FFFFFF",
          "children": [ { "type": "label", "text": "No news today", "styleId": "note" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "styles": { "note": { "fontSize": 15, "textColor": "#6A6A6D" } },
        "root": {
          "backgroundColor": "#FFFFFF",
          "children": [ { "type": "label", "text": "No news today", "styleId": "note" } ]
        }
      }
      """#,
    fix: "Write the nearest colour with enough contrast")

  static func check(_ context: RuleContext) {
    // Without a colour of text there is nothing to compare.
    guard context.document.styles.contains(where: { $0.value.textColor != nil }) else { return }
    var isLow: [Pair: Bool] = [:]
    var order: [String] = []
    var failing: [String: [TextOnBackdrop]] = [:]
    for text in Backdrops(context).texts {
      let pair = Pair(text)
      if let known = isLow[pair] {
        guard known else { continue }
      } else {
        isLow[pair] = Self.isLow(text)
        guard isLow[pair] == true else { continue }
      }
      guard let source = text.style.source(of: \.textColor), !source.hasPrefix("@") else { continue }
      if failing[source] == nil { order.append(source) }
      failing[source, default: []].append(text)
    }
    for source in order { report(failing[source] ?? [], in: source, context) }
  }

  /// A style and what is behind it; most texts share theirs with others.
  private struct Pair: Hashable {
    let style: ObjectIdentifier
    let backdrop: ObjectIdentifier

    init(_ text: TextOnBackdrop) {
      style = ObjectIdentifier(text.style)
      backdrop = ObjectIdentifier(text.backdrop)
    }
  }

  private static func isLow(_ text: TextOnBackdrop) -> Bool {
    guard let color = text.style.style.textColor?.reading, color.form != .invalid, color.isInRange else {
      return false
    }
    return color.contrast(on: text.backdrop.color) < needed(text)
  }

  /// The contrast that letters of this size and weight need.
  private static func needed(_ text: TextOnBackdrop) -> Double {
    let style = text.style.style
    let size = style.fontSize ?? 17
    let isBold = style.fontFamily == nil && [.bold, .heavy, .black].contains(style.fontWeight)
    return size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5
  }

  private static func report(_ texts: [TextOnBackdrop], in source: String, _ context: RuleContext) {
    guard let style = context.cascade[source], let color = style.textColor,
      let range = context.value(\.textColor, of: style),
      let worst = texts.min(by: {
        color.reading.contrast(on: $0.backdrop.color) < color.reading.contrast(on: $1.backdrop.color)
      })
    else { return }
    let ratio = tenths(color.reading.contrast(on: worst.backdrop.color))
    let repairs = repairs(of: color.reading, at: range, texts)
    context.report(
      Finding(
        id, at: range,
        "`\(color.text)` on `\(worst.backdrop.color.hexText)` has a contrast of only \(ratio) to 1",
        consequence: "many people cannot read it; letters like these need \(tenths(needed(worst))) to 1",
        help: repairs.first.map { "\($0.advice) `\($0.color)`, the nearest that can be read" },
        related: [Related("the colour behind it", at: worst.backdrop.place)]
          + texts.map { Related("used here", at: context.type(of: $0.component)) },
        fixes: repairs.map {
          QuickFix("\($0.title) `\($0.color)`", replacing: $0.range, with: "\"\($0.color)\"")
        }))
  }

  /// A change of one colour after which all of the texts can be read.
  private struct Repair {
    let title: String
    let advice: String
    let color: String
    let range: TextRange
    let steps: Int
  }

  /// Another colour of the text, and another one of the button behind it: the smaller change first.
  private static func repairs(of color: Document.ColorReading, at range: TextRange, _ texts: [TextOnBackdrop])
    -> [Repair]
  {
    guard let first = texts.first else { return [] }
    var repairs: [Repair] = []
    let start = color.over(first.backdrop.color)
    if let (text, steps) = nearest(
      to: start,
      { text in
        texts.allSatisfy { text.contrast(on: $0.backdrop.color) >= needed($0) }
      })
    {
      repairs.append(
        Repair(title: "Change the text to", advice: "write", color: text, range: range, steps: steps))
    }
    if first.backdrop.isOwn, texts.allSatisfy({ $0.backdrop.place == first.backdrop.place }),
      let (background, steps) = nearest(
        to: first.backdrop.color,
        { background in
          texts.allSatisfy { color.contrast(on: background) >= needed($0) }
        })
    {
      repairs.append(
        Repair(
          title: "Change the background to", advice: "make the background", color: background,
          range: first.backdrop.place, steps: steps))
    }
    return repairs.sorted { $0.steps < $1.steps }
  }

  /// The nearest darker or lighter colour that passes, and how far away it is, in fiftieths.
  private static func nearest(
    to color: Document.ColorReading, _ passes: (Document.ColorReading) -> Bool
  ) -> (String, Int)? {
    for step in 1...50 {
      for end in [Document.ColorReading.opaqueBlack, .opaqueWhite] {
        let candidate = color.mixed(with: end, Double(step) / 50).rounded
        if passes(candidate) { return (candidate.hexText, step) }
      }
    }
    return nil
  }

  /// A contrast with one digit after the point, never rounded up.
  private static func tenths(_ value: Double) -> String { String((value * 10).rounded(.down) / 10) }
}
