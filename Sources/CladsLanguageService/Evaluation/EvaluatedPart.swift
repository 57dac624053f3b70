import CladsAnalysis
import CladsExpressions
import JSONSyntax
import SourceText

/// The smallest part of an evaluated string, at a position, that has a value of its own.
struct EvaluatedPart: Sendable {
  private enum Form: Sendable {
    case node(Expression.NodeID, Expression)
    case path([Keypath.Component])
  }

  /// The source text of the part.
  let text: String
  /// Whether the part is everything that is evaluated in the string.
  let isWhole: Bool
  private let form: Form

  /// The expression that the part belongs to; `nil` for a path.
  var expression: Expression? {
    if case .node(_, let expression) = form { expression } else { nil }
  }

  /// Finds the part at a position; fails in plain text, in whitespace, and in an invalid expression.
  init?(in evaluated: EvaluatedText, _ string: String, position: HoverPosition) {
    let offset = position.document.file.tree.withView {
      $0.decodedOffset(of: position.offset, in: position.record)
    }
    let bytes = Array(string.utf8)
    switch evaluated {
    case .path(let whole, _):
      let path = Keypath.parse(string)
      guard let index = path.ranges.lastIndex(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
      else { return nil }
      let part = path.prefix(index + 1)
      text = part.source
      isWhole = index == path.components.count - 1
      // A path into local state is written without its root, so the root is only in `whole`.
      let root = Keypath.parse(whole).components.dropLast(path.components.count)
      form = .path(root + part.components)
    case .expression, .condition, .template:
      guard case .expression(let cursor)? = position.context, cursor.expression.isValid,
        let node = cursor.expression.valueNode(at: offset)
      else { return nil }
      let expression = cursor.expression
      let range = expression[node].range.clamped(to: 0..<bytes.count)
      text = String(decoding: bytes[range], as: UTF8.self)
      let isRoot = expression.unwrapped(expression.root) == node
      if case .template = evaluated {
        isWhole = false
      } else {
        isWhole = isRoot
      }
      form = .node(node, expression)
    }
  }

  /// The first name of the part; `nil` when it is not a path.
  var root: String? {
    switch form {
    case .path(let components): if case .key(let name)? = components.first { name } else { nil }
    case .node(let node, let expression):
      expression.paths.first { $0.range.lowerBound == expression[node].range.lowerBound }.flatMap {
        if case .key(let name)? = $0.staticComponents.first { name } else { nil }
      }
    }
  }

  /// Returns how far the part can be resolved in a state; `nil` when it is not a path or has a value.
  func missingPath(in state: SampleState) -> MissingPath? {
    switch form {
    case .node(let node, let expression):
      let range = expression[node].range
      let path = expression.paths.first {
        $0.range.lowerBound == range.lowerBound && range.upperBound >= $0.rootRange.upperBound
      }
      return path.flatMap { MissingPath($0, in: state) }
    case .path(let components): return MissingPath(components, in: state)
    }
  }

  /// Evaluates the part in a state.
  func result(in state: SampleState, _ evaluator: ExpressionEvaluator) -> EvaluationResult {
    switch form {
    case .node(let node, let expression):
      evaluator.result(of: node, of: expression, in: state)
    case .path(let path): state.value(at: path).map { .value($0) } ?? .undefined(bareword: nil)
    }
  }
}

extension Expression {
  /// Returns the smallest node at an offset whose value is worth showing: not a literal inside a larger
  /// expression, and not a pair of parentheses.
  fileprivate func valueNode(at offset: Int) -> NodeID? {
    // Children come before their parents, so the first match is the smallest.
    let node = nodes.indices.first { id in
      let range = nodes[id].range
      guard range.lowerBound <= offset, offset <= range.upperBound else { return false }
      switch nodes[id].kind {
      case .literal: return unwrapped(root) == id
      case .missing, .invalid: return false
      default: return true
      }
    }
    return node.map(unwrapped)
  }
}
