import CladsDocument
import CladsSources

/// A custom action in the project file.
struct ActionFile: Described {
  var description: String?
  var parameters: NamedList<TypeSpecification>?
  var origin = Document.Origin.none

  static let table = describe("action", "A custom action of the app.") {
    Property("description", \.description, .literal, "What the action does.")
    Property(
      "parameters", \.parameters, .dictionary(of: TypeSpecification.schema),
      "Parameters. If this key is present, any other parameter is an error.")
  }

  static let schema = objectSchema(blank: ActionFile())

  /// Returns the description of the action under a name, with what Swift source shows of it.
  func description(named name: String, in source: SourceAction? = nil) -> ActionDescription {
    let listed = (parameters ?? []).map { $0.value.row($0.name) }
    let shape = ObjectShape(
      name: "`\(name)` action",
      documentation: description ?? source?.name.documentation ?? "A custom action.",
      rows: source.map { listed.adding($0.parameters, of: $0.name) } ?? listed,
      isOpen: parameters == nil)
    return ActionDescription(name, shape.documentation, shape: shape, isCompleteString: false) {
      node, reading in
      Document.Action.custom(name, node, &reading)
    }
  }
}

/// A custom section layout in the project file.
struct SectionLayoutFile: Described {
  var description: String?
  var properties: NamedList<TypeSpecification>?
  var origin = Document.Origin.none

  static let table = describe("section layout", "A custom section layout of the app.") {
    Property("description", \.description, .literal, "How the layout arranges its items.")
    Property(
      "properties", \.properties, .dictionary(of: TypeSpecification.schema),
      "Keys of the layout. If this key is present, any other key is an error.")
  }

  static let schema = objectSchema(blank: SectionLayoutFile())

  /// Returns the description of the layout under a name.
  func description(named name: String) -> SectionDescription {
    let kind = KindDescription<Document.SectionLayoutConfig>(
      name, description ?? "A custom section layout."
    ) {
      [Usage<Document.SectionLayoutConfig>]()
    }
    return SectionDescription(
      kind,
      shape: ObjectShape(
        name: name, documentation: kind.documentation, rows: (properties ?? []).map { $0.value.row($0.name) },
        isOpen: properties == nil))
  }
}
