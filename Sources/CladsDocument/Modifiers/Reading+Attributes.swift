import Diagnostics
import JSONSyntax

/// A node of the layout tree, which may have modifiers.
package protocol ModifiableNode: Described {
  /// The modifiers, the innermost first.
  var modifiers: [Document.Modifier]? { get }
  /// The values of the keys that only the modifiers read.
  var attributes: [String: Document.StateValue] { get set }
}

extension ModifiableNode {
  package var jsonMembers: [String: Document.StateValue] {
    tableMembers.merging(attributes) { shared, _ in shared }
  }

  /// Returns the value of a key of the node, as JSON; `nil` if it is not set.
  func attribute(_ name: String) -> Document.StateValue? {
    if let value = attributes[name] { return value }
    guard let property = Self.table.properties.first(where: { $0.row.name == name }) else { return nil }
    return property.value(self).flatMap { Document.StateValue(part: $0) }
  }
}

extension Document.LayoutNode {
  /// Returns the value of a key of the node, as JSON; `nil` if it is not set.
  public func attribute(_ name: String) -> Document.StateValue? {
    switch self {
    case .layout(let node): node.attribute(name)
    case .spacer(let node): node.attribute(name)
    case .forEach(let node): node.attribute(name)
    case .sectionLayout(let node): node.attribute(name)
    case .component(let node): node.contents.attribute(name) ?? node.additionalProperties[name]
    }
  }
}

extension Reading {
  /// Returns the names that the modifiers of a node read with `attr`.
  func attributeNames(of node: some ModifiableNode) -> Set<String> {
    guard let modifiers = node.modifiers, !modifiers.isEmpty, level == .extended else { return [] }
    return modifiers.reduce(into: []) { $0.formUnion(vocabulary.mentions(of: $1).attributes) }
  }

  /// Reads the keys of a node that its modifiers read with `attr`: they are the node's own keys, whatever its
  /// type has, and their texts are templates. Returns the members.
  @discardableResult
  mutating func readAttributes<Node: ModifiableNode>(of node: inout Node) -> [RecordIndex] {
    let names = attributeNames(of: node)
    guard !names.isEmpty else { return [] }
    let object = node.origin.node
    let own = view.members(of: object).filter { member in
      Node.table.shape.row(named: view.string(view.name(of: member))) == nil
    }
    let ownNames = own.map { view.string(view.name(of: $0)) }
    // A misspelled or half-typed name has its own finding; the key that was meant is not unknown.
    var read = names
    for name in names.prefix(100) where !ownNames.contains(name) {
      read.formUnion(closest(to: name, in: ownNames))
      read.formUnion(ownNames.filter { !name.isEmpty && $0.hasPrefix(name) })
    }
    let members = own.filter { read.contains(view.string(view.name(of: $0))) }
    for member in members {
      let name = view.name(of: member)
      withdrawFindings(aboutKey: view.range(name), of: object)
      guard let value = view.value(of: member), node.attributes[view.string(name)] == nil else { continue }
      node.attributes[view.string(name)] = silently { Document.StateValue.read(value, &$0) }
      if view.kind(value) == .string { addFact(.template, value) }
    }
    return members
  }
}
