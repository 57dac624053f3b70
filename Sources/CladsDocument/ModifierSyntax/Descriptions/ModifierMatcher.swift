/// Compares the syntax tree of a modifier with descriptions.
package struct ModifierMatcher: Sendable {
  /// The function that reads a key of the node.
  package static let attributeFunction = "attr"

  let syntax: ModifierSyntax
  private let parameters: [String: ModifierArgumentType]

  /// Creates a matcher. `parameters` are names that are values of a type, as in the effect of a modifier.
  package init(_ syntax: ModifierSyntax, parameters: [String: ModifierArgumentType] = [:]) {
    self.syntax = syntax
    self.parameters = parameters
  }

  /// Returns the call that the text is; `nil` for any other text.
  package var call: Int? {
    guard let root = syntax.root, case .chain(hasBase: true) = syntax.nodes[root].kind,
      syntax.nodes[root].children.count == 1, let first = syntax.nodes[root].children.first,
      case .reference = syntax.nodes[first].kind
    else { return nil }
    return first
  }

  /// Returns what keeps the text from being a call of one of the modifiers; `nil` if nothing does. `find`
  /// returns the modifier with a name.
  package func mismatch(_ find: (String) -> ModifierDescription?) -> ModifierMismatch? {
    guard let root = syntax.root else { return nil }
    guard let call, case .reference(let name, let isCalled) = syntax.nodes[call].kind else {
      return mismatch(.notACall, at: root)
    }
    guard let description = find(name) else {
      return ModifierMismatch(kind: .unknownModifier(name), node: call, range: syntax.nodes[call].nameRange)
    }
    if !isCalled { return mismatch(.notACall, at: call) }
    return mismatch(of: call, with: description.signatures)
  }

  // MARK: - Calls

  /// Returns the mismatch of the form that fits best; `nil` if one form fits.
  private func mismatch(of call: Int, with signatures: [ModifierSignature]) -> ModifierMismatch? {
    var best: (matched: Int, mismatch: ModifierMismatch)?
    for signature in signatures {
      let result = match(call, signature)
      guard let mismatch = result.mismatch else { return nil }
      if let known = best, known.matched == result.matched, known.mismatch.range == mismatch.range,
        case .wrongType(let one) = known.mismatch.kind, case .wrongType(let other) = mismatch.kind
      {
        // Several forms take a value here, of different types.
        best?.mismatch = ModifierMismatch(
          kind: .wrongType(expected: one == other ? one : "\(one) or \(other)"), node: mismatch.node,
          range: mismatch.range)
        continue
      }
      let isBetter = best.map {
        (result.matched, mismatch.specificity) > ($0.matched, $0.mismatch.specificity)
      }
      if isBetter ?? true { best = (result.matched, mismatch) }
    }
    return best?.mismatch
  }

  /// Returns the form that fits best; `nil` if there is none.
  func bestForm(of call: Int, in signatures: [ModifierSignature]) -> ModifierSignature? {
    var best: (matched: Int, signature: ModifierSignature)?
    for signature in signatures {
      let result = match(call, signature)
      if result.mismatch == nil { return signature }
      if best.map({ result.matched > $0.matched }) ?? true { best = (result.matched, signature) }
    }
    return best?.signature
  }

  /// Returns the labels of a call.
  func labels(of call: Int) -> [String?] {
    syntax.nodes[call].children.map { argument in
      guard case .argument(let label) = syntax.nodes[argument].kind else { return nil }
      return label
    }
  }

  /// Returns the number of arguments that fit, and the first mismatch.
  private func match(
    _ call: Int, _ signature: ModifierSignature
  ) -> (matched: Int, mismatch: ModifierMismatch?) {
    let parameters = signature.parameters
    let arguments = syntax.nodes[call].children
    let labels = labels(of: call)
    let binding = signature.bind(labels)
    var matched = 0
    for (index, parameter) in zip(binding.arguments, parameters) {
      guard let index, let value = syntax.nodes[arguments[index]].children.first else { continue }
      if let mismatch = mismatch(of: value, with: parameter.type) {
        // The form was meant; its argument is wrong.
        return (matched + 1, mismatch)
      }
      matched += 2
    }
    switch binding.failure {
    case nil: return (matched, nil)
    case .missing(let index)?:
      let parameter = parameters[index]
      if let label = parameter.label, let late = labels.firstIndex(of: label) {
        let earlier = labels[..<late].compactMap(\.self).first
        return (matched, misplaced(label, arguments[late], before: earlier))
      }
      return (matched, missing(parameter, in: call))
    case .unfit(let index, let next)?:
      if let label = labels[index],
        let place = parameters[..<next].firstIndex(where: { $0.label == label })
      {
        let isTwice = labels[..<index].contains(label)
        let following = parameters[place...next.advanced(by: -1)].dropFirst().compactMap(\.label)
          .first { labels.contains($0) }
        return (matched, misplaced(label, arguments[index], before: isTwice ? nil : following))
      }
      return (matched, unfit(labels[index], arguments[index], parameters[next...]))
    }
  }

  private func unfit(
    _ label: String?, _ argument: Int, _ parameters: ArraySlice<ModifierParameter>
  ) -> ModifierMismatch {
    let possible = parameters.compactMap(\.label)
    if let label {
      return ModifierMismatch(
        kind: .unknownLabel(label, possible: possible), node: argument,
        range: syntax.nodes[argument].nameRange)
    }
    if let needed = parameters.first(where: { !$0.isOptional }) { return missing(needed, in: argument) }
    return mismatch(.extraArgument, at: argument)
  }

  private func misplaced(_ label: String, _ argument: Int, before other: String?) -> ModifierMismatch {
    ModifierMismatch(
      kind: .misplacedLabel(label, before: other), node: argument, range: syntax.nodes[argument].nameRange)
  }

  private func missing(_ parameter: ModifierParameter, in node: Int) -> ModifierMismatch {
    ModifierMismatch(
      kind: .missingArgument(parameter.label ?? parameter.name, isLabeled: parameter.label != nil),
      node: node,
      range: syntax.nodes[node].nameRange)
  }

  private func mismatch(_ kind: ModifierMismatch.Kind, at node: Int) -> ModifierMismatch {
    ModifierMismatch(kind: kind, node: node, range: syntax.nodes[node].range)
  }

  // MARK: - Values

  /// Returns what keeps a value from having a type; `nil` if nothing does.
  func mismatch(of value: Int, with type: ModifierArgumentType) -> ModifierMismatch? {
    let node = syntax.nodes[value]
    if isAttribute(value) {
      if syntax.expression(of: value)?.attributeName == nil {
        return mismatch(.wrongType(expected: "`attr` with the name of a key in quotes"), at: value)
      }
      if type.isDynamic { return nil }
      // An argument of a member may be dynamic; the value itself is not.
      return mismatch(.notDynamic(expected: type.phrase), at: value)
    }
    if let given = parameterType(of: value) {
      return type.accepts(given) ? nil : mismatch(.wrongType(expected: type.phrase), at: value)
    }
    switch (type, node.kind) {
    case (.dynamic(let inner), _): return mismatch(of: value, with: inner)
    case (.string, .string), (.action, .string), (.integer, .integer), (.number, .integer),
      (.number, .number),
      (.boolean, .boolean), (.view, .symbol):
      return nil
    case (.list(let element), .list):
      for child in node.children {
        if let mismatch = mismatch(of: child, with: element) { return mismatch }
      }
      return nil
    case (.either(let types), _):
      let mismatches = types.map { mismatch(of: value, with: $0) }
      if mismatches.contains(where: { $0 == nil }) { return nil }
      let found = mismatches.compactMap { $0 }
      if let unknown = unknownMember(found) { return unknown }
      // The most specific mismatch is that of the last part of the value.
      return found.filter { $0.range != node.range }.max { $0.range.lowerBound < $1.range.lowerBound }
        ?? mismatch(.wrongType(expected: type.phrase), at: value)
    case (.type(let type), .chain(let hasBase)): return mismatch(of: value, hasBase, type)
    default: return mismatch(.wrongType(expected: type.phrase), at: value)
    }
  }

  /// Returns the type of a parameter that is written as a value; `nil` for any other value.
  private func parameterType(of value: Int) -> ModifierArgumentType? {
    guard !parameters.isEmpty, case .chain(hasBase: true) = syntax.nodes[value].kind,
      syntax.nodes[value].children.count == 1, let reference = syntax.nodes[value].children.first,
      case .reference(let name, isCalled: false) = syntax.nodes[reference].kind
    else { return nil }
    return parameters[name]
  }

  /// Returns the mismatch of a member that several types lack, with the members of all of them; `nil` if
  /// they lack different things.
  private func unknownMember(_ mismatches: [ModifierMismatch]) -> ModifierMismatch? {
    var members: [String] = []
    var found: ModifierMismatch?
    for mismatch in mismatches {
      guard case .unknownMember(let name, _, let possible) = mismatch.kind else { return nil }
      guard let first = found else {
        (found, members) = (mismatch, possible)
        continue
      }
      guard first.range == mismatch.range, case .unknownMember(_, let of, _) = first.kind else { return nil }
      members += possible
      found = ModifierMismatch(
        kind: .unknownMember(name, of: of, possible: members), node: first.node,
        range: first.range)
    }
    return found
  }

  /// Returns whether a value is a call of `attr`.
  package func isAttribute(_ value: Int) -> Bool {
    guard case .chain(hasBase: true) = syntax.nodes[value].kind, syntax.nodes[value].children.count == 1,
      let call = syntax.nodes[value].children.first,
      case .reference(Self.attributeFunction, isCalled: true) = syntax.nodes[call].kind
    else { return false }
    return true
  }

  private func mismatch(
    of value: Int, _ hasBase: Bool, _ type: ModifierTypeDescription
  ) -> ModifierMismatch? {
    var references = syntax.nodes[value].children[...]
    var isStatic = true
    if hasBase, let base = references.first, case .reference(let name, let isCalled) = syntax.nodes[base].kind
    {
      guard name == type.name else { return mismatch(.wrongType(expected: type.phrase), at: value) }
      references = references.dropFirst()
      if isCalled {
        if let mismatch = mismatch(of: base, with: type.initializers) { return mismatch }
        if type.initializers.isEmpty { return mismatch(.wrongType(expected: type.phrase), at: value) }
        isStatic = false
      } else if references.isEmpty {
        return mismatch(.wrongType(expected: type.phrase), at: value)
      }
    }
    for reference in references {
      guard case .reference(let name, let isCalled) = syntax.nodes[reference].kind else { return nil }
      let members = isStatic ? type.staticMembers : type.members
      guard let member = members.first(where: { $0.name == name }) else {
        return ModifierMismatch(
          kind: .unknownMember(name, of: type.name, possible: members.map(\.name)), node: reference,
          range: syntax.nodes[reference].nameRange)
      }
      if isCalled == member.signatures.isEmpty {
        return mismatch(.wrongType(expected: type.phrase), at: reference)
      }
      if let mismatch = mismatch(of: reference, with: member.signatures) { return mismatch }
      isStatic = false
    }
    return nil
  }
}

extension ModifierArgumentType {
  /// Whether each value of another type can be an argument of this type.
  fileprivate func accepts(_ other: ModifierArgumentType) -> Bool {
    switch (self, other) {
    case (.dynamic(let type), .dynamic(let other)): type.accepts(other)
    case (.dynamic(let type), _): type.accepts(other)
    case (.either(let types), _) where phrase != other.phrase: types.contains { $0.accepts(other) }
    case (.number, .integer): true
    case (_, .dynamic): false
    default: phrase == other.phrase
    }
  }

  /// Whether `attr` may take the place of the value.
  fileprivate var isDynamic: Bool {
    switch self {
    case .dynamic: true
    case .either(let types): types.contains(where: \.isDynamic)
    default: false
    }
  }
}

extension ModifierMismatch {
  /// How much the mismatch says about what was meant: an unknown member of a type more than a wrong type.
  fileprivate var specificity: Int {
    if case .unknownMember = kind { 1 } else { 0 }
  }
}
