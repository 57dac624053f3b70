package import CladsDocument
import Diagnostics
import JSONSyntax

/// The names of the types of values.
enum TypeName: String, Documented {
  case string, number, integer, boolean, array, object, any

  var documentation: String {
    switch self {
    case .string: "A string."
    case .number: "Any number."
    case .integer: "A whole number."
    case .boolean: "`true` or `false`."
    case .array: "An array."
    case .object: "An object."
    case .any: "Any value."
    }
  }

  var stateType: StateType {
    switch self {
    case .string: .string
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    case .array: .array
    case .object: .object
    case .any: .any
    }
  }
}

extension StateType {
  /// The name of the type in project files.
  package var projectName: String {
    let type = self == .double ? .number : self
    return (TypeName.allCases.first { $0.stateType == type } ?? .any).rawValue
  }
}

/// The type of a key of a custom component, action or section layout.
struct TypeSpecification: Described {
  var type: TypeName?
  var isRequired: Bool?
  var description: String?
  var choices: [Document.StateValue]?
  var defaultValue: Document.StateValue?
  var items: [TypeSpecification]?
  var properties: NamedList<TypeSpecification>?
  var origin = Document.Origin.none

  static let table = describe("type", "The type of one value.") {
    Property("type", \.type, .choice(), "Name of the type.", required: true)
    Property("required", \.isRequired, .boolean, "Whether the key must be present.", default: "false")
    Property("description", \.description, .literal, "What the value means.")
    Property("enum", \.choices, .array(of: .stateValue), "Allowed values.")
    Property("default", \.defaultValue, .stateValue, "Value in effect when the key is absent.")
    Property(
      "items", \.items, Schema<TypeSpecification>.named("type") { schema }.map { [$0] },
      "Type of the elements of an array.")
    Property(
      "properties", \.properties, .dictionary(of: .named("type") { schema }),
      "Types of the members of an object.")
  }

  static let schema = objectSchema(blank: TypeSpecification())

  /// The shape of a value of the type.
  var shape: Shape {
    if let choices {
      let names = choices.compactMap { if case .stringValue(let name) = $0 { name } else { nil } }
      if names.count == choices.count, !names.isEmpty {
        // What the app's own code does with another string is not known.
        let otherwise = RuntimeEffect.none
        return .choice(
          ChoiceShape(choices: names.map { Choice($0, "") }, ignoresCase: false, otherwise: otherwise))
      }
    }
    switch type ?? .any {
    case .string: return .string(.template)
    case .number: return .number(nil)
    case .integer: return .integer(nil)
    case .boolean: return .boolean
    case .array: return .array(items?.first?.shape ?? .any)
    case .object:
      guard let properties else { return .dictionary(.any, keys: .literal) }
      return .object(
        ObjectShape(
          name: "object", documentation: description ?? "", rows: properties.map { $0.value.row($0.name) }))
    case .any: return .any
    }
  }

  /// Returns the row of a key with this type.
  func row(_ name: String) -> Row {
    Row(
      name: name, shape: shape, documentation: description ?? "",
      defaultText: defaultValue?.text, isRequired: isRequired ?? false,
      // What the app's own code does with another type is not known.
      mismatch: Mismatch(.wrongType, .none))
  }
}

extension Document.StateValue {
  /// The value as JSON text; non-empty containers are abbreviated.
  var text: String {
    switch self {
    case .nullValue: "null"
    case .boolValue(let value): String(value)
    case .intValue(let value): String(value)
    case .doubleValue(let value): String(value)
    case .stringValue(let value): StringLiteral.quoted(value)
    case .arrayValue(let values): values.isEmpty ? "[]" : "[…]"
    case .objectValue(let values): values.isEmpty ? "{}" : "{…}"
    }
  }
}
