/// A component kind that the app adds.
package struct SourceComponent: Hashable, Sendable {
  package var name: SourceName
  /// Everything that gives the name, the first of which is `name`: a kind, properties, a resolver, …
  package var declarations: [SourceName]
  /// The keys of the component, from its properties.
  package var keys: [SourceKey] = []
  /// The entries of `data` that the component reads.
  package var data: [SourceKey] = []
}

/// An action type that the app handles.
package struct SourceAction: Hashable, Sendable {
  package var name: SourceName
  /// Everything that gives the name, the first of which is `name`.
  package var declarations: [SourceName]
  package var parameters: [SourceKey] = []
}

/// A design system of the app.
package struct SourceDesignSystem: Hashable, Sendable {
  /// A reference that the design system resolves, written after `@` in documents.
  package struct Reference: Hashable, Sendable {
    package var name: SourceName
    /// Whether every reference that starts with the name is meant.
    package var isPrefix: Bool
  }

  /// The identifier of the design system.
  package var name: SourceName
  package var references: [Reference] = []
  /// Whether `references` are all that the design system resolves.
  package var isComplete = false
}

/// A name that needs no further description: a destination of `navigate`, a section layout, or a function of
/// expressions.
package struct SourceEntry: Hashable, Sendable {
  package var name: SourceName
  /// Everything that gives the name, the first of which is `name`.
  package var declarations: [SourceName]
}
