/// One form in which a value can be written: an initializer, a case or static member, or a member of a value
/// that returns the type again.
public struct ASTForm<Value: Sendable>: Sendable {
  enum Kind: Sendable, Hashable { case initializer, staticMember, member }

  let kind: Kind
  /// The name of a member; empty for an initializer.
  let name: String
  let documentation: String
  /// The parameters; `nil` for a member that is not called.
  let signature: ModifierSignature?
  /// Makes the value from the one before the dot and the arguments, in the order of the parameters.
  let make: @Sendable (Value?, [ModifierExpression?]) throws -> Value

  /// An initializer: `Video("…", in: 1080)`, or a modifier itself.
  public static func initializer<each Argument: ASTArgument>(
    _ parameters: repeat ASTParameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) throws -> Value
  ) -> ASTForm {
    ASTForm(kind: .initializer, name: "", documentation: "", signature: .init(repeat each parameters)) {
      _, arguments in
      var reader = ASTArgumentReader(arguments)
      return try make(repeat reader.next(each parameters))
    }
  }

  /// A case or a static member: `.red`.
  public static func member(
    _ name: String, _ documentation: String, _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> ASTForm {
    ASTForm(kind: .staticMember, name: name, documentation: documentation, signature: nil) { _, _ in value() }
  }

  /// A case or a static member without documentation.
  public static func member(
    _ name: String, _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> ASTForm { member(name, "", value()) }

  /// A case with associated values or a static function: `.rgb(1, 0, 0)`.
  public static func function<each Argument: ASTArgument>(
    _ name: String, _ documentation: String = "", _ parameters: repeat ASTParameter<each Argument>,
    make: @escaping @Sendable (repeat each Argument) throws -> Value
  ) -> ASTForm {
    ASTForm(
      kind: .staticMember, name: name, documentation: documentation, signature: .init(repeat each parameters)
    ) { _, arguments in
      var reader = ASTArgumentReader(arguments)
      return try make(repeat reader.next(each parameters))
    }
  }

  /// A property of a value: `.red.secondary`.
  public static func property(
    _ name: String, _ documentation: String = "", _ get: @escaping @Sendable (Value) throws -> Value
  ) -> ASTForm {
    ASTForm(kind: .member, name: name, documentation: documentation, signature: nil) { value, _ in
      try get(Self.present(value))
    }
  }

  /// A function of a value: `.red.opacity(0.5)`.
  public static func method<each Argument: ASTArgument>(
    _ name: String, _ documentation: String = "", _ parameters: repeat ASTParameter<each Argument>,
    make: @escaping @Sendable (Value, repeat each Argument) throws -> Value
  ) -> ASTForm {
    ASTForm(
      kind: .member, name: name, documentation: documentation, signature: .init(repeat each parameters)
    ) { value, arguments in
      var reader = ASTArgumentReader(arguments)
      return try make(Self.present(value), repeat reader.next(each parameters))
    }
  }

  private static func present(_ value: Value?) throws -> Value {
    guard let value else { throw ModifierDecodingError("a value is missing before the dot") }
    return value
  }
}

/// A parameter of an initializer or a function.
public struct ASTParameter<Argument: ASTArgument>: Sendable {
  let parameter: ModifierParameter
  /// The value if the argument is left out; `nil` if it must not be.
  let defaultValue: Argument?

  /// Creates a parameter; the label `nil` is `_`. The name is used in messages where there is no label.
  public init(
    _ label: String?, _ type: Argument.Type = Argument.self, name: String? = nil,
    default defaultValue: Argument? = nil, _ documentation: String = ""
  ) {
    parameter = ModifierParameter(
      label, name: name, Argument.argumentType, isOptional: defaultValue != nil, documentation)
    self.defaultValue = defaultValue
  }

  /// Creates a parameter that can be left out.
  public init<Wrapped>(
    optional label: String?, _ type: Wrapped.Type = Wrapped.self, name: String? = nil,
    _ documentation: String = ""
  ) where Argument == Wrapped? {
    parameter = ModifierParameter(
      label, name: name, Argument.argumentType, isOptional: true, documentation)
    defaultValue = .some(nil)
  }
}

extension ModifierSignature {
  init<each Argument: ASTArgument>(_ parameters: repeat ASTParameter<each Argument>) {
    var all: [ModifierParameter] = []
    for parameter in repeat each parameters { all.append(parameter.parameter) }
    self.init(all)
  }
}

/// Decodes the arguments of a call, one for each parameter.
private struct ASTArgumentReader {
  private var arguments: IndexingIterator<[ModifierExpression?]>

  init(_ arguments: [ModifierExpression?]) { self.arguments = arguments.makeIterator() }

  mutating func next<Argument>(_ parameter: ASTParameter<Argument>) throws -> Argument {
    if let argument = arguments.next() ?? nil { return try Argument.decode(argument) }
    guard let value = parameter.defaultValue else {
      throw ModifierDecodingError("the argument `\(parameter.parameter.name)` is missing")
    }
    return value
  }
}
