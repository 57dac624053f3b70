import JSONSyntax

extension NodeDescription {
  /// Returns the description of a component kind of a plugin; with `rows` `nil`, any own key is allowed.
  package static func component(
    ofPlugin name: String, rows: [Row]?, documentation: String = ""
  ) -> NodeDescription {
    let shape = ObjectShape(
      name: name, documentation: documentation.isEmpty ? "A custom component." : documentation,
      rows: Document.Component.table.shape.rows + (rows ?? []), isOpen: rows == nil)
    let schema = Document.Component.schema(nil, isBuiltIn: false) { member, component, reading in
      reading.keep(member, in: &component)
      guard let rows else { return }
      let key = reading.view.string(reading.view.name(of: member))
      guard let row = rows.first(where: { $0.name == key }) else {
        return reading.reportUnknownKey(member, known: shape.rows.map(\.name), owner: name.withArticle)
      }
      guard let value = reading.view.value(of: member) else { return }
      reading.checkValue(value, against: row)
      // Reading a string by its role adds a fact, so that paths and templates in own keys count as uses.
      if case .string(let role) = row.shape { _ = Schema<String>.string(role).read(value, &reading) }
    }
    return NodeDescription(name, shape.documentation, sort: .custom, shape: shape) { node, reading in
      schema.read(node, &reading).map(Document.LayoutNode.component)
    }
  }
}

extension ActionDescription {
  /// Returns the description of an action type of a plugin, with any parameters.
  package static func action(ofPlugin name: String) -> ActionDescription {
    let shape = ObjectShape(
      name: "`\(name)` action", documentation: "A custom action.", rows: [], isOpen: true)
    return ActionDescription(name, shape.documentation, shape: shape, isCompleteString: false) {
      node, reading in
      Document.Action.custom(name, node, &reading)
    }
  }
}

extension SectionDescription {
  /// Returns the description of a section layout of a plugin, with any own keys.
  package static func layout(ofPlugin name: String) -> SectionDescription {
    let kind = KindDescription<Document.SectionLayoutConfig>(name, "A custom section layout.") {
      [Usage<Document.SectionLayoutConfig>]()
    }
    return SectionDescription(
      kind, shape: ObjectShape(name: name, documentation: kind.documentation, rows: [], isOpen: true))
  }
}
