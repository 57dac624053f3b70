import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// A destination that the project file does not list.
enum NavigateDestinationUnknown: ActionRule {
  static let id: DiagnosticID = "navigate-destination-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A `destination` that the project file does not list.",
    why: "An app that does not know the destination most likely stays on the current screen.",
    bad: #"""
      {
        "id": "shop",
        "actions": { "pay": { "type": "navigate", "destination": «"chekout"» } },
        "root": { "children": [ { "type": "button", "text": "Pay", "actions": { "onTap": "pay" } } ] }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "actions": { "pay": { "type": "navigate", "destination": "checkout" } },
        "root": { "children": [ { "type": "button", "text": "Pay", "actions": { "onTap": "pay" } } ] }
      }
      """#,
    fix: "Replace it with the closest destination",
    project: #"{ "destinations": ["checkout", "profile"] }"#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .navigate(let navigate) = action, let destinations = context.project.destinations,
      let destination = navigate.destination, !destinations.contains(destination),
      !Template.containsPlaceholder(destination), let node = context.valueNode(\.destination, of: navigate),
      context.view.isCompleteString(node)
    else { return }
    let offered = context.project.offeredDestinations
    if offered.contains(where: { $0.name == destination }) { return }
    let known = context.knownNames(for: id) { offered.filter { !$0.isGuess }.map(\.name) }
    let near = known.closest(to: destination)
    context.report(
      Finding(
        id, at: context.view.range(node), "unknown destination `\(destination)`",
        consequence: "an app that does not know it most likely stays on the current screen",
        help: didYouMean(near)
          ?? (destinations.count <= 6 && !destinations.isEmpty
            ? "clads.json lists \(listing(destinations, last: "and"))"
            : "add it to `destinations` in clads.json once the app supports it"),
        fixes: context.replacements(of: node, with: near)))
  }
}
