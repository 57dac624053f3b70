/// A path an expression reads, as far as it reaches.
///
/// Paths inside subscripts and arguments are references of their own.
public struct PathReference: Sendable, Hashable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    /// `name`, `.name` or `['name']`
    case key(String)
    /// `.0` or `[0]`; negative when written so.
    case index(Int)
    /// `[…]` around anything else: the node of the index.
    case dynamic(Expression.NodeID)
  }

  /// What the expression does with the value.
  public enum Use: Sendable, Hashable {
    /// The value is the result.
    case value
    /// Its truth decides: before `?`, after `!`, beside `&&` or `||`.
    case condition
    /// Beside `+ - * / %`, or after a minus sign.
    case arithmeticOperand
    /// Beside `== != < <= > >=`.
    case comparisonOperand
    /// Before `.contains(…)`.
    case containsBase
    /// Inside `.contains(…)`.
    case containsArgument
    /// Inside `[…]`.
    case index
    /// A result of a ternary; today's phones take it as text.
    case ternaryBranch
    /// Before `.count` and the like.
    case propertyBase(ArrayProperty)
    /// Braced or in parentheses, before a member that is looked up in the value.
    case memberBase
    /// Before a call of a function that does not exist.
    case unknownCallBase
  }

  /// The node that reads the whole path.
  public let node: Expression.NodeID
  /// The steps up to the first `.count` or the like; the first one is the root.
  public let components: [Component]
  /// Where each component stands: names without dots, subscripts with their brackets.
  public let ranges: [Range<Int>]
  /// The steps after an `.count` or the like, `.name` in `items.first.name`.
  public let trailing: [Component]
  /// Whether the path is one name followed only by dotted members.
  public let isPlain: Bool
  /// What the expression does with the value.
  public let use: Use

  /// The key of the state, or the variable, the path starts at.
  public var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  /// Where the root stands.
  public var rootRange: Range<Int> { ranges.first ?? 0..<0 }

  /// Where the path stands, without properties.
  public var range: Range<Int> { rootRange.lowerBound..<(ranges.last?.upperBound ?? rootRange.upperBound) }

  /// The components before the first computed subscript.
  public var staticComponents: [Keypath.Component] {
    var result: [Keypath.Component] = []
    for component in components {
      switch component {
      case .key(let key): result.append(.key(key))
      case .index(let index): result.append(.index(index))
      case .dynamic: return result
      }
    }
    return result
  }

  /// The path of the components before the first computed subscript.
  public var staticKeypath: Keypath { Keypath(staticComponents) }
}
