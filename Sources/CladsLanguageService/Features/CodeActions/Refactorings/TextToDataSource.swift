import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Moves the text of a component into the document's `dataSources`.
enum TextToDataSource: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.extract]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis, case .component(let component) = context.node,
      component.dataSourceId == nil, component.data == nil, usesDataSources(component),
      let text = component.text,
      let textKey = Document.Component.table.row(of: \.text)?.name,
      let referenceKey = Document.Component.table.row(of: \.dataSourceId)?.name,
      let member = SyntaxNode(tree: analysis.file.tree, index: component.origin.node).object?
        .member(named: textKey),
      member.range.contains(context.range),
      let source = json(for: text, value: member.value)
    else { return [] }
    let name = analysis.newName(component.id ?? component.kind.rawValue + "Text", .dataSource)
    guard let insertion = analysis.insertion(of: name, json: source, in: \.dataSources) else { return [] }
    let reference = TextEdit(
      range: member.range, newText: "\(StringLiteral.quoted(referenceKey)): \(StringLiteral.quoted(name))")
    return [
      CodeAction("Extract text into `dataSources` as `\(name)`", .extract, edits: [reference, insertion])
    ]
  }

  /// Returns whether components of this kind can show a data source.
  private static func usesDataSources(_ component: Document.Component) -> Bool {
    BuiltInKinds.components.contains { kind in
      kind.description.name == component.kind.rawValue
        && kind.description.usages.contains { $0.path == \Document.ComponentContents.dataSourceId }
    }
  }

  /// Returns a data source for a text: a binding if it has placeholders, otherwise a static one.
  private static func json(for text: String, value: SyntaxNode?) -> String? {
    guard let value, value.kind == .string else { return nil }
    let isComputed = text.contains("${")
    let kind: Document.DataSourceKind = isComputed ? .binding : .static
    let table = Document.DataSource.table
    guard let typeKey = table.row(of: \.kind)?.name,
      let contentKey = table.row(of: isComputed ? \.template : \.value)?.name
    else { return nil }
    return "{ \(StringLiteral.quoted(typeKey)): \(StringLiteral.quoted(kind.rawValue)), "
      + "\(StringLiteral.quoted(contentKey)): \(value.tree.text(of: value.index)) }"
  }
}
