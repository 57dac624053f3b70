/// The quick fixes that are applied without asking for each.
public enum FixSelection: Sendable, Hashable, CaseIterable {
  /// The safe ones.
  case safe
  /// The safe ones, and the first fix of a finding if it is the one clear candidate.
  case suggested
}

extension Diagnostic {
  /// Returns the fix that a selection includes; `nil` if there is none, if it would edit other files, or if
  /// the finding is in the baseline.
  public func fix(_ selection: FixSelection) -> QuickFix? {
    if isInBaseline { return nil }
    if let safe = fixes.first(where: { $0.isSafe && $0.otherFiles.isEmpty }) { return safe }
    guard selection == .suggested, let first = fixes.first, first.applicability == .suggested,
      first.otherFiles.isEmpty
    else { return nil }
    return first
  }
}

/// The number of findings with a fix that can be applied without asking.
public struct FixCounts: Sendable, Hashable {
  /// The number of those with a safe fix.
  public var safe = 0
  /// The number of those with only a suggested fix.
  public var suggested = 0

  public init() {}

  public init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix(.suggested) else { continue }
      if fix.isSafe { safe += 1 } else { suggested += 1 }
    }
  }

  public static func += (counts: inout FixCounts, other: FixCounts) {
    counts.safe += other.safe
    counts.suggested += other.suggested
  }
}
