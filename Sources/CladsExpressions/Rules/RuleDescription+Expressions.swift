import CladsDocument
package import Diagnostics

/// What checking expressions reports, but for members and brackets.
extension RuleDescription {
  package static let exprConditionType = RuleDescription(
    "expr-condition-type", .warning, .expressions,
    summary: "A condition whose initial value is not a boolean.",
    why: "Only `true` counts as true: a number, a string or an array counts as false, whatever its value.",
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3 }"#, #"{ "type": "label", "text": "${«likes» ? 'Liked' : 'New'}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "isLiked": true }"#,
        #"{ "type": "label", "text": "${isLiked ? 'Liked' : 'New'}" }"#)))

  package static let exprConstantCondition = RuleDescription(
    "expr-constant-condition", .warning, .expressions,
    summary: "A condition that is `true`, `false`, a number or a quoted string.",
    why: "It always chooses the same branch; the other one is never used.",
    bad: .compactScreen(
      "gallery", state: #"{ "isLiked": true }"#,
      #"{ "type": "label", "text": "${«true» ? 'Liked' : 'New'}" }"#),
    good: .replacing("{true", with: "{isLiked"))

  package static let exprDivisionByZero = RuleDescription(
    "expr-division-by-zero", .error, .expressions,
    summary: "A `/` or `%` whose right operand is 0.",
    why: "The division has no result, so the text of the expression is stored or shown.",
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "likes / «0»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#"0""#, with: #"2""#))

  package static let exprEscape = RuleDescription(
    "expr-escape", .warning, .expressions, isPortability: true,
    summary: "A backslash before a quote or another backslash inside an expression.",
    why: "The current runtime does not support escapes: the quote ends the string, and the rest is misread.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true }"#,
      #"{ "type": "label", "text": "${isOpen ? «'It\\'s open'» : 'Closed'}" }"#),
    good: .replacing(#"'It\\'s open'"#, with: #"\"It's open\""#))

  package static let exprIncomparable = RuleDescription(
    "expr-incomparable", .warning, .expressions,
    summary: "`<`, `<=`, `>` or `>=` between values that are not two numbers or two strings.",
    why: "The result is always false.",
    bad: .compactScreen(
      "gallery", state: #"{ "title": "Lake" }"#,
      #"{ "type": "label", "text": "${«title > 5» ? 'Long' : 'Short'}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "isLong": true }"#,
        #"{ "type": "label", "text": "${isLong ? 'Long' : 'Short'}" }"#)))

  package static let exprIntegerOverflow = RuleDescription(
    "expr-integer-overflow", .error, .expressions, .crashes,
    summary: "Arithmetic with literals whose result does not fit in 64 bits.",
    why: "The app crashes on device.",
    bad: .compactScreen(
      "gallery", state: #"{ "shown": 0 }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«9223372036854775807 + 1»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#""9223372036854775807"#, with: #""1000000"#))

  package static let exprInterpolatedOperand = RuleDescription(
    "expr-interpolated-operand", .warning, .expressions, isPortability: true,
    summary: "A `${…}` operand that becomes negative or has a fraction, such as `${count} - 1`.",
    why: """
      The current runtime replaces the placeholder with text and computes with that. It does not read a minus \
      sign or a decimal point there, so the result is the text with spaces around the operators.
      """,
    bad: .compactScreen(
      "counter", state: #"{ "count": 0 }"#,
      #"""
      { "type": "label", "text": "${count}" },
      { "type": "button", "text": "Less", "actions": {
        "onTap": { "type": "setState", "path": "count", "value": { "$expr": "«${count}» - 1" } } } }
      """#),
    fix: "Remove `${` and `}`")

  package static let exprLiteralAsString = RuleDescription(
    "expr-literal-as-string", .warning, .expressions, isPortability: true,
    summary: "A `$expr` that is only a number, a boolean, `null` or a quoted string.",
    why: """
      The current runtime stores the source text of the expression, quotes included, instead of the value.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "shown": false }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«true»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write the value without `$expr`")

  package static let exprLooksArithmetic = RuleDescription(
    "expr-looks-arithmetic", .warning, .expressions,
    summary: "A `$expr` with a date, a hyphenated word or other text that looks like arithmetic.",
    why: """
      The parts are subtracted or divided; if they are not numbers, the current runtime puts spaces around \
      the operators.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": «"2027-01-15"» } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write a plain string instead of `$expr`")

  package static let exprMixedOperators = RuleDescription(
    "expr-mixed-operators", .warning, .expressions, isPortability: true,
    summary: "A chain of `+ - * / %` without parentheses that is not grouped the same everywhere.",
    why: """
      By the specification, the chain is computed from left to right. The current runtime computes `-` \
      first, then `+`, `/`, `*` and `%`, each from right to left; most other languages use yet another \
      order.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "width": 10, "rows": 5, "gap": 2, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«width * rows + gap»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Add parentheses")

  package static let exprNestedTernary = RuleDescription(
    "expr-nested-ternary", .warning, .expressions, isPortability: true,
    summary: "A ternary (`? :`) inside a branch or a larger expression.",
    why: """
      The current runtime splits the text at its first `?` and the next `:`, and takes the parts as written.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "isNew": false, "isOpen": true, "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "isNew ? 'New' : «isOpen ? 'Open' : 'Closed'»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "isOpen": true, "shown": "" }"#,
        onAppear:
          #"{ "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? 'Open' : 'Closed'" } }"#,
        #"{ "type": "label", "text": "${shown}" }"#)))

  package static let exprNonInteger = RuleDescription(
    "expr-non-integer", .warning, .expressions, isPortability: true,
    summary: "Arithmetic with a number that is not an integer.",
    why: "The current runtime computes with integers only: the result is the text of the expression.",
    bad: .compactScreen(
      "gallery", state: #"{ "price": 1.5, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«price» * 2" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "cents": 150, "shown": 0 }"#,
        onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "cents * 2" } }"#,
        #"{ "type": "label", "text": "${shown}" }"#)))

  package static let exprParenthesizedCondition = RuleDescription(
    "expr-parenthesized-condition", .error, .expressions, isPortability: true,
    summary: "A ternary whose condition is in parentheses.",
    why: "The current runtime does not evaluate the parentheses and always chooses the second branch.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true, "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«(isOpen)» ? 'Open' : 'Closed'" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Remove the parentheses")

  package static let exprPlaceholderCondition = RuleDescription(
    "expr-placeholder-condition", .error, .expressions, isPortability: true,
    summary: "A ternary whose condition is inside `${…}`.",
    why: """
      The current runtime looks for a state key named `${…}`, finds none, and always chooses the second \
      branch.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true, "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«${isOpen}» ? 'Open' : 'Closed'" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Remove `${` and `}`")

  package static let exprPlainText = RuleDescription(
    "expr-plain-text", .warning, .expressions,
    summary: "A `$expr` that is a sentence, or a word that is not a state key.",
    why: """
      There is nothing to evaluate, so the text itself is stored; if it contains a `?` and a later `:`, the \
      current runtime stores only a part of it.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": «"Welcome back"» } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write a plain string instead of `$expr`")

  package static let exprStringConcat = RuleDescription(
    "expr-string-concat", .warning, .expressions,
    summary: "A `+` with a string operand.",
    why: "`+` adds only numbers: the result is the text of the expression.",
    bad: .compactScreen(
      "gallery", state: #"{ "first": "Ann", "last": "Lee", "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«first + last»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Join the strings in a template")

  package static let exprStringified = RuleDescription(
    "expr-stringified", .info, .expressions,
    summary: "A `$expr` that is only `${…}` around a value that is not a string.",
    why: "The placeholder converts the value to a string, so later arithmetic with it fails.",
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«${likes}»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Remove `${` and `}`")

  package static let exprSyntax = RuleDescription(
    "expr-syntax", .error, .expressions,
    summary: "A placeholder or a `$expr` with a syntax error.",
    why: """
      It cannot be evaluated: a placeholder stays empty, and a `$expr` stores its own text. An unclosed \
      bracket hangs the app on device.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "likes «+»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#"+""#, with: #"+ 1""#))

  package static let exprTemplateReevaluation = RuleDescription(
    "expr-template-reevaluation", .warning, .expressions, isPortability: true,
    summary: "A `$expr` with placeholders whose values may look like arithmetic.",
    why: """
      The current runtime replaces the placeholders and then evaluates the resulting text if it looks like \
      arithmetic.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "range": "10-12", "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": «"${range}"» } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#""${range}""#, with: #""range""#))

  package static let exprTernaryBranch = RuleDescription(
    "expr-ternary-branch", .warning, .expressions, isPortability: true,
    summary: "A branch of a ternary (`? :`) that is not a quoted string.",
    why: "The current runtime does not evaluate branches: it uses their source text.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true, "title": "Lake", "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? «title» : 'Closed'" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "isOpen": true, "shown": "" }"#,
        onAppear:
          #"{ "type": "setState", "path": "shown", "value": { "$expr": "isOpen ? 'Open' : 'Closed'" } }"#,
        #"{ "type": "label", "text": "${shown}" }"#)))

  package static let exprTernaryInPlaceholder = RuleDescription(
    "expr-ternary-in-placeholder", .error, .expressions, isPortability: true,
    summary: "A `$expr` with a ternary (`? :`) inside `${…}`.",
    why: """
      The current runtime splits the text at `?` and `:` before it looks for placeholders, and keeps a \
      fragment.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true, "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«${isOpen ? 'Open' : 'Closed'}»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Remove `${` and `}`")

  package static let exprUnaryMinus = RuleDescription(
    "expr-unary-minus", .warning, .expressions, isPortability: true,
    summary: "A minus sign without a left operand.",
    why: """
      The current runtime does not support negative numbers in expressions: the result is the text of the \
      expression.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«-likes»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Subtract from zero")

  package static let exprUnresolvedOperand = RuleDescription(
    "expr-unresolved-operand", .warning, .expressions,
    summary: "Arithmetic with a boolean, an array or an object.",
    why: "There is no result, so the text of the expression is stored or shown.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«isOpen» + 1" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
        onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "likes + 1" } }"#,
        #"{ "type": "label", "text": "${shown}" }"#)))

  package static let exprUnsupportedOperator = RuleDescription(
    "expr-unsupported-operator", .warning, .expressions,
    summary: "A comparison, `&&`, `||`, `??`, or a `!` outside a condition.",
    why: """
      The current runtime does not support these operators: a condition is false, a placeholder is empty, \
      and a `$expr` stores its own text.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": false }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "likes «==» 3" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "isLiked": true, "shown": false }"#,
        onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "isLiked" } }"#,
        #"{ "type": "label", "text": "${shown}" }"#)))
}
