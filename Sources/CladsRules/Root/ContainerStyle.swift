import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A style on a stack, which today's phones do not draw.
enum ContainerStyle: DocumentRule {
  static let id: DiagnosticID = "container-style"
  static let severity = Severity.warning
  static let group = RuleGroup.layout
  static let effect = RuntimeEffect.isIgnored
  static let isPortability = true
  static let absorbs: [DiagnosticID] = [
    "padding-all", "style-property-no-effect", "single-child-container", "empty-container",
  ]
  static let documentation = RuleDocumentation(
    summary: "A `styleId` or `style` on a stack, once for each style.",
    why: """
      Only the later format styles stacks. Today's phones draw neither background nor border nor corners \
      around one, and the padding of the style is lost.
      """,
    bad: #"""
      {
        "id": "offer",
        "styles": { "card": { "backgroundColor": "#FFFFFF", "cornerRadius": 12 } },
        "root": { "children": [
          { "type": "vstack", «"styleId"»: "card", "children": [ { "type": "label", "text": "Cheap" } ] },
          { "type": "vstack", "styleId": "card", "children": [ { "type": "label", "text": "Cheaper" } ] }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "offer",
        "styles": { "card": { "backgroundColor": "#FFFFFF", "height": 80 } },
        "root": { "children": [
          { "type": "zstack", "children": [
            { "type": "shape", "shapeType": "roundedRectangle", "cornerRadius": 12, "styleId": "card" },
            { "type": "label", "text": "Cheap" }
          ] }
        ] }
      }
      """#,
    fix: "Delete the style from the stacks; today's phones then show the same as before")

  static func check(_ context: RuleContext) {
    guard context.level == .base, !context.styledStacks.isEmpty else { return }
    var uses: [String: [RecordIndex]] = [:]
    var order: [String] = []
    var inline: [RecordIndex] = []
    for stack in context.styledStacks {
      if let member = context.member(\.style, of: stack) { inline.append(member) }
      guard let name = stack.styleId, let member = context.member(\.styleId, of: stack) else { continue }
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(member)
    }
    for name in order {
      report(
        "the style `\(name)` does nothing on a stack", uses[name] ?? [], covering: idleStyles(name, context),
        context)
    }
    report("a stack draws no `\(context.name(\Document.Layout.style))`", inline, covering: [], context)
  }

  /// The style and its parents, as far as no component uses them: what is wrong in them does not matter.
  private static func idleStyles(_ name: String, _ context: RuleContext) -> [TextRange] {
    (context.cascade.resolved(name)?.chain ?? []).filter { context.styleReaches[$0] == nil }
      .compactMap { context.cascade[$0]?.origin.range }
  }

  private static func report(
    _ message: String, _ members: [RecordIndex], covering covered: [TextRange], _ context: RuleContext
  ) {
    guard let first = members.first else { return }
    let view = context.view
    let others = members.count - 1
    context.report(
      Finding(
        id, at: view.range(view.name(of: first)),
        others == 0
          ? message : "\(message) (\(others) more \(others == 1 ? "stack has" : "stacks have") it)",
        consequence: "today's phones draw the stack without it and say nothing",
        help: "put a `shape` with the style behind the content, in a `zstack`; or set "
          + "`\"formatLevel\": \"extended\"` in clads.json if your app has the later format",
        related: members.dropFirst().map { Related("also used here", at: view.range(view.name(of: $0))) },
        fixes: deletion(of: members, view)
      ).covering(covered))
  }

  /// Deletes the style from all stacks. One that also has the other form keeps that.
  private static func deletion(of members: [RecordIndex], _ view: SyntaxView) -> [QuickFix] {
    let edits = members.compactMap { view.removal(of: $0) }
    guard let first = members.first else { return [] }
    let key = view.string(view.name(of: first))
    return [
      QuickFix(
        members.count == 1
          ? "Delete `\(key)`: nothing changes on today's phones"
          : "Delete `\(key)` from \(members.count) stacks: nothing changes on today's phones", edits: edits)
    ]
  }
}
