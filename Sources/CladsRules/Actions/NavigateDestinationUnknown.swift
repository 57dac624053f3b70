import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// A destination that the project does not list.
enum NavigateDestinationUnknown: ActionRule {
  static let id: DiagnosticID = "navigate-destination-unknown"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.doesNothing
  static let documentation = RuleDocumentation(
    summary: "A `destination` that is not among the `destinations` of the project file.",
    why: "An app that does not know the place stays where it is.",
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
    guard case .navigate(let navigate) = action.payload, let destinations = context.project.destinations,
      let destination = navigate.destination, !destinations.contains(destination),
      !Template.containsPlaceholder(destination), let node = context.valueNode(\.destination, of: navigate),
      context.isTyped(node)
    else { return }
    let near = closest(to: destination, in: destinations)
    context.report(
      Finding(
        id, at: context.view.range(node), "clads.json lists no destination `\(destination)`",
        consequence: "an app that does not know the place stays where it is",
        help: didYouMean(near)
          ?? (destinations.count <= 6 && !destinations.isEmpty
            ? "it lists \(listing(destinations, last: "and"))"
            : "add it to `destinations` in clads.json once the app knows it"),
        fixes: context.replacements(of: node, with: near)))
  }
}
