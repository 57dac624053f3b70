import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// An id that two components, sections or section layouts share.
enum DuplicateComponentID {
  static let rule = Rule(
    "duplicate-component-id", .warning, .components, checks: .document(check),
    summary: "The same `id` on two components, two sections or two section layouts.",
    why: "Code that looks up the id, such as a test or the app's own code, finds only the first one.",
    bad: .compactScreen(
      "names",
      #"""
      { "type": "label", "id": "name", "text": "First name" },
      { "type": "label", "id": «"name"», "text": "Last name" }
      """#),
    good: .document(
      .compactScreen(
        "names",
        #"""
        { "type": "label", "id": "first-name", "text": "First name" },
        { "type": "label", "id": "last-name", "text": "Last name" }
        """#)))

  static func check(_ context: RuleContext) {
    for kind in [SymbolKind.component, .section, .sectionLayout] {
      for symbol in context.analysis.symbols.all(kind)
      where !context.isCanceled() && symbol.declarations.count > 1 {
        guard let first = symbol.declarations.first, !symbol.name.isEmpty else { continue }
        for later in symbol.declarations.dropFirst() {
          context.report(
            RuleFinding(
              at: context.view.range(later), "another \(noun(kind)) already has the id `\(symbol.name)`",
              consequence: "looking up `\(symbol.name)` finds only the first one",
              help: "give each its own id, or leave out the id",
              related: [Related("first used here", at: context.view.range(first))]))
        }
      }
    }
  }

  private static func noun(_ kind: SymbolKind) -> String {
    switch kind {
    case .section: "section"
    case .sectionLayout: "section layout"
    default: "component"
    }
  }
}
