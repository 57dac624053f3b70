/// What a node of the syntax tree is, by the descriptions.
public enum ModifierAnnotation: Sendable {
  /// The name of a modifier.
  case modifier(ModifierDescription)
  /// An argument, and the parameter that it is for.
  case argument(ModifierParameter)
  /// A value of the expected type.
  case value(ModifierArgumentType)
  /// A member of a type, or the type's initializer.
  case member(ModifierTypeDescription.Member, of: ModifierTypeDescription)
  case initializer(ModifierTypeDescription)
}

/// Something outside the modifier that it refers to.
package struct ModifierReference: Sendable {
  package enum Kind: Sendable, Hashable {
    /// A key of the node, or an entry of its `data`.
    case attribute
    /// Children, by their `template`.
    case template
    /// A named action of the document.
    case action
  }

  package let kind: Kind
  /// The name of what it refers to.
  package let name: String
  /// The index of the node with the name.
  package let node: Int
  /// The range of the name with its quotes or its colon, in UTF-8 bytes of the modifier.
  package let range: Range<Int>
  /// The type that is expected where an attribute is read.
  package let type: ModifierArgumentType
}

extension ModifierMatcher {
  /// Returns what the nodes are, by index, in the forms that fit best. A text that does not fit is explained
  /// as far as it does.
  package func annotations(_ find: (String) -> ModifierDescription?) -> [Int: ModifierAnnotation] {
    var annotations: [Int: ModifierAnnotation] = [:]
    guard let call, case .reference(let name, _) = syntax.nodes[call].kind, let description = find(name)
    else {
      return [:]
    }
    annotations[call] = .modifier(description)
    annotate(call, description.signatures, &annotations)
    return annotations
  }

  /// Returns what a modifier refers to, in the order of the text.
  package func references(_ find: (String) -> ModifierDescription?) -> [ModifierReference] {
    let annotations = annotations(find)
    return annotations.keys.sorted { syntax.nodes[$0].range.lowerBound < syntax.nodes[$1].range.lowerBound }
      .compactMap { index in
        guard case .value(let type)? = annotations[index] else { return nil }
        return reference(index, type)
      }
  }

  private func reference(_ index: Int, _ type: ModifierArgumentType) -> ModifierReference? {
    let node = syntax.nodes[index]
    if isAttribute(index) {
      guard let call = node.children.first, let argument = syntax.nodes[call].children.first,
        let value = syntax.nodes[argument].children.first, case .string(let name) = syntax.nodes[value].kind
      else { return nil }
      return ModifierReference(
        kind: .attribute, name: name, node: value, range: syntax.nodes[value].range, type: type)
    }
    switch (type, node.kind) {
    case (.dynamic(let inner), _): return reference(index, inner)
    case (.either(let types), _): return types.lazy.compactMap { reference(index, $0) }.first
    case (.view, .symbol(let name)):
      return ModifierReference(
        kind: .template, name: name, node: index, range: node.range, type: type)
    case (.action, .string(let name)):
      return ModifierReference(kind: .action, name: name, node: index, range: node.range, type: type)
    default: return nil
    }
  }

  private func annotate(
    _ call: Int, _ signatures: [ModifierSignature], _ annotations: inout [Int: ModifierAnnotation]
  ) {
    guard let signature = bestForm(of: call, in: signatures) else { return }
    let arguments = syntax.nodes[call].children
    let binding = signature.bind(labels(of: call))
    for (parameter, index) in zip(signature.parameters, binding.arguments) {
      guard let index, let value = syntax.nodes[arguments[index]].children.first else { continue }
      annotations[arguments[index]] = .argument(parameter)
      annotate(value, parameter.type, &annotations)
    }
  }

  private func annotate(
    _ value: Int, _ type: ModifierArgumentType, _ annotations: inout [Int: ModifierAnnotation]
  ) {
    annotations[value] = .value(type)
    if isAttribute(value) { return }
    switch type {
    case .dynamic(let inner): annotate(value, inner, &annotations)
    case .either(let types):
      guard let fitting = types.first(where: { mismatch(of: value, with: $0) == nil }) ?? types.first else {
        return
      }
      annotate(value, fitting, &annotations)
    case .list(let element):
      for child in syntax.nodes[value].children { annotate(child, element, &annotations) }
    case .type(let type):
      if case .chain = syntax.nodes[value].kind { annotate(chain: value, type, &annotations) }
    default: break
    }
    // The type as written in the description, with its alternatives.
    annotations[value] = .value(type)
  }

  private func annotate(
    chain value: Int, _ type: ModifierTypeDescription, _ annotations: inout [Int: ModifierAnnotation]
  ) {
    var isStatic = true
    for reference in syntax.nodes[value].children {
      guard case .reference(let name, let isCalled) = syntax.nodes[reference].kind else { return }
      if isStatic, name == type.name {
        annotations[reference] = .initializer(type)
        if isCalled {
          annotate(reference, type.initializers, &annotations)
          isStatic = false
        }
        continue
      }
      let members = isStatic ? type.staticMembers : type.members
      guard let member = members.first(where: { $0.name == name }) else { return }
      annotations[reference] = .member(member, of: type)
      if isCalled { annotate(reference, member.signatures, &annotations) }
      isStatic = false
    }
  }
}
