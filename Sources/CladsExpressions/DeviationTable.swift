extension Deviation {
  /// What is said about the construct.
  public var entry: Entry {
    arithmeticEntry ?? ternaryEntry ?? arrayEntry ?? screenEntry ?? templateEntry
  }

  private var arithmeticEntry: Entry? {
    switch self {
    case .mixedOperators:
      Entry(
        "expr-mixed-operators", .otherValue, "different operators in one chain, without parentheses",
        device: "phones compute `-` first, then `+`, `/`, `*` and last `%`, each from the right",
        here: "`+ - * / %` are computed from left to right", write: "add parentheses")
    case .repeatedOperator:
      Entry(
        "expr-mixed-operators", .otherValue, "`-`, `/` or `%` more than once in a chain",
        device: "phones compute the chain from the right: `10 - 2 - 3` is 11",
        here: "the chain is computed from left to right", write: "add parentheses")
    case .negativeNumber:
      Entry(
        "expr-unary-minus", .text, "a minus sign before a value", device: "phones show the source text",
        here: "the negative value", write: "subtract from zero: `0 - n`")
    case .decimalOperand:
      Entry(
        "expr-non-integer", .text, "arithmetic with a decimal number",
        device: "phones compute whole numbers only and show the source text",
        here: "decimal arithmetic", write: "compute the value in the app")
    case .unresolvedOperand:
      Entry(
        "expr-unresolved-operand", .text, "arithmetic with a value that is missing or no number",
        device: "phones show the source text", here: "the source text", write: "give the state a number")
    case .zeroDivisor:
      Entry(
        "expr-division-by-zero", .same, "a division by zero", device: "phones show the source text",
        here: "the source text")
    case .overflow:
      Entry(
        "expr-integer-overflow", .crashes, "a result beyond 64 bits", device: "the app crashes",
        here: "the source text")
    case .textAddition:
      Entry(
        "expr-string-concat", .same, "`+` between texts", device: "phones show the source text",
        here: "the source text", write: "join texts in a template: `${first}${last}`")
    case .proseWithOperators:
      Entry(
        "expr-looks-arithmetic", .otherValue, "text with a hyphen, slash or plus between words",
        device: "phones compute it, or put spaces around the operators",
        here: "digits are computed, anything else stays text", write: "write a plain string")
    case .arithmeticTemplate:
      Entry(
        "expr-looks-arithmetic", .same, "placeholders with an operator between them",
        device: "phones compute the result", here: "the result is computed",
        write: "use a template to show the parts")
    case .hyphenatedKey:
      Entry(
        "state-key-operator", .text, "a key with a hyphen in an expression",
        device: "phones subtract, or show the text with spaces around the hyphen",
        here: "the value of the key, if nothing else fits", write: "name the key in camel case")
    case .proseWithTernary:
      Entry(
        "expr-plain-text", .otherValue, "text with `?` and a later `:`",
        device: "phones take it apart as a condition and show the part after `:`",
        here: "the text, unless it is an expression", write: "write a plain string")
    case .literalSource:
      Entry(
        "expr-literal-as-string", .text, "a value written out as the whole expression",
        device: "phones store its source text, quotes included", here: "the value",
        write: "write the value without `$expr`")
    case .emptySource:
      Entry(
        "expr-syntax", .otherValue, "an empty expression", device: "phones take the whole state",
        here: "an empty text")
    case .solePlaceholder:
      Entry(
        "expr-stringified", .same, "one placeholder as the whole expression",
        device: "phones turn the value into text", here: "the value as text",
        write: "write the path without `${` and `}`")
    case .reevaluatedText:
      Entry(
        "expr-template-reevaluation", .otherValue, "a template whose values may look like arithmetic",
        device: "phones compute the finished text once more", here: "the finished text",
        write: "use a template where one is allowed instead of `$expr`")
    default: nil
    }
  }

  private var ternaryEntry: Entry? {
    switch self {
    case .ternaryInPlaceholder:
      Entry(
        "expr-ternary-in-placeholder", .otherValue, "a condition inside `${…}` inside an expression",
        device: "phones cut it apart at `?` and `:` and keep a fragment", here: "the chosen result",
        write: "drop `${` and `}`")
    case .bracedCondition:
      Entry(
        "expr-placeholder-condition", .otherValue, "`${…}` around a condition",
        device: "phones always choose the result after `:`", here: "the condition decides",
        write: "write the path without `${` and `}`")
    case .parenthesizedCondition:
      Entry(
        "expr-parenthesized-condition", .otherValue, "parentheses around a condition",
        device: "phones always choose the result after `:`", here: "the condition decides",
        write: "drop the parentheses")
    case .nonBooleanCondition:
      Entry(
        "expr-condition-type", .same, "a condition that is not true or false",
        device: "phones choose the result after `:`", here: "anything but `true` counts as false",
        write: "keep a boolean in state")
    case .unquotedBranch:
      Entry(
        "expr-ternary-branch", .otherValue, "a result of a condition without quotes",
        device: "phones show it as written", here: "its value, or the word itself when there is none",
        write: "put the result into quotes")
    case .nestedTernary:
      Entry(
        "expr-nested-ternary", .otherValue, "a condition inside another one",
        device: "phones do not read the inner one and show its source text", here: "the inner one decides",
        write: "keep the finished text in state")
    case .innerTernary:
      Entry(
        "expr-nested-ternary", .otherValue, "a condition inside parentheses or a larger expression",
        device: "phones cut the whole text apart at `?` and `:` and keep a fragment",
        here: "the chosen result is computed with", write: "keep the finished value in state")
    case .negatedArrayForm:
      Entry(
        "unreachable-branch", .otherValue, "`!` before `.contains(…)` or `.isEmpty`",
        device: "phones look for an array whose name starts with `!`, so one result is never chosen",
        here: "the opposite", write: "swap the two results and drop the `!`")
    case .negationOutsideCondition:
      Entry(
        "expr-unsupported-operator", .text, "`!` outside a condition",
        device: "phones show the source text, and nothing in a placeholder", here: "true or false",
        write: "write `path ? 'no' : 'yes'`, or keep the opposite in state")
    case .comparison:
      Entry(
        "expr-unsupported-operator", .text, "a comparison",
        device: "phones do not compare: a condition is false, a placeholder empty, a value the source text",
        here: "true or false", write: "keep the answer in state as a boolean")
    case .logicalOperator:
      Entry(
        "expr-unsupported-operator", .text, "`&&` or `||`",
        device: "phones do not combine: a condition is false, a placeholder empty, a value the source text",
        here: "true or false", write: "keep the answer in state as a boolean")
    case .escapedQuote:
      Entry(
        "expr-escape", .text, "a backslash before a quote or a backslash",
        device: "phones keep the backslash, and the quote ends the text", here: "the character itself",
        write: "use the other kind of quotes")
    case .expressionAsSelection:
      Entry(
        "selected-binding-template", .nothing, "an expression where selection expects a path",
        device: "phones look for a key with this text, so the button is never selected",
        here: "the condition decides", write: "keep a boolean in state and name its path")
    default: nil
    }
  }
}
