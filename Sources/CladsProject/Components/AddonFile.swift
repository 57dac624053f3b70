import CladsDocument
import Diagnostics
import JSONSyntax

/// An addon in the project file: modifiers that consist of those of the core.
struct AddonFile: Described {
  var description: String?
  var modifiers: NamedList<ModifierFile> = []
  var origin = Document.Origin.none

  static let table = describe("addon", "Modifiers of the app.") {
    Property("description", \.description, .literal, "What the addon provides.")
    Property(
      "modifiers", \.modifiers, .dictionary(of: ModifierFile.schema, keys: .declaredEntry(.modifier)),
      "Modifiers, by name.", required: true)
  }

  static let schema = objectSchema(blank: AddonFile())

  /// Returns the modifiers of all addons; of several with one name, the first.
  static func modifiers(of file: ProjectFile) -> [Named<ModifierFile>] {
    var names: Set<String> = []
    return (file.addons ?? []).flatMap { Array($0.value.modifiers) }.filter { names.insert($0.name).inserted }
  }
}

/// A modifier in the project file.
struct ModifierFile: Described {
  var description: String?
  var parameters: NamedList<ModifierParameterFile>?
  var effect: [Document.Modifier] = []
  var origin = Document.Origin.none

  static let table = describe("modifier", "A modifier of the app.") {
    Property("description", \.description, .literal, "What the modifier does.")
    Property(
      "parameters", \.parameters, .dictionary(of: ModifierParameterFile.schema),
      "Parameters, by name and in the order of a call.")
    Property(
      "effect", \.effect, .array(of: Document.Modifier.schema),
      """
      Modifiers of the core that it applies in this order, such as `padding(size)`; a parameter is written as \
      its name. A modifier with a parameter that a call leaves out is left out, too.
      """, required: true)
  }

  static let schema = objectSchema(blank: ModifierFile())

  /// Returns the description of the modifier under a name.
  func description(named name: String) -> ModifierDescription {
    ModifierDescription(
      name, description ?? "A modifier of the app.",
      [ModifierSignature((parameters ?? []).map { $0.value.parameter(named: $0.name) })],
      effect: effect.compactMap(\.syntax.expression))
  }
}

/// A parameter of a modifier in the project file.
struct ModifierParameterFile: Described {
  var type: ModifierTypeName?
  var label: String?
  var isRequired: Bool?
  var description: String?
  var origin = Document.Origin.none

  static let table = describe("parameter", "A parameter of a modifier.") {
    Property("type", \.type, .choice(), "Type of the argument.", required: true)
    Property(
      "label", \.label, .literal, "Label before the argument; `_` for none.", default: "the name")
    Property("required", \.isRequired, .boolean, "Whether a call needs the argument.", default: "true")
    Property("description", \.description, .literal, "What the argument means.")
  }

  static let schema = objectSchema(blank: ModifierParameterFile())

  /// Returns the parameter under a name.
  func parameter(named name: String) -> ModifierParameter {
    ModifierParameter(
      label == "_" ? nil : label ?? name, name: name, (type ?? .string).argumentType,
      isOptional: isRequired == false, description ?? "")
  }
}

/// The names of the types of arguments.
enum ModifierTypeName: String, Documented {
  case string, number, integer, boolean, color, alignment, edges, view, action

  var documentation: String {
    switch self {
    case .string: "A string, or `attr`."
    case .number: "Any number, or `attr`."
    case .integer: "A whole number, or `attr`."
    case .boolean: "`true`, `false` or `attr`."
    case .color: "A color or a material."
    case .alignment: "An alignment, such as `.topLeading`."
    case .edges: "Edges, such as `.horizontal`."
    case .view: "A child with a `template`."
    case .action: "The name of an action."
    }
  }

  var argumentType: ModifierArgumentType {
    switch self {
    case .string: AttributeReference<String>.argumentType
    case .number: AttributeReference<Double>.argumentType
    case .integer: AttributeReference<Int>.argumentType
    case .boolean: AttributeReference<Bool>.argumentType
    case .color: StylesheetResolvableShapeStyle.argumentType
    case .alignment: ResolvableAlignment.argumentType
    case .edges: ResolvableEdges.argumentType
    case .view: ViewReference.argumentType
    case .action: ActionReference.argumentType
    }
  }
}

extension Project {
  /// Returns findings about modifiers whose names cannot be used.
  static func modifierNameFindings(_ file: ProjectFile, _ tree: SyntaxTree) -> [Finding] {
    let core = Set(CoreModifier.decodings.map(\.name))
    var names: Set<String> = []
    return tree.withView { view in
      (file.addons ?? []).flatMap { Array($0.value.modifiers) }.flatMap { modifier -> [Finding] in
        let name = modifier.name
        let isNew = names.insert(name).inserted
        let problem: String? =
          if !ModifierSyntax.isName(name) {
            "`\(name)` is not a name that a modifier can have"
          } else if core.contains(name) {
            "`\(name)` is the name of a modifier of the core"
          } else if !isNew {
            "another addon has a modifier `\(name)`"
          } else {
            nil
          }
        let findings = problem.map {
          [
            Finding(
              .projectModifier, at: view.range(modifier.key), $0,
              consequence: "documents cannot use this modifier", help: "rename it")
          ]
        }
        let parameters = (modifier.value.parameters ?? []).filter { !ModifierSyntax.isName($0.name) }
        return (findings ?? [])
          + parameters.map {
            Finding(
              .projectModifier, at: view.range($0.key),
              "`\($0.name)` is not a name that a parameter can have",
              consequence: "documents cannot use this modifier", help: "rename it")
          }
      }
    }
  }

  /// Returns what keeps the effects of the addons from being modifiers of the core.
  static func effectFindings(_ file: ProjectFile, _ tree: SyntaxTree) -> [Finding] {
    let core = Dictionary(
      CoreModifier.decodings.map { ($0.name, $0.description) }, uniquingKeysWith: { first, _ in first })
    return tree.withView { view in
      (file.addons ?? []).flatMap(\.value.modifiers).flatMap { modifier in
        let parameters = (modifier.value.parameters ?? []).map { $0.value.parameter(named: $0.name) }
        let names = Dictionary(parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
        return modifier.value.effect.compactMap { part in
          part.finding(.projectModifier, parameters: names, view, names: core.keys.sorted()) { core[$0] }
        }
      }
    }
  }
}
