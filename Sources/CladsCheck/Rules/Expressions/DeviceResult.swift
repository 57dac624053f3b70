import CladsDocument
import CladsExpressions
import SourceText

/// What can be said about the result of a `$expr` on device without evaluating it.
enum DeviceResult {
  typealias Kinds = Set<Document.StateValue.Kind>

  /// Returns the kinds that the result may have, whatever the state is; `nil` if any kind is possible.
  ///
  /// The forms are those that the current runtime tries, in its order; `kindsOfPath` returns the kinds of the
  /// value at a path.
  static func kinds(of source: String, kindsOfPath: ([Keypath.Component]) -> Kinds?) -> Kinds? {
    let expression = Expression.parse(source)
    guard expression.isValid, !source.utf8.contains(where: { $0 == Byte.backslash || $0 == Byte.openBracket })
    else { return nil }
    if expression.nodes.contains(where: \.isTernary) { return [.string] }
    let root = expression[expression.root]
    switch root.kind {
    case .property(_, .count): return [.int]
    case .property(_, .isEmpty): return [.bool]
    case .contains(_, let argument):
      if case .literal(.string) = expression[argument].kind { return [.bool] }
      return nil
    case .binary(let operation, _, _) where operation.isArithmetic:
      // A property at the end of the text applies to all of it, as does `.contains(` before a last `)`.
      let end = root.range.upperBound
      let mayApplyToAll = expression.nodes.contains { node in
        switch node.kind {
        case .property: node.range.upperBound == end
        case .contains: true
        default: false
        }
      }
      return mayApplyToAll ? nil : [.int, .string]
    case .identifier, .member, .element:
      let path = Keypath.parse(source)
      return path.problem == nil ? kindsOfPath(path.components) : nil
    default: return nil
    }
  }
}

extension Expression.Node {
  fileprivate var isTernary: Bool { if case .ternary = kind { true } else { false } }
}

extension Document.StateValue {
  /// Whether the value is a string, a number or a boolean.
  var isScalar: Bool { [.string, .int, .double, .bool].contains(kind) }
}

extension Document.StateValue.Kind {
  /// The order in which messages prefer a kind: arithmetic gives a number, or text if it fails.
  var rank: Int { self == .string ? 1 : 0 }
}
