package import Diagnostics

/// The set of deviations from the specification that an evaluation or a preview reproduces.
///
/// The deviations of expressions and templates belong to a separate evaluator and apply only as a group.
public struct Deviations: Sendable, Hashable {
  private let members: Set<Deviation>

  /// Creates a set of deviations.
  package init(_ deviations: some Sequence<Deviation>) {
    members = Set(deviations)
    affectExpressions = members.contains(.mixedOperators)
  }

  /// No deviations: the document is drawn as specified.
  public static let none = Deviations([])

  /// Whether `deviation` is in the set.
  package func contains(_ deviation: Deviation) -> Bool { !members.isEmpty && members.contains(deviation) }

  /// Whether nothing is done otherwise than specified.
  package var isEmpty: Bool { members.isEmpty }

  /// Whether expressions and templates are evaluated as on device.
  package let affectExpressions: Bool

  /// Returns whether a rule can report something: any of the deviations that it is about are in the set.
  package func concern(_ rule: DiagnosticID) -> Bool {
    // The current runtime has them all.
    if members.count == Deviation.allCases.count || isEmpty { return !isEmpty }
    guard let own = Self.byRule[rule] else { return !isEmpty }
    return own.contains(where: contains)
  }

  private static let byRule = Dictionary(grouping: Deviation.allCases, by: \.entry.rule)
}
