extension NodeDescription {
  /// The keys of this type, for completion and hover: `usedRows`, with `data` and `actions` narrowed to the
  /// entries and events of this kind, and the keys that the project declares first.
  package var detailedRows: [Row] {
    let rows = kind == nil && sort == .custom ? ownRowsFirst : usedRows
    return rows.map { row in
      if row.name == Self.dataRow?.name { return row.with(shape: .object(dataShape)) }
      if row.name == Self.actionsRow?.name, let actions = actionsShape { return row.with(shape: actions) }
      return row
    }
  }

  private static let dataRow = Document.Component.table.row(of: \.data)
  private static let actionsRow = Document.Component.table.row(of: \.actions)

  /// The rows of a custom component: those that the project declares, then those of every component.
  private var ownRowsFirst: [Row] {
    let shared = Document.Component.table.shape.rows
    let sharedNames = Set(shared.map(\.name))
    let own = shape.rows.filter { !sharedNames.contains($0.name) }
    let data = dataRows == nil ? nil : shared.first { $0.name == Self.dataRow?.name }
    let needsData = dataRows?.contains(where: \.isRequired) ?? false
    let first = data.map { [$0.with(shape: $0.shape, isRequired: needsData)] } ?? []
    return first + own + shared.filter { row in !first.contains { $0.name == row.name } }
  }

  /// The shape of `data`, with the entries that the kind is known to read. Others are allowed.
  private var dataShape: ObjectShape {
    let content = Row(
      name: Document.DataReference.contentName, shape: Document.DataReference.schema.shape,
      documentation: "The content.")
    let rows = (kind != nil ? [content] : dataRows ?? []).map {
      $0.with(shape: Document.DataReference.schema.shape, isRequired: $0.isRequired)
    }
    return ObjectShape(
      name: "data of \(name.withArticle)", documentation: Self.dataRow?.documentation ?? "", rows: rows,
      isOpen: true)
  }

  private var actionsShape: Shape? {
    guard let events else { return nil }
    let table = Document.Component.Actions.table.shape
    return .object(
      ObjectShape(
        name: table.name, documentation: table.documentation,
        rows: table.rows.filter { events.contains($0.name) }))
  }
}
