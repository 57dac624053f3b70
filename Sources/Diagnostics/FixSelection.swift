/// What a quick fix that can be applied without choosing may do.
package enum FixLevel: String, Sendable, Hashable, CaseIterable {
  /// It leaves the screen and its behavior on device as they are, or turns text that is not JSON into its one
  /// obvious reading.
  case safe
  /// It is likely what the author means, and keeps what the author wrote.
  case suggested
  /// It deletes something that the author wrote.
  case destructive
}

/// The quick fixes that are applied without asking for each.
public struct FixSelection: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The safe ones.
  public static let safe = FixSelection(rawValue: 1)
  /// The safe ones, and the first fix of a finding if it is the one clear candidate and deletes nothing.
  public static let suggested = FixSelection(rawValue: 3)
  /// The safe ones, and the first fix of a finding if it deletes something.
  public static let destructive = FixSelection(rawValue: 5)

  fileprivate func includes(_ level: FixLevel) -> Bool {
    switch level {
    case .safe: contains(.safe)
    case .suggested: contains(.suggested)
    case .destructive: contains(.destructive)
    }
  }
}

extension Diagnostic {
  /// Returns the fix that a selection includes; `nil` if there is none, if it would edit other files, or if
  /// the finding is in the baseline.
  public func fix(_ selection: FixSelection) -> QuickFix? {
    if isInBaseline { return nil }
    if let safe = fixes.first(where: { $0.isSafe && $0.otherFiles.isEmpty }) { return safe }
    guard let first = fixes.first, let level = first.level, selection.includes(level),
      first.otherFiles.isEmpty
    else { return nil }
    return first
  }
}

/// The number of findings with a fix that can be applied without asking.
package struct FixCounts: Sendable, Hashable {
  /// The number of those with a safe fix.
  package var safe = 0
  /// The number of those with only a suggested fix.
  package var suggested = 0
  /// The number of those with only a fix that deletes something.
  package var destructive = 0

  package init() {}

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.fix([.suggested, .destructive])?.level {
      case .safe: safe += 1
      case .suggested: suggested += 1
      case .destructive: destructive += 1
      case nil: break
      }
    }
  }

  package static func += (counts: inout FixCounts, other: FixCounts) {
    counts.safe += other.safe
    counts.suggested += other.suggested
    counts.destructive += other.destructive
  }
}
