import CladsDocument
import CladsExpressions
package import CladsProject
import Diagnostics
import SourceText

/// The format on one page, generated from the descriptions that documents are read by; for authors, and for
/// programs that write documents.
package struct FormatGuide {
  private let vocabulary: Vocabulary
  var types: GuideTypes

  init(_ project: Project) {
    vocabulary = BuiltInKinds.vocabulary(level: project.vocabulary.level)
    types = GuideTypes(level: project.vocabulary.level)
  }

  /// Returns the page, in Markdown.
  ///
  /// - Parameter project: the project whose own names the page also lists.
  /// - Returns: the page; without own names, it has at most 14 kB.
  package static func markdown(for project: Project = Project()) -> String {
    var guide = FormatGuide(project)
    let builtIn = guide.builtInSections(program: project.program)
    guide.types = GuideTypes(level: project.vocabulary.level)
    return (builtIn + guide.sections(of: project)).joined(separator: "\n\n") + "\n"
  }

  private mutating func builtInSections(program: String) -> [String] {
    let sections = [
      Self.introduction(program), document(), containers(), components(), styles(), data(), actions(),
      layouts(),
    ]
    return sections + [objects(), Self.requests, Self.expressions, Self.limits, Self.deviations]
  }

  private static func introduction(_ program: String) -> String {
    """
    # CLADS in one page

    A document is one JSON object: a screen that an app draws. \
    `!` marks required keys, `=` the default, `A|B` a choice of strings. \
    An *action* is an action object, or the name of one in `actions`; a *template* is text with \
    `${expression}`; a *path* names a value in `state` (`user.tags[0]`); \
    a *color* is `#RRGGBB` or `rgba(r, g, b, a)`. Sizes are points. \
    Check with `\(program) --check FILE`; draw with `\(program) --preview FILE`; `\(program) --guide topics` lists more.

    ```json
    \(example)
    ```
    """
  }

  /// A document that shows how the parts refer to each other.
  static let example = #"""
    {
      "id": "tasks",
      "state": { "draft": "", "tasks": ["Pack"] },
      "styles": {
        "title": { "fontSize": 28, "fontWeight": "bold" },
        "primary": { "height": 48, "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" }
      },
      "dataSources": { "summary": { "type": "binding", "template": "${tasks.count} tasks" } },
      "actions": { "add": { "type": "appendToArray", "path": "tasks", "value": { "$expr": "draft" } } },
      "root": {
        "edgeInsets": { "top": 24, "leading": 16, "trailing": 16 },
        "children": [
          { "type": "label", "dataSourceId": "summary", "styleId": "title" },
          { "type": "textfield", "placeholder": "New task", "bind": "draft" },
          { "type": "button", "text": "Add", "styleId": "primary", "actions": { "onTap": "add" } },
          { "type": "label", "data": { "value": { "type": "binding", "path": "draft" } } },
          { "type": "spacer" }
        ]
      }
    }
    """#

  // MARK: Nodes

  private mutating func document() -> String {
    let rows = Document.Definition.table.shape.rows
    return "## Document\n\n"
      + rows.filter(types.isKnown).map { row in
        "- \(GuideTypes.name(row)): \(Self.summary(row.documentation).prefix { $0 != "," && $0 != ";" })"
      }.joined(separator: "\n") + "\n\nroot: \(types.keys(Document.RootComponent.table.shape.rows))"
  }

  private func nodes(_ sort: NodeDescription.Sort) -> [NodeDescription] {
    vocabulary.entries(in: .node).compactMap { $0.node }.filter { $0.sort == sort }
  }

  private mutating func containers() -> String {
    var lines: [String] = []
    var stacks: [NodeDescription] = []
    for node in nodes(.container) {
      // Kinds with the same keys share a line.
      if node.shape.name == Document.Layout.table.shape.name {
        stacks.append(node)
      } else {
        lines.append(line(node.name, node.documentation, types.keys(Self.ownRows(node.shape.rows))))
      }
    }
    let names = stacks.map { "**\($0.name)** (\(Self.summary($0.documentation)))" }.joined(separator: ", ")
    let rows = Self.ownRows(Document.Layout.table.shape.rows)
    let differing = rows.filter { $0.values != nil }.map { row in
      "\(row.name): " + stacks.map { values(of: row, on: $0.name) }.joined(separator: ", ")
    }
    let keys = [types.keys(rows.filter { $0.values == nil })] + differing
    lines.insert("- \(names): \(keys.joined(separator: "; "))", at: 0)
    return "## Containers (`type` of a node)\n\n" + lines.joined(separator: "\n")
  }

  /// Returns the values of a key that depend on the kind; of many, the first and the last.
  private func values(of row: Row, on kind: String) -> String {
    let values = row.values?(kind, vocabulary.level) ?? []
    let ends = [values.first, values.last].compactMap(\.self).map { "`\($0)`" }
    return values.count > 3
      ? "\(ends.joined(separator: " to ")) in \(kind)"
      : "\(values.map { "`\($0)`" }.joined(separator: "|")) in \(kind)"
  }

  private mutating func components() -> String {
    let kinds = nodes(.component)
    var counts: [String: Int] = [:]
    for row in kinds.flatMap(\.usedRows) { counts[row.name, default: 0] += 1 }
    let isShared = { (row: Row) in counts[row.name, default: 0] >= 3 }
    let shared = Self.ownRows(Document.Component.table.shape.rows).filter {
      (isShared($0) || counts[$0.name] == nil) && types.isKnown($0)
    }
    let universal = shared.filter { row in kinds.allSatisfy { $0.usedRows.contains { $0.name == row.name } } }
    var lines = shared.map { row in "- \(types.keys([row])). \(Self.summary(row.documentation))." }
    lines.insert("## Components\n\nKeys that several kinds share:\n", at: 0)
    lines.append("\nEvery kind has \(universal.map(\.name).joined(separator: ", ")); the others:\n")
    for kind in kinds {
      let rows = Self.ownRows(kind.usedRows).filter { row in
        types.isKnown(row) && !universal.contains { $0.name == row.name }
      }
      let own = types.keys(rows.filter { !isShared($0) }, showsDefaults: true)
      let others = rows.filter(isShared).map(GuideTypes.name).joined(separator: ", ")
      lines.append(
        line(kind.name, kind.documentation, [own, others].filter { !$0.isEmpty }.joined(separator: "; ")))
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Values

  /// Keys that the same kinds draw are listed together.
  private mutating func styles() -> String {
    var order: [String] = []
    var groups: [String: [Row]] = [:]
    let effects = nodes(.component).map { kind in
      (kind.name, Document.Style.effects(on: .init(rawValue: kind.name), level: vocabulary.level))
    }
    for (index, property) in Document.Style.table.properties.enumerated() {
      let kinds = effects.filter { $0.1?.contains(index) ?? false }.map(\.0)
      let names =
        kinds.count == effects.count
        ? "every kind" : kinds.isEmpty ? "custom kinds only" : kinds.joined(separator: ", ")
      if groups[names] == nil { order.append(names) }
      groups[names, default: []].append(property.row)
    }
    let lines = order.compactMap { names in
      let keys = types.keys(groups[names] ?? [])
      return keys.isEmpty ? nil : "- \(keys) (\(names))"
    }
    return "## Styles (and the kinds that draw each key)\n\n" + lines.joined(separator: "\n")
  }

  private mutating func data() -> String {
    let sources = Document.DataSourceKind.allCases.map { "\($0.rawValue): \($0.documentation)" }
    let local = Document.DataReferenceType.localBinding
    return "## Data\n\n- An entry of `dataSources`: \(types.keys(Document.DataSource.table.shape.rows)). "
      + sources.joined(separator: " ")
      + "\n- A reference in a node's `data`: the same keys, and the type "
      + "\(local.rawValue): \(local.documentation)"
  }

  private mutating func actions() -> String {
    let actions = vocabulary.entries(in: .action).compactMap { $0.action }
    return "## Actions\n\nA `value` may be `{ \"$expr\": expression }`.\n\n"
      + actions.map { action in
        line(action.name, Self.summary(action.documentation, to: "; "), types.keys(action.shape.rows))
      }.joined(separator: "\n")
  }

  private mutating func layouts() -> String {
    let layouts = vocabulary.entries(in: .sectionLayout).compactMap { $0.sectionLayout }
    let isShared = { (row: Row) in
      layouts.allSatisfy { layout in layout.usedRows.contains { $0.name == row.name } }
    }
    let shared = Self.ownRows(layouts.first?.usedRows ?? []).filter(isShared)
    let lines = layouts.map { layout in
      let own = Self.ownRows(layout.usedRows).filter { !isShared($0) }
      return line(layout.kind.name, layout.kind.documentation, types.keys(own))
    }
    return "## Section layouts (`layout` of a section)\n\nEvery layout has \(types.keys(shared)).\n\n"
      + lines.joined(separator: "\n")
  }

  private mutating func objects() -> String {
    var lines = objectLines()
    if vocabulary.level == .extended {
      lines.append("\nModifiers: \(vocabulary.names(in: .modifier).joined(separator: ", ")).")
    }
    return "## Objects\n\n" + lines.joined(separator: "\n")
  }

  /// Returns a line for each object that was referred to; describing one may refer to more.
  mutating func objectLines() -> [String] {
    var lines: [String] = []
    var index = 0
    while index < types.objects.count {
      let object = types.objects[index]
      index += 1
      if Self.described.contains(object.name) { continue }
      lines.append("- \(Markdown.prose(object.name)): \(types.keys(object.rows))")
    }
    return lines
  }

  /// The objects that other sections describe.
  private static let described: Set<String> = [
    Document.SectionLayoutConfig.table.shape.name, Document.DataReference.table.shape.name,
  ]

  // MARK: Lines

  func line(_ name: String, _ documentation: String, _ keys: String) -> String {
    "- **\(Markdown.text(name))**: \(Markdown.prose(Self.summary(documentation)))."
      + (keys.isEmpty ? "" : " \(keys)")
  }

  /// Returns the rows without the one that selects the kind.
  static func ownRows(_ rows: [Row]) -> [Row] {
    rows.filter { $0.name != Document.Component.table.row(of: \.kind)?.name }
  }

  /// Returns the first sentence, or the part of it before a separator, without a final period.
  static func summary(_ documentation: String, to separator: String? = nil) -> String {
    let sentence =
      documentation.firstRange(of: ". ").map { documentation[..<$0.lowerBound] }
      ?? documentation[...]
    let part =
      separator.flatMap { sentence.firstRange(of: $0) }.map { sentence[..<$0.lowerBound] } ?? sentence
    return String(part.hasSuffix(".") ? part.dropLast() : part)
  }
}
