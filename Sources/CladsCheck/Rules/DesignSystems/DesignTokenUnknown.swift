import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A token that the document's design system does not have.
enum DesignTokenUnknown {
  static let rule = Rule(
    "design-token-unknown", .warning, .designSystems, .isIgnored, checks: .document(check),
    absorbing: [DesignTokenKind.rule.description],
    summary: "A token that the design system does not have.",
    why: """
      A token that the app does not have leaves the component without a style, and no error is shown on \
      device.
      """,
    bad: #"""
      {
        "id": "greeting", "designSystem": "trailhead",
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": «"@text.tilte"» } ] }
      }
      """#,
    fix: "Replace it with the closest token",
    project: #"{ "designSystems": { "trailhead": { "styles": { "text.title": { "fontSize": 28 } } } } }"#)

  static func check(_ context: RuleContext) {
    let symbols = context.analysis.symbols.all(.token)
    guard !symbols.isEmpty else { return }
    let systems = context.project.designSystems(named: context.document.designSystem)
    let isClosed = !systems.isEmpty && systems.allSatisfy(\.isClosed)
    guard isClosed || !context.analysis.vocabulary.lacking(in: .token).isEmpty else { return }
    for symbol in symbols where !symbol.name.isEmpty && !context.isCanceled() {
      if systems.contains(where: { $0.mayResolve(symbol.name) }) { continue }
      if context.analysis.vocabulary.versions(having: symbol.name, in: .token) != nil {
        let uses = symbol.references.filter {
          context.view.isCompleteString($0) && context.isStyleUsed(at: $0)
        }
        context.reportLacking(
          symbol.name, in: .token, at: uses, effect: .none,
          consequence: "the component is drawn without a style")
        continue
      }
      guard isClosed else { continue }
      report(symbol, systems, context)
    }
  }

  private static func report(_ symbol: Symbol, _ systems: [DesignSystem], _ context: RuleContext) {
    let known = context.knownNames { systems.flatMap(\.certainNames) }
    let tokens = known.names
    let near = known.closest(to: symbol.name).map { "@" + $0 }
    let others = context.project.designSystems.values.map(\.name).sorted().filter {
      context.project.designSystems[$0]?.token(named: symbol.name) != nil
    }
    let owner =
      systems.count == 1 ? "the design system `\(systems[0].name)`" : "no design system of the project"
    for reference in symbol.references
    where context.view.isCompleteString(reference) && context.isStyleUsed(at: reference) {
      context.report(
        RuleFinding(
          at: context.view.range(reference),
          systems.count == 1
            ? "\(owner) has no token `@\(symbol.name)`" : "\(owner) has a token `@\(symbol.name)`",
          consequence: "the component is drawn without a style",
          help: (others.isEmpty ? nil : "it is a token of \(listing(others, last: "and"))")
            ?? didYouMean(near)
            ?? (tokens.count <= 6 ? shortListing(tokens.map { "@" + $0 }).map { "use \($0)" } : nil),
          fixes: context.replacements(of: reference, with: near)))
    }
  }
}
