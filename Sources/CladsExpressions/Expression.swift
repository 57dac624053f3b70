/// The syntax tree of one expression, in a flat list of nodes.
///
/// Every text has a tree: what is missing or wrong is described in `problems`, at most one per expression.
/// Children stand before their parents, so one pass over `nodes` in either direction visits the tree. Parsing
/// stops where a text nests deeper than `maximumDepth` or has more than `maximumNodes` parts, so that walking
/// a tree recursively is safe.
public struct Expression: Sendable, Hashable {
  /// The position of a node in `nodes`.
  public typealias NodeID = Int

  /// How many levels of parentheses, subscripts, placeholders, branches and signs may nest.
  public static let maximumDepth = 64
  /// How many nodes an expression may have.
  public static let maximumNodes = 1_000

  /// One part of an expression.
  public struct Node: Sendable, Hashable {
    /// What it is.
    public let kind: Kind
    /// Where it stands, in UTF-8 bytes of the text that was parsed.
    public let range: Range<Int>
  }

  /// What a node is; children are named by their place in `nodes`.
  public enum Kind: Sendable, Hashable {
    /// A number, a quoted text, `true`, `false` or `null`.
    case literal(Literal)
    /// The first name of a path.
    case identifier(String)
    /// `base.name`; the name is empty when nothing stands after the dot.
    case member(base: NodeID, name: String)
    /// `base.0`
    case element(base: NodeID, index: Int)
    /// `base.count` and the other names every array has; on an object a key of that name comes first.
    case property(base: NodeID, ArrayProperty)
    /// `base[index]`
    case subscripted(base: NodeID, index: NodeID)
    /// `base.contains(argument)`
    case contains(base: NodeID, argument: NodeID)
    /// A call of something that does not exist; its arguments are not parsed.
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
    /// Two operands around an operator that does not exist, such as `??`.
    case unsupported(left: NodeID, right: NodeID)
    /// The place of an operand that is not there.
    case missing
    /// Text that is no operand.
    case invalid
  }

  /// A value written out.
  public enum Literal: Sendable, Hashable {
    case int(Int)
    case double(Double)
    case string(String)
    case bool(Bool)
    case null
  }

  /// The nodes, children before their parents.
  public let nodes: [Node]
  /// The place of the outermost node.
  public let root: NodeID
  /// What is wrong with the text; empty when it is an expression.
  public let problems: [ExpressionProblem]

  /// Whether the text is an expression.
  public var isValid: Bool { problems.isEmpty }

  /// The node at `id`.
  public subscript(id: NodeID) -> Node { nodes[id] }

  /// The outermost node.
  public var rootNode: Node { nodes[root] }

  /// Parses `text`.
  public static func parse(_ text: String, grouping: Grouping = .spec) -> Expression {
    text.withBytes { parse($0, grouping: grouping) }
  }

  /// Parses the part `range` of `bytes`, or all of it; ranges in the tree count from the start of `bytes`.
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil, grouping: Grouping = .spec
  ) -> Expression {
    let all = 0..<bytes.count
    var parser = ExpressionParser(bytes: bytes, range: range?.clamped(to: all) ?? all, grouping: grouping)
    return parser.parse()
  }
}

/// A name that stands for something about an array.
public enum ArrayProperty: String, Sendable, Hashable, CaseIterable {
  case count, isEmpty, first, last, length

  /// Whether it stands for one of the elements.
  public var isElement: Bool { self == .first || self == .last }
}
