import Diagnostics

extension Document {
  /// Flexible space along the axis of the enclosing stack.
  public struct Spacer: ModifiableNode, DocumentPart {
    /// The `type` of the node.
    public var type = "spacer"
    /// The minimum length, in points; level `extended`.
    public var minLength: Double?
    /// The fixed width, in points; level `extended`.
    public var width: Double?
    /// The fixed height, in points; level `extended`.
    public var height: Double?
    /// The modifiers, the innermost first; level `extended`.
    public var modifiers: [Modifier]?
    /// The values of the keys that only the modifiers read.
    package var attributes: [String: StateValue] = [:]
    @Provenance public var origin = Origin.none

    public init(
      minLength: Double? = nil, width: Double? = nil, height: Double? = nil, modifiers: [Modifier]? = nil
    ) {
      self.modifiers = modifiers
      self.minLength = minLength
      self.width = width
      self.height = height
    }
  }
}

extension Document.Spacer {
  package static let table = describe(
    "spacer", "Flexible space along the axis of the enclosing stack.",
    mistakes: [
      Mistake.events(on: "a spacer", help: "put `onTap` on a `button` or an `image`"),
      Mistake(
        "state", .localStateMisplaced, message: "a spacer has no local state; `state` has no effect here"),
    ],
    foreign: foreignKeys
  ) {
    Property("type", \.type, .literal, "`spacer`.", required: true)
    Property(
      "minLength", \.minLength, .points, "Minimum length, in points.", since: .extended, atBase: .spacerKey)
    Property("width", \.width, .points, "Fixed width, in points.", since: .extended, atBase: .spacerKey)
    Property("height", \.height, .points, "Fixed height, in points.", since: .extended, atBase: .spacerKey)
    Property.modifiers(\.modifiers, atBase: .spacerKey)
  }

  private static let foreignKeys = ForeignMistakes([], ForeignKeys.ofContainers, reportedBy: .spacerKey)

  public static let schema = objectSchema(
    blank: Document.Spacer(), unknown: .reported(by: .spacerKey)
  ) { spacer, _, _, reading in reading.readAttributes(of: &spacer) }
}
