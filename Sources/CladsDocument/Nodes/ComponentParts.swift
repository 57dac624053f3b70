import Diagnostics
import JSONSyntax

extension Document {
  /// The styles of a button, by state.
  public struct ComponentStyles: Described, DocumentPart {
    /// The style in the normal state.
    public var normal: String?
    /// The style while `isSelectedBinding` is true.
    public var selected: String?
    /// The style in the disabled state; never used, because a button cannot be disabled.
    public var disabled: String?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      normal: String? = nil, selected: String? = nil, disabled: String? = nil
    ) {
      self.normal = normal
      self.selected = selected
      self.disabled = disabled
    }
  }
}

extension Document.Component {
  /// The actions of a component's events.
  public struct Actions: Described, DocumentPart {
    /// The action to run on tap.
    public var onTap: Document.ActionBinding?
    /// The action to run when the value changes; never fired on device.
    public var onValueChanged: Document.ActionBinding?
    @Provenance package var origin = Document.Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      onTap: Document.ActionBinding? = nil, onValueChanged: Document.ActionBinding? = nil
    ) {
      self.onTap = onTap
      self.onValueChanged = onValueChanged
    }
  }
}

extension Document.ComponentStyles {
  package static let table = describe(
    "button's `styles`", "Styles of a button, by state.",
    mistakes: [
      Mistake("default", .stylesStateUnknown, instead: "normal"),
      Mistake("active", .stylesStateUnknown, instead: "selected"),
      Mistake("checked", .stylesStateUnknown, instead: "selected"),
    ]
  ) {
    Property(
      "normal", \.normal, .string(.reference(.style)), "Style in the normal state.",
      default: "`styleId`")
    Property(
      "selected", \.selected, .string(.reference(.style)),
      "Style while `isSelectedBinding` is true; replaces the normal one.")
    Property("disabled", \.disabled, .string(.reference(.style)), "Never used; a button cannot be disabled.")
  }

  public static let schema = objectSchema(
    blank: Document.ComponentStyles(), unknown: .reported(by: .stylesStateUnknown)
  ) { styles, _, seen, _ in styles.keys = seen }.refusing([.string]) { node, reading in
    let object = "{ \(table.member(\.normal, reading.text(of: node))) }"
    return Finding(
      .wrongType, at: reading.view.range(node), "`styles` must be an object of states, not a string",
      effect: .rejectsDocument, help: "write `\"styles\": \(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}

extension Document.Component.Actions {
  package static let table = describe(
    "component's `actions`", "Actions to run on the events of a component.",
    mistakes: ["onPress", "onClick", "tap", "action", "onPressed"].map {
      Mistake($0, .eventUnknown, instead: "onTap")
    }
      + ["onChange", "onValueChange", "onEdit"].map {
        Mistake($0, .eventUnknown, instead: "onValueChanged")
      }
  ) {
    Property("onTap", \.onTap, Document.ActionBinding.schema, "Action to run on tap.")
    Property(
      "onValueChanged", \.onValueChanged, Document.ActionBinding.schema,
      "Action to run when the value changes; never fired on device.")
  }

  public static let schema = objectSchema(
    blank: Document.Component.Actions(), unknown: .reported(by: .eventUnknown)
  ) { actions, _, seen, _ in actions.keys = seen }.refusing([.array]) { node, reading in
    Finding(
      .actionArray, at: reading.view.range(node),
      "`actions` of a component must be an object of events, not an array",
      effect: .rejectsDocument, help: "write `\"actions\": { \"onTap\": \"…\" }`",
      fixes: reading.writeAsSequence(node, on: "onTap").map { [$0] } ?? [])
  }.refusing([.string]) { node, reading in
    let object = "{ \(table.member(\.onTap, reading.text(of: node))) }"
    return Finding(
      .wrongType, at: reading.view.range(node), "`actions` must be an object of events, not a string",
      effect: .rejectsDocument, help: "write `\"actions\": \(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}
