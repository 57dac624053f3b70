/// A construct that today's phones treat in a surprising way: differently from its meaning here, or as hardly
/// anybody would guess.
public enum Deviation: String, Sendable, Hashable, CaseIterable {
  // Arithmetic
  case mixedOperators, repeatedOperator, negativeNumber, decimalOperand, unresolvedOperand, zeroDivisor
  case overflow, textAddition, proseWithOperators, arithmeticTemplate, hyphenatedKey
  // Whole sources
  case proseWithTernary, literalSource, emptySource, solePlaceholder, reevaluatedText
  // Ternaries
  case ternaryInPlaceholder, bracedCondition, parenthesizedCondition, nonBooleanCondition, unquotedBranch
  case nestedTernary, innerTernary, negatedArrayForm, negationOutsideCondition, comparison, logicalOperator
  case escapedQuote
  // Arrays
  case propertyOperand, trailingProperty, memberAfterProperty, propertyInIndex, propertyOfNonArray
  case shadowedKey, emptyArrayElement, lengthProperty, containsArgument, containsUnresolved, unknownCall
  // Subscripts
  case memberAfterIndex, secondIndex, indexOutOfRange, spacedIndex, nonIntegerIndex, keyInBrackets
  // Templates
  case placeholderInText, braceInText, blankPlaceholder, literalPlaceholder, nestedPlaceholder
  case unterminatedPlaceholder, containerAsText, resolvedPlaceholder, expressionAsSelection
  // Paths
  case unclosedPath, droppedPathBracket, negativePathIndex, rootPathIndex, emptyPath, bracketedWrite
  // The screen
  case buttonText, buttonCaption, pathOfNonText, iterationText, iterationScope, nestedRepetition, sectionItem
  case fixedRepetition, localState, fixedControl, integerSlider, gradientEnd, stackAlignment, colorWord
  case valueChanged, pathBeforeTemplate, reversedRange, negativeCount, equalVariables

  /// What the current runtime does with a construct.
  public enum Outcome: Sendable, Hashable {
    /// What it means here.
    case same
    /// The source comes back as text.
    case text
    /// Another value than the one meant here.
    case otherValue
    /// Nothing is shown, or nothing is done.
    case nothing
    /// The app stops responding.
    case hangs
    /// The app crashes.
    case crashes
  }

  /// Everything said about a construct; texts are fragments without a final period.
  public struct Entry: Sendable, Hashable {
    /// The id of the rule that reports the construct.
    public let rule: String
    /// What the current runtime makes of it.
    public let outcome: Outcome
    /// What the author wrote.
    public let written: String
    /// What the current runtime does.
    public let device: String
    /// What it means here.
    public let meaning: String
    /// What works the same everywhere, if anything does.
    public let portable: String?

    init(
      _ rule: String, _ outcome: Outcome, _ written: String, device: String, here meaning: String,
      write portable: String? = nil
    ) {
      self.rule = rule
      self.outcome = outcome
      self.written = written
      self.device = device
      self.meaning = meaning
      self.portable = portable
    }
  }
}
