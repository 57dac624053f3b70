import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// Design tokens in a document that does not name their design system.
enum DesignSystemUndeclared {
  static let rule = Rule(
    "design-system-undeclared", .info, .designSystems, checks: .document(check),
    summary: "A design-system token in a document without `designSystem`.",
    why:
      "Neither readers nor tools can tell which design system the token belongs to, or whether it exists.",
    bad: .compactScreen("greeting", #"{ "type": "label", "text": "Hello", "styleId": «"@text.title"» }"#),
    good: .replacing(#"g","#, with: #"g", "designSystem": "trailhead","#),
    fix: "Add `designSystem` with the project's design system",
    project: #"{ "designSystems": { "trailhead": { "styles": { "text.title": { "fontSize": 28 } } } } }"#)

  static func check(_ context: RuleContext) {
    guard context.member(\.designSystem, of: context.document) == nil, !context.hasSyntaxErrors else {
      return
    }
    let tokens = context.analysis.symbols.all(.token).filter {
      !$0.name.isEmpty && !context.styles.isMeantAsStyle(token: $0.name)
    }
    let references = tokens.flatMap(\.references)
    guard let first = references.min() else { return }
    let key = context.name(\Document.Definition.designSystem)
    let all = context.project.designSystems(named: nil)
    // Only a design system that has all tokens is meant.
    let matching = all.filter { system in tokens.allSatisfy { system.mayResolve($0.name) } }
    let systems = (matching.isEmpty ? all : matching).map(\.name)
    let name = systems.count == 1 ? systems[0] : nil
    context.report(
      RuleFinding(
        at: context.view.range(first),
        "the document does not say which design system `\(context.view.string(first))` belongs to",
        help: systems.isEmpty
          ? "add `\(key)` with its name" : "set `\(key)` to \(listing(systems, last: "or"))",
        related: references.filter { $0 != first }.map {
          Related("also a token", at: context.view.range($0))
        },
        fixes: name.map {
          context.insertion(
            "Add `\"\(key)\": \"\($0)\"`", of: "\"\(key)\": \(StringLiteral.quoted($0))",
            into: context.document.origin.node)
        } ?? []))
  }
}
