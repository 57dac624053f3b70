import Diagnostics
import JSONSyntax

/// Exports a shape as JSON Schema draft-07, the version that editors support.
package struct JSONSchemaExport {
  /// One entry of the vocabulary, as an alternative of an object that is selected by a tag.
  package struct Branch {
    /// The value of the tag.
    package let name: String
    package let documentation: String
    /// The keys.
    package let rows: [Row]
    /// Whether other keys are allowed.
    package let isOpen: Bool
    /// Whether `$comment` is allowed.
    package let takesComments: Bool

    package init(name: String, documentation: String, rows: [Row], isOpen: Bool, takesComments: Bool) {
      self.name = name
      self.documentation = documentation
      self.rows = rows
      self.isOpen = isOpen
      self.takesComments = takesComments
    }
  }

  /// The alternatives of a tagged object, and the keys of an object with any other tag.
  package struct Tagged {
    /// The alternatives.
    package let branches: [Branch]
    /// The keys that objects with any other tag share; `nil` if any other tag is an error.
    package let otherwise: [Row]?

    package init(branches: [Branch], otherwise: [Row]?) {
      self.branches = branches
      self.otherwise = otherwise
    }
  }

  private let tagged: (Slot) -> Tagged
  private var definitions: [JSONMember] = []
  private var defined: Set<String> = []

  /// Creates an export; `tagged` returns the alternatives of a slot.
  package init(tagged: @escaping (Slot) -> Tagged) { self.tagged = tagged }

  /// Returns the schema of `shape` as JSON text, indented by two spaces, with a final newline.
  package mutating func text(of shape: Shape, title: String, id: String) -> String {
    var members: [(String, JSONValue)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("$id", .string(id)),
      ("title", .string(title)),
    ]
    if case .object(let object) = shape {
      if case .object(let body) = self.object(object) { members += body.map { ($0.name, $0.value) } }
    }
    definitions.sort { $0.name < $1.name }
    members.append(("definitions", .object(definitions)))
    return JSONText.printable(.members(members), .wrapped) + "\n"
  }

  private mutating func schema(_ shape: Shape, isNullable: Bool = false) -> JSONValue {
    switch shape {
    case .any: return .bool(true)
    case .boolean: return .typed("boolean", isNullable)
    case .integer: return .typed("integer", isNullable)
    case .number: return .typed("number", isNullable)
    case .string: return .typed("string", isNullable)
    case .choice(let choices): return choice(choices, isNullable)
    case .array(let element):
      return .typed("array", isNullable, [("items", schema(element))])
    case .dictionary(let element, _):
      return .typed("object", isNullable, [("additionalProperties", schema(element))])
    case .object(let shape):
      return reference(shape.name, isNullable) { $0.object(shape) }
    case .tagged(let tag, let slot):
      return reference(slot == .node ? "layoutNode" : slot.noun, isNullable) { $0.branches(of: tag, slot) }
    case .either(let shapes):
      if shapes.contains(where: \.acceptsNull) { return .bool(true) }
      let options = shapes.map { schema($0) } + (isNullable ? [.typed("null", false)] : [])
      return .members([("anyOf", .array(options))])
    case .named(let name, let inner):
      return reference(name, isNullable) { export in
        let shape = inner()
        if case .tagged(let tag, let slot) = shape { return export.branches(of: tag, slot) }
        if case .object(let object) = shape { return export.object(object) }
        return export.schema(shape)
      }
    }
  }

  private func choice(_ shape: ChoiceShape, _ isNullable: Bool) -> JSONValue {
    let values = shape.choices.map { JSONValue.string($0.name) } + (isNullable ? [.null] : [])
    let documented = shape.choices.filter { !$0.documentation.isEmpty }
    let meaning = documented.map { "`\($0.name)`: \($0.documentation)" }.joined(separator: "\n")
    let description: [(String, JSONValue)] = meaning.isEmpty ? [] : [("description", .string(meaning))]
    guard shape.ignoresCase else { return .members([("enum", .array(values))] + description) }
    let spellings = shape.choices.map(\.name).map(Self.anyCase).joined(separator: "|")
    // A pattern instead of a second enumeration, because editors suggest enumerated values.
    return .members(
      [
        (
          "anyOf",
          .array([
            .members([("enum", .array(values))]),
            .members([
              ("type", .string("string")), ("pattern", .string("^(\(spellings))$")),
            ]),
          ])
        )
      ] + description)
  }

  /// Returns a regular expression that matches a name, ignoring case.
  private static func anyCase(_ name: String) -> String {
    name.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
  }

  /// Returns a reference to a definition, which is added on first use.
  private mutating func reference(
    _ name: String, _ isNullable: Bool, _ make: (inout JSONSchemaExport) -> JSONValue
  ) -> JSONValue {
    let key = Self.key(name)
    if defined.insert(key).inserted {
      let value = make(&self)
      definitions.append(JSONMember(name: key, value: value))
    }
    let reference = JSONValue.members([("$ref", .string("#/definitions/\(key)"))])
    return isNullable ? .members([("anyOf", .array([reference, .typed("null", false)]))]) : reference
  }

  /// Returns a name as the key of a definition: "section's layout" becomes "sectionsLayout".
  private static func key(_ name: String) -> String {
    let parts = name.filter { $0.isLetter || $0 == " " }.split(separator: " ")
    return parts.enumerated().map { index, part in
      index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }

  private mutating func object(_ shape: ObjectShape) -> JSONValue {
    object(
      shape.rows, shape.documentation, isOpen: shape.isOpen, takesComments: true,
      alternatives: shape.alternatives)
  }

  private mutating func object(
    _ rows: [Row], _ documentation: String, isOpen: Bool, takesComments: Bool, tag: String? = nil,
    alternatives: [[String]] = []
  ) -> JSONValue {
    var properties: [(String, JSONValue)] = []
    for row in rows where row.name != tag { properties.append((row.name, property(row))) }
    if let tag { properties.insert((tag, .bool(true)), at: 0) }
    var members: [(String, JSONValue)] = [("type", .string("object"))]
    if !documentation.isEmpty { members.append(("description", .string(documentation))) }
    members.append(("properties", .members(properties)))
    if takesComments {
      members.append(("patternProperties", .members([(CommentKeys.pattern, .bool(true))])))
    }
    let required = rows.filter { $0.isRequired && $0.name != tag }.map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    for names in alternatives {
      members.append(
        ("anyOf", .array(names.map { .members([("required", .array([.string($0)]))]) })))
    }
    if !isOpen { members.append(("additionalProperties", .bool(false))) }
    return .members(members)
  }

  private mutating func property(_ row: Row) -> JSONValue {
    let value = schema(row.shape, isNullable: !row.isRequired && !row.shape.acceptsNull)
    var description = row.documentation
    if let text = row.defaultText { description += " Default: \(text)." }
    guard case .object(let members) = value else {
      return value.isTrue && !description.isEmpty ? .members([("description", .string(description))]) : value
    }
    if members.contains(where: { $0.name == "$ref" }) {
      // Draft-07 ignores siblings of `$ref`.
      return .members([("description", .string(description)), ("allOf", .array([value]))])
    }
    let own = members.first { $0.name == "description" }
    var text = description
    if case .string(let choices)? = own?.value { text += "\n" + choices }
    return .object(
      [JSONMember(name: "description", value: .string(text))] + members.filter { $0.name != "description" })
  }

  /// Returns the schema of an object whose tag selects one of several sets of keys.
  private mutating func branches(of tag: String, _ slot: Slot) -> JSONValue {
    let set = tagged(slot)
    let names = set.branches.map { JSONValue.string($0.name) }
    let meaning = set.branches.map { "`\($0.name)`: \($0.documentation)" }.joined(separator: "\n")
    var tagSchema: [(String, JSONValue)] = [("description", .string(meaning))]
    if set.otherwise == nil {
      tagSchema.append(("enum", .array(names)))
    } else {
      tagSchema.append(
        ("anyOf", .array([.members([("enum", .array(names))]), .members([("type", .string("string"))])])))
    }
    var conditions: [JSONValue] = []
    for branch in set.branches {
      let body = object(
        branch.rows, branch.documentation, isOpen: branch.isOpen, takesComments: branch.takesComments,
        tag: tag)
      let key = Self.key(
        branch.name + " " + slot.noun.split(separator: " ").map(String.init).joined(separator: " "))
      if defined.insert(key).inserted { definitions.append(JSONMember(name: key, value: body)) }
      conditions.append(
        .members([
          ("if", condition(tag, .members([("const", .string(branch.name))]))),
          ("then", .members([("$ref", .string("#/definitions/\(key)"))])),
        ]))
    }
    if let rows = set.otherwise {
      let body = object(rows, "", isOpen: true, takesComments: true, tag: tag)
      conditions.append(
        .members([
          ("if", condition(tag, .members([("not", .members([("enum", .array(names))]))]))), ("then", body),
        ]))
    }
    return .members([
      ("type", .string("object")), ("required", .array([.string(tag)])),
      ("properties", .members([(tag, .members(tagSchema))])), ("allOf", .array(conditions)),
    ])
  }

  private func condition(_ tag: String, _ value: JSONValue) -> JSONValue {
    .members([("required", .array([.string(tag)])), ("properties", .members([(tag, value)]))])
  }
}

extension JSONValue {
  /// Returns a schema of one type, or of that type and `null`.
  fileprivate static func typed(
    _ name: String, _ isNullable: Bool, _ more: [(String, JSONValue)] = []
  ) -> JSONValue {
    .members([("type", isNullable ? .strings([name, "null"]) : .string(name))] + more)
  }

  /// Whether the value is `true`, the schema that accepts everything.
  fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
