package import Diagnostics

/// A construct that the current runtime treats differently from the specification, or in a surprising way.
package enum Deviation: String, Sendable, Hashable, CaseIterable {
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
  case shadowedKey, emptyArrayElement, lengthProperty, containsArgument, containsUnresolved, spacedArgument
  case unknownCall
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
  // Requests
  case requestEncoding, requestValue, fractionalTimeout, urlWhitespace, replacedRequest

  /// What the current runtime does with a construct.
  package enum Outcome: Sendable, Hashable {
    /// What the specification says.
    case same
    /// The source text is the result.
    case text
    /// A different value from the one the specification gives.
    case otherValue
    /// Nothing is shown or done.
    case nothing
    /// The app stops responding.
    case hangs
    /// The app crashes.
    case crashes
  }

  /// The description of a construct; the texts are fragments without a final period.
  package struct Entry: Sendable, Hashable {
    /// The id of the rule that reports the construct.
    package let rule: DiagnosticID
    /// What the current runtime does with it.
    package let outcome: Outcome
    /// The construct as a noun phrase, the subject of a message.
    package let written: String
    /// What the app does on device, as a clause.
    package let device: String
    /// The result according to the specification.
    package let meaning: String
    /// How to write it so that it works the same everywhere, in the imperative; `nil` if there is no way.
    package let portable: String?

    init(
      _ rule: RuleDescription, _ outcome: Outcome, _ written: String, device: String, here meaning: String,
      write portable: String? = nil
    ) {
      self.init(
        named: rule.id.rawValue, outcome, written, device: device, here: meaning, write: portable)
    }

    /// Creates the description of a construct that a rule of a layer above finds.
    init(
      named rule: String, _ outcome: Outcome, _ written: String, device: String, here meaning: String,
      write portable: String? = nil
    ) {
      self.rule = DiagnosticID(rawValue: rule)
      self.outcome = outcome
      self.written = written
      self.device = device
      self.meaning = meaning
      self.portable = portable
    }
  }
}
