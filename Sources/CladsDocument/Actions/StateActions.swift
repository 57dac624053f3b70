import Diagnostics

extension Document {
  /// An action that stores a value at a state path.
  public struct SetStateAction: Described, DocumentPart {
    /// The state path to write.
    public var path: String?
    /// The value to store.
    public var value: SetValue?
    @Provenance package var origin = Origin.none

    public init(
      path: String? = nil, value: SetValue? = nil
    ) {
      self.path = path
      self.value = value
    }
  }

  /// An action that toggles a boolean in the state.
  public struct ToggleStateAction: Described, DocumentPart {
    /// The state path of the boolean.
    public var path: String?
    @Provenance package var origin = Origin.none

    public init(
      path: String? = nil
    ) {
      self.path = path
    }
  }
}

extension Document.SetStateAction {
  package static let table = describe(
    "`setState` action", "Stores a value at a state path.",
    mistakes: ["key", "variable", "state", "target"].map {
      Mistake($0, .unknownActionKey, instead: "path", effect: .rejectsDocument)
    }
      + ["val", "newValue", "to"].map {
        Mistake($0, .unknownActionKey, instead: "value", effect: .rejectsDocument)
      }
  ) {
    Property(
      "path", \.path, .string(.path(.write, .any)), "State path to write; not a template.", required: true,
      missing: .actionParameterMissing)
    Property(
      "value", \.value, .actionValue,
      "Value to store as written, even `null`, or `{ \"$expr\": \"count + 1\" }`, which is computed.",
      required: true, missing: .actionParameterMissing)
  }

  public static let schema = objectSchema(blank: Document.SetStateAction(), unknown: .typedAction)
}

extension Document.ToggleStateAction {
  package static let table = describe(
    "`toggleState` action", "Toggles a boolean in the state; anything but `true` counts as false."
  ) {
    Property(
      "path", \.path, .string(.path(.write, .boolean)), "State path of the boolean; not a template.",
      required: true, missing: .actionParameterMissing)
  }

  public static let schema = objectSchema(blank: Document.ToggleStateAction(), unknown: .typedAction)
}

extension UnknownKeys {
  /// The decoder ignores unknown keys of a typed action; `$comment` is allowed.
  static let typedAction = UnknownKeys.reportedBesidesType(by: .unknownActionKey, comments: false)
  /// The decoder keeps unknown keys of a generic action, `$comment` included, and the handler ignores them.
  static let genericAction = UnknownKeys.reportedBesidesType(by: .unknownActionKey, comments: true)
}
