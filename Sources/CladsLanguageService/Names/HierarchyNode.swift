import CladsAnalysis
import CladsSchema
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// An item of a hierarchy before its places are turned into lines and characters.
struct HierarchyNode: Sendable {
  let name: String
  let detail: String?
  let kind: LSPSymbolKind
  let range: TextRange
  let selection: TextRange

  /// The entry of a map: its name is selected.
  init(_ name: String, detail: String?, _ kind: LSPSymbolKind, key: RecordIndex, _ view: SyntaxView) {
    self.name = name
    self.detail = detail
    self.kind = kind
    range = view.member(owning: key).map { view.range($0) } ?? view.range(key)
    selection = view.content(of: key)
  }

  /// A node of the screen: its type is selected, or the key it stands under.
  init(_ name: String, detail: String?, _ kind: LSPSymbolKind, node: RecordIndex, _ view: SyntaxView) {
    self.name = name
    self.detail = detail
    self.kind = kind
    range = view.member(owning: node).map { view.range($0) } ?? view.range(node)
    selection = view.title(of: node)
  }

  /// The item as the protocol writes it.
  func item(in document: DocumentSnapshot, _ encoding: PositionEncoding) -> HierarchyItem {
    let positions = PositionMapper(document.file.source, encoding: encoding)
    let ranges = positions.ranges([range, selection])
    return HierarchyItem(
      name: name, detail: detail, kind: kind, uri: document.uri, range: ranges[0], selectionRange: ranges[1])
  }
}

extension HierarchyItem {
  /// The file of an item that the client sends back, and the place in it; nothing when the file is gone.
  func place(in context: WorkspaceContext) async -> (document: DocumentSnapshot, offset: TextOffset)? {
    guard let document = await context.workspace.document(uri) else { return nil }
    let positions = PositionMapper(document.file.source, encoding: context.encoding)
    return (document, positions.offset(selectionRange.start))
  }
}
