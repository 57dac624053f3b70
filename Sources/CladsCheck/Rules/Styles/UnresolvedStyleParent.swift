import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A style that inherits from an undeclared style.
enum UnresolvedStyleParent {
  static let rule = Rule(
    "unresolved-style-parent", .error, .styles, .isIgnored, checks: .document(check),
    summary: "A style that inherits from an undeclared style.",
    why: "Nothing is inherited: the style has only its own properties.",
    bad: .compactScreen(
      "greeting",
      styles: #"{ "base": { "fontSize": 20 }, "title": { "inherits": «"bsae"», "fontWeight": "bold" } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    fix: "Replace it with the closest declared style")

  static func check(_ context: RuleContext) {
    for symbol in context.undeclared(.style, in: \.styles)
    where !context.isCanceled() && !symbol.name.hasPrefix("@") {
      for reference in symbol.extensions
      where !context.isCanceled() && context.view.isCompleteString(reference) {
        let own = context.object(owning: reference).flatMap { context.view.member(owning: $0) }
        let ownName = own.map { context.view.string(context.view.name(of: $0)) }
        let known = context.knownNames { context.analysis.symbols.declaredNames(.style) }
        let near = known.closest(to: symbol.name, limit: 4).filter { $0 != ownName }.prefix(3)
        let title = "Create the style `\(symbol.name)`"
        let (help, fixes) =
          context.foreignReference(reference, named: symbol.name, .style, "style") { names in
            "a style inherits from one other; use \(listing(names, last: "or")), and let it inherit in turn"
          } ?? (
            context.help(
              Array(near), among: known.names.lazy.filter { $0 != ownName }.prefix(7), declaredIn: \.styles),
            context.replacements(of: reference, with: Array(near))
              + context.declaration(title, of: symbol.name, as: "{}", in: \.styles)
          )
        context.report(
          RuleFinding(
            at: context.view.range(reference), "no style named `\(symbol.name)` to inherit from",
            consequence: "nothing is inherited", help: help, fixes: fixes))
      }
    }
  }
}
