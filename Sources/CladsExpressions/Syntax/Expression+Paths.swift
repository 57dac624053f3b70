extension Expression {
  /// The paths that the expression reads, in source order.
  package var paths: [PathReference] {
    var collector = PathCollector(expression: self)
    return collector.collect()
  }
}

extension Template {
  /// The paths that the placeholders read, in source order.
  package var paths: [PathReference] {
    segments.flatMap { segment -> [PathReference] in
      guard case .placeholder(_, _, let expression) = segment else { return [] }
      return expression.paths
    }
  }
}

/// Collects paths by visiting parents before children and passing each child the use that its parent makes
/// of it.
private struct PathCollector {
  let expression: Expression
  var uses: [PathReference.Use?]
  var references: [PathReference] = []

  init(expression: Expression) {
    self.expression = expression
    uses = Array(repeating: nil, count: expression.nodes.count)
  }

  mutating func collect() -> [PathReference] {
    uses[expression.root] = .value
    for id in expression.nodes.indices.reversed() {
      if let use = uses[id] { visit(id, use) }
    }
    references.sort { $0.rootRange.lowerBound < $1.rootRange.lowerBound }
    return references
  }

  private mutating func visit(_ id: Expression.NodeID, _ use: PathReference.Use) {
    switch expression[id].kind {
    case .literal, .missing, .invalid: break
    case .braced(let inner), .parenthesized(let inner): uses[inner] = use
    case .unary(let operation, let operand):
      uses[operand] = operation == .not ? .condition : .arithmeticOperand
    case .binary(let operation, let left, let right):
      let use: PathReference.Use =
        operation.isArithmetic
        ? .arithmeticOperand : operation.isComparison ? .comparisonOperand : .condition
      uses[left] = use
      uses[right] = use
    case .ternary(let condition, let then, let otherwise):
      uses[condition] = .condition
      uses[then] = .ternaryBranch
      uses[otherwise] = .ternaryBranch
    case .contains(let base, let argument):
      uses[base] = .containsBase
      uses[argument] = .containsArgument
    case .unknownCall(let base, _):
      if let base { uses[base] = .unknownCallBase }
    case .unsupported(let left, let right):
      uses[left] = .value
      uses[right] = .value
    case .identifier, .member, .element, .property, .subscripted: visitPath(id, use)
    }
  }

  /// One step after the innermost operand of a path.
  private struct Step {
    var node: Expression.NodeID
    var component: PathReference.Component
    var range: Range<Int>
    var property: ArrayProperty?
    var isSubscript = false
  }

  private mutating func visitPath(_ id: Expression.NodeID, _ use: PathReference.Use) {
    let (base, steps) = steps(of: id)
    let split = steps.firstIndex { $0.property != nil } ?? steps.count
    let property = split < steps.count ? steps[split].property : nil
    guard case .identifier(let name) = expression[base].kind else {
      uses[base] = steps.first?.property.map { .propertyBase($0) } ?? .memberBase
      return
    }
    let path = steps[..<split]
    references.append(
      PathReference(
        node: path.last?.node ?? base,
        components: [.key(name)] + path.map(\.component),
        ranges: [expression[base].range] + path.map(\.range),
        trailing: steps.dropFirst(split + 1).map(\.component),
        trailingRanges: steps.dropFirst(split).map(\.range),
        isPlain: !path.contains(where: \.isSubscript),
        use: property.map { .propertyBase($0) } ?? use))
  }

  /// Returns the innermost operand of the path that ends at `id` and the steps from there.
  private mutating func steps(of id: Expression.NodeID) -> (base: Expression.NodeID, [Step]) {
    var steps: [Step] = []
    var current = id
    while true {
      let end = expression[current].range.upperBound
      switch expression[current].kind {
      case .member(let base, let name):
        // A dot without a name reads the path before it, so it adds no step.
        if !name.isEmpty {
          let range = end - name.utf8.count..<end
          steps.append(Step(node: current, component: .key(name), range: range))
        }
        current = base
      case .element(let base, let index):
        let range = expression[base].range.upperBound + 1..<end
        steps.append(Step(node: current, component: .index(index), range: range))
        current = base
      case .property(let base, let property):
        let range = end - property.rawValue.utf8.count..<end
        let component = PathReference.Component.key(property.rawValue)
        steps.append(Step(node: current, component: component, range: range, property: property))
        current = base
      case .subscripted(let base, let index):
        let range = expression[base].range.upperBound..<end
        let component = component(at: index)
        steps.append(Step(node: current, component: component, range: range, isSubscript: true))
        current = base
      default:
        return (current, steps.reversed())
      }
    }
  }

  private mutating func component(at index: Expression.NodeID) -> PathReference.Component {
    switch expression[index].kind {
    case .literal(.int(let value)): return .index(value)
    case .literal(.string(let key)): return .key(key)
    case .unary(.negate, let operand):
      if case .literal(.int(let value)) = expression[operand].kind { return .index(-value) }
    default: break
    }
    uses[index] = .index
    return .dynamic(index)
  }
}
