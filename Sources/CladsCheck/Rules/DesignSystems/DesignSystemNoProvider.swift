import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A design system that the project file does not list.
enum DesignSystemNoProvider {
  static let rule = Rule(
    "design-system-no-provider", .warning, .designSystems, checks: .document(check),
    summary: "A `designSystem` that the project file does not list.",
    why: """
      The app does not check the name. A token that the app does not have leaves the component without a \
      style, and no error is shown.
      """,
    bad: #"""
      {
        "id": "greeting", "designSystem": «"trailhaed"»,
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "@text.title" } ] }
      }
      """#,
    fix: "Replace it with the closest design system in the project file",
    project: #"{ "designSystems": { "trailhead": { "styles": { "text.title": { "fontSize": 28 } } } } }"#)

  static func check(_ context: RuleContext) {
    guard let name = context.document.designSystem, !context.project.designSystems.isEmpty,
      context.project.designSystems[name] == nil,
      context.analysis.vocabulary.entry(named: name, in: .designSystem) == nil,
      let node = context.valueNode(\.designSystem, of: context.document), context.view.isCompleteString(node)
    else { return }
    let systems = context.project.designSystems.keys.sorted()
    let near = closest(to: name, in: systems)
    let owner =
      context.project.designSystems.values.contains(where: \.isRegistered)
      ? "the app has" : context.project.declarer
    context.report(
      RuleFinding(
        at: context.view.range(node), "unknown design system `\(name)`",
        consequence: "components whose tokens the app does not have are drawn without a style",
        help: didYouMean(near) ?? "\(owner) \(listing(systems, last: "and"))",
        fixes: context.replacements(of: node, with: near)))
  }
}
