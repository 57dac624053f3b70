public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// The styles of a button in its states.
  public struct ComponentStyles: Described {
    /// When nothing else applies.
    public var normal: String?
    /// When `isSelectedBinding` holds.
    public var selected: String?
    /// Never: nothing can disable a button.
    public var disabled: String?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
  }

  /// What a component's events run.
  public struct ComponentActions: Described {
    /// When it is tapped.
    public var onTap: ActionBinding?
    /// When its value changes; today's phones never fire it.
    public var onValueChanged: ActionBinding?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()
  }
}

extension Document.ComponentStyles {
  /// The keys of `styles` on a component.
  public static let table = describe(
    "button's `styles`", "The styles of a button in its states.",
    mistakes: [
      Mistake("default", "styles-state-unknown", instead: "normal"),
      Mistake("active", "styles-state-unknown", instead: "selected"),
      Mistake("checked", "styles-state-unknown", instead: "selected"),
    ]
  ) {
    Property(
      "normal", \.normal, .string(.reference(.style)), "The style when nothing else applies.",
      default: "`styleId`")
    Property(
      "selected", \.selected, .string(.reference(.style)),
      "The style when `isSelectedBinding` holds; replaces the normal one.")
    Property("disabled", \.disabled, .string(.reference(.style)), "Never used: nothing can disable a button.")
  }

  /// How `styles` on a component is read.
  public static let schema = objectSchema(
    blank: Document.ComponentStyles(), unknown: .reported(by: "styles-state-unknown")
  ) { styles, _, seen, _ in styles.keys = seen }
}

extension Document.ComponentActions {
  /// The keys of `actions` on a component.
  public static let table = describe(
    "component's `actions`", "What a component's events run.",
    mistakes: ["onPress", "onClick", "tap", "action", "onPressed"].map {
      Mistake($0, "event-unknown", instead: "onTap")
    }
      + ["onChange", "onValueChange", "onEdit"].map {
        Mistake($0, "event-unknown", instead: "onValueChanged")
      }
  ) {
    Property("onTap", \.onTap, Document.ActionBinding.schema, "Runs when it is tapped.")
    Property(
      "onValueChanged", \.onValueChanged, Document.ActionBinding.schema,
      "Runs when its value changes; today's phones never fire it.")
  }

  /// How `actions` on a component is read.
  public static let schema = objectSchema(
    blank: Document.ComponentActions(), unknown: .reported(by: "event-unknown")
  ) { actions, _, seen, _ in actions.keys = seen }.refusing([.array]) { node, reading in
    Finding(
      "action-array", at: reading.view.range(node),
      "`actions` of a component must be an object of events, not a list",
      effect: .rejectsDocument, help: "write `\"actions\": { \"onTap\": \"…\" }`",
      fixes: reading.writeAsSequence(node, on: "onTap").map { [$0] } ?? [])
  }.refusing([.string]) { node, reading in
    let id = reading.view.string(node)
    let object = "{ \"onTap\": \"\(id)\" }"
    return Finding(
      "wrong-type", at: reading.view.range(node), "`actions` must be an object of events, not text",
      effect: .rejectsDocument, help: "write `\"actions\": \(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}
