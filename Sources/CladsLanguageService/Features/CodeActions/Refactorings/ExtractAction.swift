import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import SourceText

/// Moves an action that is written in place into the document's `actions`.
enum ExtractAction: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.extract]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    guard let analysis = scene.analysis, let action = binding(in: scene) else { return [] }
    let name = analysis.newName(action.type ?? "action", .action)
    let json = analysis.file.tree.text(of: action.origin.node)
    guard let insertion = analysis.insertion(of: name, json: json, in: \.actions) else { return [] }
    let reference = TextEdit(range: action.origin.range, newText: StringLiteral.quoted(name))
    return [CodeAction("Move into `actions` as `\(name)`", .extract, edits: [reference, insertion])]
  }

  /// The action around the stretch that stands where its id may stand as well.
  private static func binding(in scene: CodeActionScene) -> Document.Action? {
    var found: Document.Action?
    scene.analysis?.document.forEachBinding { binding in
      guard let action = binding.inline, action.origin.range.contains(scene.range) else { return }
      found = action
    }
    return found
  }
}
