import CladsDocument
package import Diagnostics

/// What checking templates and expressions reports.
extension RuleDescription {
  package static let exprCompoundSuffix = RuleDescription(
    "expr-compound-suffix", .warning, .expressions, isPortability: true,
    summary: "`.count` or `.isEmpty` at the end of a larger expression.",
    why: """
      The current runtime takes everything before the property as the name of an array, finds none, and \
      gives 0 or true.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "1 + «titles.count»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Wrap the property in `${…}`")

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

  package static let exprContainsArgument = RuleDescription(
    "expr-contains-argument", .warning, .expressions,
    summary: "A number or an unquoted word in `.contains(…)`.",
    why: """
      An unquoted word is a state path; if the path has no value, nothing is found. The current runtime \
      accepts only a quoted string or a path with a value.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
      #"{ "type": "label", "text": "${titles.contains(«Lake») ? 'Yes' : 'No'}" }"#),
    fix: "Quote the word")

  package static let exprContainsWhitespace = RuleDescription(
    "expr-contains-whitespace", .warning, .expressions, isPortability: true,
    summary: "A space around the argument of `.contains(…)`.",
    why: """
      The current runtime takes everything between the parentheses as the argument. With a space it is neither a \
      quoted string nor a path that has a value, so it is never found.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
      #"{ "type": "label", "text": "${titles.contains(« 'Lake' ») ? 'Yes' : 'No'}" }"#),
    fix: "Remove the spaces")

  package static let exprDivisionByZero = RuleDescription(
    "expr-division-by-zero", .error, .expressions,
    summary: "A `/` or `%` whose right operand is 0.",
    why: "The division has no result, so the text of the expression is stored or shown.",
    bad: .compactScreen(
      "gallery", state: #"{ "likes": 3, "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "likes / «0»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#"0""#, with: #"2""#))

  package static let exprEmptyArrayMember = RuleDescription(
    "expr-empty-array-member", .info, .expressions, isPortability: true,
    summary: "`.first` or `.last` of an array that is initially empty.",
    why: "While the array is empty, the current runtime stores the text of the expression instead of `null`.",
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [], "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«titles.first»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#"s": ["#, with: #"s": [ "Lake", "Hut" "#))

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

  package static let exprIndexType = RuleDescription(
    "expr-index-type", .warning, .expressions,
    summary: "An index in brackets that is not an integer.",
    why: "There is no such element. The current runtime takes the whole array instead.",
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "place": "1", "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "titles[«place»]" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#""1""#, with: "1"))

  package static let exprIndexWhitespace = RuleDescription(
    "expr-index-whitespace", .error, .expressions, isPortability: true,
    summary: "A space between a bracket and the index inside it.",
    why: "The current runtime does not recognize the index and takes the whole array.",
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "titles[« 1 »]" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Remove the spaces")

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

  package static let exprMemberOperand = RuleDescription(
    "expr-member-operand", .warning, .expressions, isPortability: true,
    summary: "An array property such as `.count` in a larger expression, without `${…}` around it.",
    why: """
      The current runtime supports array properties only as whole expressions. It stores or shows the text \
      of the expression, and inside brackets it hangs.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«titles.count» - 1" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Wrap the property in `${…}`")

