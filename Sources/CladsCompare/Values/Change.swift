/// A change between two versions of a screen.
public struct Change: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, moved, wrapped, unwrapped, changed
  }

  /// What has changed.
  public enum Subject: String, Sendable, CaseIterable {
    case project, screen, node, style, token, state, action, dataSource
  }

  public var kind: Kind
  public var subject: Subject
  /// What it is called in the old version, or in the new one if only that has it: `button “Buy”`, or a name.
  public var name: String
  /// What it is called in the new version.
  public var newName: String
  /// Where it is in the old version, if it is there.
  public var old: Place?
  /// Where it is in the new version, if it is there.
  public var new: Place?
  public var details: [Detail]
  /// The nodes that it reaches, in the order of the new version.
  public var uses: [String]
  /// Whether it changes what is shown or done on device.
  public var isOnScreen: Bool
  /// Whether it changes only what is done, not what is shown.
  public var isBehavior: Bool

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
  public struct Place: Sendable, Hashable {
    /// The JSON pointer.
    public var pointer: String
    /// The number of the line in the file, from 1.
    public var line: Int
  }

  /// What is different about the subject.
  public struct Detail: Sendable, Hashable {
    public enum Sort: String, Sendable, CaseIterable {
      /// The value of a property.
      case value
      /// A text that is shown.
      case text
      /// A step of what an event or an action does; one that was not there before, is gone, or is another.
      case step
      /// A place among others, or in another part.
      case place
    }

    public var sort: Sort
    /// The name of the property or the event.
    public var property: String
    /// The old value; `nil` if there was none.
    public var old: String?
    /// The new value; `nil` if there is none.
    public var new: String?
    /// The sample that it was found with, unless it is the document's own state.
    public var sample: String?

    init(_ sort: Sort, _ property: String, _ old: String?, _ new: String?, sample: String? = nil) {
      self.sort = sort
      self.property = property
      self.old = old
      self.new = new
      self.sample = sample
    }
  }
}
