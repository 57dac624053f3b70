public import SourceText

/// An edit that fixes a finding or gets the author closer to a fix.
public struct QuickFix: Sendable, Hashable {
  /// How certain it is that the author means the edit.
  public enum Applicability: Sendable, Hashable {
    /// It leaves the screen and its behavior on device as they are, and loses nothing that the author meant;
    /// or it turns text that is not JSON into its one obvious reading.
    case safe
    /// It is the one clear candidate.
    case suggested
    /// It is one of several equally likely candidates.
    case alternative
    /// It leaves something for the author to do, such as filling in an empty text.
    case incomplete
  }

  /// What the edit does, in the imperative: "Rename to `text`".
  public var title: String
  /// The edits in the file of the finding, which do not overlap.
  package var edits: [TextEdit]
  /// The edits in other files, by path.
  package var otherFiles: [String: [TextEdit]]
  public var applicability: Applicability
  /// Whether the edits delete something that an author wrote: a value or a comment that they neither write
  /// elsewhere nor replace. The check of a file finds out.
  public var isDestructive = false

  /// Whether the edit may be applied without asking.
  public var isSafe: Bool { level == .safe }

  /// What somebody has to ask for to get the fix without seeing it; `nil` if it is one of several, or leaves
  /// something to do.
  package var level: FixLevel? {
    switch applicability {
    case .alternative, .incomplete: nil
    case .safe, .suggested: isDestructive ? .destructive : applicability == .safe ? .safe : .suggested
    }
  }

  package init(
    _ title: String, edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:],
    _ applicability: Applicability = .suggested
  ) {
    self.title = title
    self.edits = edits
    self.otherFiles = otherFiles
    self.applicability = applicability
  }

  /// Creates a fix that replaces one range.
  public init(
    _ title: String, replacing range: TextRange, with text: String,
    _ applicability: Applicability = .suggested
  ) {
    self.init(title, edits: [TextEdit(range: range, newText: text)], applicability)
  }

  /// A copy of the fix with another applicability.
  public func with(_ applicability: Applicability) -> QuickFix {
    var fix = self
    fix.applicability = applicability
    return fix
  }

  /// A copy of the fix that is marked as safe.
  public var safe: QuickFix { with(.safe) }
}
