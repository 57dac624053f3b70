import CladsDocument
import CladsSchema
import Diagnostics
import SourceText

/// Something to tap that is smaller than a finger.
enum TapTargetSmall: StyleRule {
  static let id: DiagnosticID = "tap-target-small"
  static let severity = Severity.info
  static let group = RuleGroup.accessibility
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A button or a tappable image that is less than 44 points wide or high.",
    why: "Fingers miss it; the platform's guidelines ask for 44 points in both directions.",
    bad: #"""
      {
        "id": "news",
        "styles": { "close": { "width": 44, "height": «28», "textColor": "#0A66C2" } },
        "root": {
          "children": [
            {
              "type": "button", "text": "Close", "styleId": "close",
              "actions": { "onTap": { "type": "dismiss" } }
            }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "news",
        "styles": { "close": { "width": 44, "height": 44, "textColor": "#0A66C2" } },
        "root": {
          "children": [
            {
              "type": "button", "text": "Close", "styleId": "close",
              "actions": { "onTap": { "type": "dismiss" } }
            }
          ]
        }
      }
      """#,
    fix: "Write 44 points")

  private static let limit = 44.0

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    let small = [
      small(\.width, style.value.width, style, context), small(\.height, style.value.height, style, context),
    ].compactMap { $0 }.sorted { $0.range.start < $1.range.start }
    guard let first = small.first else { return }
    let sizes = small.map { "`\(context.name($0.path))` is \(context.text($0.range)) points" }
    context.report(
      Finding(
        id, at: first.range, "too small to tap: \(sizes.joined(separator: ", "))",
        help: "make it at least \(Int(limit)) points wide and high", related: context.related(first.uses),
        fixes: context.replacement("Write `\(Int(limit))`", of: first.range, with: String(Int(limit)))))
  }

  private typealias Small = (path: PartialKeyPath<Document.Style>, range: TextRange, uses: [StyleUse])

  private static func small(
    _ path: PartialKeyPath<Document.Style>, _ size: Document.Dimension?, _ style: Named<Document.Style>,
    _ context: RuleContext
  ) -> Small? {
    guard case .absolute(let points)? = size, points < limit, points >= 0 else { return nil }
    let uses = context.uses(of: path, from: style.name).filter { use in
      use.isBuiltIn && use.isTappable && (use.kind == "button" || use.kind == "image")
    }
    guard !uses.isEmpty, let range = context.value(path, of: style.value) else { return nil }
    return (path, range, uses)
  }
}
