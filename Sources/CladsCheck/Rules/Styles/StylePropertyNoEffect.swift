import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// Style properties that no component using the style draws.
enum StylePropertyNoEffect {
  static let rule = Rule(
    "style-property-no-effect", .info, .styles, .isIgnored, checks: .style(check),
    summary: "A style property that has no effect on any component that uses the style.",
    why: """
      Each kind of component draws only some properties: a label has no background or border, and an image \
      has no padding. The others are ignored. Some depend on the renderer: only UIKit draws the background of \
      a text field.
      """,
    bad: .compactScreen(
      "greeting",
      styles: ##"{ "title": { "fontSize": 28, «"backgroundColor"»: "#FFE9A8", "cornerRadius": 8 } }"##,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    fix: "Delete the property", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let reaches = context.styles.reaches[style.name] else { return }
    var used = KeySet()
    var inUIKit = KeySet()
    var kind: Document.ComponentKind?
    for reach in reaches {
      for use in reach.uses where use.kind != kind {
        kind = use.kind
        guard let effects = Document.Style.effects(on: use.kind, level: context.level) else { return }
        used = used.union(effects)
        inUIKit = inUIKit.union(Document.Style.effectsInUIKit(on: use.kind))
      }
    }
    if context.project.renderer == .uiKit { used = used.union(inUIKit) }
    let unused = style.value.keys.subtracting(used)
    guard !unused.isEmpty else { return }
    // Styles on stacks and on the root are covered by other rules.
    if reaches.contains(where: { context.styles.isUsedOutsideComponents($0.resolved.chain[0]) }) { return }
    if context.styles.isUsedOutsideComponents(style.name) { return }
    let uses = reaches.flatMap(\.uses)
    report(unused, inUIKit: inUIKit, style, uses, context)
  }

  private typealias Key = (path: PartialKeyPath<Document.Style>, range: TextRange)

  /// Returns the keys of a style at the level of the document, in document order.
  private static func written(
    _ keys: KeySet, _ style: Named<Document.Style>, _ context: RuleContext
  ) -> [Key] {
    let table = Document.Style.table
    return keys.indices.filter {
      table.properties[$0].row.level == .base || context.level == .extended
    }
    .compactMap { index in
      let path = table.properties[index].path
      return context.key(path, of: style.value).map { (path, $0) }
    }
    .sorted { $0.range.start < $1.range.start }
  }

  private static func kinds(_ uses: [StyleUse]) -> String {
    var kinds: [String] = []
    for use in uses where !kinds.contains(use.kind.rawValue) { kinds.append(use.kind.rawValue) }
    return kinds.map(\.withArticle).joined(separator: " or ")
  }

  private static func report(
    _ unused: KeySet, inUIKit: KeySet, _ style: Named<Document.Style>, _ uses: [StyleUse],
    _ context: RuleContext
  ) {
    let keys = written(unused, style, context)
    guard let first = keys.first else { return }
    // Deleting what UIKit draws would change the screens that are drawn with UIKit.
    let ignored = written(unused.subtracting(inUIKit), style, context)
    let drawn = written(unused.subtracting(unused.subtracting(inUIKit)), style, context)
    let isOne = keys.count == 1
    let renderer = drawn.isEmpty ? "" : " in SwiftUI"
    context.report(
      RuleFinding(
        at: first.range,
        "\(names(keys, context)) \(isOne ? "has" : "have") no effect on \(kinds(uses))\(renderer)",
        effect: rule.description.effect,
        consequence: drawn.isEmpty
          ? (isOne ? nil : "the app ignores them")
          : "SwiftUI ignores \(isOne ? "it" : "them"); "
            + "UIKit draws \(drawn.count == keys.count ? (isOne ? "it" : "them") : names(drawn, context))",
        help: drawn.isEmpty
          ? StyleAdvice.help(keys.map(\.path), on: uses.map(\.kind), context.level)
            ?? (isOne ? "delete it" : "delete them")
          : "if your app uses SwiftUI, put a `shape` behind the text field, in a `zstack`",
        related: context.styles.related(uses),
        fixes: StyleAdvice.fixes(keys.map(\.path), of: style, uses, context)
          + context.deletion(
            "Delete \(names(ignored, context))",
            of: ignored.compactMap { context.member($0.path, of: style.value) }
          ).map { drawn.isEmpty ? $0 : $0.with(.incomplete) },
        tags: drawn.isEmpty ? [.unnecessary] : []
      ).holding(for: ignored.isEmpty ? .swiftUI : nil))
  }

  private static func names(_ keys: [Key], _ context: RuleContext) -> String {
    listing(keys.map { context.name($0.path) }, last: "and")
  }
}
