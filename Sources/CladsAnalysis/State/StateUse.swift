public import CladsDocument
package import CladsExpressions
public import JSONSyntax
public import SourceText

/// A use of a state path in a string.
public struct StateUse: Sendable {
  /// The syntactic form of a use.
  public enum Form: Sendable, Hashable {
    /// A bare path, which is the whole string.
    case path
    /// Inside a placeholder of a template.
    case template
    /// Inside an expression.
    case expression
  }

  /// The record of the string.
  public let node: RecordIndex
  /// The range of the path, in UTF-8 bytes.
  public let range: TextRange
  /// The range of the first component, in UTF-8 bytes.
  public let rootRange: TextRange
  /// The components, up to the first computed one.
  package let components: [Keypath.Component]
  /// How the use accesses the state.
  public let access: Access
  /// The type that the use expects.
  public let expects: StateType
  /// The syntactic form.
  public let form: Form
  /// The scope in which names are looked up.
  public let scope: ScopeIndex
  /// What an expression does with the value.
  package let use: PathReference.Use
  /// Whether a data reference or data source shows the value as text.
  public let isContent: Bool

  /// The name of the first component.
  public var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  /// The path as text.
  public var text: String { Keypath(components).text }
}
