/// A change between two versions of a screen.
package struct Change: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed, moved, wrapped, unwrapped, changed
  }

  /// What has changed.
  package enum Subject: String, Sendable, CaseIterable {
    case project, screen, node, style, token, state, action, dataSource
  }

  package var kind: Kind
  package var subject: Subject
  /// What it is called in the old version, or in the new one if only that has it: `button “Buy”`, or a name.
  package var name: String
  /// What it is called in the new version.
  package var newName: String
  /// Where it is in the old version, if it is there.
  package var old: Place?
  /// Where it is in the new version, if it is there.
  package var new: Place?
  package var details: [Detail]
  /// The nodes that it reaches, in the order of the new version.
  package var uses: [String]
  /// Whether it changes what is shown or done on device.
  package var isOnScreen: Bool
  /// Whether it changes only what is done, not what is shown.
  package var isBehavior: Bool

  /// Whether nothing on the screen uses it.
  var isUnused = false

  init(
    _ kind: Kind, _ subject: Subject, _ name: String, newName: String? = nil, old: Place? = nil,
    new: Place? = nil, details: [Detail] = [], uses: [String] = [], isOnScreen: Bool = true,
    isBehavior: Bool = false
  ) {
    self.kind = kind
    self.subject = subject
    self.name = name
    self.newName = newName ?? name
    self.old = old
    self.new = new
    self.details = details
    self.uses = uses
    self.isOnScreen = isOnScreen
    self.isBehavior = isBehavior
  }

  /// Returns the change of the interpolations of a string literal, whose values only the app knows.
  static func ofInterpolations(_ old: [String], _ new: [String]) -> Change {
    var (old, new) = (old[...], new[...])
    while let left = old.first, let right = new.first, left == right {
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    while let left = old.last, let right = new.last, left == right {
      (old, new) = (old.dropLast(), new.dropLast())
    }
    return Change(
      .changed, .screen, "the screen",
      details: [
        Detail(
          .value, "interpolation", old.isEmpty ? nil : old.joined(separator: " "),
          new.isEmpty ? nil : new.joined(separator: " "))
      ])
  }

  /// A location in a document.
  package struct Place: Sendable, Hashable {
    /// The JSON pointer.
    package var pointer: String
    /// The number of the line in the file, from 1.
    package var line: Int
  }

  /// What is different about the subject.
  package struct Detail: Sendable, Hashable {
    package enum Sort: String, Sendable, CaseIterable {
      /// The value of a property.
      case value
      /// A text that is shown.
      case text
      /// A step of what an event or an action does; one that was not there before, is gone, or is another.
      case step
      /// A place among others, or in another part.
      case place
    }

    package var sort: Sort
    /// The name of the property or the event.
    package var property: String
    /// The old value; `nil` if there was none.
    package var old: String?
    /// The new value; `nil` if there is none.
    package var new: String?
    /// The sample that it was found with, unless it is the document's own state.
    package var sample: String?

    init(_ sort: Sort, _ property: String, _ old: String?, _ new: String?, sample: String? = nil) {
      self.sort = sort
      self.property = property
      self.old = old
      self.new = new
      self.sample = sample
    }
  }
}
