public import CladsDocument
package import TextUI

/// A set of modifiers that documents can use.
///
/// The type `CustomModifier` is usually an enum with a case for each modifier; its `init(from:)` tries each
/// and throws if none knows the input, so that the next addon is tried.
///
/// Seed: *Adding Custom Modifiers*.
public protocol Addon: Sendable {
  /// The type that decodes and draws the modifiers.
  associatedtype CustomModifier: ViewModifier & Decodable

  /// The descriptions of the modifiers, for checks, completion and hover. An `ASTDecodable` type has one in
  /// its `decoding`.
  static var modifiers: [ModifierDescription] { get }
}

extension Addon {
  /// Decodes a modifier.
  ///
  /// - Throws: What `CustomModifier` throws if it does not know the modifier.
  public static func decode(_ modifier: ModifierExpression) throws -> any NodeModifier {
    try modifier.decoded(as: CustomModifier.self)
  }
}

/// The addons, in the order in which they are tried, and the modifiers that a project declares.
public struct AddonRegistry: ModifierDecoding, Sendable {
  private var addons: [any Addon.Type] = []
  /// The modifiers that consist of others, by name.
  private var declared: [String: ModifierDescription] = [:]

  public init() {}

  /// Adds an addon, which is tried before those that were added earlier.
  public mutating func register(_ addon: any Addon.Type) { addons.insert(addon, at: 0) }

  /// Adds a modifier whose description has an effect.
  public mutating func register(_ modifier: ModifierDescription) { declared[modifier.name] = modifier }

  public func decode(_ modifier: ModifierExpression) throws -> any NodeModifier {
    if case .reference(let call?, _) = modifier, let description = declared[call.name] {
      if ModifierMatcher(.parse(modifier.text)).mismatch({ declared[$0] }) != nil {
        throw ModifierDecodingError("`\(modifier.text)` does not fit `\(call.name)`")
      }
      return DeclaredModifier(parts: try description.effect(of: modifier).map { try decodeKnown($0) })
    }
    return try decodeKnown(modifier)
  }

  /// Tries the addons in turn.
  private func decodeKnown(_ modifier: ModifierExpression) throws -> any NodeModifier {
    var failure: any Error = ModifierDecodingError("no addon knows `\(modifier.text)`")
    for addon in addons {
      do { return try addon.decode(modifier) } catch { failure = error }
    }
    throw failure
  }
}

/// A modifier that applies others in turn.
package struct DeclaredModifier: ViewModifier {
  package let parts: [any NodeModifier]

  package func body(content: Content) -> AnyTextView {
    parts.reduce(content) { view, part in
      (part as? any ViewModifier).map { view.modifier($0) } ?? view
    }
  }
}
