/// A modifier: its name, and the forms in which it can be called. Decoding, checks, completion and hover come
/// from it.
public struct ModifierDescription: Sendable {
  package let name: String
  /// What it does, in sentences.
  package let documentation: String
  /// The forms, the most common first.
  package let signatures: [ModifierSignature]
  /// The modifiers that this one applies in turn, with its parameters by name; `nil` for a modifier in Swift.
  package let effect: [ModifierExpression]?

  package init(
    _ name: String, _ documentation: String, _ signatures: [ModifierSignature],
    effect: [ModifierExpression]? = nil
  ) {
    self.name = name
    self.documentation = documentation
    self.signatures = signatures
    self.effect = effect
  }
}

extension ModifierDescription {
  /// Returns the modifiers that a call applies in turn: the effect with the arguments in place of the
  /// parameters. A modifier whose argument is left out is left out too.
  ///
  /// - Throws: `ModifierDecodingError` if no form fits the call.
  package func effect(of call: ModifierExpression) throws -> [ModifierExpression] {
    guard case .reference(let reference?, let members) = call, members.isEmpty, let effect,
      let arguments = reference.arguments
    else { throw ModifierDecodingError("`\(name)` must be called") }
    for signature in signatures {
      let binding = signature.bind(arguments.map(\.label))
      guard binding.failure == nil else { continue }
      var values: [String: ModifierExpression?] = [:]
      for (parameter, index) in zip(signature.parameters, binding.arguments) {
        values[parameter.name] = .some(index.map { arguments[$0].value })
      }
      return effect.compactMap { $0.replacing(values) }
    }
    throw ModifierDecodingError("`\(name)` has no such form")
  }
}

extension ModifierExpression {
  /// Returns the expression with values in place of names; `nil` if a name in it has none.
  func replacing(_ values: [String: ModifierExpression?]) -> ModifierExpression? {
    switch self {
    case .reference(let base?, let members) where members.isEmpty && base.arguments == nil:
      return values[base.name] ?? self
    case .reference(let base, let members):
      let parts = members.compactMap { $0.replacing(values) }
      guard parts.count == members.count else { return nil }
      guard let base else { return .reference(base: nil, members: parts) }
      return base.replacing(values).map { .reference(base: $0, members: parts) }
    case .list(let elements):
      let parts = elements.compactMap { $0.replacing(values) }
      return parts.count == elements.count ? .list(parts) : nil
    default: return self
    }
  }
}

extension ModifierExpression.Reference {
  fileprivate func replacing(_ values: [String: ModifierExpression?]) -> ModifierExpression.Reference? {
    guard let arguments else { return self }
    let replaced = arguments.compactMap { argument in
      argument.value.replacing(values).map { ModifierExpression.Argument(argument.label, $0) }
    }
    return replaced.count == arguments.count ? ModifierExpression.Reference(name, replaced) : nil
  }
}

/// One form of a modifier, an initializer or a function: its parameters in order.
package struct ModifierSignature: Sendable {
  package let parameters: [ModifierParameter]

  package init(_ parameters: ModifierParameter...) { self.parameters = parameters }

  package init(_ parameters: [ModifierParameter]) { self.parameters = parameters }
}

/// A parameter of a modifier.
public struct ModifierParameter: Sendable {
  /// The label before the argument; `nil` for `_`.
  package let label: String?
  /// The name; messages use it where there is no label.
  package let name: String
  package let type: ModifierArgumentType
  /// Whether the argument can be left out.
  package let isOptional: Bool
  /// What the argument means, as a sentence.
  package let documentation: String

  package init(
    _ label: String?, name: String? = nil, _ type: ModifierArgumentType, isOptional: Bool = false,
    _ documentation: String
  ) {
    self.label = label
    self.name = name ?? label ?? "value"
    self.type = type
    self.isOptional = isOptional
    self.documentation = documentation
  }
}

/// The type of an argument.
public indirect enum ModifierArgumentType: Sendable {
  case string, integer, number, boolean
  /// A child of the node, by the name in its `template`.
  case view
  /// The name of an action of the document.
  case action
  /// A value, or `attr("name")`, which reads it from the node.
  case dynamic(ModifierArgumentType)
  case list(of: ModifierArgumentType)
  case either([ModifierArgumentType])
  /// A type with initializers and members.
  case type(ModifierTypeDescription)
}

/// A type that arguments have: its initializers, and its members of the same type.
public struct ModifierTypeDescription: Sendable {
  package let name: String
  /// What a value of the type is, in messages: "a color".
  package let phrase: String
  package let initializers: [ModifierSignature]
  /// The static members and functions, and the cases: `.red`, `Color.rgb(…)`.
  package let staticMembers: [Member]
  /// The properties and functions of a value: `.opacity(0.5)`.
  package let members: [Member]

  package init(
    _ name: String, _ phrase: String, initializers: [ModifierSignature] = [], staticMembers: [Member] = [],
    members: [Member] = []
  ) {
    self.name = name
    self.phrase = phrase
    self.initializers = initializers
    self.staticMembers = staticMembers
    self.members = members
  }

  /// A member that returns the type again.
  public struct Member: Sendable {
    package let name: String
    package let documentation: String
    /// The forms of a function; empty for a property.
    package let signatures: [ModifierSignature]

    package init(_ name: String, _ documentation: String, _ signatures: [ModifierSignature] = []) {
      self.name = name
      self.documentation = documentation
      self.signatures = signatures
    }
  }
}

extension ModifierArgumentType {
  /// The type of a value that is not read with `attr`.
  package var constant: ModifierArgumentType {
    switch self {
    case .dynamic(let type): type.constant
    case .either(let types): types.first { if case .dynamic = $0 { true } else { false } }?.constant ?? self
    default: self
    }
  }

  /// What a value of the type is, for messages: "a string".
  package var phrase: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .view: "the name of a child with a `template`, such as `:name`"
    case .action: "the name of an action in quotes"
    case .dynamic(let type): type.phrase
    case .list: "a list"
    case .either(let types): types.map(\.phrase).joined(separator: " or ")
    case .type(let type): type.phrase
    }
  }
}
