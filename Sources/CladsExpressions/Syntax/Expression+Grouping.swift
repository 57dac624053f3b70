import SourceText

/// The grouping of a chain of arithmetic operators.
extension Expression {
  /// The ranges of operations that are operands of another arithmetic operation without parentheses.
  package var impliedGroups: [Range<Int>] {
    nodes.flatMap { node -> [Range<Int>] in
      guard case .binary(let operation, let left, let right) = node.kind, operation.isArithmetic else {
        return []
      }
      return [left, right].filter(isArithmetic).map { nodes[$0].range }
    }
  }

  /// Returns `source`, the text that was parsed, with parentheses around every implied group.
  package func grouped(_ source: String) -> String {
    let groups = impliedGroups
    guard !groups.isEmpty else { return source }
    var opening: [Int: Int] = [:]
    var closing: [Int: Int] = [:]
    for group in groups {
      opening[group.lowerBound, default: 0] += 1
      closing[group.upperBound, default: 0] += 1
    }
    return source.withBytes { bytes in
      var result: [UInt8] = []
      for offset in 0...bytes.count {
        result += repeatElement(Byte.closeParenthesis, count: closing[offset] ?? 0)
        result += repeatElement(Byte.openParenthesis, count: opening[offset] ?? 0)
        if offset < bytes.count { result.append(bytes[offset]) }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Returns the trees of `source` under every grouping if they do not all compute the same, and `nil`
  /// otherwise.
  ///
  /// Sums and products of integers do not depend on the order of evaluation, so `a + b - c` has only one
  /// reading.
  package static func conflictingReadings(of source: String) -> [Grouping: Expression]? {
    let spec = parse(source)
    guard spec.isValid, !spec.impliedGroups.isEmpty else { return nil }
    let conventional = parse(source, grouping: .conventional)
    let device = parse(source, grouping: .device)
    return source.withBytes { bytes in
      let meaning = spec.meaning(spec.root, bytes)
      let agrees = [conventional, device].allSatisfy { $0.meaning($0.root, bytes) == meaning }
      return agrees ? nil : [.spec: spec, .conventional: conventional, .device: device]
    }
  }

  private func isArithmetic(_ id: NodeID) -> Bool {
    if case .binary(let operation, _, _) = nodes[id].kind { operation.isArithmetic } else { false }
  }

  /// Returns a canonical text that is equal for trees that compute the same sums and products.
  private func meaning(_ id: NodeID, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    switch nodes[id].kind {
    case .binary(.add, _, _), .binary(.subtract, _, _): return "(" + terms(id, "+", bytes) + ")"
    case .binary(.multiply, let left, let right):
      return factors(left, bytes) + "*" + factors(right, bytes)
    case .binary(let operation, let left, let right):
      return "(\(meaning(left, bytes))\(operation.symbol)\(meaning(right, bytes)))"
    case .parenthesized(let inner): return meaning(inner, bytes)
    default:
      let children = children(of: id)
      return children.isEmpty
        ? bytes.text(nodes[id].range)
        : "\(nodes[id].range)[" + children.map { meaning($0, bytes) }.joined(separator: ",") + "]"
    }
  }

  private func terms(_ id: NodeID, _ sign: String, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let flipped = sign == "+" ? "-" : "+"
    switch nodes[id].kind {
    case .binary(.add, let left, let right): return terms(left, sign, bytes) + terms(right, sign, bytes)
    case .binary(.subtract, let left, let right):
      return terms(left, sign, bytes) + terms(right, flipped, bytes)
    default: return sign + meaning(id, bytes)
    }
  }

  private func factors(_ id: NodeID, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard case .binary(.multiply, let left, let right) = nodes[id].kind else { return meaning(id, bytes) }
    return factors(left, bytes) + "*" + factors(right, bytes)
  }
}
