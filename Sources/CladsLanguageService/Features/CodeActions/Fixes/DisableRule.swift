import CladsAnalysis
import CladsCheck
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Inserts a comment that suppresses a rule in the object around a finding.
enum DisableRule: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis else { return [] }
    var seen: Set<DiagnosticID> = []
    let touched = context.touched
    let generic = touched.isEmpty ? [] : genericActions(of: analysis)
    return touched.compactMap { diagnostic in
      guard !Self.breaksDocument(diagnostic),
        seen.insert(diagnostic.id).inserted,
        let edit = edit(for: diagnostic, context.document, generic)
      else { return nil }
      return CodeAction(
        "Disable `\(diagnostic.id.rawValue)` here", .quickFix, edits: [edit], fixing: diagnostic)
    }
  }

  /// Returns whether the finding is a syntax error, which no comment can suppress.
  private static func breaksDocument(_ diagnostic: Diagnostic) -> Bool {
    RuleTable.description(diagnostic.id)?.group == .syntax
  }

  private static func edit(
    for diagnostic: Diagnostic, _ document: DocumentSnapshot, _ generic: Set<RecordIndex>
  ) -> TextEdit? {
    for step in document.cursor(at: diagnostic.range.start)?.path.reversed() ?? [] {
      guard case .object(let shape) = step.shape, !shape.isOpen, !generic.contains(step.node),
        let object = SyntaxNode(tree: document.file.tree, index: step.node).object
      else { continue }
      guard let comment = object.member(named: SuppressionComment.key) else {
        let text = StringLiteral.quoted("\(SuppressionComment.command) \(diagnostic.id.rawValue)")
        return MemberEdits.insertionAtStart(of: SuppressionComment.key, json: text, into: object)
      }
      if let edit = extending(comment, by: diagnostic.id) { return edit }
    }
    return nil
  }

  /// Returns an edit that adds a rule to a suppression comment; `nil` when the comment is an ordinary one.
  private static func extending(_ comment: MemberSyntax, by id: DiagnosticID) -> TextEdit? {
    guard let text = comment.value?.string, text.value.hasPrefix(SuppressionComment.command + " ") else {
      return nil
    }
    let offset = text.sourceOffset(ofDecoded: SuppressionComment.command.utf8.count + 1)
    return TextEdit(range: TextRange(offset, offset), newText: "\(id.rawValue), ")
  }

  /// Returns the custom actions, in which the app would receive a comment as a parameter.
  private static func genericActions(of analysis: Analysis) -> Set<RecordIndex> {
    var nodes: Set<RecordIndex> = []
    analysis.document.forEachAction { action in
      let description = action.type.flatMap { analysis.vocabulary.entry(named: $0, in: .action)?.action }
      if description?.isCompleteString != true { nodes.insert(action.origin.node) }
    }
    return nodes
  }
}
