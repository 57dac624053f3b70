public import SourceText

/// An edit that fixes a finding or gets the author closer to a fix.
public struct QuickFix: Sendable, Hashable {
  /// What the edit does, in the imperative: "Rename to `text`".
  public var title: String
  /// The edits in the file of the finding, which do not overlap.
  public var edits: [TextEdit]
  /// The edits in other files, by path.
  public var otherFiles: [String: [TextEdit]]
  /// Whether `--fix` may apply the edit: it changes what the app does at the finding and nowhere else.
  public var isSafe: Bool

  public init(
    _ title: String, edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:], isSafe: Bool = false
  ) {
    self.title = title
    self.edits = edits
    self.otherFiles = otherFiles
    self.isSafe = isSafe
  }

  /// A copy of the fix that is marked as safe.
  public var safe: QuickFix {
    var fix = self
    fix.isSafe = true
    return fix
  }

  /// Creates a fix that replaces one range.
  public init(_ title: String, replacing range: TextRange, with text: String, isSafe: Bool = false) {
    self.init(title, edits: [TextEdit(range: range, newText: text)], isSafe: isSafe)
  }
}
