package import CladsGallery
package import Diagnostics

/// What has changed between two versions of a screen.
package struct ScreenComparison: Sendable {
  /// What a change means on device.
  package enum Verdict: String, Sendable, CaseIterable {
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
  package var path: String
  /// The name of the document in its file: that of a constant of Swift, or a JSON pointer; `nil` for a file
  /// that is a document.
  package var name: String?
  /// The path and name in the old version, if they differ.
  package var oldTitle: String?
  package var verdict: Verdict
  package var changes: [Change] = []
  /// The number of its changes that other screens share.
  package var sharedCount = 0
  /// What has changed in the document only.
  package var notes: [String] = []
  /// The findings that the new version has and the old one has not.
  package var newFindings: [Finding] = []
  /// The findings that the old version has and the new one has not.
  package var goneFindings: [Finding] = []
  /// Why the app shows nothing of the old version, as a clause; `nil` if it shows it.
  package var oldFailure: String?
  /// Why the app shows nothing of the new version, as a clause; `nil` if it shows it.
  package var newFailure: String?
  /// The versions of the app that may get the screen, if that has changed.
  package var clients: ClientChange?
  /// The paths of its tests, sorted; those in the old version, if the screen is gone.
  package var tests: [String] = []
  /// Whether it has no tests although other screens have some.
  package var lacksTests = false
  package var drawing: Drawing?
  /// The pictures that look different, if pictures are compared.
  package var pictures = PictureChanges()

  /// The versions of the app that may get a screen, as text: "every client", "4.1 and later".
  package struct ClientChange: Sendable, Hashable {
    package var old: String
    package var new: String
    /// Whether the oldest version from which on all may get it is a later one now, or there is none any more.
    package var isRaised: Bool
  }

  /// The path with the name.
  package var title: String { Self.title(path, name) }

  static func title(_ path: String, _ name: String?) -> String { name.map { "\(path)#\($0)" } ?? path }

  /// Whether it has nothing but changes that other screens share.
  var isOnlyShared: Bool {
    sharedCount > 0 && changes.isEmpty && notes.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
      && drawing == nil && oldTitle == nil && clients == nil
  }

  /// The number of changes on screen.
  package var weight: Int {
    sharedCount + changes.reduce(0) { $0 + ($1.isOnScreen ? max(1, $1.details.count) : 0) }
      + (verdict == .same ? 0 : 1)
  }

  /// A finding of `--check`.
  package struct Finding: Sendable, Hashable {
    package var rule: DiagnosticID
    package var severity: Severity
    package var message: String
    /// The number of the line, from 1.
    package var line: Int
  }

  /// The text renderings of both versions.
  package struct Drawing: Sendable, Hashable {
    /// The name of the sample; `nil` for the document's own state.
    package var sample: String?
    /// The rows, side by side.
    package var rows: [Row]

    package struct Row: Sendable, Hashable {
      /// The old row; `nil` where only the new version has one.
      package var old: String?
      /// The new row; `nil` where only the old version has one.
      package var new: String?

      package var isChanged: Bool { old != new }
    }
  }
}

/// A change that several screens share.
package struct SharedChange: Sendable, Hashable {
  package var change: Change
  /// The titles of the screens that it reaches, sorted.
  package var screens: [String]
}

/// What has changed between two versions of a set of screens.
package struct Comparison: Sendable {
  /// The changes that several screens share, those that reach most screens first.
  package var shared: [SharedChange]
  /// The screens with a change of any sort, sorted by title; without their shared changes.
  package var screens: [ScreenComparison]
  /// The number of screens without any change.
  package var unchangedCount: Int

  /// Whether something has changed on device.
  package var changesScreen: Bool { screens.contains { $0.verdict != .same } }
}
