import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A tap target that is too small.
enum TapTargetSmall {
  static let rule = Rule(
    "tap-target-small", .info, .accessibility, checks: .document(check),
    summary: "A button or a tappable image that is less than 44 points wide or high.",
    why: "It is easy to miss; Apple's guidelines recommend at least 44 × 44 points.",
    bad: .screen(
      "news", styles: ##"{ "close": { "width": 44, "height": «28», "textColor": "#0A66C2" } }"##,
      #"""
      {
        "type": "button", "text": "Close", "styleId": "close",
        "actions": { "onTap": { "type": "dismiss" } }
      }
      """#),
    fix: "Write 44 points")

  private static let limit = 44.0

  static func check(_ context: RuleContext) {
    var findings: [RuleFinding] = []
    // The finding for each component: the styles of its states are one tap target.
    var indices: [RecordIndex: Int] = [:]
    for style in context.document.styles ?? [:] where !context.isCanceled() {
      guard let (finding, nodes) = check(style, context) else { continue }
      let known = nodes.compactMap { indices[$0] }
      if known.count == nodes.count, let index = known.first {
        findings[index].related.append(
          Related("also too small in another state", at: finding.range))
        // One fix for all states: a button must not change its size when it is selected.
        if let edits = finding.fixes.first?.edits, !findings[index].fixes.isEmpty {
          findings[index].fixes[0].edits += edits
        } else {
          findings[index].fixes = []
        }
        continue
      }
      for node in nodes { indices[node] = findings.count }
      findings.append(finding)
    }
    for finding in findings { context.report(finding) }
  }

  /// Returns the finding about a style, and the components that it makes too small.
  private static func check(
    _ style: Named<Document.Style>, _ context: RuleContext
  ) -> (RuleFinding, [RecordIndex])? {
    let small = [
      small(\.width, style.value.width, style, context), small(\.height, style.value.height, style, context),
    ].compactMap { $0 }.sorted { $0.range.start < $1.range.start }
    guard let first = small.first else { return nil }
    let sizes = small.map { "`\(context.name($0.path))` is \(context.text($0.range)) pt" }
    let finding = RuleFinding(
      at: first.range, "the tap target is too small: \(sizes.joined(separator: ", "))",
      help: "make it at least \(Int(limit)) pt wide and high", related: context.styles.related(first.uses),
      fixes: small.contains(where: { $0.uses.contains { isMark($0, context) } })
        ? []
        : [
          QuickFix(
            "Write `\(Int(limit))`" + (small.count > 1 ? " for both" : ""),
            edits: small.map { TextEdit(range: $0.range, newText: String(Int(limit))) })
        ])
    return (finding, small.flatMap(\.uses).map(\.node))
  }

  /// Returns whether a button is the mark of a choice, as a radio button, which a larger one would not be.
  private static func isMark(_ use: StyleUse, _ context: RuleContext) -> Bool {
    let table = Document.ComponentContents.table
    return table.member(of: \.isSelectedBinding, in: use.node, context.view) != nil
      && table.value(of: \.text, in: use.node, context.view).map { context.view.string($0).isEmpty } ?? true
  }

  private typealias Small = (path: PartialKeyPath<Document.Style>, range: TextRange, uses: [StyleUse])

  private static func small(
    _ path: PartialKeyPath<Document.Style>, _ size: Document.DimensionValue?, _ style: Named<Document.Style>,
    _ context: RuleContext
  ) -> Small? {
    guard case .absolute(let points)? = size, points < limit, points >= 0 else { return nil }
    let uses = context.styles.uses(of: path, from: style.name).filter { use in
      use.isBuiltIn && use.isTappable && (use.kind == "button" || use.kind == "image")
    }
    guard !uses.isEmpty, let range = context.value(path, of: style.value) else { return nil }
    return (path, range, uses)
  }
}
