import CladsAnalysis
import CladsDocument
import CladsExpressions

/// The inferred types and values of the nodes of an expression, from the initial state.
struct ExpressionTypes {
  /// What is known about a value.
  enum Known: Hashable {
    case nothing
    /// A path that is neither declared nor written.
    case undeclared
    case kind(Document.StateValue.Kind)
    /// The initial value.
    case initial(Document.StateValue)

    /// The kind, if it is known.
    var kind: Document.StateValue.Kind? {
      switch self {
      case .nothing, .undeclared: nil
      case .kind(let kind): kind
      case .initial(let value): value.kind
      }
    }

    /// The initial value, if it is known.
    var value: Document.StateValue? {
      if case .initial(let value) = self { value } else { nil }
    }
  }

  private let expression: Expression
  private var known: [Known]
  /// Whether the initial value of every path is known.
  private(set) var isComplete = true
  /// The paths that the expression reads.
  let paths: [PathReference]

  /// Looks up the paths of `unit` in the initial state, and then in the states of `samples`.
  init(of unit: ExpressionUnit, in context: RuleContext, _ samples: [SampleState]) {
    expression = unit.expression
    paths = expression.paths
    known = Array(repeating: .nothing, count: expression.nodes.count)
    for path in paths where !context.isCanceled() {
      let components = path.staticComponents
      for (node, count) in ExpressionTypes.steps(of: path, expression) where count <= components.count {
        // What a registered function returns is not known.
        if case .key(let name) = components[count - 1], context.evaluator.function(named: name) != nil {
          continue
        }
        known[node] = ExpressionTypes.known(Array(components.prefix(count)), unit, context, samples)
      }
      if case .initial = ExpressionTypes.known(components, unit, context, []) { continue }
      isComplete = false
    }
    for id in expression.nodes.indices where !context.isCanceled() && known[id] == .nothing {
      known[id] = infer(id)
    }
  }

  /// What is known about the value of a node.
  subscript(id: Expression.NodeID) -> Known { known[id] }

  /// Returns the nodes of a path, the outermost first, each with the number of components that it reads.
  private static func steps(
    of path: PathReference, _ expression: Expression
  ) -> [(node: Expression.NodeID, count: Int)] {
    var steps: [(node: Expression.NodeID, count: Int)] = []
    var node = path.node
    for count in stride(from: path.components.count, to: 0, by: -1) {
      steps.append((node, count))
      switch expression[node].kind {
      case .member(let base, _), .element(let base, _), .subscripted(let base, _): node = base
      default: return steps
      }
    }
    return steps
  }

  private static func known(
    _ components: [Keypath.Component], _ unit: ExpressionUnit, _ context: RuleContext,
    _ samples: [SampleState]
  ) -> Known {
    let analysis = context.analysis
    guard case .key(let root)? = components.first, root != Keypath.localRoot,
      analysis.scopes.variable(named: root, in: unit.fact.scope) == nil
    else { return .nothing }
    if let kind = context.errors.kind(at: components, in: unit.fact.scope) { return .kind(kind) }
    let found = analysis.state.lookup(components)
    if case .declared(let value) = found, !context.host.declaresState(at: components) {
      return .initial(value)
    }
    for sample in samples {
      if let value = sample.value(at: components), value != .nullValue { return .kind(value.kind) }
    }
    if case .undeclared = found, !context.host.declaresState(at: components) { return .undeclared }
    return .nothing
  }

  private func infer(_ id: Expression.NodeID) -> Known {
    switch expression[id].kind {
    case .literal(let literal): .initial(Document.StateValue(literal))
    case .property(let base, let property): infer(property, of: known[base])
    case .contains: .kind(.bool)
    case .unary(.not, _): .kind(.bool)
    case .unary(.negate, let operand): known[operand].kind.map { .kind($0) } ?? .nothing
    case .binary(let operation, let left, let right):
      operation.isArithmetic ? number(known[left].kind, known[right].kind) : .kind(.bool)
    case .ternary(_, let then, let otherwise): same(known[then].kind, known[otherwise].kind)
    case .braced(let inner), .parenthesized(let inner): known[inner]
    default: .nothing
    }
  }

  private func infer(_ property: ArrayProperty, of base: Known) -> Known {
    if case .objectValue(let members)? = base.value, let member = members[property.rawValue] {
      return .initial(member)
    }
    switch property {
    case .count, .length: return .kind(.int)
    case .isEmpty: return .kind(.bool)
    case .first, .last:
      guard case .arrayValue(let elements)? = base.value,
        let element = property == .first ? elements.first : elements.last
      else { return .nothing }
      return .initial(element)
    }
  }

  private func number(_ left: Document.StateValue.Kind?, _ right: Document.StateValue.Kind?) -> Known {
    switch (left, right) {
    case (.int, .int): .kind(.int)
    case (.double, .int), (.int, .double), (.double, .double): .kind(.double)
    default: .nothing
    }
  }

  private func same(_ left: Document.StateValue.Kind?, _ right: Document.StateValue.Kind?) -> Known {
    if let left, left == right { .kind(left) } else { .nothing }
  }
}
