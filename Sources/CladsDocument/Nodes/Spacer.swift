public import CladsSchema
import Diagnostics

extension Document {
  /// Flexible space along the axis of the stack around it.
  public struct Spacer: Described {
    /// The node's type.
    public var type: String?
    /// Least length, in points; level `extended`.
    public var minLength: Double?
    /// Fixed width, in points; level `extended`.
    public var width: Double?
    /// Fixed height, in points; level `extended`.
    public var height: Double?
    /// Where it was read from.
    public var origin = Origin.none

    /// Creates a spacer.
    public init() {}
  }
}

extension Document.Spacer {
  /// The keys of a spacer.
  public static let table = describe(
    "spacer", "Flexible space along the axis of the stack around it.",
    mistakes: [
      Mistake(
        "actions", "container-event", message: "a spacer cannot be tapped: `actions` does nothing here"),
      Mistake(
        "state", "local-state-misplaced", message: "a spacer has no local state: `state` does nothing here"),
    ]
  ) {
    Property("type", \.type, .literal, "`spacer`.", required: true)
    Property(
      "minLength", \.minLength, .points, "Least length, in points.", since: .extended, atBase: "spacer-key")
    Property("width", \.width, .points, "Fixed width, in points.", since: .extended, atBase: "spacer-key")
    Property("height", \.height, .points, "Fixed height, in points.", since: .extended, atBase: "spacer-key")
  }

  /// How a spacer is read.
  public static let schema = objectSchema(blank: Document.Spacer(), unknown: .reported(by: "spacer-key"))
}
