import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// A destination that the project file does not list.
package enum NavigateDestinationUnknown {
  package static let rule = Rule(
    "navigate-destination-unknown", .warning, .actions, .doesNothing, checks: .action(check),
    summary: "A `destination` that the project file does not list, and that is no document.",
    why: """
      An app that does not know the destination most likely stays on the current screen. With \
      `documentsAreDestinations` in clads.json, the ids and file names of all documents are known, too, and any \
      other destination is an error.
      """,
    bad: .compactScreen(
      "shop", actions: #"{ "pay": { "type": "navigate", "destination": «"chekout"» } }"#,
      #"{ "type": "button", "text": "Pay", "actions": { "onTap": "pay" } }"#),
    fix: "Replace it with the closest destination",
    project: #"{ "destinations": ["checkout", "profile"] }"#)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    let project = context.project
    if case .navigate(let navigate) = action, let destination = navigate.destination,
      context.analysis.vocabulary.versions(having: destination, in: .destination) != nil,
      let node = context.valueNode(\.destination, of: navigate), context.view.isCompleteString(node)
    {
      return context.reportLacking(
        destination, in: .destination, at: [node], effect: .none,
        consequence: "an app that does not know it most likely stays on the current screen")
    }
    if reportsScreenOfOthers(action, context) { return }
    // Where documents are destinations, all of them must be known.
    if project.documentsAreDestinations, project.documentDestinations == nil { return }
    guard case .navigate(let navigate) = action,
      let destinations = project.destinations ?? project.documentDestinations.map({ _ in [] }),
      let destination = navigate.destination, !destinations.contains(destination),
      !Template.containsPlaceholder(destination), let node = context.valueNode(\.destination, of: navigate),
      context.view.isCompleteString(node)
    else { return }
    if project.documentDestinations?.contains(destination) == true { return }
    let offered = project.offeredDestinations
    if offered.contains(where: { $0.name == destination }) { return }
    let known = context.knownNames { offered.filter { !$0.isGuess }.map(\.name) }
    let near = known.closest(to: destination)
    context.report(
      RuleFinding(
        at: context.view.range(node), "unknown destination `\(destination)`",
        consequence: "an app that does not know it most likely stays on the current screen",
        help: didYouMean(near)
          ?? (project.documentDestinations != nil
            ? "no document of the project has this `id` or file name; if the app has such a screen, list it in "
              + "`destinations` in clads.json"
            : destinations.count <= 6 && !destinations.isEmpty
              ? "clads.json lists \(listing(destinations, last: "and"))"
              : "add it to `destinations` in clads.json once the app supports it"),
        severity: project.documentDestinations == nil ? nil : .error,
        fixes: context.replacements(of: node, with: near)))
  }

  /// Reports the way to a document that is not meant for this version of the app, or returns `false`.
  private static func reportsScreenOfOthers(_ action: Document.Action, _ context: RuleContext) -> Bool {
    let project = context.project
    guard let client = project.selectedClient, case .navigate(let navigate) = action,
      let destination = navigate.destination, let range = project.destinationClients[destination],
      !range.contains(client), range.first < project.clientNames.count, range.last >= range.first,
      let node = context.valueNode(\.destination, of: navigate)
    else { return false }
    let names = project.clientNames
    let (first, last) = (range.first, min(range.last, names.count - 1))
    let versions =
      if last == names.count - 1 {
        "\(names[first]) and later"
      } else if first == 0 {
        "\(names[last]) and earlier"
      } else {
        joined(Array(names[first...last]), last: "and") + " only"
      }
    context.report(
      RuleFinding(
        at: context.view.range(node), "the screen `\(destination)` is not meant for this version of the app",
        consequence: "an app that does not get it most likely stays on the current screen",
        help: "it is for \(versions)"
      ).aboutVersions())
    return true
  }
}
