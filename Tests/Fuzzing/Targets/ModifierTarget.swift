import CladsDocument
import CladsLanguageService
import JSONSyntax

extension FuzzTarget {
  /// Any text can be parsed as a modifier and any JSON as its AST form, and what has no problems is the same
  /// after printing in both forms.
  static let modifiers = FuzzTarget("modifiers", .text) { bytes, violations in
    let text = String(decoding: bytes, as: UTF8.self)
    let vocabulary = BuiltInKinds.vocabulary(level: .extended)
    let tree = SyntaxTree.parse(bytes)
    for syntax in [ModifierSyntax.parse(text), tree.withView { ModifierSyntax.reading(ast: 0, $0) }] {
      check(syntax, &violations)
      let matcher = ModifierMatcher(syntax)
      let find = { vocabulary.modifier(named: $0) }
      let mismatch = matcher.mismatch(find)
      _ = (matcher.annotations(find), matcher.references(find))
      guard let expression = syntax.expression else { continue }
      // The AST form has names that the text form does not, such as `*` and `nil`.
      let printed = ModifierSyntax.parse(expression.text).expression
      violations.expect(
        printed == expression || !expression.hasPlainNames, "a modifier differs after printing")
      let json = SyntaxTree.parse(Array(expression.astJSON.utf8))
      violations.expect(
        json.withView { ModifierExpression(ast: 0, $0) } == expression, "the AST form differs after printing")
      violations.expect(
        ((try? CoreModifier.decode(expression)) != nil) == (mismatch == nil),
        "the description and the decoder of a modifier differ")
    }
  }

  private static func check(_ syntax: ModifierSyntax, _ violations: inout Violations) {
    violations.expect(
      syntax.nodes.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= syntax.bytes.count },
      "a node is outside the text")
    violations.expect(
      syntax.problems.allSatisfy { 0 <= $0.range.lowerBound && $0.range.upperBound <= syntax.bytes.count },
      "a problem is outside the text")
    violations.expect(
      syntax.problems.isEmpty == (syntax.expression != nil), "a text without problems has no value")
  }
}

extension ModifierExpression {
  /// Whether all names can be written in the text form, where the names of literals mean their values.
  fileprivate var hasPlainNames: Bool {
    switch self {
    case .string, .integer, .number, .boolean, .null: true
    case .symbol(let name): Self.isPlain(name)
    case .list(let elements): elements.allSatisfy(\.hasPlainNames)
    case .reference(let base, let members):
      ((base.map { [$0] } ?? []) + members).allSatisfy { reference in
        Self.isPlain(reference.name)
          && (reference.arguments ?? []).allSatisfy { argument in
            argument.label.map(Self.isPlain) ?? true && argument.value.hasPlainNames
          }
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    ModifierSyntax.parse(name).expression == .reference(name)
  }
}
