import Diagnostics

extension Deviation {
  /// What the findings, the preview and the documentation say about the construct.
  package var entry: Entry {
    arithmeticEntry ?? ternaryEntry ?? arrayEntry ?? screenEntry ?? templateEntry
  }

  private var arithmeticEntry: Entry? {
    switch self {
    case .mixedOperators:
      Entry(
        .exprMixedOperators, .otherValue, "a chain of different operators without parentheses",
        device:
          "the current runtime computes `-` first, then `+`, `/`, `*`, and `%` last, each from right to left",
        here: "`+ - * / %` have one precedence and are computed from left to right", write: "add parentheses")
    case .repeatedOperator:
      Entry(
        .exprMixedOperators, .otherValue, "a chain of `-`, `/` or `%` without parentheses",
        device: "the current runtime computes the chain from right to left, so `10 - 2 - 3` is 11",
        here: "the chain is computed from left to right", write: "add parentheses")
    case .negativeNumber:
      Entry(
        .exprUnaryMinus, .text, "a minus sign before a value",
        device: "on device, the result is the source text", here: "the negative value",
        write: "subtract from zero: `0 - n`")
    case .decimalOperand:
      Entry(
        .exprNonInteger, .text, "arithmetic with a decimal number",
        device: "the current runtime computes with integers only, so the result is the source text",
        here: "decimal arithmetic", write: "compute the value in the app")
    case .unresolvedOperand:
      Entry(
        .exprUnresolvedOperand, .text, "arithmetic with a value that is missing or not a number",
        device: "on device, the result is the source text", here: "the source text",
        write: "give the state a number")
    case .zeroDivisor:
      Entry(
        .exprDivisionByZero, .same, "a division by zero",
        device: "on device, the result is the source text", here: "the source text")
    case .overflow:
      Entry(
        .exprIntegerOverflow, .crashes, "a result that exceeds 64 bits", device: "the app crashes",
        here: "the source text")
    case .textAddition:
      Entry(
        .exprStringConcat, .same, "`+` between strings",
        device: "on device, the result is the source text",
        here: "the source text", write: "join strings in a template: `${first}${last}`")
    case .proseWithOperators:
      Entry(
        .exprLooksArithmetic, .otherValue, "text with a hyphen, a slash or a plus sign between words",
        device: "the current runtime computes it, or puts spaces around the operators",
        here: "digits are computed; anything else stays text", write: "write a plain string")
    case .arithmeticTemplate:
      Entry(
        .exprLooksArithmetic, .same, "an operator between two placeholders",
        device: "the current runtime computes the result", here: "the result is computed",
        write: "use a template to show both values")
    case .hyphenatedKey:
      Entry(
        .stateKeyOperator, .text, "a key with a hyphen in an expression",
        device: "the current runtime subtracts, or puts spaces around the hyphen",
        here: "the value of the key, unless the text is a subtraction", write: "rename the key in camel case")
    case .proseWithTernary:
      Entry(
        .exprPlainText, .otherValue, "text with `?` and a later `:`",
        device: "the current runtime reads it as a ternary and takes the part after `:`",
        here: "the text, unless it is a valid ternary", write: "write a plain string")
    case .literalSource:
      Entry(
        .exprLiteralAsString, .text, "a `$expr` that is only a literal",
        device: "the current runtime stores the source text, quotes included", here: "the value",
        write: "write the value without `$expr`")
    case .emptySource:
      Entry(
        .exprSyntax, .otherValue, "an empty expression",
        device: "the current runtime takes the whole state",
        here: "an empty string")
    case .solePlaceholder:
      Entry(
        .exprStringified, .same, "a single placeholder as the whole expression",
        device: "the current runtime converts the value to a string", here: "the value as a string",
        write: "write the path without `${` and `}`")
    case .reevaluatedText:
      Entry(
        .exprTemplateReevaluation, .otherValue, "a template whose values look like arithmetic",
        device: "the current runtime evaluates the interpolated text again", here: "the interpolated text",
        write: "use a template where one is allowed, instead of `$expr`")
    default: nil
    }
  }

  private var ternaryEntry: Entry? {
    switch self {
    case .ternaryInPlaceholder:
      Entry(
        .exprTernaryInPlaceholder, .otherValue, "a ternary inside `${…}` in `$expr`",
        device: "the current runtime splits the source at `?` and `:` and keeps a fragment",
        here: "the chosen branch", write: "remove `${` and `}`")
    case .bracedCondition:
      Entry(
        .exprPlaceholderCondition, .otherValue, "a condition inside `${…}`",
        device: "the current runtime always takes the branch after `:`", here: "the condition decides",
        write: "write the path without `${` and `}`")
    case .parenthesizedCondition:
      Entry(
        .exprParenthesizedCondition, .otherValue, "a condition in parentheses",
        device: "the current runtime always takes the branch after `:`", here: "the condition decides",
        write: "remove the parentheses")
    case .nonBooleanCondition:
      Entry(
        .exprConditionType, .same, "a condition that is not a boolean",
        device: "the current runtime takes the branch after `:`", here: "anything but `true` counts as false",
        write: "store a boolean in state")
    case .unquotedBranch:
      Entry(
        .exprTernaryBranch, .otherValue, "a ternary branch without quotes",
        device: "the current runtime does not evaluate branches and uses the source text",
        here: "its value, or the word itself if it has none",
        write: "use a quoted string, or store the result in state")
    case .nestedTernary:
      Entry(
        .exprNestedTernary, .otherValue, "a nested ternary",
        device: "the current runtime does not evaluate the inner ternary and uses its source text",
        here: "the inner ternary is evaluated", write: "store the final text in state")
    case .innerTernary:
      Entry(
        .exprNestedTernary, .otherValue, "a ternary inside parentheses or a larger expression",
        device: "the current runtime splits the whole source at `?` and `:` and keeps a fragment",
        here: "the chosen branch is an operand", write: "store the final value in state")
    case .negatedArrayForm:
      Entry(
        .unreachableBranch, .otherValue, "`!` before `.contains(…)` or `.isEmpty`",
        device:
          "the current runtime looks for an array whose name starts with `!`, so one branch is never chosen",
        here: "the negation", write: "swap the two branches and remove the `!`")
    case .negationOutsideCondition:
      Entry(
        .exprUnsupportedOperator, .text, "`!` outside a condition",
        device: "on device, a placeholder is empty, and a `$expr` stores its source text",
        here: "true or false", write: "write `path ? 'no' : 'yes'`, or store the opposite in state")
    case .comparison:
      Entry(
        .exprUnsupportedOperator, .text, "a comparison",
        device:
          "on device, a condition is false, a placeholder is empty, and a `$expr` stores its source text",
        here: "true or false", write: "store the result in state as a boolean")
    case .logicalOperator:
      Entry(
        .exprUnsupportedOperator, .text, "`&&` or `||`",
        device:
          "on device, a condition is false, a placeholder is empty, and a `$expr` stores its source text",
        here: "true or false", write: "store the combined result in state as a boolean")
    case .escapedQuote:
      Entry(
        .exprEscape, .text, "a backslash escape in a string",
        device: "the current runtime keeps the backslash, and a quote after it ends the string",
        here: "the escaped character", write: "use the other kind of quotes")
    case .expressionAsSelection:
      Entry(
        named: "selected-binding-template", .nothing, "an expression in `isSelectedBinding`",
        device: "the current runtime looks for a key with this text, so the button is never selected",
        here: "the condition decides", write: "store a boolean in state and write its path")
    default: nil
    }
  }
}
