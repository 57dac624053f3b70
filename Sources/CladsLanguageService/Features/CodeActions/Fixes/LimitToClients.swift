import CladsAnalysis
import CladsCheck
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// Inserts a comment that says which versions of the app a document is for, where others cannot show it.
enum LimitToClients: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    let names = context.document.project.clientNames
    var seen: Set<String> = []
    return context.touched.compactMap { diagnostic in
      let excluded = diagnostic.clients.compactMap(names.firstIndex)
      guard !excluded.isEmpty, diagnostic.isAboutVersions,
        let comment = ClientGate.comment(excluding: excluded, of: Array(names.indices), names),
        seen.insert(comment.text).inserted, let root = context.analysis?.root,
        let object = SyntaxNode(tree: context.document.file.tree, index: root).object,
        object.member(named: SuppressionComment.key) == nil
      else { return nil }
      let edit = MemberEdits.insertionAtStart(
        of: SuppressionComment.key, json: StringLiteral.quoted(comment.text), into: object)
      let words = comment.text.dropFirst(ClientGate.command.count + 1)
      return CodeAction(
        "Say that the document is for clients \(words)", .quickFix, edits: [edit], fixing: diagnostic)
    }
  }
}
