import CladsAnalysis
import CladsDocument
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// An item of a hierarchy, before its ranges are converted to positions.
struct HierarchyNode: Sendable {
  let name: String
  let detail: String?
  let kind: LSPSymbolKind
  let range: TextRange
  let selection: TextRange

  /// Creates an item for an entry of a map; its name is selected.
  init(_ name: String, detail: String?, _ kind: LSPSymbolKind, key: RecordIndex, _ view: SyntaxView) {
    self.name = name
    self.detail = detail
    self.kind = kind
    range = view.member(owning: key).map { view.range($0) } ?? view.range(key)
    selection = view.content(of: key)
  }

  /// Creates an item for a layout node; its type is selected, or the key whose value it is.
  init(_ name: String, detail: String?, _ kind: LSPSymbolKind, node: RecordIndex, _ view: SyntaxView) {
    self.name = name
    self.detail = detail
    self.kind = kind
    range = view.member(owning: node).map { view.range($0) } ?? view.range(node)
    selection = view.title(of: node)
  }

  /// Returns the item as an LSP item.
  func item(in document: DocumentSnapshot, _ encoding: PositionEncoding) -> HierarchyItem {
    let positions = PositionMapper(document.file.source, encoding: encoding)
    let ranges = positions.ranges([range, selection])
    return HierarchyItem(
      name: name, detail: detail, kind: kind, uri: document.uri, range: ranges[0], selectionRange: ranges[1])
  }
}

extension HierarchyItem {
  /// Returns the file and offset of an item that the client sent back; `nil` when the file no longer exists.
  func location(in context: WorkspaceContext) async -> (document: DocumentSnapshot, offset: TextOffset)? {
    guard let document = await context.workspace.document(uri) else { return nil }
    let positions = PositionMapper(document.file.source, encoding: context.encoding)
    return (document, positions.offset(selectionRange.start))
  }
}
