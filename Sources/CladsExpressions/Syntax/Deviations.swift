/// The set of deviations from the specification that an evaluation or a preview reproduces.
///
/// The deviations of expressions and templates belong to a separate evaluator and apply only as a group.
public struct Deviations: Sendable, Hashable {
  private let members: Set<Deviation>

  /// Creates a set of deviations.
  package init(_ deviations: some Sequence<Deviation>) { members = Set(deviations) }

  /// Everything that the current runtime does.
  package static let device = Deviations(Deviation.allCases)
  /// No deviations: the document is drawn as specified.
  public static let none = Deviations([])

  /// Whether `deviation` is in the set.
  package func contains(_ deviation: Deviation) -> Bool { !members.isEmpty && members.contains(deviation) }

  /// Whether expressions and templates are evaluated as on device.
  package var affectExpressions: Bool { contains(.mixedOperators) }
}
