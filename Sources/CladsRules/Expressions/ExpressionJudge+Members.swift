import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import Diagnostics
import SourceText

/// What the kinds of the values say about members, elements and `.contains(…)`.
extension ExpressionJudge {
  func propertyFinding(
    _ property: ArrayProperty, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    guard let kind = types[base].kind, kind != .array, kind != .null, property != .length else { return nil }
    if case .objectValue(let members)? = types[base].value, members[property.rawValue] != nil { return nil }
    let range = unit.expression.nameRange(of: id) ?? unit.expression[id].range
    return (
      range,
      Finding(
        ExprMemberType.id, at: unit.range(range),
        "`\(property.rawValue)` is for lists, and `\(unit.text(of: unit.expression[base].range))` is \(kind.phrase)",
        consequence: property == .count
          ? "it is always 0" : property == .isEmpty ? "it is always true" : "there is nothing",
        help: "name a list")
    )
  }

  private static let foreignMembers: Set<String> = [
    "size", "uppercase", "uppercased", "lowercase", "lowercased", "trim", "trimmed",
  ]

  func memberFinding(
    _ name: String, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    if isComputed(base, unit) { return insideFinding("`.\(name)`", of: base, at: id, unit, types) }
    guard ExpressionJudge.foreignMembers.contains(name), let kind = types[base].kind, kind != .object,
      let range = unit.expression.nameRange(of: id)
    else { return nil }
    let isCount = name == "size" && kind == .array
    return (
      range,
      Finding(
        ExprUnknownMember.id, at: unit.range(range), "there is no `.\(name)`",
        consequence: "nothing is found there",
        help: isCount ? "write `.count`" : "store the finished value in the state",
        fixes: isCount ? [fix("Write `count`", range, of: unit, with: "count")] : [])
    )
  }

  func indexFinding(
    _ index: Expression.NodeID, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    let inner = unit.expression.unwrapped(index)
    if case .literal = unit.expression[inner].kind, !isComputed(base, unit) { return nil }
    if let kind = types[base].kind, kind != .object || types[index].kind == .int, kind != .array {
      return insideFinding("`[…]`", of: base, at: id, unit, types)
    }
    guard let kind = types[index].kind, kind != .int, kind != .null,
      !(kind == .string && types[base].kind == .object && !isForPhones)
    else { return nil }
    let range = unit.expression[index].range
    return (
      range,
      Finding(
        ExprIndexType.id, at: unit.range(range),
        "`\(unit.text(of: range))` is \(kind.phrase), and an index is a whole number",
        consequence: isForPhones ? "today's phones take the whole list or object" : "nothing is found there",
        help: "name state that is a whole number")
    )
  }

  /// Something inside a value that has no inside.
  func insideFinding(
    _ what: String, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    guard let kind = types[base].kind, kind != .array, kind != .null else { return nil }
    let range = unit.expression[base].range.upperBound..<unit.expression[id].range.upperBound
    return (
      range,
      Finding(
        ExprMemberType.id, at: unit.range(range),
        "\(what) looks inside `\(unit.text(of: unit.expression[base].range))`, which is \(kind.phrase)",
        consequence: "nothing is found there",
        help: kind == .object ? "name a key, or a list" : "leave it out, or name a list or an object")
    )
  }

  /// Whether a value comes from `.contains(…)`, `.count` or `.isEmpty` instead of the state.
  func isComputed(_ id: Expression.NodeID, _ unit: ExpressionUnit) -> Bool {
    switch unit.expression[unit.expression.withoutParentheses(id)].kind {
    case .contains, .property(_, .count), .property(_, .isEmpty), .property(_, .length): true
    default: false
    }
  }

  mutating func argumentFinding(
    _ argument: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    guard case .identifier(let name) = unit.expression[argument].kind, types[argument] == .undeclared,
      !context.isOpen,
      !isNearState(name)
    else { return nil }
    let range = unit.expression[argument].range
    return (
      range,
      Finding(
        ExprContainsArgument.id, at: unit.range(range),
        "`\(name)` is not in `\(context.name(\Document.Definition.state))`, and text needs quotes",
        consequence: isForPhones && unit.place == .source
          ? "today's phones store the text of the expression" : "the answer is never true",
        help: "write `'\(name)'`", fixes: [fix("Write `'\(name)'`", range, of: unit, with: "'\(name)'")])
    )
  }
}
