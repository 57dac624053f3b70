/// Why a modifier cannot be decoded, and where.
package struct ModifierMismatch: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// No addon has a modifier of this name.
    case unknownModifier(String)
    /// A modifier must be called.
    case notACall
    /// A label that no form has here, and the labels that are possible.
    case unknownLabel(String, possible: [String])
    /// An argument after one that it must come before; `nil` if it is given twice.
    case misplacedLabel(String, before: String?)
    /// A required argument is missing; its label, or its name if it has none.
    case missingArgument(String, isLabeled: Bool)
    /// An argument more than there are parameters.
    case extraArgument
    /// A value of another type; what is expected, as a phrase.
    case wrongType(expected: String)
    /// A type has no such member, and the members that it has.
    case unknownMember(String, of: String, possible: [String])
    /// `attr` where a fixed value is needed.
    case notDynamic(expected: String)
  }

  package let kind: Kind
  /// The node of the syntax tree; a missing argument is at the call.
  package let node: Int
  /// The range in UTF-8 bytes of the text.
  package let range: Range<Int>
}
