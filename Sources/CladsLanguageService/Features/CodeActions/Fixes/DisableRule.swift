import CladsAnalysis
import CladsDocument
import CladsRules
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// The comment that silences a rule in the object around a finding.
enum DisableRule: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.quickFix]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    guard let analysis = scene.analysis else { return [] }
    var seen: Set<DiagnosticID> = []
    let touched = scene.touched
    let generic = touched.isEmpty ? [] : genericActions(of: analysis)
    return touched.compactMap { diagnostic in
      guard !Self.breaksDocument(diagnostic),
        seen.insert(diagnostic.id).inserted,
        let edit = edit(for: diagnostic, scene.document, generic)
      else { return nil }
      return CodeAction(
        "Disable `\(diagnostic.id.rawValue)` here", .quickFix, edits: [edit], mending: diagnostic)
    }
  }

  /// Whether a comment would not help: the text itself is broken.
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

  /// Adds the rule to a comment that silences others.
  private static func extending(_ comment: MemberSyntax, by id: DiagnosticID) -> TextEdit? {
    guard let text = comment.value?.string, text.value.hasPrefix(SuppressionComment.command + " ") else {
      return nil
    }
    let place = text.sourceOffset(ofDecoded: SuppressionComment.command.utf8.count + 1)
    return TextEdit(range: TextRange(place, place), newText: "\(id.rawValue), ")
  }

  /// The actions in which a comment would be a parameter.
  private static func genericActions(of analysis: Analysis) -> Set<RecordIndex> {
    var nodes: Set<RecordIndex> = []
    analysis.document.forEachAction { action in
      let description =
        action.type.flatMap { analysis.vocabulary.entry(named: $0, in: .action)?.payload }
        as? ActionDescription
      if description?.isTyped != true { nodes.insert(action.origin.node) }
    }
    return nodes
  }
}