  package static let exprMemberType = RuleDescription(
    "expr-member-type", .warning, .expressions,
    summary: "`.count`, `.isEmpty`, `.first` or `.last` of a string, a number or an object.",
    why: """
      Only arrays have these properties: otherwise, `.count` is 0 and `.isEmpty` is true, whatever the value \
      is.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "title": "Lake" }"#,
      #"{ "type": "label", "text": "${title.«count»} letters" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
        #"{ "type": "label", "text": "${titles.count} titles" }"#)))

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

  package static let exprMultipleBrackets = RuleDescription(
    "expr-multiple-brackets", .error, .expressions, .hangs, isPortability: true,
    summary: "An expression with more than one pair of brackets.",
    why: "The app hangs on device.",
    bad: .compactScreen(
      "gallery", state: #"{ "rows": [ [ 1, 2 ] ], "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«rows[0][1]»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write the indices with dots")

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

  package static let exprShadowedKey = RuleDescription(
    "expr-shadowed-key", .warning, .expressions, isPortability: true,
    summary: "A key named `count` or `isEmpty` that is read in an expression.",
    why: "The current runtime reads it as an array property, which is 0 or true for an object.",
    bad: .compactScreen(
      "gallery", state: #"{ "cart": { "count": 3 } }"#,
      #"{ "type": "label", "text": "${«cart.count»} things" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "cart": { "size": 3 } }"#,
        #"{ "type": "label", "text": "${cart.size} things" }"#)))

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

  package static let exprSuffixAfterIndex = RuleDescription(
    "expr-suffix-after-index", .warning, .expressions, isPortability: true,
    summary: "A member or an operator after an index in brackets.",
    why: "The current runtime ignores everything after the last `]`.",
    bad: .compactScreen(
      "gallery", state: #"{ "people": [ { "name": "Ann" } ], "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "people[0]«.name»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write the index with a dot")

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

  package static let exprUnknownMember = RuleDescription(
    "expr-unknown-member", .warning, .expressions,
    summary: """
      A function or property from another language, such as `.size`, `.uppercase` or `.map(…)`; or \
      `.length`, which is not supported on device.
      """,
    why: """
      It has no value. The only function is `.contains(…)`; arrays have `.count`, `.isEmpty`, `.first` and \
      `.last`.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "title": "Lake" }"#, #"{ "type": "label", "text": "${title.«uppercase»}" }"#),
    good: .replacing("title.uppercase", with: "title"))

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

  package static let interpolatesContainer = RuleDescription(
    "interpolates-container", .warning, .expressions,
    summary: "A placeholder whose value is an array, an object or `null`.",
    why: """
      The current runtime shows the value's debug description, such as `Optional(["a"])`; by the \
      specification, it is compact JSON, or empty for `null`.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "author": { "name": "Ann" } }"#,
      #"{ "type": "label", "text": "By ${«author»}" }"#),
    good: .replacing("{author", with: "{author.name"))

  package static let templateEmpty = RuleDescription(
    "template-empty", .warning, .expressions,
    summary: "`${}`, or `${ }` with only spaces.",
    why: "`${}` is shown as written; for `${ }`, the current runtime shows the whole state.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By ${name}«${ }»" }"#),
    fix: "Remove the placeholder")

  package static let templateEscape = RuleDescription(
    "template-escape", .info, .expressions,
    summary: "A backslash or a second `$` before `${`.",
    why: "Placeholders cannot be escaped: the character is shown, and the placeholder is still replaced.",
    bad: .compactScreen(
      "gallery", state: #"{ "price": 3 }"#, #"{ "type": "label", "text": "Price: «$${»price}" }"#),
    good: .replacing(#"$${price}""#, with: #"${price} dollars""#))

  package static let templateForeignPlaceholder = RuleDescription(
    "template-foreign-placeholder", .warning, .expressions,
    summary: """
      A name of the state in the placeholder syntax of another language: `{{name}}`, `{name}`, `#{name}`, \
      `%{name}`, `$name`, `$(name)`, `\\(name)`, `<%= name %>`.
      """,
    why: """
      Only `${…}` is replaced; everything else is text. Names that are not in the state are not reported: \
      they may be meant as text.
      """,
    bad: .compactScreen(
      "greeting", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "Hello, «{{name}}»!" }"#),
    fix: "Write it as `${…}`")

  package static let templateInLiteral = RuleDescription(
    "template-in-literal", .warning, .expressions,
    summary: "A `${…}` in the `placeholder` of a text field.",
    why: "The text is shown as written. Other literal texts have rules of their own.",
    bad: #"""
      {
        "id": "profile",
        "state": { "name": "" },
        "root": {
          "children": [ { "type": "textfield", "bind": "name", "placeholder": "Hi «${name}»" } ]
        }
      }
      """#,
    good: .replacing(#""Hi ${name}""#, with: #""Your name""#))

  package static let templateLiteral = RuleDescription(
    "template-literal", .warning, .expressions, isPortability: true,
    summary: "A placeholder that contains only a number, a boolean or a quoted string.",
    why: "The current runtime shows nothing for it.",
    bad: .compactScreen("gallery", state: "{}", #"{ "type": "label", "text": "By ${«'Ann'»}" }"#),
    fix: "Write the text without `${` and `}`")

  package static let templateNested = RuleDescription(
    "template-nested", .error, .expressions, isPortability: true,
    summary: "A `${` inside a placeholder.",
    why: "The current runtime ends both placeholders at the first `}` and shows what is left.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By ${«${name}»}" }"#),
    good: .replacing("${name}", with: "name"))

  package static let templateQuotedBrace = RuleDescription(
    "template-quoted-brace", .warning, .expressions, isPortability: true,
    summary: "A `}` inside a quoted string in a placeholder.",
    why: "The current runtime ends the placeholder there.",
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true }"#,
      #"{ "type": "label", "text": "${isOpen ? ':«}»' : ':)'}" }"#),
    good: .replacing(":}", with: ":]"))

  package static let templateResolveVsRender = RuleDescription(
    "template-resolve-vs-render", .info, .expressions, isPortability: true, renderer: .uiKit,
    summary:
      "A placeholder with `*`, `/`, `%`, brackets, `.first` or `.last`, or with spaces around its contents.",
    why: """
      When it first resolves a screen, the current runtime evaluates only some expressions and leaves the \
      others empty. UIKit shows that until the state changes; SwiftUI evaluates the text again when it draws \
      it, so it shows the value from the start. It is reported once for each text.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "price": 3 }"#, #"{ "type": "label", "text": "«${price * 2}» in all" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "total": 6 }"#,
        #"{ "type": "label", "text": "${total} in all" }"#)))

  package static let templateUnterminated = RuleDescription(
    "template-unterminated", .error, .expressions,
    summary: "A `${` without a `}`.",
    why: "It is shown as written, or everything up to the next `}` is part of the placeholder.",
    bad: .compactScreen(
      "gallery", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "By «${name»" }"#),
    fix: "Add `}`")

  package static let templateUntrackedDependency = RuleDescription(
    "template-untracked-dependency", .info, .expressions, isOnByDefault: false, isPortability: true,
    renderer: .uiKit,
    summary: "A placeholder that is more than a path.",
    why: """
      The current runtime records the text of the placeholder as its only dependency, so a screen drawn with \
      UIKit is not updated when the state that it reads changes.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "isOpen": true }"#,
      #"{ "type": "label", "text": "«${isOpen ? 'Open' : 'Closed'}»" }"#),
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "title": "Open" }"#,
        #"{ "type": "label", "text": "${title}" }"#)))

  package static let unreachableBranch = RuleDescription(
    "unreachable-branch", .warning, .expressions, isPortability: true,
    summary: "A condition with `!` before `.contains(…)` or `.isEmpty`.",
    why: """
      The current runtime looks for an array whose name starts with `!`, finds none, and always chooses the \
      same branch.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ], "shown": "" }"#,
      onAppear:
        #"{ "type": "setState", "path": "shown", "value": { "$expr": "«!titles.isEmpty» ? 'Some' : 'None'" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Swap the branches and remove the `!`")
}
