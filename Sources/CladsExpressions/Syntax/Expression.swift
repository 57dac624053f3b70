/// The syntax tree of one expression, as a flat array of nodes.
///
/// Every text has a tree: `problems` describes what is missing or wrong, at most one problem per expression.
/// Children come before their parents, so one pass over `nodes` in either direction visits the tree. Parsing
/// stops where a text nests deeper than `maximumDepth` or has more than `maximumNodes` parts, so that walking
/// a tree recursively is safe.
package struct Expression: Sendable, Hashable {
  /// The index of a node in `nodes`.
  package typealias NodeID = Int

  /// The maximum nesting depth of parentheses, subscripts, placeholders, branches and signs.
  package static let maximumDepth = 64
  /// The maximum number of nodes in an expression.
  package static let maximumNodes = 1_000

  /// A node of the tree.
  package struct Node: Sendable, Hashable {
    package let kind: Kind
    /// The range of the node, in UTF-8 bytes of the text that was parsed.
    package let range: Range<Int>
  }

  /// The kind of a node; children are indices in `nodes`.
  package enum Kind: Sendable, Hashable {
    /// A number, a quoted string, `true`, `false` or `null`.
    case literal(Literal)
    /// The first name of a path.
    case identifier(String)
    /// `base.name`; the name is empty if nothing follows the dot.
    case member(base: NodeID, name: String)
    /// `base.0`
    case element(base: NodeID, index: Int)
    /// `base.count` or another array property; on an object, a key of that name takes precedence.
    case property(base: NodeID, ArrayProperty)
    /// `base[index]`
    case subscripted(base: NodeID, index: NodeID)
    /// `base.contains(argument)`
    case contains(base: NodeID, argument: NodeID)
    /// A call of an unknown function; its arguments are not parsed.
    case unknownCall(base: NodeID?, name: String)
    /// `!operand` or `-operand`
    case unary(UnaryOperator, operand: NodeID)
    /// `left op right`
    case binary(BinaryOperator, left: NodeID, right: NodeID)
    /// `condition ? then : otherwise`
    case ternary(condition: NodeID, then: NodeID, otherwise: NodeID)
    /// `${inner}`
    case braced(NodeID)
    /// `(inner)`
    case parenthesized(NodeID)
    /// Two operands around an unsupported operator, such as `??`.
    case unsupported(left: NodeID, right: NodeID)
    /// A missing operand.
    case missing
    /// Text that is not an operand.
    case invalid
  }

  /// The value of a literal.
  package enum Literal: Sendable, Hashable {
    case int(Int)
    case double(Double)
    case string(String)
    case bool(Bool)
    case null
  }

  /// Returns the literal that is written as a word; `nil` for any other word, which is a name.
  static func literal(named word: String) -> Literal? {
    switch word {
    case "true": .bool(true)
    case "false": .bool(false)
    case "null": .null
    default: nil
    }
  }

  /// The nodes, children before their parents.
  package let nodes: [Node]
  /// The index of the outermost node.
  package let root: NodeID
  /// What is wrong with the text; empty if it is a valid expression.
  package let problems: [ExpressionProblem]

  /// Whether the text is a valid expression.
  package var isValid: Bool { problems.isEmpty }

  package subscript(id: NodeID) -> Node { nodes[id] }

  /// The outermost node.
  package var rootNode: Node { nodes[root] }

  /// Parses `text`.
  package static func parse(_ text: String, grouping: Grouping = .spec) -> Expression {
    text.withBytes { parse($0, grouping: grouping) }
  }

  /// Parses `range` of `bytes`, or all of it if `range` is `nil`; ranges in the tree are relative to the
  /// start of `bytes`.
  package static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil, grouping: Grouping = .spec
  ) -> Expression {
    let all = 0..<bytes.count
    var parser = ExpressionParser(bytes: bytes, range: range?.clamped(to: all) ?? all, grouping: grouping)
    return parser.parse()
  }
}

/// A property that every array has.
package enum ArrayProperty: String, Sendable, Hashable, CaseIterable {
  case count, isEmpty, first, last, length

  /// Whether the property is one of the elements.
  package var isElement: Bool { self == .first || self == .last }
}
