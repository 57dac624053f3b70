/// A component kind that the app adds.
public struct SourceComponent: Hashable, Sendable {
  public var name: SourceName
  /// Everything that gives the name, the first of which is `name`: a kind, properties, a resolver, …
  public var declarations: [SourceName]
  /// The keys of the component, from its properties.
  public var keys: [SourceKey] = []
  /// The entries of `data` that the component reads.
  public var data: [SourceKey] = []
}

/// An action type that the app handles.
public struct SourceAction: Hashable, Sendable {
  public var name: SourceName
  /// Everything that gives the name, the first of which is `name`.
  public var declarations: [SourceName]
  public var parameters: [SourceKey] = []
}

/// A design system of the app.
public struct SourceDesignSystem: Hashable, Sendable {
  /// A reference that the design system resolves, written after `@` in documents.
  public struct Reference: Hashable, Sendable {
    public var name: SourceName
    /// Whether every reference that starts with the name is meant.
    public var isPrefix: Bool
  }

  /// The identifier of the design system.
  public var name: SourceName
  public var references: [Reference] = []
  /// Whether `references` are all that the design system resolves.
  public var isComplete = false
}

/// A name that needs no further description: a destination of `navigate`, a section layout, or a function of
/// expressions.
public struct SourceEntry: Hashable, Sendable {
  public var name: SourceName
  /// Everything that gives the name, the first of which is `name`.
  public var declarations: [SourceName]
}
