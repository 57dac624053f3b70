import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// Type checks of members, elements and `.contains(…)`.
extension ExpressionTypeChecks {
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
        .exprMemberType, at: unit.range(range),
        "`.\(property.rawValue)` needs an array, but `\(unit.text(of: unit.expression[base].range))` "
          + "is \(kind.phrase)",
        consequence: property == .count
          ? "it is always 0" : property == .isEmpty ? "it is always true" : "it has no value",
        help: "write the path of an array")
    )
  }

  private static let foreignMembers: Set<String> = [
    "size", "uppercase", "uppercased", "lowercase", "lowercased", "trim", "trimmed",
  ]

  func memberFinding(
    _ name: String, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    if context.evaluator.function(named: name) != nil { return nil }
    if isComputed(base, unit) { return insideFinding("`.\(name)`", of: base, at: id, unit, types) }
    if let found = errorMemberFinding(name, of: base, at: id, unit, types) { return found }
    guard Self.foreignMembers.contains(name), let kind = types[base].kind, kind != .object,
      let range = unit.expression.nameRange(of: id)
    else { return nil }
    let isCount = name == "size" && kind == .array
    return (
      range,
      Finding(
        .exprUnknownMember, at: unit.range(range), "unknown property `.\(name)`",
        consequence: "it has no value",
        help: isCount ? "write `.count`" : "store the final value in state",
        fixes: isCount ? [unit.fix("Write `count`", range, with: "count")] : [])
    )
  }

  /// Returns a finding for a member that the error of a request does not have.
  private func errorMemberFinding(
    _ name: String, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    if context.errors.isEmpty { return nil }
    let members = DocumentErrors.members.map(\.key)
    guard !members.contains(name), let range = unit.expression.nameRange(of: id),
      let owner = path(of: base, unit), context.errors.node(at: owner, in: unit.fact.scope) != nil
    else { return nil }
    let near = closest(to: name, in: members)
    let meant = near.isEmpty && Self.foreignMessages.contains(name) ? [DocumentErrors.message] : near
    return (
      range,
      Finding(
        .exprUnknownMember, at: unit.range(range), "the error of a request has no `\(name)`",
        consequence: "it has no value",
        help: didYouMean(meant) ?? "it has \(listing(members, last: "and"))",
        fixes: meant.map { unit.fix("Write `\($0)`", range, with: $0) })
    )
  }

  /// Returns the path of a node that consists of names only.
  private func path(of id: Expression.NodeID, _ unit: ExpressionUnit) -> [Keypath.Component]? {
    var path: [Keypath.Component] = []
    var node = id
    while true {
      switch unit.expression[node].kind {
      case .identifier(let name): return [.key(name)] + path.reversed()
      case .member(let base, let name):
        path.append(.key(name))
        node = base
      default: return nil
      }
    }
  }

  private static let foreignMessages: Set<String> = [
    "description", "localizedDescription", "text", "reason", "title", "detail", "error",
  ]

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
      !(kind == .string && types[base].kind == .object && !targetsDevice)
    else { return nil }
    let range = unit.expression[index].range
    return (
      range,
      Finding(
        .exprIndexType, at: unit.range(range),
        "an index must be an integer, but `\(unit.text(of: range))` is \(kind.phrase)",
        consequence: targetsDevice
          ? "the current runtime takes the whole array or object" : "the expression has no value",
        help: "write the path of an integer")
    )
  }

  /// Returns a finding for a member or element of a value that has none.
  func insideFinding(
    _ what: String, of base: Expression.NodeID, at id: Expression.NodeID, _ unit: ExpressionUnit,
    _ types: ExpressionTypes
  ) -> Found? {
    guard let kind = types[base].kind, kind != .array, kind != .null else { return nil }
    let range = unit.expression[base].range.upperBound..<unit.expression[id].range.upperBound
    return (
      range,
      Finding(
        .exprMemberType, at: unit.range(range),
        "`\(unit.text(of: unit.expression[base].range))` is \(kind.phrase) and has no \(what)",
        consequence: "it has no value",
        help: kind == .object
          ? "write a key, or the path of an array" : "remove it, or write the path of an array or an object")
    )
  }

  /// Returns whether a value comes from `.contains(…)`, `.count` or `.isEmpty` instead of the state.
  func isComputed(_ id: Expression.NodeID, _ unit: ExpressionUnit) -> Bool {
    switch unit.expression[unit.expression.withoutParentheses(id)].kind {
    case .contains, .property(_, .count), .property(_, .isEmpty), .property(_, .length): true
    default: false
    }
  }

  func argumentFinding(
    _ argument: Expression.NodeID, _ unit: ExpressionUnit, _ types: ExpressionTypes
  ) -> Found? {
    guard case .identifier(let name) = unit.expression[argument].kind, types[argument] == .undeclared,
      !context.host.isOpen,
      !context.state.isNearRoot(name)
    else { return nil }
    let range = unit.expression[argument].range
    return (
      range,
      Finding(
        .exprContainsArgument, at: unit.range(range),
        "`\(name)` is not in `\(context.name(\Document.Definition.state))`, and a string needs quotes",
        consequence: targetsDevice && unit.location == .source
          ? "the current runtime stores the text of the expression" : "the result is never true",
        help: "write `'\(name)'`", fixes: [unit.fix("Write `'\(name)'`", range, with: "'\(name)'")])
    )
  }
}
