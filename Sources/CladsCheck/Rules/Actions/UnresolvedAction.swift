import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A reference to an action that is not declared.
package enum UnresolvedAction {
  package static let rule = Rule(
    "unresolved-action", .error, .actions, .doesNothing, checks: .document(check),
    absorbing: [.lifecycleEventUnknown],
    summary: "A reference to an action that is not declared.",
    why: "Nothing happens when the event fires, and the app shows no error.",
    bad: .compactScreen(
      "news", actions: #"{ "close": { "type": "dismiss" } }"#,
      #"{ "type": "button", "text": "Close", "actions": { "onTap": «"clsoe"» } }"#),
    fix: "Replace it with the closest declared action")

  static func check(_ context: RuleContext) {
    for symbol in context.undeclared(.action, in: \.actions)
    where !context.isCanceled() && !context.project.hostActions.contains(symbol.name) {
      for reference in symbol.references
      where !context.isCanceled() && context.view.isCompleteString(reference) {
        report(reference, symbol.name, context)
      }
    }
    for use in context.modifiers.references where use.reference.kind == .action { report(use, context) }
  }

  /// Reports an unknown action in a modifier.
  private static func report(_ use: DocumentModifiers.Reference, _ context: RuleContext) {
    let name = use.reference.name
    let declared = context.knownNames(of: "action") { context.analysis.symbols.declaredNames(.action) }.names
    guard !declared.contains(name), !context.project.hostActions.contains(name) else { return }
    let near = closest(to: name, in: declared + context.project.hostActions.sorted())
    context.report(
      RuleFinding(
        at: use.range, "there is no action named `\(name)`", effect: rule.description.effect,
        help: context.help(near, among: declared, declaredIn: \.actions),
        fixes: near.enumerated().map { index, name in
          QuickFix(
            "Replace with `\(name)`", replacing: use.range, with: use.replacement(name),
            index == 0 ? .suggested : .alternative)
        }))
  }

  private static func report(_ reference: RecordIndex, _ name: String, _ context: RuleContext) {
    let foreign = context.foreignReference(reference, named: name, .action, "action") { names in
      "an event runs one action; to run \(listing(names, last: "and")), write a `sequence` with their steps"
    }
    if let foreign {
      return context.report(
        RuleFinding(
          at: context.view.range(reference), "there is no action named `\(name)`",
          effect: rule.description.effect,
          help: foreign.help, fixes: foreign.fixes))
    }
    let declared = context.knownNames(of: "action") { context.analysis.symbols.declaredNames(.action) }.names
    let near = context.knownNames { declared + context.project.hostActions.sorted() }.closest(
      to: name)
    let entry = context.analysis.vocabulary.entry(named: name, in: .action)
    let type = entry.flatMap { $0.isGuess ? nil : $0.action }
    let inline = "{ \"type\": \(StringLiteral.quoted(name)) }"
    let isEvent = type != nil && isEvent(reference, context)
    // Only an action without parameters is complete with its type alone.
    let writing =
      isEvent && type?.shape.rows.isEmpty == true
      ? context.replacement("Write `\(inline)`", of: context.view.range(reference), with: inline) : []
    let misplaced = MisplacedActions.eventNamed(name, context)
    let move = misplaced.flatMap { MisplacedActions.moveOutOfRoot($0, named: name, context) }
    context.report(
      RuleFinding(
        at: context.view.range(reference), "there is no action named `\(name)`",
        effect: rule.description.effect,
        help: move?.title.withLowercaseInitial
          ?? (isEvent
            ? "`\(name)` is an action type: write `\(inline)`"
            : context.help(near, among: declared, declaredIn: \.actions)),
        fixes: (move.map { [$0] } ?? []) + writing + context.replacements(of: reference, with: near)
          + context.declaration(
            "Create the action `\(name)`", of: name, as: #"{ "type": "sequence", "steps": [] }"#,
            in: \.actions)
      ).covering(misplaced.map { [context.view.range(context.view.name(of: $0))] } ?? []))
  }

  /// Returns whether the id is where an inline action is accepted as well.
  private static func isEvent(_ reference: RecordIndex, _ context: RuleContext) -> Bool {
    guard let member = context.view.member(owning: reference) else { return false }
    let key = context.view.string(context.view.name(of: member))
    return Document.Component.Actions.table.row(named: key) != nil
      || Document.LifecycleActions.table.row(named: key) != nil
  }
}
