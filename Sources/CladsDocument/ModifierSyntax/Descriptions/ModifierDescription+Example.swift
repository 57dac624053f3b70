extension ModifierDescription {
  /// A call with likely arguments.
  package var example: ModifierExpression {
    signatures.first?.example(of: name) ?? .reference(name, [])
  }

  /// The parameters of the forms, for a list of modifiers.
  package var detail: String { signatures.map { "(\($0.detail))" }.joined(separator: " or ") }
}

extension ModifierTypeDescription.Member {
  /// The member with likely arguments, if it is called.
  package var example: ModifierExpression { signatures.first?.example(of: name) ?? .reference(name) }
}

extension ModifierSignature {
  /// Returns a call with likely arguments: those that it needs, or else the first.
  package func example(of name: String) -> ModifierExpression {
    let needed = parameters.filter { !$0.isOptional }
    return .reference(
      name,
      (needed.isEmpty ? Array(parameters.prefix(1)).filter { $0.label != nil } : needed).map {
        ModifierExpression.Argument($0.label, $0.type.example)
      })
  }

  /// The parameters with their types, as in Swift: `width: Double?, alignment: Alignment?`.
  package var detail: String {
    parameters.map { parameter in
      "\(parameter.label ?? "_"): \(parameter.type.name)\(parameter.isOptional ? "?" : "")"
    }.joined(separator: ", ")
  }
}

extension ModifierArgumentType {
  /// A likely value.
  package var example: ModifierExpression {
    switch self {
    case .string: .string("Text")
    case .integer: .integer(1)
    case .number: .integer(8)
    case .boolean: .boolean(true)
    case .view: .symbol("name")
    case .action: .string("action")
    case .dynamic(let type): type.example
    case .list(let element): .list([element.example])
    case .either(let types): types.first?.example ?? .null
    case .type(let type):
      if let member = type.staticMembers.first {
        ModifierExpression.reference(
          base: nil, members: [ModifierExpression.Reference(member.name, member.example.arguments)])
      } else {
        type.initializers.first?.example(of: type.name) ?? .reference(type.name, [])
      }
    }
  }

  /// What a value of the type is, as a sentence: "A color."
  package var sentence: String { phrase.sentence }

  /// The name of the type, as in Swift.
  package var name: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .number: "Double"
    case .boolean: "Bool"
    case .view: "View"
    case .action: "Action"
    case .dynamic(let type): type.name
    case .list(let element): "[\(element.name)]"
    case .either(let types):
      types.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " or ")
    case .type(let type): type.name
    }
  }
}

extension ModifierExpression {
  /// The arguments of a call; `nil` for any other expression.
  fileprivate var arguments: [Argument]? {
    if case .reference(let base?, _) = self { base.arguments } else { nil }
  }
}

extension ModifierTypeDescription {
  /// What a value of the type is, as a sentence: "A color."
  package var sentence: String { phrase.sentence }
}

extension String {
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
