import CladsAnalysis
import CladsExpressions
import CladsSchema
import JSONSyntax
import SourceText

extension SemanticTokenReader {
  /// Adds the words of a string that is one expression.
  mutating func addExpression(_ fact: Fact) {
    var text = view.string(fact.node)
    let offsets = view.decodedOffsets(of: fact.node)
    text.withUTF8 { add(Expression.parse($0), $0, offsets, fact) }
  }

  /// Adds the words of the placeholders of a template, and what sets them off.
  mutating func addTemplate(_ fact: Fact) {
    var text = view.string(fact.node)
    guard Template.containsPlaceholder(text) else { return }
    let offsets = view.decodedOffsets(of: fact.node)
    text.withUTF8 { bytes in
      for segment in Template.parse(bytes).segments {
        guard case .placeholder(let range, let body, let expression) = segment else { continue }
        add(offsets.source(range.lowerBound..<body.lowerBound), .keyword)
        add(expression, bytes, offsets, fact)
        add(offsets.source(body.upperBound..<range.upperBound), .keyword)
      }
    }
  }

  private mutating func add(
    _ expression: Expression, _ bytes: UnsafeBufferPointer<UInt8>, _ offsets: DecodedOffsets, _ fact: Fact
  ) {
    for id in expression.nodes.indices {
      guard let (range, sort) = word(at: id, of: expression, fact) else {
        for range in expression.signs(of: id, in: bytes) { add(offsets.source(range), .operator) }
        continue
      }
      add(offsets.source(range), sort)
    }
  }

  /// What a node adds besides the nodes below it, when that is one word.
  private func word(
    at id: Expression.NodeID, of expression: Expression, _ fact: Fact
  ) -> (Range<Int>, SemanticToken.Sort)? {
    switch expression[id].kind {
    case .literal(let literal): return (expression[id].range, literal.tokenSort)
    case .identifier(let name):
      return (expression[id].range, isVariable(name, in: fact.scope) ? .parameter : .variable)
    case .member, .property: return expression.nameRange(of: id).map { ($0, .property) }
    case .element: return expression.nameRange(of: id).map { ($0, .number) }
    case .contains(let base, let argument):
      // Between the two stand a dot, the name and a bracket.
      let start = expression[base].range.upperBound + 1
      let end = expression[argument].range.lowerBound - 1
      return start < end ? (start..<end, .method) : nil
    default: return nil
    }
  }
}

extension Expression.Literal {
  fileprivate var tokenSort: SemanticToken.Sort {
    switch self {
    case .int, .double: .number
    case .string: .string
    case .bool, .null: .keyword
    }
  }
}

extension Expression {
  /// Where the operators of a node stand, without those of the nodes below it.
  fileprivate func signs(of id: NodeID, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    switch nodes[id].kind {
    case .unary(_, let operand):
      let start = nodes[id].range.lowerBound
      return start < nodes[operand].range.lowerBound ? [start..<start + 1] : []
    case .binary: return operatorRange(of: id, in: bytes).map { [$0] } ?? []
    case .ternary(let condition, let then, let otherwise):
      return [(condition, then, "?"), (then, otherwise, ":")].compactMap { left, right, sign in
        let start = nodes[left].range.upperBound
        let end = min(nodes[right].range.lowerBound, bytes.count)
        guard start < end, let byte = sign.utf8.first,
          let place = bytes[start..<end].firstIndex(of: byte)
        else { return nil }
        return place..<place + 1
      }
    default: return []
    }
  }
}
