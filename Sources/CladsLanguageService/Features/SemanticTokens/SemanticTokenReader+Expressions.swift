import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

extension SemanticTokenReader {
  /// Adds the tokens of a string that is an expression.
  mutating func addExpression(_ fact: Fact) {
    // `var`, because `withUTF8` is mutating; it saves copying every string of the document into an array.
    var text = view.string(fact.node)
    let offsets = view.decodedOffsets(of: fact.node)
    text.withUTF8 { add(Expression.parse($0), $0, offsets, fact) }
  }

  /// Adds the tokens of the placeholders of a template, including their delimiters.
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
      guard let (range, kind) = token(at: id, of: expression, fact) else {
        for range in expression.operators(of: id, in: bytes) { add(offsets.source(range), .operator) }
        continue
      }
      add(offsets.source(range), kind)
    }
  }

  /// Returns the token of a node, without its children; `nil` when it has none or is an operator.
  private func token(
    at id: Expression.NodeID, of expression: Expression, _ fact: Fact
  ) -> (Range<Int>, SemanticToken.Kind)? {
    switch expression[id].kind {
    case .literal(let literal): return (expression[id].range, literal.tokenKind)
    case .identifier(let name):
      return (expression[id].range, isVariable(name, in: fact.scope) ? .parameter : .variable)
    case .member, .property: return expression.nameRange(of: id).map { ($0, .property) }
    case .element: return expression.nameRange(of: id).map { ($0, .number) }
    case .contains(let base, let argument):
      // The name is between a dot and a parenthesis.
      let start = expression[base].range.upperBound + 1
      let end = expression[argument].range.lowerBound - 1
      return start < end ? (start..<end, .method) : nil
    default: return nil
    }
  }
}

extension Expression.Literal {
  fileprivate var tokenKind: SemanticToken.Kind {
    switch self {
    case .int, .double: .number
    case .string: .string
    case .bool, .null: .keyword
    }
  }
}

extension Expression {
  /// Returns the ranges of the operators of a node, without those of its children.
  fileprivate func operators(of id: NodeID, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    switch nodes[id].kind {
    case .unary(_, let operand):
      let start = nodes[id].range.lowerBound
      return start < nodes[operand].range.lowerBound ? [start..<start + 1] : []
    case .binary: return operatorRange(of: id, in: bytes).map { [$0] } ?? []
    case .ternary(let condition, let then, let otherwise):
      return [(condition, then, "?"), (then, otherwise, ":")].compactMap { left, right, symbol in
        let start = nodes[left].range.upperBound
        let end = min(nodes[right].range.lowerBound, bytes.count)
        guard start < end, let byte = symbol.utf8.first,
          let offset = bytes[start..<end].firstIndex(of: byte)
        else { return nil }
        return offset..<offset + 1
      }
    default: return []
    }
  }
}
