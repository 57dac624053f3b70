public import CladsSchema
import Diagnostics

extension Document {
  /// Stores a value at a state path.
  public struct SetStateAction: Described {
    /// Where it is stored.
    public var path: String?
    /// What is stored.
    public var value: ActionValue?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// Flips a boolean.
  public struct ToggleStateAction: Described {
    /// Where the boolean is.
    public var path: String?
    /// Where it was read from.
    public var origin = Origin.none
  }
}

extension Document.SetStateAction {
  /// The keys of a `setState` action.
  public static let table = describe(
    "`setState` action", "Stores a value at a state path."
  ) {
    Property(
      "path", \.path, .string(.path(.write, .any)), "State path to write; not a template.", required: true,
      missing: "action-parameter-missing")
    Property(
      "value", \.value, .actionValue, "What to store: any JSON value, or `{ \"$expr\": \"count + 1\" }`.",
      required: true, missing: "action-parameter-missing")
  }

  static let schema = objectSchema(blank: Document.SetStateAction(), unknown: .typedAction)
}

extension Document.ToggleStateAction {
  /// The keys of a `toggleState` action.
  public static let table = describe(
    "`toggleState` action", "Flips a boolean in the state; anything but `true` counts as false."
  ) {
    Property(
      "path", \.path, .string(.path(.readWrite, .boolean)), "State path of the boolean; not a template.",
      required: true, missing: "action-parameter-missing")
  }

  static let schema = objectSchema(blank: Document.ToggleStateAction(), unknown: .typedAction)
}

extension UnknownKeys {
  /// Keys that a typed action drops; `$comment` is none of them.
  static let typedAction = UnknownKeys.reportedBesidesType(by: "unknown-action-key", comments: false)
  /// Keys that a generic action keeps and its handler ignores.
  static let genericAction = UnknownKeys.reportedBesidesType(by: "unknown-action-key", comments: true)
}
