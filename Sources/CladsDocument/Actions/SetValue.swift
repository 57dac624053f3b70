import Diagnostics
package import JSONSyntax

extension Document {
  /// A value that an action stores: a literal, or the result of an expression.
  public enum SetValue: Sendable, Hashable {
    /// Stored as written; nothing inside is evaluated.
    case literal(StateValue)
    /// The text of an expression.
    case expression(String)

    /// The key of the expression in `{ "$expr": "…" }`.
    public static let expressionKey = "$expr"
  }
}

extension Schema where Value == Document.SetValue {
  /// Any value, or `{ "$expr": "…" }`.
  public static let actionValue = Schema(shape: .either([.any, expressionShape])) { node, reading in
    if reading.view.kind(node) == .object, let member = reading.expressionMember(of: node),
      let text = reading.view.value(of: member), reading.view.kind(text) == .string
    {
      reading.addFact(.expression, text)
      return .expression(reading.view.string(text))
    }
    return Document.StateValue.read(node, &reading).map(Document.SetValue.literal)
  }

  private static var expressionShape: Shape {
    .object(
      ObjectShape(
        name: "expression", documentation: "A value that is computed when the action runs.",
        rows: [
          Row(
            name: Document.SetValue.expressionKey, shape: .string(.expression),
            documentation: "Expression, such as `count + 1`.",
            defaultText: nil, isRequired: true, mismatch: .isIgnored, missing: .missingRequiredKey,
            level: .base, atBase: .unknownKey, elsewhere: .inapplicableKey)
        ], mistakes: [], isOpen: true))
  }
}

extension Reading {
  /// Returns the member `$expr` of an object, or `nil` if it is absent.
  func expressionMember(of node: RecordIndex) -> RecordIndex? {
    view.members(of: node).first { view.isExpression($0) }
  }
}

extension SyntaxView {
  /// Returns the record of the text of a computed value; `nil` for other values.
  package func expressionText(of value: RecordIndex) -> RecordIndex? {
    guard kind(value) == .object, let member = members(of: value).first(where: { isExpression($0) }) else {
      return nil
    }
    return self.value(of: member)
  }

  /// Returns whether a member is the `$expr` of a computed value.
  package func isExpression(_ member: RecordIndex) -> Bool { hasName(member, "$expr") }
}
