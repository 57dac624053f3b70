extension ModifierMatcher {
  /// Returns what was probably meant by a value of the wrong type; `nil` if that is not clear.
  package func correction(
    of mismatch: ModifierMismatch, _ find: (String) -> ModifierDescription?
  ) -> ModifierExpression? {
    guard case .wrongType = mismatch.kind, let written = syntax.expression(of: mismatch.node) else {
      return nil
    }
    return types(of: mismatch.node, find).lazy.compactMap { $0.correction(of: written) }.first
  }

  /// Returns the types that a value can have in any form.
  private func types(
    of value: Int, _ find: (String) -> ModifierDescription?
  ) -> [ModifierArgumentType] {
    if let call,
      let argument = syntax.nodes[call].children.firstIndex(where: {
        syntax.nodes[$0].children.contains(value)
      }), case .reference(let name, _) = syntax.nodes[call].kind, let description = find(name)
    {
      return description.signatures.compactMap { signature in
        let binding = signature.bind(labels(of: call))
        return zip(signature.parameters, binding.arguments).first { $1 == argument }?.0.type
      }
    }
    guard case .value(let type)? = annotations(find)[value] else { return [] }
    return [type]
  }
}

extension ModifierArgumentType {
  /// Returns a value of this type that another value probably means: `8` for `"8"`, `.red` for `red`.
  fileprivate func correction(of written: ModifierExpression) -> ModifierExpression? {
    let word: String? =
      switch written {
      case .string(let text): text
      case .symbol(let name): name
      case .reference(let base?, let members) where members.isEmpty && base.arguments == nil: base.name
      case .reference(nil, let members) where members.count == 1 && members.first?.arguments == nil:
        members.first?.name
      default: nil
      }
    switch self {
    case .dynamic(let type): return type.correction(of: written)
    case .either(let types): return types.lazy.compactMap { $0.correction(of: written) }.first
    case .integer: return word.flatMap { Int($0) }.map { .integer($0) }
    case .number:
      return word.flatMap { Double($0) }.flatMap {
        $0.isFinite ? Int(exactly: $0).map { .integer($0) } ?? .number($0) : nil
      }
    case .boolean: return word == "true" ? .boolean(true) : word == "false" ? .boolean(false) : nil
    case .string:
      switch written {
      case .integer(let number): return .string(String(number))
      case .number(let number): return .string(String(number))
      default: return nil
      }
    case .view:
      guard let word, ModifierSyntax.isName(word) else { return nil }
      return .symbol(word)
    case .action:
      if case .string = written { return nil }
      return word.map { .string($0) }
    case .list: return nil
    case .type(let type):
      guard let word else { return nil }
      if type.staticMembers.contains(where: { $0.name == word && $0.signatures.isEmpty }) {
        return .reference(base: nil, members: [.init(word)])
      }
      guard word.hasPrefix("#"), let form = type.initializers.first, form.parameters.count == 1,
        form.parameters.first?.label == nil, form.parameters.first?.type.constant.name == "String"
      else { return nil }
      return .reference(type.name, [.init(nil, .string(word))])
    }
  }
}
