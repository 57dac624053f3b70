import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A style on a stack, which the current runtime does not draw.
enum ContainerStyle {
  static let rule = Rule(
    "container-style", .warning, .layout, .isIgnored, checks: .document(check),
    absorbing: [
      .paddingAll, StylePropertyNoEffect.rule.description, SingleChildContainer.rule.description,
      EmptyContainer.rule.description,
    ], isPortability: true,
    summary: "A `styleId` or `style` on a stack, reported once for each style.",
    why: """
      Stacks can be styled only at format level `extended`. The current runtime draws no background, border \
      or rounded corners around a stack, and ignores the padding of its style.
      """,
    bad: .compactScreen(
      "offer", styles: ##"{ "card": { "backgroundColor": "#FFFFFF", "cornerRadius": 12 } }"##,
      #"""
      { "type": "vstack", «"styleId"»: "card", "children": [ { "type": "label", "text": "Cheap" } ] },
      { "type": "vstack", "styleId": "card", "children": [ { "type": "label", "text": "Cheaper" } ] }
      """#),
    good: .document(
      .compactScreen(
        "offer", styles: ##"{ "card": { "backgroundColor": "#FFFFFF", "height": 80 } }"##,
        #"""
        { "type": "zstack", "children": [
          { "type": "shape", "shapeType": "roundedRectangle", "cornerRadius": 12, "styleId": "card" },
          { "type": "label", "text": "Cheap" }
        ] }
        """#)),
    fix: "Delete the style from the stacks, which does not change the screen on device",
    fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    guard context.level == .base, !context.styles.styledStacks.isEmpty else { return }
    var uses: [String: [RecordIndex]] = [:]
    var order: [String] = []
    var inline: [RecordIndex] = []
    for stack in context.styles.styledStacks {
      if let member = context.member(\.style, of: stack) { inline.append(member) }
      guard let name = stack.styleId, let member = context.member(\.styleId, of: stack),
        // That a style does not exist is the mistake to report.
        name.hasPrefix("@") || context.analysis.symbols.declares(.style, name)
      else { continue }
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(member)
    }
    for name in order where !context.isCanceled() {
      report(
        "the style `\(name)` has no effect on a stack", uses[name] ?? [],
        covering: unusedStyles(name, context), style: context.styles.cascade.resolved(name),
        context)
    }
    report(
      "`\(context.name(\Document.Layout.style))` has no effect on a stack", inline, covering: [], style: nil,
      context)
  }

  /// Returns the ranges of the style and its ancestors that no component uses; findings in them are
  /// redundant.
  private static func unusedStyles(_ name: String, _ context: RuleContext) -> [TextRange] {
    (context.styles.cascade.resolved(name)?.chain ?? []).filter { context.styles.reaches[$0] == nil }
      .compactMap { context.styles.cascade[$0]?.origin.range }
  }

  private static func report(
    _ message: String, _ members: [RecordIndex], covering covered: [TextRange], style: ResolvedStyle?,
    _ context: RuleContext
  ) {
    guard let first = members.first else { return }
    let view = context.view
    let others = members.count - 1
    context.report(
      RuleFinding(
        at: view.range(view.name(of: first)),
        others == 0
          ? message : "\(message) (\(others) more \(others == 1 ? "stack has" : "stacks have") it)",
        consequence: "the current runtime draws the stack without it",
        help: ContainerAdvice.help(style?.style) + "; or set "
          + "`\"formatLevel\": \"extended\"` in clads.json if your app supports that format level",
        related: members.dropFirst().map { Related("also used here", at: view.range(view.name(of: $0))) },
        fixes: ContainerAdvice.fixes(style?.style, of: members, context) + deletion(of: members, view)
      ).covering(covered))
  }

  /// Returns a fix that deletes the key from all stacks; a stack with both `styleId` and `style` keeps the
  /// other.
  private static func deletion(of members: [RecordIndex], _ view: SyntaxView) -> [QuickFix] {
    let edits = members.compactMap { view.removal(of: $0) }
    guard let first = members.first else { return [] }
    let key = view.string(view.name(of: first))
    return [
      QuickFix(
        members.count == 1
          ? "Delete `\(key)` (no change on device)"
          : "Delete `\(key)` from \(members.count) stacks (no change on device)", edits: edits)
    ]
  }
}
