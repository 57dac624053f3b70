import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Text or an icon whose color has too little contrast with its background.
enum ContrastLow {
  static let rule = Rule(
    "contrast-low", .info, .accessibility, checks: .document(check),
    summary: "A text color with too little contrast to the color behind it.",
    why: """
      The text is hard to read for people with low vision, and for everyone in bright light. WCAG requires a \
      contrast ratio of 4.5:1, or 3:1 for icons and for text of at least 24 points, or 18.66 points if it is \
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
    good: .replacing(#"C7C7CC""#, with: #"6A6A6D""#),
    fix: "Write the nearest color with enough contrast")

  static func check(_ context: RuleContext) {
    // Without any text color, there is no pair to compare.
    guard (context.document.styles ?? [:]).contains(where: { $0.value.textColor != nil }) else { return }
    var isLow: [Pair: Bool] = [:]
    var order: [String] = []
    var failing: [String: [TextOnBackdrop]] = [:]
    var users = ColorUsers()
    for text in context.textsOnBackdrops {
      let pair = Pair(text)
      let isTextLow: Bool
      if let known = isLow[pair] {
        isTextLow = known
      } else {
        isTextLow = text.contrast.map { $0 < text.requiredContrast } ?? false
        isLow[pair] = isTextLow
        users.insert(text)
      }
      guard isTextLow, let source = text.style.source(of: \.textColor), !source.hasPrefix("@"),
        !hasOtherCause(text)
      else { continue }
      if failing[source] == nil { order.append(source) }
      failing[source, default: []].append(text)
    }
    report(order, failing, users, context)
  }

  /// Returns whether another finding says why the contrast is low: the app does not draw a background.
  private static func hasOtherCause(_ text: TextOnBackdrop) -> Bool {
    switch text.dropped {
    case .stack?: text.isReadableOnDropped
    // What is behind the text depends on the renderer.
    case .textfield?: true
    case .label?, nil: text.isLostWithBackground
    }
  }

  /// Reports the colors in order; the states of one button have one finding.
  private static func report(
    _ order: [String], _ failing: [String: [TextOnBackdrop]], _ users: ColorUsers, _ context: RuleContext
  ) {
    var findings: [RuleFinding] = []
    var indices: [RecordIndex: Int] = [:]
    for source in order where !context.isCanceled() {
      let texts = failing[source] ?? []
      guard let finding = finding(texts, in: source, users, context) else { continue }
      let known = texts.compactMap { indices[$0.component] }
      if known.count == texts.count, let index = known.first {
        findings[index].related.append(
          Related("the contrast is too low in another state, too", at: finding.range))
        continue
      }
      for text in texts { indices[text.component] = findings.count }
      findings.append(finding)
    }
    for finding in findings { context.report(finding, sharing: finding.message) }
  }

  /// The texts that a change of a color affects, one of each pair.
  private struct ColorUsers {
    /// The texts whose color comes from a style.
    private(set) var texts: [String: [TextOnBackdrop]] = [:]
    /// The texts on the color at a range.
    private(set) var backdrops: [TextRange: [TextOnBackdrop]] = [:]

    mutating func insert(_ text: TextOnBackdrop) {
      if let source = text.style.source(of: \.textColor) { texts[source, default: []].append(text) }
      backdrops[text.backdrop.range, default: []].append(text)
    }
  }

  /// A style and the color behind it; most texts share theirs, so each pair is computed once.
  private struct Pair: Hashable {
    let style: ObjectIdentifier
    let backdrop: ObjectIdentifier
    let isIcon: Bool

    init(_ text: TextOnBackdrop) {
      style = ObjectIdentifier(text.style)
      backdrop = ObjectIdentifier(text.backdrop)
      isIcon = text.isIcon
    }
  }

  private static func finding(
    _ texts: [TextOnBackdrop], in source: String, _ users: ColorUsers, _ context: RuleContext
  ) -> RuleFinding? {
    guard let style = context.styles.cascade[source], let color = style.textColor,
      let range = context.value(\.textColor, of: style),
      let worst = texts.min(by: {
        color.reading.contrast(on: $0.backdrop.color) < color.reading.contrast(on: $1.backdrop.color)
      })
    else { return nil }
    let ratio = tenths(color.reading.contrast(on: worst.backdrop.color))
    let fixes = colorFixes(of: color.reading, at: range, texts, users.texts[source] ?? [], users)
    let isIcon = texts.allSatisfy(\.isIcon)
    return RuleFinding(
      at: range,
      "`\(color.text)` on `\(worst.backdrop.color.hexText)` has a contrast ratio of only \(ratio):1",
      consequence: "many people cannot \(isIcon ? "see" : "read") it; this \(worst.isIcon ? "icon" : "text") "
        + "needs \(tenths(worst.requiredContrast)):1",
      help: fixes.first.map { "\($0.advice) `\($0.color)`, the nearest color with enough contrast" },
      // The platform's own tint is too light on white as well, and familiar to everybody.
      severity: color.reading.hexText == platformTint && worst.backdrop.color.hexText == "#FFFFFF"
        ? .hint : nil,
      related: [Related("the color behind it", at: worst.backdrop.range)]
        + texts.map { Related("used here", at: context.type(of: $0.component)) },
      // A color is the author's to choose.
      fixes: fixes.map {
        QuickFix(
          "\($0.title) `\($0.color)`", replacing: $0.range, with: StringLiteral.quoted($0.color), .alternative
        )
      })
  }

  private static let platformTint = "#007AFF"

  /// A change of one color that gives all texts that it affects enough contrast.
  private struct ColorFix {
    let title: String
    let advice: String
    let color: String
    let range: TextRange
    let steps: Int
  }

  /// The maximum number of texts for which a color is sought.
  private static let maximumTexts = 100

  /// Returns fixes that change the text or the button behind it, the smaller change first. `sameColor` are
  /// all texts that get their color from the same style.
  private static func colorFixes(
    of color: Document.ColorReading, at range: TextRange, _ texts: [TextOnBackdrop],
    _ sameColor: [TextOnBackdrop], _ users: ColorUsers
  ) -> [ColorFix] {
    guard let first = texts.first else { return [] }
    var fixes: [ColorFix] = []
    let start = color.over(first.backdrop.color)
    if sameColor.count <= maximumTexts,
      let (text, steps) = nearest(
        to: start,
        { text in
          sameColor.allSatisfy { text.contrast(on: $0.backdrop.color) >= $0.requiredContrast }
        })
    {
      fixes.append(
        ColorFix(
          title: "Change the \(texts.allSatisfy(\.isIcon) ? "icon" : "text") to", advice: "write",
          color: text, range: range, steps: steps))
    }
    let sameBackdrop = users.backdrops[first.backdrop.range] ?? []
    if first.backdrop.isOwn, texts.allSatisfy({ $0.backdrop.range == first.backdrop.range }),
      sameBackdrop.count <= maximumTexts,
      let (background, steps) = nearest(
        to: first.backdrop.color,
        { background in
          sameBackdrop.allSatisfy { text in
            let color = text.style.style.textColor?.reading ?? .opaqueBlack
            return color.contrast(on: background) >= text.requiredContrast
          }
        })
    {
      fixes.append(
        ColorFix(
          title: "Change the background to", advice: "make the background", color: background,
          range: first.backdrop.range, steps: steps))
    }
    return fixes.sorted { $0.steps < $1.steps }
  }

  /// Returns the nearest darker or lighter color that passes and its distance in steps of 1/50, or `nil`.
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

  /// Formats a contrast ratio with one decimal, rounded down.
  private static func tenths(_ value: Double) -> String { String((value * 10).rounded(.down) / 10) }
}
