import CladsDocument

/// Evaluation of paths, members, elements, and calls.
extension Evaluation {
  /// The target of a member or element lookup.
  enum Base {
    /// A path into the state.
    case path(Source.Path)
    /// A value that is not in the state.
    case value(Document.StateValue)
    /// No value. A lookup past the end of an array does not keep its text as a bareword.
    case undefined(keepsText: Bool)
    case failure(EvaluationFailure)
  }

  /// Evaluates a path.
  mutating func read(_ id: NodeID) -> EvaluationResult {
    switch base(id) {
    case .path(let path):
      source.value(at: path).map { .value($0) } ?? .undefined(bareword: expression.bareword(id))
    case .value(let value): .value(value)
    case .undefined(let keepsText): .undefined(bareword: keepsText ? expression.bareword(id) : nil)
    case .failure(let failure): .failure(failure)
    }
  }

  mutating func contains(_ argument: NodeID, in base: NodeID) -> EvaluationResult {
    let base = self.base(base)
    guard case .value(let wanted) = result(of: argument) else { return .value(.boolValue(false)) }
    spend(wanted.comparisonWork(with: wanted))
    switch base {
    case .path(let path):
      spend(source.arrayCount(at: path) ?? 0)
      return .value(.boolValue(source.contains(wanted, at: path)))
    case .value(.arrayValue(let elements)):
      spend(elements.count)
      return .value(.boolValue(elements.contains { $0.strictlyEquals(wanted) }))
    case .value, .undefined: return .value(.boolValue(false))
    case .failure(let failure): return .failure(failure)
    }
  }

  private mutating func base(_ id: NodeID) -> Base {
    switch expression[id].kind {
    case .identifier(let name): return .path(source.root(name))
    case .member(let base, let name): return member(name, of: self.base(base))
    case .element(let base, let index): return element(index, of: self.base(base), isBracketed: false)
    case .subscripted(let base, let index):
      let base = self.base(base)
      return subscripted(base, by: result(of: index))
    case .property(let base, let property): return self.property(property, of: self.base(base))
    default:
      switch result(of: id) {
      case .value(let value): return .value(value)
      case .undefined: return .undefined(keepsText: false)
      case .failure(let failure): return .failure(failure)
      }
    }
  }

  private func member(_ name: String, of base: Base) -> Base {
    switch base {
    case .path(let path):
      let member = source.member(name, of: path)
      // The state is read before the path is complete only if a registered function could apply to it.
      guard let function = functions[name], source.value(at: member) == nil,
        let value = source.value(at: path)
      else { return .path(member) }
      return function.apply(value).map { .value($0) } ?? .undefined(keepsText: true)
    case .value(let value):
      if let member = value[.key(name)] { return .value(member) }
      return functions[name]?.apply(value).map { .value($0) } ?? .undefined(keepsText: false)
    case .undefined, .failure: return base
    }
  }

  private func element(_ index: Int, of base: Base, isBracketed: Bool) -> Base {
    switch base {
    case .path(let path): .path(source.element(index, of: path, isBracketed: isBracketed))
    case .value(let value): value[.index(index)].map { .value($0) } ?? .undefined(keepsText: false)
    case .undefined, .failure: base
    }
  }

  private func subscripted(_ base: Base, by index: EvaluationResult) -> Base {
    switch (index, base) {
    case (_, .failure): return base
    case (.value(.intValue(let index)), _) where index >= 0:
      return element(index, of: base, isBracketed: true)
    case (.value(.stringValue(let key)), .path(let path)):
      // A key in brackets may contain any character, so it cannot become part of a path.
      return source.value(at: path)?[.key(key)].map { .value($0) } ?? .undefined(keepsText: false)
    case (.value(.stringValue(let key)), .value(let value)):
      return value[.key(key)].map { .value($0) } ?? .undefined(keepsText: false)
    default: return .undefined(keepsText: false)
    }
  }

  private func property(_ property: ArrayProperty, of base: Base) -> Base {
    switch base {
    case .path(let path):
      guard let count = source.arrayCount(at: path) else {
        let member = source.member(property.rawValue, of: path)
        return source.value(at: member) == nil ? missing(property) : .path(member)
      }
      switch property {
      case .first: return count > 0 ? element(0, of: base, isBracketed: true) : .undefined(keepsText: false)
      case .last:
        return count > 0 ? element(count - 1, of: base, isBracketed: true) : .undefined(keepsText: false)
      default: return .value(property.value(count: count))
      }
    case .value(.arrayValue(let elements)):
      switch property {
      case .first: return elements.first.map { .value($0) } ?? .undefined(keepsText: false)
      case .last: return elements.last.map { .value($0) } ?? .undefined(keepsText: false)
      default: return .value(property.value(count: elements.count))
      }
    case .value(let value): return value[.key(property.rawValue)].map { .value($0) } ?? missing(property)
    case .undefined: return missing(property)
    case .failure: return base
    }
  }

  /// Returns the value of a property whose base is neither an array nor an object with a key of that name.
  private func missing(_ property: ArrayProperty) -> Base {
    switch property {
    case .count, .isEmpty: .value(property.value(count: 0))
    case .first, .last, .length: .undefined(keepsText: true)
    }
  }
}

extension ArrayProperty {
  /// Returns the property's value for an array of `count` elements, for the properties that do not depend on
  /// the elements.
  fileprivate func value(count: Int) -> Document.StateValue {
    self == .isEmpty ? .boolValue(count == 0) : .intValue(count)
  }
}

extension Expression {
  /// Returns the text of a path that consists of a name and dotted members only, or `nil` for any other node.
  func bareword(_ id: NodeID) -> String? {
    switch self[id].kind {
    case .identifier(let name): return name
    case .parenthesized(let inner): return bareword(inner)
    case .member, .element, .property: break
    default: return nil
    }
    var parts: [String] = []
    var id = id
    while true {
      switch self[id].kind {
      case .identifier(let name):
        parts.append(name)
        return parts.reversed().joined(separator: ".")
      case .member(let base, let name):
        parts.append(name)
        id = base
      case .property(let base, let property):
        parts.append(property.rawValue)
        id = base
      case .element(let base, let index):
        parts.append(String(index))
        id = base
      default: return nil
      }
    }
  }
}
