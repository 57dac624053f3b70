/// A path that an expression reads.
///
/// Paths inside subscripts and arguments are separate references.
package struct PathReference: Sendable, Hashable {
  /// One step of a path.
  package enum Component: Sendable, Hashable {
    /// `name`, `.name` or `['name']`
    case key(String)
    /// `.0` or `[0]`; negative if written as a negative number.
    case index(Int)
    /// `[…]` around anything else; the payload is the node of the index.
    case dynamic(Expression.NodeID)
  }

  /// What the expression does with the value.
  package enum Use: Sendable, Hashable {
    /// The value is the result.
    case value
    /// The value is a condition: before `?`, after `!`, next to `&&` or `||`.
    case condition
    /// Next to `+ - * / %`, or after a minus sign.
    case arithmeticOperand
    /// Next to `== != < <= > >=`.
    case comparisonOperand
    /// Before `.contains(…)`.
    case containsBase
    /// Inside `.contains(…)`.
    case containsArgument
    /// Inside `[…]`.
    case index
    /// A branch of a ternary, which the current runtime takes as text.
    case ternaryBranch
    /// Before `.count` or another array property.
    case propertyBase(ArrayProperty)
    /// In braces or parentheses, before a member that is looked up in the value.
    case memberBase
    /// Before a call of an unknown function.
    case unknownCallBase
  }

  /// The node that reads the whole path.
  package let node: Expression.NodeID
  /// The steps up to the first array property; the first one is the root.
  package let components: [Component]
  /// The range of each component in UTF-8 bytes: names without dots, subscripts with their brackets.
  package let ranges: [Range<Int>]
  /// The steps after an array property, such as `.name` in `items.first.name`.
  package let trailing: [Component]
  /// The ranges of the array property and of the steps after it; empty without an array property.
  package let trailingRanges: [Range<Int>]
  /// Whether the path is a name followed only by dotted members.
  package let isPlain: Bool
  /// What the expression does with the value.
  package let use: Use

  /// The state key or variable that the path starts with.
  package var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  package var rootRange: Range<Int> { ranges.first ?? 0..<0 }

  /// The range of the path without array properties.
  package var range: Range<Int> { rootRange.lowerBound..<(ranges.last?.upperBound ?? rootRange.upperBound) }

  /// The components before the first computed subscript.
  package var staticComponents: [Keypath.Component] { components(assuming: nil) }

  /// Returns the components as if every computed subscript were `index`; if that is `nil`, only those before
  /// the first one.
  package func components(assuming index: Int?) -> [Keypath.Component] {
    var result: [Keypath.Component] = []
    for component in components {
      switch component {
      case .key(let key): result.append(.key(key))
      case .index(let index): result.append(.index(index))
      case .dynamic:
        guard let index else { return result }
        result.append(.index(index))
      }
    }
    return result
  }

  /// The components and ranges with those of an element that an array property leads to, as if it were at
  /// `index`: `items[0].name` for `items.first.name`.
  package func element(at index: Int) -> (components: [Keypath.Component], ranges: [Range<Int>]) {
    let own = components(assuming: index)
    guard case .propertyBase(let property) = use, property.isElement,
      trailingRanges.count == trailing.count + 1
    else { return (own, ranges) }
    let rest = trailing.map { step -> Keypath.Component in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      case .dynamic: .index(index)
      }
    }
    return (own + [.index(index)] + rest, ranges + trailingRanges)
  }

  /// The path of the components before the first computed subscript.
  package var staticKeypath: Keypath { Keypath(staticComponents) }
}
