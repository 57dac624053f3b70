package import JSONSyntax

extension SyntaxTree {
  /// Returns the values that a pointer matches; the token `*` matches every member or element.
  package func nodes(matching pointer: String) -> [RecordIndex] {
    guard let pattern = JSONPointer(pointer) else { return [] }
    return withView { view in
      var current: [RecordIndex] = [0]
      for token in pattern.tokens {
        current = current.flatMap { view.children(of: $0, matching: token) }
      }
      return current
    }
  }
}

extension SyntaxView {
  fileprivate func children(of container: RecordIndex, matching token: String) -> [RecordIndex] {
    switch kind(container) {
    case .object:
      if token != "*" {
        return member(named: token, of: container).flatMap { value(of: $0) }.map { [$0] } ?? []
      }
    case .array:
      if token != "*" { return Int(token).flatMap { element(at: $0, of: container) }.map { [$0] } ?? [] }
    default: return []
    }
    return children(of: container).compactMap { kind($0) == .member ? value(of: $0) : $0 }
  }
}
