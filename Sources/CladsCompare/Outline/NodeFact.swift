/// A property of a node as it is on device: its name, and its value as text.
struct NodeFact: Sendable, Hashable {
  /// What a property is about.
  enum Sort: Sendable {
    /// How the node looks.
    case look
    /// Where its content comes from.
    case binding
  }

  let name: String
  /// The value, as a document would have it.
  let value: String
  let sort: Sort
  /// The style id that the value comes from; `nil` if it is the node's own. It does not count.
  let styleId: String?

  init(_ name: String, _ value: String, _ sort: Sort = .look, styleId: String? = nil) {
    self.name = name
    self.value = value
    self.sort = sort
    self.styleId = styleId
  }

  static func == (left: NodeFact, right: NodeFact) -> Bool {
    left.name == right.name && left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}
