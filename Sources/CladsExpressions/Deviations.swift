/// Which deviations of today's phones from the meaning of a document are carried out.
///
/// Those of expressions and templates are one interpreter of its own, and count only all together.
public struct Deviations: Sendable, Hashable {
  private let members: Set<Deviation>

  /// A set of deviations.
  public init(_ deviations: some Sequence<Deviation>) { members = Set(deviations) }

  /// Every deviation of the current runtime.
  public static let device = Deviations(Deviation.allCases)
  /// Nothing: the document means what it says.
  public static let none = Deviations([])

  /// Whether one of them is carried out.
  public func contains(_ deviation: Deviation) -> Bool { !members.isEmpty && members.contains(deviation) }

  /// Whether expressions and templates are computed as today's phones do.
  public var affectExpressions: Bool { contains(.mixedOperators) }
}
