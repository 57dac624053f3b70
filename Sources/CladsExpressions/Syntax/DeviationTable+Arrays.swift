import Diagnostics

extension Deviation {
  /// The entries about arrays and subscripts.
  var arrayEntry: Entry? {
    switch self {
    case .propertyOperand:
      Entry(
        .exprMemberOperand, .text, "an array property in a larger expression",
        device: "on device, the result is the source text", here: "the value of the property",
        write: "wrap it in `${…}`: `${items.count} - 1`")
    case .trailingProperty:
      Entry(
        .exprCompoundSuffix, .otherValue, "`.count` or `.isEmpty` after an operator",
        device: "the current runtime takes everything before it as an array name, so the result is 0 or true",
        here: "the property of the last path", write: "wrap it in `${…}`: `1 + ${items.count}`")
    case .memberAfterProperty:
      Entry(
        .exprMemberOperand, .text, "a member after `.first` or `.last`",
        device: "on device, the result is the source text", here: "the member of that element",
        write: "use an index: `items.0.name`")
    case .propertyInIndex:
      Entry(
        .exprMemberOperand, .hangs, "an array property inside brackets",
        device: "the app stops responding", here: "the index is computed", write: "store the index in state")
    case .propertyOfNonArray:
      Entry(
        .exprMemberType, .same, "an array property of something that is not an array",
        device: "on device, the result is 0, true, or the source text", here: "0, true, or no value")
    case .shadowedKey:
      Entry(
        .exprShadowedKey, .otherValue, "a key named `count` or `isEmpty`",
        device: "the current runtime reads it as an array property, which is 0 or true here",
        here: "the value of the key", write: "rename the key")
    case .emptyArrayElement:
      Entry(
        .exprEmptyArrayMember, .text, "`.first` or `.last` of an empty array",
        device: "on device, the result is the source text while the array is empty", here: "no value")
    case .lengthProperty:
      Entry(
        .exprUnknownMember, .text, "`.length`", device: "on device, the result is the source text",
        here: "the same as `.count`", write: "write `.count`")
    case .containsArgument:
      Entry(
        .exprContainsArgument, .text,
        "an argument of `.contains(…)` that is not a quoted string or a path",
        device: "on device, the result is the source text", here: "true or false",
        write: "store the value in state and write its path")
    case .containsUnresolved:
      Entry(
        .exprContainsArgument, .text, "`.contains(…)` with a path that has no value",
        device: "on device, the result is the source text", here: "false", write: "quote the string")
    case .spacedArgument:
      Entry(
        .exprContainsWhitespace, .text, "a space around the argument of `.contains(…)`",
        device: "on device, the space is part of the argument, which is not found",
        here: "whether the array contains the argument", write: "remove the spaces")
    case .unknownCall:
      Entry(
        .exprUnknownMember, .same, "a call of an unknown function",
        device: "on device, the result is the source text", here: "the source text",
        write: "compute the value in the app")
    case .memberAfterIndex:
      Entry(
        .exprSuffixAfterIndex, .otherValue, "a suffix after `]`",
        device: "the current runtime ignores everything after the last `]`", here: "the suffix is evaluated",
        write: "write the index with a dot: `users.0.name`")
    case .secondIndex:
      Entry(
        .exprMultipleBrackets, .hangs, "a second pair of brackets", device: "the app stops responding",
        here: "both indices are evaluated", write: "write the indices with dots: `m.0.1`")
    case .indexOutOfRange:
      Entry(
        .indexOutOfRange, .otherValue, "an index beyond the end of the array",
        device:
          "on device, a computed index hangs the app; otherwise the result is the source text or the array",
        here: "no value")
    case .spacedIndex:
      Entry(
        .exprIndexWhitespace, .otherValue, "an index with spaces inside its brackets",
        device: "the current runtime takes the whole array", here: "the element", write: "remove the spaces")
    case .nonIntegerIndex:
      Entry(
        .exprIndexType, .otherValue, "an index that is not an integer",
        device: "the current runtime takes the whole array", here: "no value")
    case .keyInBrackets:
      Entry(
        .exprIndexType, .otherValue, "a quoted key in brackets",
        device: "the current runtime takes the whole object", here: "the value of the key",
        write: "write the key with a dot: `user.name`")
    default: nil
    }
  }

  /// The entries about templates and paths.
  var templateEntry: Entry {
    switch self {
    case .placeholderInText:
      Entry(
        .templateInLiteral, .same, "`${` inside a quoted string", device: "it is shown as written",
        here: "it stays as written")
    case .braceInText:
      Entry(
        .templateQuotedBrace, .otherValue, "`}` inside a quoted string in a placeholder",
        device: "the current runtime ends the placeholder there", here: "the quotes protect it",
        write: "store the text in state")
    case .blankPlaceholder:
      Entry(
        .templateEmpty, .otherValue, "a blank placeholder",
        device: "the current runtime prints the whole state",
        here: "an empty text")
    case .literalPlaceholder:
      Entry(
        .templateLiteral, .nothing, "a literal in a placeholder",
        device: "on device, the placeholder is empty",
        here: "the value", write: "write it without `${` and `}`")
    case .nestedPlaceholder:
      Entry(
        .templateNested, .otherValue, "a nested placeholder",
        device: "the current runtime ends both placeholders at the first `}`", here: "the inner value",
        write: "remove the inner `${` and `}`")
    case .unterminatedPlaceholder:
      Entry(
        .templateUnterminated, .same, "`${` without `}`", device: "it is shown as written",
        here: "it stays text", write: "add `}`")
    case .containerAsText:
      Entry(
        .interpolatesContainer, .otherValue, "an object, an array or null in a template",
        device: "the current runtime prints its debug description, such as `Optional([\"a\"])`",
        here: "compact JSON, and an empty text for null", write: "read a part of it")
    case .resolvedPlaceholder:
      Entry(
        .templateResolveVsRender, .nothing, "a computed placeholder in text that never changes",
        device: "UIKit leaves the placeholder empty, also when the state changes", here: "the value",
        write: "store the computed value in state")
    case .unclosedPath:
      Entry(
        .pathSyntax, .hangs, "a path with `[` and no `]`", device: "the app stops responding",
        here: "the path reads and writes nothing", write: "add `]`")
    case .droppedPathBracket:
      Entry(
        .pathSyntax, .otherValue, "a path with something other than an integer in brackets",
        device: "the current runtime drops the brackets, so the path reads or overwrites the whole array",
        here: "the path reads and writes nothing", write: "write an integer, or a key with a dot")
    case .negativePathIndex:
      Entry(
        .negativeIndex, .crashes, "a negative index in a path",
        device: "on device, there is no value to read, and a write crashes the app",
        here: "the path reads and writes nothing", write: "count from the start")
    case .rootPathIndex:
      Entry(
        .pathSyntax, .nothing, "a path that starts with an index",
        device: "on device, the path reads and writes nothing", here: "the path reads and writes nothing",
        write: "start with a key of `state`")
    case .bracketedWrite:
      Entry(
        .pathBracketDirty, .nothing, "a write to an index in brackets",
        device: "UIKit does not redraw what reads the array",
        here: "everything that reads the array is redrawn", write: "write the index with a dot: `items.0`")
    default:
      Entry(
        .pathSyntax, .otherValue, "an empty path",
        device: "the current runtime reads the whole state and writes nothing",
        here: "the path reads the whole state and writes nothing", write: "write a key of `state`")
    }
  }
}
