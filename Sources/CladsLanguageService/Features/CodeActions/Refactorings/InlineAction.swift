import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Replaces the ID of a named action with the action itself, and removes the entry if nothing else uses it.
enum InlineAction: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.inline]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis, let string = context.string, isBinding(string, analysis)
    else {
      return []
    }
    let tree = analysis.file.tree
    let name = tree.withView { $0.string(string) }
    guard let entry = analysis.document.actions?.first(where: { $0.name == name }),
      let symbol = analysis.symbols.symbol(.action, named: name)
    else { return [] }
    let range = tree.withView { $0.range(string) }
    let text = tree.laidOut(tree.text(of: entry.node), at: range.start)
    var edits = [TextEdit(range: range, newText: text)]
    if symbol.references.count == 1, !isRunByModifier(name, analysis),
      let member = analysis.member(around: entry.node)
    {
      edits.append(MemberEdits.removal(of: SyntaxNode(tree: tree, index: member)))
    }
    return [CodeAction("Inline action `\(name)`", .inline, edits: edits)]
  }

  /// Returns whether a modifier runs a named action.
  private static func isRunByModifier(_ name: String, _ analysis: Analysis) -> Bool {
    var isFound = false
    analysis.document.forEachNode { node in
      isFound =
        isFound
        || node.modifiers.contains { modifier in
          ModifierMatcher(modifier.syntax).references { analysis.vocabulary.modifier(named: $0) }
            .contains { $0.kind == .action && $0.name == name }
        }
    }
    return isFound
  }

  /// Returns whether an inline action is allowed in place of the ID.
  private static func isBinding(_ string: RecordIndex, _ analysis: Analysis) -> Bool {
    analysis.file.tree.withView { view in
      func isEvent<Events: Described>(_ paths: [PartialKeyPath<Events>], of events: Events?) -> Bool {
        guard let object = events?.origin.node else { return false }
        return paths.contains { Events.table.value(of: $0, in: object, view) == string }
      }
      var isFound = isEvent([\.onAppear, \.onDisappear], of: analysis.document.root.actions)
      analysis.document.forEachNode { node in
        guard !isFound, case .component(let component) = node else { return }
        isFound = isEvent([\.onTap, \.onValueChanged], of: component.actions)
      }
      return isFound
    }
  }
}
