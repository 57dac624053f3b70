import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Style properties that no component using the style draws.
enum StylePropertyNoEffect: StyleRule {
  static let id: DiagnosticID = "style-property-no-effect"
  static let severity = Severity.info
  static let group = RuleGroup.styles
  static let effect = RuntimeEffect.isIgnored
  static let documentation = RuleDocumentation(
    summary: "A style property that has no effect on any component that uses the style.",
    why: """
      Each kind of component draws only some properties: a label has no background or border, and an image \
      has no padding. The others are ignored.
      """,
    bad: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28, «"backgroundColor"»: "#FFE9A8", "cornerRadius": 8 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "styles": { "title": { "fontSize": 28 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    fix: "Delete the property")

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let reaches = context.styles.reaches[style.name] else { return }
    var used = KeySet()
    var kind: Document.ComponentKind?
    for reach in reaches {
      for use in reach.uses where use.kind != kind {
        kind = use.kind
        guard let effects = Document.Style.effects(on: use.kind, level: context.level) else { return }
        used = used.union(effects)
      }
    }
    let unused = style.value.keys.subtracting(used)
    guard !unused.isEmpty else { return }
    report(unused, style, reaches, context)
  }

  private static func report(
    _ unused: KeySet, _ style: Named<Document.Style>, _ reaches: [StyleReach], _ context: RuleContext
  ) {
    let table = Document.Style.table
    let paths = unused.indices.filter {
      table.properties[$0].row.level == .base || context.level == .extended
    }
    .map { table.properties[$0].path }
    let keys = paths.compactMap { path in context.key(path, of: style.value).map { (path: path, range: $0) } }
      .sorted { $0.range.start < $1.range.start }
    guard let first = keys.first else { return }
    // Styles on stacks and on the root are covered by other rules.
    if reaches.contains(where: { context.styles.isUsedOutsideComponents($0.resolved.chain[0]) }) { return }
    if context.styles.isUsedOutsideComponents(style.name) { return }
    let uses = reaches.flatMap(\.uses)
    var kinds: [String] = []
    for use in uses where !kinds.contains(use.kind.rawValue) { kinds.append(use.kind.rawValue) }
    let names = listing(keys.map { context.name($0.path) }, last: "and")
    let owners = kinds.map(\.withArticle).joined(separator: " or ")
    context.report(
      Finding(
        id, at: first.range, "\(names) \(keys.count == 1 ? "has" : "have") no effect on \(owners)",
        effect: effect, consequence: keys.count == 1 ? nil : "the app ignores them",
        help: keys.count == 1 ? "delete it" : "delete them",
        related: context.styles.related(uses),
        fixes: context.deletion(
          "Delete \(names)", of: keys.compactMap { context.member($0.path, of: style.value) }),
        tags: [.unnecessary]))
  }
}
