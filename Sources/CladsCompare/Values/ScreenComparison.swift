public import Diagnostics

/// What has changed between two versions of a screen.
public struct ScreenComparison: Sendable {
  /// What a change means on device.
  public enum Verdict: String, Sendable, CaseIterable {
    /// There is a screen that was not there.
    case added
    /// The screen is gone.
    case removed
    /// The screen looks different; it may also do something else.
    case looks
    /// The screen looks the same and does something else.
    case behaves
    /// Nothing has changed on screen.
    case same
  }

  /// The path of the file; in the new version, unless the screen is removed.
  public var path: String
  /// The name of the document in its file: that of a constant of Swift, or a JSON pointer; `nil` for a file
  /// that is a document.
  public var name: String?
  /// The path and name in the old version, if they differ.
  public var oldTitle: String?
  public var verdict: Verdict
  public var changes: [Change] = []
  /// The number of its changes that other screens share.
  public var sharedCount = 0
  /// What has changed in the document only.
  public var notes: [String] = []
  /// The findings that the new version has and the old one has not.
  public var newFindings: [Finding] = []
  /// The findings that the old version has and the new one has not.
  public var goneFindings: [Finding] = []
  /// Why the app shows nothing of the old version, as a clause; `nil` if it shows it.
  public var oldFailure: String?
  /// Why the app shows nothing of the new version, as a clause; `nil` if it shows it.
  public var newFailure: String?
  public var drawing: Drawing?

  /// The path with the name.
  public var title: String { Self.title(path, name) }

  static func title(_ path: String, _ name: String?) -> String { name.map { "\(path)#\($0)" } ?? path }

  /// Whether it has nothing but changes that other screens share.
  var isOnlyShared: Bool {
    sharedCount > 0 && changes.isEmpty && notes.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
      && drawing == nil && oldTitle == nil
  }

  /// The number of changes on screen.
  public var weight: Int {
    sharedCount + changes.reduce(0) { $0 + ($1.isOnScreen ? max(1, $1.details.count) : 0) }
      + (verdict == .same ? 0 : 1)
  }

  /// A finding of `--check`.
  public struct Finding: Sendable, Hashable {
    public var rule: DiagnosticID
    public var severity: Severity
    public var message: String
    /// The number of the line, from 1.
    public var line: Int
  }

  /// The text renderings of both versions.
  public struct Drawing: Sendable, Hashable {
    /// The name of the sample; `nil` for the document's own state.
    public var sample: String?
    /// The rows, side by side.
    public var rows: [Row]

    public struct Row: Sendable, Hashable {
      /// The old row; `nil` where only the new version has one.
      public var old: String?
      /// The new row; `nil` where only the old version has one.
      public var new: String?

      public var isChanged: Bool { old != new }
    }
  }
}

/// A change that several screens share.
public struct SharedChange: Sendable, Hashable {
  public var change: Change
  /// The titles of the screens that it reaches, sorted.
  public var screens: [String]
}

/// What has changed between two versions of a set of screens.
public struct Comparison: Sendable {
  /// The changes that several screens share, those that reach most screens first.
  public var shared: [SharedChange]
  /// The screens with a change of any sort, sorted by title; without their shared changes.
  public var screens: [ScreenComparison]
  /// The number of screens without any change.
  public var unchangedCount: Int

  /// Whether something has changed on device.
  public var changesScreen: Bool { screens.contains { $0.verdict != .same } }
}
