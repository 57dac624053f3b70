public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// A value that an action stores: written out, or computed.
  public enum ActionValue: Sendable, Hashable {
    /// Stored as written; nothing inside is evaluated.
    case literal(StateValue)
    /// The result of an expression, and the record of its text.
    case expression(String, RecordIndex)

    /// The key of a value that is computed.
    public static let expressionKey = "$expr"
  }
}

extension Schema where Value == Document.ActionValue {
  /// Any value, or `{ "$expr": "…" }`.
  public static let actionValue = Schema(shape: .either([.any, expressionShape])) { node, reading in
    if reading.view.kind(node) == .object, let member = reading.expressionMember(of: node),
      let text = reading.view.value(of: member), reading.view.kind(text) == .string
    {
      reading.note(.expression, text)
      return .expression(reading.view.string(text), text)
    }
    return Document.StateValue.read(node, &reading).map(Document.ActionValue.literal)
  }

  private static var expressionShape: Shape {
    .object(
      ObjectShape(
        name: "expression", documentation: "A value computed when the action runs.",
        rows: [
          Row(
            name: Document.ActionValue.expressionKey, shape: .string(.expression),
            documentation: "The expression, such as `count + 1`.",
            defaultText: nil, isRequired: true, mismatch: .isIgnored, missing: "missing-required-key",
            level: .base, atBase: "unknown-key", elsewhere: "inapplicable-key")
        ], mistakes: [], isOpen: true))
  }
}

extension Reading {
  /// The member `$expr` of an object.
  func expressionMember(of node: RecordIndex) -> RecordIndex? {
    var member = view.firstChild(of: node)
    while member < view.end(of: node) {
      if view.kind(member) == .member, view.isExpression(member) { return member }
      member = view.end(of: member)
    }
    return nil
  }
}

extension SyntaxView {
  /// Whether a member is the `$expr` of a value that is computed.
  public func isExpression(_ member: RecordIndex) -> Bool { hasName(member, "$expr") }
}
