public import CladsExpressions
public import CladsSchema
public import JSONSyntax
public import SourceText

/// One place that reads or writes state.
public struct StateUse: Sendable {
  /// How the path is written.
  public enum Form: Sendable, Hashable {
    /// A bare path: the whole string.
    case path
    /// Inside a placeholder of a template.
    case template
    /// Inside an expression.
    case expression
  }

  /// The string in which it stands.
  public let node: RecordIndex
  /// Where the path stands in the text.
  public let range: TextRange
  /// Where its first part stands in the text.
  public let rootRange: TextRange
  /// Its parts, up to the first computed one.
  public let components: [Keypath.Component]
  /// What happens to the value.
  public let access: Access
  /// The type that the use expects.
  public let expects: StateType
  /// How it is written.
  public let form: Form
  /// Where names are looked up.
  public let scope: ScopeIndex
  /// What the use does with the value, in an expression.
  public let use: PathReference.Use
  /// Whether it stands where a data reference or data source shows the value as text.
  public let isContent: Bool

  /// The first part.
  public var root: String {
    if case .key(let name)? = components.first { name } else { "" }
  }

  /// The path as it would be written.
  public var text: String { Keypath(components).text }
}
