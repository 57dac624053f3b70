package import JSONSyntax

extension Document.SectionLayoutConfig {
  /// The page width, in points, for custom layouts with pages.
  public var pageWidth: Double? { number("pageWidth") }

  /// Returns the value of an own key of a custom layout; `nil` if it is absent or not a number.
  public func number(_ key: String) -> Double? {
    switch additionalProperties[key] {
    case .intValue(let value)?: Double(value)
    case .doubleValue(let value)?: value
    default: nil
    }
  }
}

extension Reading {
  /// Keeps a member with an own key of a custom component, and its value.
  package mutating func keep(_ member: RecordIndex, in component: inout Document.ComponentContents) {
    component.ownMembers.append(member)
    guard let node = view.value(of: member) else { return }
    let name = view.string(view.name(of: member))
    if component.additionalProperties[name] == nil {
      component.additionalProperties[name] = silently { Document.StateValue.read(node, &$0) }
    }
  }

  /// Returns the members of an object that a shape does not describe, by name.
  mutating func additionalProperties(
    of node: RecordIndex, besides shape: ObjectShape
  ) -> [String: Document.StateValue] {
    let others = view.members(of: node).filter { member in
      !isComment(member) && shape.row(named: view.string(view.name(of: member))) == nil
    }
    return values(of: others)
  }

  private mutating func values(of members: [RecordIndex]) -> [String: Document.StateValue] {
    var values: [String: Document.StateValue] = [:]
    for member in members {
      guard let node = view.value(of: member) else { continue }
      let name = view.string(view.name(of: member))
      if values[name] == nil { values[name] = silently { Document.StateValue.read(node, &$0) } }
    }
    return values
  }
}
