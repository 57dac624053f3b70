import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// The name of a symbol that does not exist.
enum UnknownSymbol {
  static let rule = Rule(
    "unknown-symbol", .warning, .components, checks: .document(check),
    summary: "An `sfsymbol` that is not the name of an SF Symbol.",
    why: """
      The app draws nothing for an unknown symbol. Apple adds symbols every year, so only names that no symbol has \
      are reported: with another character than lowercase letters, digits and dots, with the ending of a file, \
      with a misspelled word, or from another set of icons.
      """,
    bad: .compactScreen("about", #"{ "type": "image", "image": { "sfsymbol": «"star.fil"» } }"#),
    fix: "Replace it with the closest name")

  static func check(_ context: RuleContext) {
    for fact in context.analysis.facts {
      guard fact.role == .symbolName, !context.isCanceled(), context.view.isCompleteString(fact.node) else {
        continue
      }
      let name = context.view.string(fact.node)
      guard !name.isEmpty, name.utf8.count <= 100, !Template.containsPlaceholder(name),
        !context.view.hasForeignPlaceholder(fact.node), let mistake = SymbolNames.system.mistake(in: name)
      else { continue }
      let near = SymbolNames.system.suggestions(for: name)
      context.report(
        RuleFinding(
          at: context.view.range(fact.node), "no symbol is named `\(name)`",
          consequence: "nothing is drawn in its place",
          help: didYouMean(near) ?? help(for: mistake), fixes: context.replacements(of: fact.node, with: near)
        ),
        sharing: name)
    }
  }

  private static func help(for mistake: SymbolNames.Mistake) -> String {
    switch mistake {
    case .character, .word: "names of symbols are lowercase words joined by dots, such as `star.fill`"
    case .file: "an image of the app is an `asset`, and one on a server a `url`"
    }
  }
}
