package import CladsDocument
package import CladsExpressions
package import JSONSyntax
package import SourceText

/// A use of a state path in a string.
package struct StateUse: Sendable {
  /// The syntactic form of a use.
  package enum Form: Sendable, Hashable {
    /// A bare path, which is the whole string.
    case path
    /// Inside a placeholder of a template.
    case template
    /// Inside an expression.
    case expression
  }

  /// The record of the string.
  package let node: RecordIndex
  /// The range of the path, in UTF-8 bytes.
  package private(set) var range: TextRange
  /// The range of the first component, in UTF-8 bytes.
  package private(set) var rootRange: TextRange
  /// The components, up to the first computed one.
  package let components: [Keypath.Component]
  /// How the use accesses the state.
  package let access: Access
  /// The type that the use expects.
  package let expects: StateType
  /// The syntactic form.
  package let form: Form
  /// The scope in which names are looked up.
  package let scope: ScopeIndex
  /// What an expression does with the value.
  package let use: PathReference.Use
  /// Whether a data reference or data source shows the value as text.
  package let isContent: Bool

  /// The name of the first component.
  package var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  /// Returns the use at its place after an edit; `nil` if it is in the string that has changed.
  func moved(by edit: StringEdit) -> StateUse? {
    guard let range = edit.position(of: range), let rootRange = edit.position(of: rootRange) else {
      return nil
    }
    var use = self
    (use.range, use.rootRange) = (range, rootRange)
    return use
  }

  /// The path as text.
  package var text: String { Keypath(components).text }
}
