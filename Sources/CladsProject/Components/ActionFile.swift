import CladsDocument
import CladsSchema

/// An action type of the app as it is written in the project file.
struct ActionFile: Described {
  var description: String?
  var parameters: [Named<TypeSpecification>]?
  var origin = Document.Origin.none

  static let table = describe("action", "An action type that the app handles.") {
    Property("description", \.description, .literal, "What it does.")
    Property(
      "parameters", \.parameters, .dictionary(of: TypeSpecification.schema),
      "Its parameters. With this key the list is complete.")
  }

  static let schema = objectSchema(blank: ActionFile())

  /// The type as an action that documents may use.
  func description(named name: String) -> ActionDescription {
    let shape = ObjectShape(
      name: "`\(name)` action", documentation: description ?? "An action of the app.",
      rows: (parameters ?? []).map { $0.value.row($0.name) }, isOpen: parameters == nil)
    return ActionDescription(name, shape.documentation, shape: shape, isTyped: false) { node, reading in
      .custom(Document.Action.parameters(of: node, &reading))
    }
  }
}

/// A section layout of the app as it is written in the project file.
struct SectionLayoutFile: Described {
  var description: String?
  var properties: [Named<TypeSpecification>]?
  var origin = Document.Origin.none

  static let table = describe("section layout", "A section layout that the app registers.") {
    Property("description", \.description, .literal, "How it arranges its items.")
    Property(
      "properties", \.properties, .dictionary(of: TypeSpecification.schema),
      "Its own keys. With this key the list is complete.")
  }

  static let schema = objectSchema(blank: SectionLayoutFile())

  /// The layout as one that documents may use.
  func description(named name: String) -> SectionDescription {
    let kind = KindDescription<Document.SectionLayoutConfig>(
      name, description ?? "A section layout of the app."
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
