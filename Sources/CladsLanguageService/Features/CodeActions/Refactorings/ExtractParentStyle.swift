import CladsAnalysis
import CladsDocument
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// Moves the properties that a style has in common with others into a new style that they extend.
enum ExtractParentStyle: CodeActionProvider {
  static let kinds: [CodeAction.Kind] = [.extract]

  static func actions(in scene: CodeActionScene) -> [CodeAction] {
    guard let analysis = scene.analysis,
      let style = analysis.document.styles.first(where: { contains($0, scene, analysis) })
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
        "Move the \(count) properties shared with \(names) into a parent style `\(name)`", .extract,
        edits: edits + [insertion])
    ]
  }

  private static func contains(
    _ style: Named<Document.Style>, _ scene: CodeActionScene, _ analysis: Analysis
  ) -> Bool {
    analysis.member(around: style.node).map { member in
      analysis.file.tree.withView { $0.range(member) }.contains(scene.range)
    } ?? false
  }

  /// What a style shares with others that extend nothing.
  private struct Common {
    var properties: [WrittenProperty] = []
    var others: [Named<Document.Style>] = []

    init(_ style: Named<Document.Style>, in analysis: Analysis) {
      guard style.value.inherits == nil else { return }
      analysis.file.tree.withView { view in
        properties = view.writtenProperties(of: style.node)
        for other in analysis.document.styles.prefix(500)
        where other.node != style.node && other.value.inherits == nil {
          let shared = properties.filter(view.writtenProperties(of: other.node).contains)
          guard shared.count > 1, others.isEmpty || shared == properties else { continue }
          properties = shared
          others.append(other)
        }
      }
    }
  }

  /// The changes of one style: the shared properties go, the parent comes in their place.
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
