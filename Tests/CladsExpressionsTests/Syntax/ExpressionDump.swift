import CladsExpressions

extension Expression {
  /// Returns the tree as text: every operation in brackets, `@` before properties, `#` before elements, `_`
  /// for a missing operand.
  var dump: String { dump(root) }

  private func dump(_ id: NodeID) -> String {
    switch self[id].kind {
    case .literal(.int(let value)): "\(value)"
    case .literal(.double(let value)): "\(value)"
    case .literal(.string(let value)): "'\(value)'"
    case .literal(.bool(let value)): "\(value)!"
    case .literal(.null): "null!"
    case .identifier(let name): name
    case .member(let base, let name): "\(dump(base)).\(name.isEmpty ? "_" : name)"
    case .element(let base, let index): "\(dump(base)).#\(index)"
    case .property(let base, let property): "\(dump(base)).@\(property)"
    case .subscripted(let base, let index): "\(dump(base))[\(dump(index))]"
    case .contains(let base, let argument): "\(dump(base)).contains(\(dump(argument)))"
    case .unknownCall(let base, let name): "\(base.map { dump($0) + "." } ?? "")\(name)(?)"
    case .unary(let operation, let operand): "{\(operation.symbol)\(dump(operand))}"
    case .binary(let operation, let left, let right): "{\(dump(left)) \(operation.symbol) \(dump(right))}"
    case .ternary(let condition, let then, let otherwise):
      "{\(dump(condition)) ? \(dump(then)) : \(dump(otherwise))}"
    case .braced(let inner): "${\(dump(inner))}"
    case .parenthesized(let inner): "(\(dump(inner)))"
    case .unsupported(let left, let right): "{\(dump(left)) ?? \(dump(right))}"
    case .missing: "_"
    case .invalid: "~"
    }
  }
}
