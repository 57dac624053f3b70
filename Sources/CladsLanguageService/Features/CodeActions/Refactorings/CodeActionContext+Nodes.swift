import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

extension CodeActionContext {
  /// The smallest layout node around the range.
  var node: Document.LayoutNode? {
    guard let analysis else { return nil }
    var found: Document.LayoutNode?
    analysis.document.forEachNode { node in
      if node.origin.range.contains(range) { found = node }
    }
    return found
  }

  /// The sibling nodes that the range contains; if there are none, the smallest node that contains it.
  var selectedNodes: [RecordIndex] {
    guard let analysis else { return [] }
    if range.isEmpty { return node.map { [$0.origin.node] } ?? [] }
    var nodes: [RecordIndex] = []
    analysis.document.forEachNode { node in
      if range.contains(node.origin.range) { nodes.append(node.origin.node) }
    }
    guard let first = nodes.first else { return node.map { [$0.origin.node] } ?? [] }
    return document.file.tree.withView { view in
      nodes.filter { view[$0].parent == view[first].parent }
    }
  }

  /// The smallest inline action around the range, including the steps of a sequence.
  var action: Document.Action? {
    guard let analysis else { return nil }
    var found: Document.Action?
    analysis.document.forEachAction { action in
      if action.origin.range.contains(range) { found = action }
    }
    return found
  }

  /// The record of the string around the range.
  var string: RecordIndex? {
    let record = document.file.tree.record(at: range.start)
    let isString = document.file.tree.withView {
      $0.kind(record) == .string && $0.range(record).contains(range)
    }
    return isString ? record : nil
  }
}

extension Analysis {
  /// Returns the record of the member whose value or name is at `index`.
  func member(around index: RecordIndex) -> RecordIndex? {
    file.tree.withView { view in
      let parent = view[index].parent
      return view.kind(parent) == .member ? parent : nil
    }
  }

  /// Returns an edit that adds an entry to one of the document's maps, and adds the map if it is missing.
  func insertion(
    of name: String, json: String, in path: PartialKeyPath<Document.Definition>
  ) -> TextEdit? {
    let tree = file.tree
    guard let key = Document.Definition.table.row(of: path)?.name,
      let root = SyntaxNode(tree: tree, index: document.origin.node).object
    else { return nil }
    if let map = root[key]?.object {
      let offset = map.members.last?.range.end ?? map.node.range.start
      let text = tree.laidOut(json, at: offset)
      // The insertion indents the entry itself, so the outer indentation is removed first.
      return MemberEdits.insertion(
        of: name, json: map.members.isEmpty ? json : unindented(text, at: offset), into: map)
    }
    let entry =
      "{\(tree.isMultiline ? "\n" : " ")\(StringLiteral.quoted(name)): \(json)\(tree.isMultiline ? "\n" : " ")}"
    let anchor = root.members.last { $0.value?.kind == .object && $0.nameText != rootKey }
    let offset = anchor?.range.start ?? root.members.first?.range.start ?? root.node.range.start
    return MemberEdits.insertion(
      of: key, json: unindented(tree.laidOut(entry, at: offset), at: offset), into: root,
      after: anchor ?? root.members.first)
  }

  private var rootKey: String? { Document.Definition.table.row(of: \.root)?.name }

  /// Returns the text without the indentation of the line at an offset, in all lines but the first.
  private func unindented(_ text: String, at offset: TextOffset) -> String {
    let outer = file.tree.indentation(ofLineContaining: offset)
    return outer.isEmpty ? text : text.replacing("\n" + outer, with: "\n")
  }

  /// Returns a name that no symbol of the kind has: `base`, with a number appended if necessary.
  func newName(_ base: String, _ kind: SymbolKind) -> String {
    var name = base
    var number = 2
    while symbols.symbol(kind, named: name) != nil {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
