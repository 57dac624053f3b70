extension Deviation {
  /// The rows about arrays and subscripts.
  var arrayEntry: Entry? {
    switch self {
    case .propertyOperand:
      Entry(
        "expr-member-operand", .text, "`.count` or the like as part of a larger expression",
        device: "phones show the source text", here: "the property is computed first",
        write: "put it into `${…}`: `${items.count} - 1`")
    case .trailingProperty:
      Entry(
        "expr-compound-suffix", .otherValue, "`.count` or `.isEmpty` after an operator",
        device: "phones take everything before it for the name of an array: 0, or true",
        here: "the property belongs to the last path", write: "put it into `${…}`: `1 + ${items.count}`")
    case .memberAfterProperty:
      Entry(
        "expr-member-operand", .text, "a member after `.first` or `.last`",
        device: "phones show the source text", here: "the member of that element",
        write: "use an index: `items.0.name`")
    case .propertyInIndex:
      Entry(
        "expr-member-operand", .hangs, "`.count` or the like computed inside brackets",
        device: "the app stops responding", here: "the index is computed", write: "keep the index in state")
    case .propertyOfNonArray:
      Entry(
        "expr-member-type", .same, "`.count` or the like of something that is no array",
        device: "0, true, or the source text", here: "0, true, or nothing")
    case .shadowedKey:
      Entry(
        "expr-shadowed-key", .otherValue, "a key named `count` or `isEmpty`",
        device: "phones answer for an array instead: 0 or true", here: "the value of the key",
        write: "rename the key")
    case .emptyArrayElement:
      Entry(
        "expr-empty-array-member", .text, "`.first` or `.last` of an array that may be empty",
        device: "phones show the source text", here: "nothing")
    case .lengthProperty:
      Entry(
        "expr-unknown-member", .text, "`.length`", device: "phones do not know it",
        here: "the same as `.count`", write: "write `.count`")
    case .containsArgument:
      Entry(
        "expr-contains-argument", .text, "`.contains(…)` of something other than a quoted text or a path",
        device: "phones show the source text", here: "true or false",
        write: "keep the value in state and name its path")
    case .containsUnresolved:
      Entry(
        "expr-contains-argument", .text, "`.contains(…)` of a path without a value",
        device: "phones show the source text", here: "false", write: "put the text into quotes")
    case .unknownCall:
      Entry(
        "expr-unknown-member", .same, "a call of a function that does not exist",
        device: "phones show the source text", here: "the source text", write: "compute it in the app")
    case .memberAfterIndex:
      Entry(
        "expr-suffix-after-index", .otherValue, "something after `]`",
        device: "phones ignore whatever follows the `]`", here: "the rest is computed",
        write: "write the index with a dot: `users.0.name`")
    case .secondIndex:
      Entry(
        "expr-multiple-brackets", .hangs, "two pairs of brackets", device: "the app stops responding",
        here: "both are read", write: "write the indices with dots: `m.0.1`")
    case .indexOutOfRange:
      Entry(
        "index-out-of-range", .otherValue, "an index beyond the end",
        device: "the source text; the whole array for an index in state; for a computed one the app hangs",
        here: "nothing")
    case .spacedIndex:
      Entry(
        "expr-index-whitespace", .otherValue, "spaces around the number in brackets",
        device: "phones take the whole array", here: "the element", write: "remove the spaces")
    case .nonIntegerIndex:
      Entry(
        "expr-index-type", .otherValue, "an index that is no whole number",
        device: "phones take the whole array", here: "nothing")
    case .keyInBrackets:
      Entry(
        "expr-index-type", .otherValue, "a quoted key in brackets", device: "phones take the whole object",
        here: "the value of the key", write: "write the key with a dot: `user.name`")
    default: nil
    }
  }

  /// The rows about templates and paths.
  var templateEntry: Entry {
    switch self {
    case .placeholderInText:
      Entry(
        "template-in-literal", .same, "`${` inside a quoted text", device: "phones show it as written",
        here: "it stays as written")
    case .braceInText:
      Entry(
        "template-quoted-brace", .otherValue, "`}` inside a quoted text of a placeholder",
        device: "the placeholder ends there", here: "quotes protect it", write: "keep the text in state")
    case .blankPlaceholder:
      Entry(
        "template-empty", .otherValue, "a placeholder without content",
        device: "phones print the whole state",
        here: "nothing")
    case .literalPlaceholder:
      Entry(
        "template-literal", .nothing, "a value written out in a placeholder", device: "phones print nothing",
        here: "the value", write: "write it without `${` and `}`")
    case .nestedPlaceholder:
      Entry(
        "template-nested", .otherValue, "`${` inside a placeholder", device: "the first `}` ends both",
        here: "the inner value", write: "drop the inner `${` and `}`")
    case .unterminatedPlaceholder:
      Entry(
        "template-unterminated", .same, "`${` without `}`", device: "phones print it as written",
        here: "it stays text", write: "add `}`")
    case .containerAsText:
      Entry(
        "interpolates-container", .otherValue, "an object, an array or null in a template",
        device: "phones print a programmer's dump such as `Optional([\"a\"])`",
        here: "compact JSON, and nothing for null", write: "name a part of it")
    case .resolvedPlaceholder:
      Entry(
        "template-resolve-vs-render", .nothing, "a computed placeholder in a text that never changes",
        device: "phones print nothing at first and the value after a change", here: "the value",
        write: "keep the computed value in state")
    case .unclosedPath:
      Entry(
        "path-syntax", .hangs, "a path with `[` and no `]`", device: "the app stops responding",
        here: "the path reads and writes nothing", write: "add `]`")
    case .droppedPathBracket:
      Entry(
        "path-syntax", .otherValue, "a path with something other than a number in brackets",
        device: "phones drop the brackets: the whole array is read, or overwritten",
        here: "the path reads and writes nothing", write: "write a whole number, or a key with a dot")
    case .negativePathIndex:
      Entry(
        "negative-index", .crashes, "a negative index in a path",
        device: "nothing is read; a write crashes the app", here: "nothing is read or written",
        write: "count from the front")
    case .rootPathIndex:
      Entry(
        "path-syntax", .nothing, "a path that starts with an index", device: "phones read and write nothing",
        here: "nothing is read or written", write: "start with a key of `state`")
    case .bracketedWrite:
      Entry(
        "path-bracket-dirty", .nothing, "a write to an index in brackets",
        device: "what reads the array is not redrawn", here: "everything that reads it is redrawn",
        write: "write the index with a dot: `items.0`")
    default:
      Entry(
        "path-syntax", .otherValue, "an empty path", device: "phones read the whole state and write nothing",
        here: "the whole state is read, and nothing is written", write: "name a key of `state`")
    }
  }
}
