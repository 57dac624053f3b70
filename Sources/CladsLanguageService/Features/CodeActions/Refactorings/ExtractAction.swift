import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Moves an inline action into the document's `actions`.
enum ExtractAction: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.extract]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis, let action = binding(in: context) else { return [] }
    let name = analysis.newName(action.type ?? "action", .action)
    let json = analysis.file.tree.text(of: action.origin.node)
    guard let insertion = analysis.insertion(of: name, json: json, in: \.actions) else { return [] }
    let reference = TextEdit(range: action.origin.range, newText: StringLiteral.quoted(name))
    return [CodeAction("Extract into `actions` as `\(name)`", .extract, edits: [reference, insertion])]
  }

  /// Returns the innermost inline action around the range that can be replaced by an action ID.
  private static func binding(in context: CodeActionContext) -> Document.Action? {
    var found: Document.Action?
    context.analysis?.document.forEachBinding { binding in
      guard let action = binding.inline, action.origin.range.contains(context.range) else { return }
      found = action
    }
    return found
  }
}
