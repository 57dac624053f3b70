import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A component kind that is neither built in nor listed in the project file.
package enum UnknownComponentKind {
  package static let rule = Rule(
    "unknown-component-kind", .error, .components, .emptiesScreen, checks: .document(check),
    summary: "A component kind that is neither built in nor listed in the project file.",
    why: """
      A single component of an unknown kind empties the whole screen. A name close to a known kind is an \
      error. Any other name is a warning, once per kind, until `components` in clads.json lists the app's \
      kinds; from then on, it is an error.
      """,
    bad: .compactScreen(
      "greeting",
      #"""
      { "type": «"text"», "text": "Hello" },
      { "type": «"Button"», "text": "Go on", "actions": { "onTap": { "type": "dismiss" } } }
      """#),
    fix: "Replace it with the intended kind")

  static func check(_ context: RuleContext) {
    guard !context.host.unknownComponents.isEmpty else { return }
    let known = context.knownNames { context.analysis.vocabulary.names(in: .node) }
    var hostKinds: [String: [Document.Component]] = [:]
    var lacking: [String: [Document.Component]] = [:]
    var order: [String] = []
    for component in context.host.unknownComponents
    where !context.isCanceled() && isComplete(component.typeNode, context) {
      let name = component.kind.rawValue
      let foreign = ForeignKind.named(name)
      if name.isEmpty {
        reportEmpty(component, context)
      } else if context.analysis.vocabulary.versions(having: name, in: .node) != nil {
        if lacking[name] == nil { order.append(name) }
        lacking[name, default: []].append(component)
      } else if context.view.hasPlaceholder(component.typeNode)
        || context.view.hasForeignPlaceholder(component.typeNode)
      {
        reportTemplate(component, context)
      } else if let foreign, foreign.isCertain, known.caseVariant(of: name) == nil {
        report(component, foreign, context)
      } else if foreign == nil || known.caseVariant(of: name) != nil,
        let meant = known.closest(to: name, limit: 1, atMost: 2).first
      {
        report(component, meant: meant, member: nil, context)
      } else {
        if hostKinds[name] == nil { order.append(name) }
        hostKinds[name, default: []].append(component)
      }
    }
    for name in order where !context.isCanceled() {
      if let uses = lacking[name] {
        context.reportLacking(name, in: .node, at: uses.map(\.typeNode), effect: rule.description.effect)
      } else {
        report(name, hostKinds[name] ?? [], context)
      }
    }
  }

  private static func isComplete(_ node: RecordIndex, _ context: RuleContext) -> Bool {
    context.view.kind(node) == .string
      && context.view.flags(node).isDisjoint(with: [.unclosed, .malformed])
  }

  private static func reportEmpty(_ component: Document.Component, _ context: RuleContext) {
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode), "`type` is empty", effect: rule.description.effect,
        help: "write a kind, such as `label`, `button` or `vstack`"))
  }

  private static func reportTemplate(_ component: Document.Component, _ context: RuleContext) {
    context.report(
      RuleFinding(
        at: context.view.range(component.typeNode),
        "a kind cannot be computed; no template is evaluated in `type`", effect: rule.description.effect,
        help: """
          write one kind; to show one of several nodes, write \(SyntaxView.choiceOfNodes)
          """))
  }

  private static func report(
    _ component: Document.Component, meant: String, member: String?, _ context: RuleContext
  ) {
    let range = context.view.range(component.typeNode)
    let name = component.kind.rawValue
    let isOnlyCase = name.lowercased() == meant.lowercased()
    context.report(
      RuleFinding(
        at: range, "unknown component kind `\(name)`", effect: rule.description.effect,
        help: isOnlyCase ? "case matters: write `\(meant)`" : didYouMean([meant]),
        fixes: [QuickFix("Replace with `\(meant)`", replacing: range, with: StringLiteral.quoted(meant))]))
  }

  private static func report(
    _ component: Document.Component, _ foreign: ForeignKind, _ context: RuleContext
  ) {
    let range = context.view.range(component.typeNode)
    var text = StringLiteral.quoted(foreign.type)
    if let member = foreign.member,
      context.view.member(named: member.name, of: component.origin.node) == nil
    {
      text += ", \"\(member.name)\": \(member.value)"
    }
    context.report(
      RuleFinding(
        at: range, "unknown component kind `\(component.kind.rawValue)`", effect: rule.description.effect,
        help: advice(foreign),
        fixes: foreign.isRename
          ? [QuickFix("Replace with `\(foreign.type)`", replacing: range, with: text)] : []))
  }

  private static func advice(_ foreign: ForeignKind) -> String {
    if let advice = foreign.advice { return advice }
    if !foreign.isRename { return "put scrolling content into the sections of a `\(foreign.type)`" }
    guard let member = foreign.member else { return "use `\(foreign.type)`" }
    return "use `\(foreign.type)` with `\"\(member.name)\": \(member.value)`"
  }

  /// Returns the built-in alternative to a name that may also be a custom component, as a clause of a help
  /// text.
  private static func alternative(to name: String) -> String {
    guard let foreign = ForeignKind.named(name) else { return "" }
    if let advice = foreign.advice { return "; without one, \(advice)" }
    return foreign.isRename
      ? "; the built-in kind is `\(foreign.type)`"
      : "; if it only needs to scroll, use a `\(foreign.type)`"
  }

  /// Reports a kind that only the app can register: one finding, however often it is used.
  private static func report(_ name: String, _ uses: [Document.Component], _ context: RuleContext) {
    guard let first = uses.first else { return }
    let isClosed = context.analysis.vocabulary.closed.contains(.node)
    let hint = alternative(to: name)
    if context.project.isRegisteredNowhere(in: .node) {
      return context.report(
        RuleFinding(
          at: context.view.range(first.typeNode),
          context.project.nowhereMessage("the component kind `\(name)`"), effect: rule.description.effect,
          help: context.project.nowhereHelp(name, in: .node, key: "components", hint: hint),
          related: uses.dropFirst().map { Related(Related.alsoUsedHere, at: context.view.range($0.typeNode)) }
        ))
    }
    let finding =
      RuleFinding(
        at: context.view.range(first.typeNode),
        isClosed
          ? "component kind `\(name)` is neither built in nor listed in clads.json"
          : "component kind `\(name)` is not built in: the app must register it",
        effect: rule.description.effect,
        consequence: isClosed ? nil : "an app that does not register it shows an empty screen",
        help: isClosed
          ? "add it to `components` in clads.json once the app registers it\(hint)"
          : "declare it in clads.json; `\(context.project.program) --init` writes the entry\(hint)",
        severity: isClosed ? .error : .warning,
        related: uses.dropFirst().map { Related(Related.alsoUsedHere, at: context.view.range($0.typeNode)) })
    // A name that is missing from a closed list is a mistake in each file.
    context.report(isClosed ? finding : finding.about(hostName: name))
  }
}
