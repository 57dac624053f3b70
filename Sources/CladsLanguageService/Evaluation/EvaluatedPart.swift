import CladsAnalysis
import CladsEvaluation
import CladsExpressions
import JSONSyntax
import SourceText

/// The smallest part of an evaluated string at a place that has a value of its own.
struct EvaluatedPart: Sendable {
  private enum Form: Sendable {
    case node(Expression.NodeID, Expression)
    case path([Keypath.Component])
  }

  /// The part as it is written.
  let text: String
  /// Whether it is all that is evaluated in the string.
  let isWhole: Bool
  private let form: Form

  /// The expression that it belongs to; nothing for a path.
  var expression: Expression? {
    if case .node(_, let expression) = form { expression } else { nil }
  }

  /// Finds the part at a place; nothing for a place in plain text, in white space, or in a broken expression.
  init?(in evaluated: EvaluatedText, _ string: String, place: HoverPlace) {
    let offset = place.document.file.tree.withView { $0.decodedOffset(of: place.offset, in: place.record) }
    let bytes = Array(string.utf8)
    switch evaluated {
    case .path(let whole, _):
      let path = Keypath.parse(string)
      guard let index = path.ranges.lastIndex(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
      else { return nil }
      let part = path.prefix(index + 1)
      text = part.source
      isWhole = index == path.components.count - 1
      // The path into local state is written without its root.
      let root = Keypath.parse(whole).components.dropLast(path.components.count)
      form = .path(root + part.components)
    case .expression, .condition, .template:
      guard case .expression(let cursor)? = place.context, cursor.expression.isValid,
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

  /// The first name of the part, when it is a path.
  var root: String? {
    switch form {
    case .path(let components): if case .key(let name)? = components.first { name } else { nil }
    case .node(let node, let expression):
      expression.paths.first { $0.range.lowerBound == expression[node].range.lowerBound }.flatMap {
        if case .key(let name)? = $0.staticComponents.first { name } else { nil }
      }
    }
  }

  /// How far the part leads in a state, when it is a path that leads nowhere.
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

  /// What the part gives in a state.
  func result(in state: SampleState) -> EvaluationResult {
    switch form {
    case .node(let node, let expression):
      ExpressionEvaluator().result(of: node, of: expression, in: state)
    case .path(let path): state.value(at: path).map { .value($0) } ?? .undefined(bareword: nil)
    }
  }
}

extension Expression {
  /// The smallest node at an offset that is worth a word: not a literal inside something larger, not a bracket.
  fileprivate func valueNode(at offset: Int) -> NodeID? {
    // Children stand before their parents.
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
