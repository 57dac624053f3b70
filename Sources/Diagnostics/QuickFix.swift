public import SourceText

/// A change that mends a finding, or helps to.
public struct QuickFix: Sendable, Hashable {
  /// What it does, in the imperative: "Rename to `text`".
  public var title: String
  /// The replacements in the file of the finding; they do not overlap.
  public var edits: [TextEdit]
  /// The replacements in other files, by path.
  public var otherFiles: [String: [TextEdit]]
  /// Whether it may be applied without looking: it changes what the app shows at the finding and nowhere else.
  public var isSafe: Bool

  /// Creates a fix.
  public init(
    _ title: String, edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:], isSafe: Bool = false
  ) {
    self.title = title
    self.edits = edits
    self.otherFiles = otherFiles
    self.isSafe = isSafe
  }

  /// The same fix, to be applied without looking.
  public var safe: QuickFix {
    var fix = self
    fix.isSafe = true
    return fix
  }

  /// Creates a fix that replaces one stretch.
  public init(_ title: String, replacing range: TextRange, with text: String, isSafe: Bool = false) {
    self.init(title, edits: [TextEdit(range: range, newText: text)], isSafe: isSafe)
  }
}
