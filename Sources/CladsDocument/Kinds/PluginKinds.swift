public import CladsSchema
import JSONSyntax

extension NodeDescription {
  /// A component kind that a plugin brings; without rows it may have any keys of its own.
  public static func component(
    ofPlugin name: String, rows: [Row]?, documentation: String = ""
  ) -> NodeDescription {
    let shape = ObjectShape(
      name: name, documentation: documentation.isEmpty ? "A component of the app." : documentation,
      rows: Document.Component.table.shape.rows + (rows ?? []), isOpen: rows == nil)
    let schema = Document.Component.schema(nil, isBuiltIn: false) { member, component, reading in
      component.additionalProperties.append(member)
      guard let rows else { return }
      let key = reading.view.string(reading.view.name(of: member))
      guard let row = rows.first(where: { $0.name == key }) else {
        return reading.reportUnknownKey(member, known: shape.rows.map(\.name), owner: name.withArticle)
      }
      guard let value = reading.view.value(of: member) else { return }
      reading.judge(value, against: row)
      // Paths and templates in the component's own keys count as uses.
      if case .string(let role) = row.shape { _ = Schema<String>.string(role).read(value, &reading) }
    }
    return NodeDescription(name, shape.documentation, sort: .custom, shape: shape) { node, reading in
      schema.read(node, &reading).map(Document.LayoutNode.component)
    }
  }
}

extension ActionDescription {
  /// An action type that a plugin brings, with any parameters.
  public static func action(ofPlugin name: String) -> ActionDescription {
    let shape = ObjectShape(
      name: "`\(name)` action", documentation: "An action of the app.", rows: [], isOpen: true)
    return ActionDescription(name, shape.documentation, shape: shape, isTyped: false) { node, reading in
      .custom(Document.Action.parameters(of: node, &reading))
    }
  }
}

extension SectionDescription {
  /// A section layout that a plugin brings, with any keys of its own.
  public static func layout(ofPlugin name: String) -> SectionDescription {
    let kind = KindDescription<Document.SectionLayoutConfig>(name, "A section layout of the app.") {
      [Usage<Document.SectionLayoutConfig>]()
    }
    return SectionDescription(
      kind, shape: ObjectShape(name: name, documentation: kind.documentation, rows: [], isOpen: true))
  }
}
