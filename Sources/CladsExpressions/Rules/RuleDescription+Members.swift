import CladsDocument
package import Diagnostics

/// What checking members and brackets in expressions reports.
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

  package static let exprEmptyArrayMember = RuleDescription(
    "expr-empty-array-member", .info, .expressions, isPortability: true,
    summary: "`.first` or `.last` of an array that is initially empty.",
    why: "While the array is empty, the current runtime stores the text of the expression instead of `null`.",
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [], "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«titles.first»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    good: .replacing(#"s": ["#, with: #"s": [ "Lake", "Hut" "#))

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

  package static let exprMultipleBrackets = RuleDescription(
    "expr-multiple-brackets", .error, .expressions, .hangs, isPortability: true,
    summary: "An expression with more than one pair of brackets.",
    why: "The app hangs on device.",
    bad: .compactScreen(
      "gallery", state: #"{ "rows": [ [ 1, 2 ] ], "shown": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "«rows[0][1]»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write the indices with dots")

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

  package static let exprSuffixAfterIndex = RuleDescription(
    "expr-suffix-after-index", .warning, .expressions, isPortability: true,
    summary: "A member or an operator after an index in brackets.",
    why: "The current runtime ignores everything after the last `]`.",
    bad: .compactScreen(
      "gallery", state: #"{ "people": [ { "name": "Ann" } ], "shown": "" }"#,
      onAppear: #"{ "type": "setState", "path": "shown", "value": { "$expr": "people[0]«.name»" } }"#,
      #"{ "type": "label", "text": "${shown}" }"#),
    fix: "Write the index with a dot")

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
}
