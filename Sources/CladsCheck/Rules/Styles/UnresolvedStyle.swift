import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// A reference to an undeclared style.
enum UnresolvedStyle {
  static let rule = Rule(
    "unresolved-style", .error, .styles, .isIgnored, checks: .document(check),
    summary: "A reference to an undeclared style.",
    why: "The component is drawn without any style.",
    bad: .compactScreen(
      "greeting", styles: #"{ "card": { "fontSize": 20 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": «"crad"» }"#),
    fix: "Replace it with the closest declared style")

  static func check(_ context: RuleContext) {
    for symbol in context.undeclared(.style, in: \.styles)
    where !context.isCanceled() && !symbol.name.hasPrefix("@") {
      let extensions = Set(symbol.extensions)
      for reference in symbol.references where !context.isCanceled() && !extensions.contains(reference) {
        check(reference, named: symbol.name, context)
      }
    }
  }

  private static func check(_ reference: RecordIndex, named name: String, _ context: RuleContext) {
    guard context.view.isCompleteString(reference) else { return }
    // A token without its `@` is most likely one that the document uses elsewhere.
    let isToken = context.analysis.symbols.symbol(.token, named: name) != nil
    let near =
      isToken
      ? ["@" + name]
      : context.knownNames { declared(context) + tokens(context) }.closest(to: name)
    let title = "Create the style `\(name)`"
    let choice = StyleChoice.fix(reference, context)
    let (help, fixes) =
      choice.map { ($0.title.withLowercaseInitial, [$0]) }
      ?? context.foreignReference(reference, named: name, .style, "style") { names in
        "a component has one style; use \(listing(names, last: "or")), and let it have the others as `inherits`"
      } ?? (
        context.help(
          near, among: context.knownNames(of: "style") { declared(context) }.names, declaredIn: \.styles),
        context.replacements(of: reference, with: near)
          + context.declaration(title, of: name, as: "{}", in: \.styles)
      )
    context.report(
      RuleFinding(
        at: context.view.range(reference), "no style named `\(name)`",
        consequence: "\(owner(of: reference, context)) is drawn without any style", help: help, fixes: fixes))
  }

  private static func declared(_ context: RuleContext) -> [String] {
    context.analysis.symbols.declaredNames(.style).filter { !$0.hasPrefix("@") }
  }

  /// Returns the tokens of the document's design systems, with their `@` prefix.
  private static func tokens(_ context: RuleContext) -> [String] {
    context.project.designSystems(named: context.document.designSystem)
      .flatMap { $0.certainNames.map { "@" + $0 } }
  }

  private static func owner(of reference: RecordIndex, _ context: RuleContext) -> String {
    guard let object = context.object(owning: reference) else { return "it" }
    let node = context.nodeDescription(of: object) == nil ? context.object(owning: object) : object
    return node.flatMap(context.nodeDescription).map { "the \($0.name)" } ?? "it"
  }
}
