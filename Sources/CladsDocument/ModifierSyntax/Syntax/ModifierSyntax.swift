/// A modifier as a tree: lossless, with a range for every part, and with problems instead of failures. Both
/// forms have this tree: Swift's syntax, which `parse` reads, and the AST form.
public struct ModifierSyntax: Sendable, Hashable {
  /// How deeply calls and lists may be nested. Each form of a type is tried at each level, so this bounds the
  /// work.
  package static let maximumDepth = 8

  /// A part of the text.
  package struct Node: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case string(String)
      case integer(Int)
      case number(Double)
      case boolean(Bool)
      case null
      case symbol(String)
      case list
      /// A chain of names and calls; its children are references.
      case chain(hasBase: Bool)
      /// A name; its children are arguments if it is called.
      case reference(String, isCalled: Bool)
      /// An argument; its only child is the value.
      case argument(label: String?)
      /// A value that is missing or cannot be read.
      case missing
    }

    package let kind: Kind
    /// The range in UTF-8 bytes.
    package let range: Range<Int>
    /// The range of the name of a reference, or of the label of an argument; otherwise the range of the node.
    package let nameRange: Range<Int>
    /// The indices of the children, in the order of the text.
    package let children: [Int]
  }

  /// The text, in UTF-8.
  package let bytes: [UInt8]
  /// The tokens; together they are the text. The AST form has none.
  package let tokens: [ModifierToken]
  /// The nodes; children come before their parents.
  package let nodes: [Node]
  /// The index of the node for the whole text; `nil` for a text without a value.
  package let root: Int?
  package let problems: [ModifierProblem]

  init(bytes: [UInt8], tokens: [ModifierToken], nodes: [Node], root: Int?, problems: [ModifierProblem]) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.root = root
    self.problems = problems
  }

  /// Parses a text; every text has a tree.
  package static func parse(_ text: String) -> ModifierSyntax {
    var parser = ModifierParser(Array(text.utf8))
    return parser.parse()
  }

  /// Returns whether a text is a name in Swift's syntax.
  package static func isName(_ text: String) -> Bool { parse(":" + text).expression == .symbol(text) }

  /// The value of the text; `nil` if it has problems.
  package var expression: ModifierExpression? {
    guard problems.isEmpty, let root else { return nil }
    return expression(of: root)
  }

  /// Returns the value of a node; `nil` if a part of it is missing.
  package func expression(of index: Int) -> ModifierExpression? {
    guard nodes.indices.contains(index) else { return nil }
    let node = nodes[index]
    switch node.kind {
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .symbol(let name): return .symbol(name)
    case .list: return all(node.children.map { expression(of: $0) }).map { .list($0) }
    case .chain(let hasBase):
      guard let parts = all(node.children.map { reference(of: $0) }) else { return nil }
      return hasBase
        ? .reference(base: parts.first, members: Array(parts.dropFirst()))
        : .reference(base: nil, members: parts)
    case .argument: return node.children.first.flatMap { expression(of: $0) }
    case .reference, .missing: return nil
    }
  }

  /// Returns the name or call of a node; `nil` if a part of it is missing.
  package func reference(of index: Int) -> ModifierExpression.Reference? {
    guard nodes.indices.contains(index), case .reference(let name, let isCalled) = nodes[index].kind else {
      return nil
    }
    guard isCalled else { return ModifierExpression.Reference(name) }
    let arguments = nodes[index].children.map { child -> ModifierExpression.Argument? in
      guard case .argument(let label) = nodes[child].kind else { return nil }
      return expression(of: child).map { ModifierExpression.Argument(label, $0) }
    }
    return all(arguments).map { ModifierExpression.Reference(name, $0) }
  }

  private func all<Value>(_ values: [Value?]) -> [Value]? {
    let present = values.compactMap { $0 }
    return present.count == values.count ? present : nil
  }
}
