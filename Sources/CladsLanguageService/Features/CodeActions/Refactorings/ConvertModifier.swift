import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Writes a modifier in its other form: Swift's syntax or the AST form.
enum ConvertModifier: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.rewrite]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis, analysis.vocabulary.level == .extended else { return [] }
    var found: (modifier: Document.Modifier, range: TextRange)?
    analysis.file.tree.withView { view in
      analysis.document.forEachNode { node in
        for modifier in node.modifiers where found == nil && view.range(modifier.node).contains(context.range)
        {
          found = (modifier, view.range(modifier.node))
        }
      }
    }
    guard let (modifier, range) = found, let expression = modifier.syntax.expression else { return [] }
    switch modifier.form {
    case .text:
      return [
        CodeAction(
          "Write the modifier in the AST form", .rewrite,
          edits: [TextEdit(range: range, newText: expression.astJSON)])
      ]
    case .ast:
      // A name of the AST form need not be one of Swift.
      guard ModifierSyntax.parse(expression.text).expression == expression else { return [] }
      return [
        CodeAction(
          "Write the modifier in Swift's syntax", .rewrite,
          edits: [TextEdit(range: range, newText: StringLiteral.quoted(expression.text))])
      ]
    }
  }
}
