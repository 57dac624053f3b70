import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

/// Moves the properties that a style shares with other styles into a new parent style.
enum ExtractParentStyle: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.extract]

  static func actions(in context: CodeActionContext) -> [CodeAction] {
    guard let analysis = context.analysis,
      let style = analysis.document.styles?.first(where: { contains($0, context, analysis) })
    else { return [] }
    let common = Common(style, in: analysis)
    guard common.properties.count > 1, !common.others.isEmpty else { return [] }
    let name = analysis.newName("base", .style)
    let body =
      "{ "
      + common.properties.map { "\(StringLiteral.quoted($0.name)): \($0.json)" }
      .joined(separator: ", ") + " }"
    guard let insertion = analysis.insertion(of: name, json: body, in: \.styles) else { return [] }
    let edits = ([style] + common.others).flatMap { self.edits($0, common.properties, name, analysis) }
    let names = common.others.map { "`\($0.name)`" }.joined(separator: ", ")
    let count = common.properties.count
    return [
      CodeAction(
        "Extract \(count) properties shared with \(names) into parent style `\(name)`", .extract,
        edits: edits + [insertion])
    ]
  }

  private static func contains(
    _ style: Named<Document.Style>, _ context: CodeActionContext, _ analysis: Analysis
  ) -> Bool {
    analysis.member(around: style.node).map { member in
      analysis.file.tree.withView { $0.range(member) }.contains(context.range)
    } ?? false
  }

  /// The properties that a style shares with other styles; only styles without a parent are considered.
  private struct Common {
    var properties: [WrittenProperty] = []
    var others: NamedList<Document.Style> = []

    init(_ style: Named<Document.Style>, in analysis: Analysis) {
      guard style.value.inherits == nil else { return }
      analysis.file.tree.withView { view in
        properties = view.writtenProperties(of: style.node)
        // Bounds the time in documents with very many styles.
        for other in (analysis.document.styles ?? [:]).prefix(500)
        where other.node != style.node && other.value.inherits == nil {
          let shared = properties.filter(view.writtenProperties(of: other.node).contains)
          guard shared.count > 1, others.isEmpty || shared == properties else { continue }
          properties = shared
          others.append(other)
        }
      }
    }
  }

  /// Returns the edits to one style, which replace the shared properties with the reference to the parent.
  private static func edits(
    _ style: Named<Document.Style>, _ shared: [WrittenProperty], _ parent: String, _ analysis: Analysis
  ) -> [TextEdit] {
    let tree = analysis.file.tree
    guard let object = SyntaxNode(tree: tree, index: style.node).object,
      let key = Document.Style.table.row(of: \.inherits)?.name
    else { return [] }
    let members = object.members.filter { member in shared.contains { $0.name == member.nameText } }
    guard let first = members.first else { return [] }
    var edits = [
      TextEdit(range: first.range, newText: "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(parent))")
    ]
    var previous: MemberSyntax?
    for member in object.members {
      if let previous, member.node != first.node, members.contains(where: { $0.node == member.node }) {
        edits.append(TextEdit(range: TextRange(previous.range.end, member.range.end), newText: ""))
      }
      previous = member
    }
    return edits
  }
}
