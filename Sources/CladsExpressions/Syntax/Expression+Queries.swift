/// Queries of the tree.
extension Expression {
  /// Returns the node inside any parentheses and `${}` at `id`.
  package func unwrapped(_ id: NodeID) -> NodeID {
    var id = id
    while true {
      switch nodes[id].kind {
      case .parenthesized(let inner), .braced(let inner): id = inner
      default: return id
      }
    }
  }

  /// Returns the node inside any parentheses at `id`.
  package func withoutParentheses(_ id: NodeID) -> NodeID {
    var id = id
    while case .parenthesized(let inner) = nodes[id].kind { id = inner }
    return id
  }

  /// Returns the children of `id`, in source order.
  package func children(of id: NodeID) -> [NodeID] {
    switch nodes[id].kind {
    case .literal, .identifier, .missing, .invalid: []
    case .member(let base, _), .element(let base, _), .property(let base, _): [base]
    case .subscripted(let base, let index): [base, index]
    case .contains(let base, let argument): [base, argument]
    case .unknownCall(let base, _): base.map { [$0] } ?? []
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right), .unsupported(let left, let right): [left, right]
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .braced(let inner), .parenthesized(let inner): [inner]
    }
  }

  /// Returns the range of the name of a member, property or identifier; empty after a dot without a name, and
  /// `nil` for any other node.
  package func nameRange(of id: NodeID) -> Range<Int>? {
    let range = nodes[id].range
    switch nodes[id].kind {
    case .identifier: return range
    case .member(_, let name): return range.upperBound - name.utf8.count..<range.upperBound
    case .property(_, let property):
      return range.upperBound - property.rawValue.utf8.count..<range.upperBound
    case .element(let base, _): return nodes[base].range.upperBound + 1..<range.upperBound
    default: return nil
    }
  }

  /// Returns the range of the operator of a binary node in `bytes`, the text that was parsed, or `nil` for
  /// any other node.
  package func operatorRange(of id: NodeID, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    switch nodes[id].kind {
    case .binary(_, let left, let right), .unsupported(let left, let right):
      let start = nodes[left].range.upperBound
      return bytes.trimmed(start..<max(start, nodes[right].range.lowerBound))
    default: return nil
    }
  }

  /// Whether the text is a name followed only by dotted members.
  package var isPlainPath: Bool {
    var id = root
    while isValid {
      switch nodes[id].kind {
      case .identifier: return true
      case .member(let base, _), .element(let base, _), .property(let base, _): id = base
      default: return false
      }
    }
    return false
  }
}
