import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// An action type that is neither built in nor listed in the project file.
package enum UnknownActionType {
  package static let rule = Rule(
    "unknown-action-type", .warning, .actions, .doesNothing, checks: .document(check),
    summary: "An action type that is neither built in nor listed in the project file.",
    why: """
      Nothing happens when such an action runs, unless the app handles the type. A name close to a known \
      type is a warning. Any other name is reported as info, once per type, until `actions` in clads.json \
      lists the app's types; from then on, it is a warning.
      """,
    bad: .compactScreen(
      "news", state: #"{ "seen": false }"#,
      onAppear: #"{ "type": «"setSate"», "path": "seen", "value": true }"#,
      #"{ "type": "label", "text": "${seen ? 'No news' : 'News'}" }"#),
    fix: "Replace it with the closest type")

  static func check(_ context: RuleContext) {
    var nodes: [String: [RecordIndex]] = [:]
    var order: [String] = []
    for action in context.actions.all where !context.isCanceled() {
      guard case .custom = action, let type = action.type, let node = action.typeNode(in: context.view),
        context.analysis.vocabulary.entry(named: type, in: .action) == nil,
        context.view.isCompleteString(node)
      else { continue }
      if nodes[type] == nil { order.append(type) }
      nodes[type, default: []].append(node)
    }
    for type in order where !context.isCanceled() {
      if context.analysis.vocabulary.versions(having: type, in: .action) != nil {
        context.reportLacking(type, in: .action, at: nodes[type] ?? [], effect: rule.description.effect)
      } else {
        report(type, nodes[type] ?? [], context)
      }
    }
  }

  /// Returns whether a type is meant as the name of a named action: one of a built-in type, in objects that
  /// have nothing else.
  private static func isReference(_ type: String, _ nodes: [RecordIndex], _ context: RuleContext) -> Bool {
    guard let named = context.document.actions?.first(where: { $0.name == type })?.value,
      let own = named.type, builtInTypes.contains(own)
    else { return false }
    return nodes.allSatisfy { node in
      guard let object = context.object(owning: node), let owner = context.view.member(owning: object),
        !context.analysis.declaresAction(at: owner, context.view)
      else { return false }
      var members = context.view.members(of: object).makeIterator()
      return members.next() != nil && members.next() == nil
    }
  }

  /// Reports the id of a named action as a type.
  private static func reportNamed(_ type: String, _ nodes: [RecordIndex], _ context: RuleContext) {
    for node in nodes where !context.isCanceled() {
      guard let object = context.object(owning: node) else { continue }
      let name = StringLiteral.quoted(type)
      context.report(
        RuleFinding(
          at: context.view.range(node), "`\(type)` is a named action, not an action type",
          consequence: "the named action does not run",
          help: "write its name, `\(name)`, instead of the object",
          severity: .warning,
          fixes: context.replacement("Write `\(name)`", of: context.view.range(object), with: name)))
    }
  }

  /// The built-in action types of every level.
  private static let builtInTypes = Set(BuiltInActions.all(level: .extended).map(\.name))

  private static func report(_ type: String, _ nodes: [RecordIndex], _ context: RuleContext) {
    guard let first = nodes.first else { return }
    let known = context.knownNames { context.actionTypes }
    let foreign = known.caseVariant(of: type) == nil ? ForeignAction.named(type) : nil
    // `push` is no misspelled name of an action, but another name for one.
    let near = foreign == nil ? known.closest(to: type, atMost: 2) : []
    let isClosed = context.analysis.vocabulary.closed.contains(.action)
    let isLater = builtInTypes.contains(type)
    let others = nodes.dropFirst().map { Related(Related.alsoUsedHere, at: context.view.range($0)) }
    if type.isEmpty {
      return context.report(
        RuleFinding(
          at: context.view.range(first), "`type` is empty", effect: rule.description.effect,
          help: "write an action type, such as `setState` or `navigate`", related: others))
    }
    if near.isEmpty, isReference(type, nodes, context) { return reportNamed(type, nodes, context) }
    if isLater {
      return context.report(
        RuleFinding(
          at: context.view.range(first), "the current runtime has no action `\(type)`",
          effect: rule.description.effect,
          help: "set `\"formatLevel\": \"extended\"` in clads.json if your app supports the extended format",
          related: others))
    }
    if near.isEmpty, context.project.isRegisteredNowhere(in: .action) {
      let finding = RuleFinding(
        at: context.view.range(first), context.project.nowhereMessage("the action `\(type)`"),
        effect: rule.description.effect, help: context.project.nowhereHelp(type, in: .action, key: "actions"),
        related: others)
      return context.report(finding.about(hostName: type))
    }
    let isOfApp = near.isEmpty && !isClosed
    let finding = RuleFinding(
      at: context.view.range(first), message(type, near, isClosed),
      effect: isOfApp ? .none : rule.description.effect,
      consequence: isOfApp ? "nothing happens if the app does not handle it" : nil,
      help: help(type, near, isClosed, context.project.program, foreign),
      severity: isOfApp ? .info : nil, related: others,
      fixes: near.map { replacement(of: nodes, with: $0, context) }
        + equivalent(foreign, nodes, isClosed, context))
    context.report(near.isEmpty ? finding.about(hostName: type) : finding)
  }

  private static func message(_ type: String, _ near: [String], _ isClosed: Bool) -> String {
    if !near.isEmpty { return "unknown action type `\(type)`" }
    return isClosed
      ? "action type `\(type)` is neither built in nor listed in clads.json"
      : "action type `\(type)` is not built in: the app must handle it"
  }

  private static func help(
    _ type: String, _ near: [String], _ isClosed: Bool, _ program: String, _ foreign: ForeignAction?
  ) -> String? {
    if let foreign { return foreign.help }
    if let name = near.first, name.lowercased() == type.lowercased() {
      return "case matters: write `\(name)`"
    }
    if let question = didYouMean(near) { return question }
    return isClosed
      ? "add it to `actions` in clads.json once the app handles it"
      : "declare it in clads.json; `\(program) --init` writes the entry"
  }

  /// Returns the fix that writes the built-in action for a name of another framework; the app may also have
  /// an action of that name.
  private static func equivalent(
    _ foreign: ForeignAction?, _ nodes: [RecordIndex], _ isClosed: Bool, _ context: RuleContext
  ) -> [QuickFix] {
    guard let type = foreign?.type,
      let action = context.analysis.vocabulary.entry(named: type, in: .action)?.action,
      nodes.allSatisfy({ node in
        guard let object = context.object(owning: node) else { return false }
        return action.shape.rows.allSatisfy {
          !$0.isRequired || context.view.member(named: $0.name, of: object) != nil
        }
      })
    else { return [] }
    return [replacement(of: nodes, with: type, context).with(isClosed ? .suggested : .alternative)]
  }

  private static func replacement(of nodes: [RecordIndex], with name: String, _ context: RuleContext)
    -> QuickFix
  {
    QuickFix(
      "Replace with `\(name)`",
      edits: nodes.map { TextEdit(range: context.view.range($0), newText: StringLiteral.quoted(name)) })
  }
}
