public import Diagnostics

/// The use of a shared key by one kind.
public struct Usage<Root>: Sendable {
  /// The property that the key fills.
  public let path: (any PartialKeyPath<Root> & Sendable)
  /// What the key means for this kind.
  public let documentation: String
  /// The value in effect when the key is absent, as shown to authors; `nil` if there is none.
  package let defaultText: String?
  /// The rule that reports an absent key, if the kind cannot be drawn without it.
  public let missing: RuleDescription?

  /// Creates the use of the key that fills `path`.
  public init(
    _ path: any PartialKeyPath<Root> & Sendable, _ documentation: String, default defaultText: String? = nil,
    requiredBy missing: RuleDescription? = nil
  ) {
    self.path = path
    self.documentation = documentation
    self.defaultText = defaultText
    self.missing = missing
  }
}

/// A kind, and the shared keys that it uses.
package struct KindDescription<Root: Sendable>: Sendable {
  /// The name of the kind, as in a document.
  package let name: String
  /// What the kind is, in sentences.
  package let documentation: String
  /// The shared keys that the kind uses, the most useful first.
  package let usages: [Usage<Root>]

  package init(_ name: String, _ documentation: String, @UsageBuilder<Root> usages: () -> [Usage<Root>]) {
    self.name = name
    self.documentation = documentation
    self.usages = usages()
  }
}

/// Collects the usages of a kind.
@resultBuilder
public enum UsageBuilder<Root> {
  public static func buildExpression(_ usage: Usage<Root>) -> [Usage<Root>] { [usage] }
  public static func buildExpression(_ usages: [Usage<Root>]) -> [Usage<Root>] { usages }
  public static func buildBlock(_ parts: [Usage<Root>]...) -> [Usage<Root>] { parts.flatMap { $0 } }
}
