/// A modifier, or a type of its arguments, that is decoded by a table: the counterpart of the macro
/// `@ASTDecodable`.
///
/// ```swift
/// struct LabeledModifier: ViewModifier, ASTDecodable {
///   let label: String
///
///   init(as label: Int) { self.label = String(label) }
///   init(as label: String) { self.label = label }
///
///   static let decoding = ASTDecoding<Self>("labeled", "Shows a label before the node.", [
///     .initializer(ASTParameter("as", Int.self)) { Self(as: $0) },
///     .initializer(ASTParameter("as", String.self)) { Self(as: $0) },
///   ])
/// }
/// ```
///
/// Seed: *Adding Custom Modifiers*, "Automatic Decoding".
public protocol ASTDecodable: ASTArgument, Decodable {
  /// The forms in which a value can be written.
  static var decoding: ASTDecoding<Self> { get }
}

extension ASTDecodable {
  public static var argumentType: ModifierArgumentType { decoding.argumentType }

  public static func decode(_ argument: ModifierExpression) throws -> Self {
    try decoding.decode(argument)
  }

  /// Decodes the AST form.
  public init(from decoder: any Decoder) throws {
    self = try Self.decode(ModifierExpression(from: decoder))
  }
}

/// The forms in which a value of a type can be written: one table that decodes and describes it.
public struct ASTDecoding<Value: Sendable>: Sendable {
  /// The name of the modifier or of the type.
  public let name: String
  /// What it is or does, in sentences.
  public let documentation: String
  /// What a value is in messages: "a color".
  package let phrase: String
  /// The forms, the most common first.
  public let forms: [ASTForm<Value>]
  /// The type of arguments with such values.
  package let argumentType: ModifierArgumentType

  /// Creates a table. Without a phrase, messages call a value by the name of the type.
  public init(
    _ name: String, _ documentation: String, phrase: String? = nil, _ forms: [ASTForm<Value>]
  ) {
    self.name = name
    self.documentation = documentation
    self.phrase = phrase ?? "a `\(name)`"
    self.forms = forms
    argumentType = .type(
      ModifierTypeDescription(
        name, self.phrase, initializers: Self.signatures(.initializer, forms),
        staticMembers: Self.members(.staticMember, forms), members: Self.members(.member, forms)))
  }

  /// Creates a table without documentation.
  public init(_ name: String, _ forms: [ASTForm<Value>]) { self.init(name, "", forms) }

  /// The description of a modifier.
  public var description: ModifierDescription {
    ModifierDescription(name, documentation, Self.signatures(.initializer, forms))
  }

  private static func signatures(
    _ kind: ASTForm<Value>.Kind, _ forms: [ASTForm<Value>]
  ) -> [ModifierSignature] {
    forms.filter { $0.kind == kind }.compactMap(\.signature)
  }

  /// Returns the members of a kind; functions of the same name are forms of one.
  private static func members(
    _ kind: ASTForm<Value>.Kind, _ forms: [ASTForm<Value>]
  ) -> [ModifierTypeDescription.Member] {
    var names: [String] = []
    var groups: [String: [ASTForm<Value>]] = [:]
    for form in forms where form.kind == kind {
      if groups[form.name] == nil { names.append(form.name) }
      groups[form.name, default: []].append(form)
    }
    return names.map { name in
      let group = groups[name] ?? []
      return .init(name, group.first?.documentation ?? "", group.compactMap(\.signature))
    }
  }

  /// Returns the value that an expression means.
  ///
  /// - Throws: `ModifierDecodingError` if no form fits, or what the last form that fits throws.
  public func decode(_ expression: ModifierExpression) throws -> Value {
    guard case .reference(let base, let members) = expression else { throw mismatch(expression) }
    var value: Value?
    if let base {
      guard base.name == name else { throw mismatch(expression) }
      if base.arguments != nil { value = try make(base, .initializer, of: nil) }
    }
    for member in members {
      value = try make(member, value == nil ? .staticMember : .member, of: value)
    }
    guard let value else { throw mismatch(expression) }
    return value
  }

  /// Tries the forms in turn.
  private func make(
    _ reference: ModifierExpression.Reference, _ kind: ASTForm<Value>.Kind, of value: Value?
  ) throws -> Value {
    var failure: any Error = ModifierDecodingError("`\(name)` has no `\(reference.name)` of this form")
    for form in forms where form.kind == kind && (kind == .initializer || form.name == reference.name) {
      guard (form.signature == nil) == (reference.arguments == nil) else { continue }
      let arguments = reference.arguments ?? []
      let binding = (form.signature ?? ModifierSignature()).bind(arguments.map(\.label))
      guard binding.failure == nil else { continue }
      do {
        return try form.make(value, binding.arguments.map { $0.map { arguments[$0].value } })
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private func mismatch(_ expression: ModifierExpression) -> ModifierDecodingError {
    ModifierDecodingError(expected: phrase, found: expression)
  }
}
