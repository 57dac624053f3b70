import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Finds out why a node looks as it does: what its properties are, and what sets them.
struct NodeInspector {
  /// A property, before its range is converted for the client.
  struct Property {
    var name: String
    var value: String
    var origin: PreviewInspection.Origin
    var style: String?
    /// The range of its member.
    var range: TextRange?
    var ignored: String?
  }

  private let analysis: Analysis
  private let project: Project
  /// The findings by the starts of their ranges, which say what apps ignore.
  private let ignored: [TextRange: String]
  private let node: NodePart
  private let isSelected: Bool
  /// The maximum length of a value, in characters; the rest is cut.
  private static let valueLimit = 200

  /// Creates an inspector of the node or section at a record; fails if there is none.
  init?(
    _ record: RecordIndex, in analysis: Analysis, _ project: Project, findings: [Diagnostic],
    isSelected: Bool
  ) {
    guard let node = NodePart(record, in: analysis.document) else { return nil }
    self.node = node
    self.analysis = analysis
    self.project = project
    self.isSelected = isSelected
    ignored = Dictionary(
      findings.filter { $0.effect == .isIgnored }.map { ($0.range, $0.message) }
    ) { first, _ in first }
  }

  /// The kind of the node as in its document, or `section`.
  var kind: String { node.kind }

  private var level: FormatLevel { project.vocabulary.level }

  /// The properties of the node, then those of its style.
  var properties: [Property] {
    let own = own(node.rows(in: project.vocabulary), of: node.object)
    let inline = inlineProperties()
    let styled = styleProperties().filter { each in !inline.contains { $0.name == each.name } }
    let styles = inline + styled
    return own.filter { each in each.origin != .default || !styles.contains { $0.name == each.name } }
      + styles
  }

  // MARK: - Own properties

  /// Returns the properties that an object has, and those that have a default.
  private func own(_ rows: [Row], of object: RecordIndex?) -> [Property] {
    let tree = analysis.file.tree
    return tree.withView { view in
      rows.compactMap { row -> Property? in
        if let object, let member = view.member(named: row.name, of: object) {
          guard let value = view.value(of: member), view.firstContainer(below: value, deeperThan: 2) == nil
          else { return nil }
          var property = Property(
            name: row.name, value: text(of: value, view), origin: .own, range: view.range(member))
          property.ignored = reason(for: row.name, member, view) ?? unsupported(row)
          return property
        }
        guard isKnown(row), let value = row.defaultText, value != "[]", value != "{}" else { return nil }
        return Property(name: row.name, value: value, origin: .default)
      }
    }
  }

  private func text(of value: RecordIndex, _ view: SyntaxView) -> String {
    let text = analysis.file.source.text(in: view.range(value))
    return text.count > Self.valueLimit ? text.prefix(Self.valueLimit) + "…" : text
  }

  /// Returns why apps ignore a member, by the finding about its key or its value.
  private func reason(for name: String, _ member: RecordIndex, _ view: SyntaxView) -> String? {
    ignored[view.range(view.name(of: member))] ?? view.value(of: member).flatMap { ignored[view.range($0)] }
  }

  private func isKnown(_ row: Row) -> Bool { row.level == .base || level == .extended }

  private func unsupported(_ row: Row) -> String? {
    isKnown(row) ? nil : "`\(row.name)` is part of format level `extended`"
  }

  // MARK: - Styles

  private func styleProperties() -> [Property] {
    guard let name = node.styleName(isSelected: isSelected) else { return defaults(beyond: KeySet()) }
    guard name.hasPrefix("@") else {
      guard let resolved = StyleCascade(analysis.document.styles ?? [:]).resolved(name) else {
        return defaults(beyond: KeySet())
      }
      return properties(of: resolved.style) { row in
        guard let source = resolved.source(ofRow: row) else { return (.default, nil) }
        return (source == resolved.chain.first ? .style : .parentStyle, source)
      }
    }
    let tokens = project.designSystems(named: analysis.document.designSystem).compactMap {
      $0.token(named: String(name.dropFirst()))
    }
    guard let token = tokens.first, tokens.count == 1 else { return defaults(beyond: KeySet()) }
    return properties(of: token.style) { _ in (.token, name) }
  }

  /// Returns the properties that a style sets, and those that have a default.
  private func properties(
    of style: Document.Style, source: (Int) -> (PreviewInspection.Origin, String?)
  ) -> [Property] {
    let table = Document.Style.table
    guard case .objectValue(let members) = style.jsonValue else { return [] }
    var keys = KeySet()
    let set = table.properties.indices.compactMap { index -> Property? in
      let row = table.properties[index].row
      guard table.properties[index].path != \Document.Style.inherits, let value = members[row.name] else {
        return nil
      }
      keys.insert(index)
      let (origin, name) = source(index)
      return property(row, index, value: value.json, origin, name)
    }
    return set + defaults(beyond: keys)
  }

  private func property(
    _ row: Row, _ index: Int, value: String, _ origin: PreviewInspection.Origin, _ style: String?
  ) -> Property {
    var property = Property(name: row.name, value: value, origin: origin, style: style)
    property.ignored = unsupported(row) ?? effects.flatMap { $0.contains(index) ? nil : noEffect(index) }
    guard let style, let object = StyleCascade(analysis.document.styles ?? [:])[style]?.origin.node else {
      return property
    }
    analysis.file.tree.withView { view in
      guard let member = view.member(named: row.name, of: object) else { return }
      property.range = view.range(member)
      property.ignored = property.ignored ?? reason(for: row.name, member, view)
    }
    return property
  }

  /// Returns the properties that have an effect on the node, are in none of its styles, and have a default.
  private func defaults(beyond keys: KeySet) -> [Property] {
    guard let effects else { return [] }
    return effects.subtracting(keys).indices.compactMap { index in
      let row = Document.Style.table.properties[index].row
      guard isKnown(row), let value = row.defaultText else { return nil }
      return Property(name: row.name, value: value, origin: .default)
    }
  }

  /// Returns the properties of a style that is written in the node itself, which stacks can have.
  private func inlineProperties() -> [Property] {
    guard let style = node.inlineStyle, case .objectValue(let members) = style.jsonValue else { return [] }
    return Document.Style.table.properties.indices.compactMap { index in
      let row = Document.Style.table.properties[index].row
      guard let value = members[row.name] else { return nil }
      var property = property(row, index, value: value.json, .own, nil)
      analysis.file.tree.withView { view in
        if let member = view.member(named: row.name, of: style.origin.node) {
          property.range = view.range(member)
        }
      }
      return property
    }
  }

  /// The style properties that have an effect on the node on device; `nil` if that is not known.
  private var effects: KeySet? {
    switch node {
    case .node(.layout), .node(.forEach): Document.Style.effectsOnStack(level: level)
    case .node(.component(let component)):
      Document.Style.effects(on: component.kind, level: level).map {
        project.renderer == .uiKit ? $0.union(Document.Style.effectsInUIKit(on: component.kind)) : $0
      }
    case .node, .section: KeySet()
    }
  }

  private func noEffect(_ index: Int) -> String {
    guard case .node(.component(let component)) = node,
      Document.Style.effectsInUIKit(on: component.kind).contains(index)
    else { return "apps ignore it on \(kind.withArticle)" }
    return "SwiftUI ignores it on \(kind.withArticle); UIKit draws it"
  }
}
