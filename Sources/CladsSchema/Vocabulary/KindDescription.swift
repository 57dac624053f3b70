public import Diagnostics

/// How one kind uses a shared key.
public struct Usage<Root>: Sendable {
  /// The key, by the property it fills.
  public let path: (any PartialKeyPath<Root> & Sendable)
  /// What the key means for this kind.
  public let documentation: String
  /// What holds when it is absent.
  public let defaultText: String?
  /// The rule that speaks when it is absent, if this kind needs it to be drawn.
  public let missing: DiagnosticID?

  /// Says that the kind uses the key that fills `path`.
  public init(
    _ path: any PartialKeyPath<Root> & Sendable, _ documentation: String, default defaultText: String? = nil,
    requiredBy missing: DiagnosticID? = nil
  ) {
    self.path = path
    self.documentation = documentation
    self.defaultText = defaultText
    self.missing = missing
  }
}

/// What a kind is and which of the shared keys it uses, and for what.
public struct KindDescription<Root: Sendable>: Sendable {
  /// The kind as it is written.
  public let name: String
  /// What it is, in sentences.
  public let documentation: String
  /// The keys it uses, those an author needs most first.
  public let usages: [Usage<Root>]

  /// Creates a description.
  public init(_ name: String, _ documentation: String, @UsageBuilder<Root> usages: () -> [Usage<Root>]) {
    self.name = name
    self.documentation = documentation
    self.usages = usages()
  }
}

/// Collects the usages of a kind.
@resultBuilder
public enum UsageBuilder<Root> {
  /// One usage.
  public static func buildExpression(_ usage: Usage<Root>) -> [Usage<Root>] { [usage] }
  /// Usages of another list.
  public static func buildExpression(_ usages: [Usage<Root>]) -> [Usage<Root>] { usages }
  /// All usages.
  public static func buildBlock(_ parts: [Usage<Root>]...) -> [Usage<Root>] { parts.flatMap { $0 } }
}
