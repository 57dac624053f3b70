import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax

/// A kind of component that neither the framework nor the project knows.
enum UnknownComponentKind: DocumentRule {
  static let id: DiagnosticID = "unknown-component-kind"
  static let severity = Severity.error
  static let group = RuleGroup.components
  static let effect = RuntimeEffect.emptiesScreen
  static let documentation = RuleDocumentation(
    summary: "A component kind that is not built in and that the project file does not list.",
    why: """
      One component of a kind that the app does not know empties the whole screen. A name close to a \
      built-in one is an error; any other name is a warning, once for each kind, until `components` in \
      clads.json lists the kinds of the app: from then on every other name is an error.
      """,
    bad: #"""
      {
        "id": "greeting",
        "root": { "children": [
          { "type": «"text"», "text": "Hello" },
          { "type": «"Button"», "text": "Go on", "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "root": { "children": [
          { "type": "label", "text": "Hello" },
          { "type": "button", "text": "Go on", "actions": { "onTap": { "type": "dismiss" } } }
        ] }
      }
      """#,
    fix: "Replace it with the built-in kind that was meant")

  static func check(_ context: RuleContext) {
    guard !context.unknownComponents.isEmpty else { return }
    let known = context.analysis.vocabulary.names(in: .node)
    var hostKinds: [String: [Document.Component]] = [:]
    var order: [String] = []
    for component in context.unknownComponents where isComplete(component.typeNode, context) {
      let name = component.kind.rawValue
      let foreign = ForeignKind.named(name)
      if name.isEmpty {
        reportEmpty(component, context)
      } else if let meant = closest(to: name, in: known, limit: 1, atMost: 2).first {
        report(component, meant: meant, member: nil, context)
      } else if let foreign, foreign.isCertain {
        report(component, foreign, context)
      } else {
        if hostKinds[name] == nil { order.append(name) }
        hostKinds[name, default: []].append(component)
      }
    }
    for name in order { report(name, hostKinds[name] ?? [], context) }
  }

  private static func isComplete(_ node: RecordIndex, _ context: RuleContext) -> Bool {
    context.view.kind(node) == .string
      && context.view.flags(node).isDisjoint(with: [.unclosed, .malformed])
  }

  private static func reportEmpty(_ component: Document.Component, _ context: RuleContext) {
    context.report(
      Finding(
        id, at: context.view.range(component.typeNode), "`type` is empty", effect: effect,
        help: "name a kind, such as `label`, `button` or `vstack`"))
  }

  private static func report(
    _ component: Document.Component, meant: String, member: String?, _ context: RuleContext
  ) {
    let range = context.view.range(component.typeNode)
    let name = component.kind.rawValue
    let isOnlyCase = name.lowercased() == meant.lowercased()
    context.report(
      Finding(
        id, at: range, "there is no component kind `\(name)`", effect: effect,
        help: isOnlyCase ? "capitals matter: write `\(meant)`" : didYouMean([meant]),
        fixes: [QuickFix("Replace with `\(meant)`", replacing: range, with: "\"\(meant)\"")]))
  }

  private static func report(
    _ component: Document.Component, _ foreign: ForeignKind, _ context: RuleContext
  ) {
    let range = context.view.range(component.typeNode)
    var text = "\"\(foreign.type)\""
    if let member = foreign.member,
      context.view.member(named: member.name, of: component.origin.node) == nil
    {
      text += ", \"\(member.name)\": \(member.value)"
    }
    context.report(
      Finding(
        id, at: range, "there is no component kind `\(component.kind.rawValue)`", effect: effect,
        help: advice(foreign),
        fixes: foreign.isRename
          ? [QuickFix("Replace with `\(foreign.type)`", replacing: range, with: text)] : []))
  }

  private static func advice(_ foreign: ForeignKind) -> String {
    if !foreign.isRename { return "put what should scroll into the sections of a `\(foreign.type)`" }
    guard let member = foreign.member else { return "here it is called `\(foreign.type)`" }
    return "use `\(foreign.type)` with `\"\(member.name)\": \(member.value)`"
  }

  /// What else may be meant by a name that an app could use for a component of its own.
  private static func alternative(to name: String) -> String {
    guard let foreign = ForeignKind.named(name) else { return "" }
    return foreign.isRename
      ? "; if you mean what is built in, that is called `\(foreign.type)`"
      : "; if it should only scroll, use a `\(foreign.type)`"
  }

  /// A kind that only the app can know: one finding, however often it is used.
  private static func report(_ name: String, _ uses: [Document.Component], _ context: RuleContext) {
    guard let first = uses.first else { return }
    let isClosed = context.analysis.vocabulary.closed.contains(.node)
    let hint = alternative(to: name)
    context.report(
      Finding(
        id, at: context.view.range(first.typeNode),
        isClosed
          ? "clads.json lists no component kind `\(name)`"
          : "`\(name)` is not built in: the app must register it",
        effect: effect,
        consequence: isClosed ? nil : "an app that does not register it shows an empty screen",
        help: isClosed
          ? "add it to `components` in clads.json once the app registers it\(hint)"
          : "record it in clads.json: `clads-lsp --init` writes the entry\(hint)",
        severity: isClosed ? .error : .warning,
        related: uses.dropFirst().map { Related("also used here", at: context.view.range($0.typeNode)) }
      ).about(hostName: name))
  }
}
