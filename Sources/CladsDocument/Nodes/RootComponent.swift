public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// The screen: an implicit column of nodes.
  public struct RootComponent: Described {
    /// What the screen shows, from top to bottom.
    public var children: [LayoutNode] = []
    /// Colour of the whole screen.
    public var backgroundColor: Color?
    /// Distance of the content from the edges.
    public var edgeInsets: EdgeInsets?
    /// A style; only HTML output uses it.
    public var styleId: String?
    /// Light, dark or as the platform says.
    public var colorScheme: ColorScheme?
    /// What happens when the screen appears and disappears.
    public var actions: LifecycleActions?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty screen.
    public init() {}
  }

  /// Light or dark.
  public enum ColorScheme: String, Documented {
    case light, dark, system

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .light: "Always the light variant of adaptive colours."
      case .dark: "Always the dark variant of adaptive colours."
      case .system: "As the platform is set."
      }
    }
  }

  /// What happens when the screen appears and disappears.
  public struct LifecycleActions: Described {
    /// When the screen appears.
    public var onAppear: ActionBinding?
    /// When the screen disappears.
    public var onDisappear: ActionBinding?
    /// Where it was read from.
    public var origin = Origin.none
  }
}

extension Document.RootComponent {
  /// The keys of the root.
  public static let table = describe(
    "root", "The screen: a column of nodes from top to bottom, which does not scroll.",
    mistakes: [
      Mistake(
        "state", "local-state-misplaced", message: "the root has no local state: `state` does nothing here",
        help: "put it into the document's `state`, beside `root`",
        remedy: .custom { member, reading in reading.moveIntoDocument(member) }),
      Mistake("scrollable", help: "only a `sectionLayout` scrolls"),
    ]
  ) {
    Property(
      "backgroundColor", \.backgroundColor, .color, "Fills the whole screen.",
      default: "the platform's background")
    Property(
      "edgeInsets", \.edgeInsets, Document.EdgeInsets.schema,
      "Distance of the content from the edges of the screen.")
    Property(
      "colorScheme", \.colorScheme, Self.schemeSchema, "Light or dark, in any capitals.",
      default: "\"system\"")
    Property("styleId", \.styleId, .string(.reference(.style)), "A style; today's phones ignore it.")
    Property(
      "actions", \.actions, Document.LifecycleActions.schema,
      "What happens when the screen appears and disappears.")
    Property(
      "children", \.children, .array(of: Document.LayoutNode.schema), "What the screen shows.", required: true
    )
  }

  private static let schemeSchema = Schema<Document.ColorScheme>.choice(
    ignoringCase: true, otherwise: .fallsBack(to: "`system`"), rule: "color-scheme-invalid",
    corrections: [
      "auto": "system", "automatic": "system", "default": "system", "day": "light", "night": "dark",
    ])

  /// How the root is read.
  public static let schema = objectSchema(blank: Document.RootComponent()) { root, _, seen, _ in
    root.keys = seen
  }
}

extension Reading {
  /// The fix that moves a member of the root into the document around it.
  fileprivate func moveIntoDocument(_ member: RecordIndex) -> QuickFix? {
    let name = view.string(view.name(of: member))
    guard let root = view.member(owning: view[member].parent),
      view.member(named: name, of: view[root].parent) == nil,
      let insertion = insertion(of: text(of: member), into: view[root].parent),
      let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move `\(name)` beside `root`", edits: [insertion, removal])
  }
}

extension Document.LifecycleActions {
  /// The keys of the root's actions.
  public static let table = describe(
    "screen's `actions`", "What happens when the screen appears and disappears.",
    mistakes: ["onLoad", "onStart", "onOpen", "onShow", "onMount", "viewDidLoad", "viewDidAppear"].map {
      Mistake($0, "lifecycle-event-unknown", instead: "onAppear")
    }
      + ["onUnload", "onClose", "onHide", "onExit", "onUnmount", "viewDidDisappear"].map {
        Mistake($0, "lifecycle-event-unknown", instead: "onDisappear")
      }
      + [
        Mistake(
          "onTap", "lifecycle-event-unknown",
          message: "the screen cannot be tapped: `onTap` does nothing here",
          help: "put it into the `actions` of a `button` or an `image`")
      ]
  ) {
    Property("onAppear", \.onAppear, Document.ActionBinding.schema, "Runs when the screen appears.")
    Property("onDisappear", \.onDisappear, Document.ActionBinding.schema, "Runs when the screen disappears.")
  }

  /// How lifecycle actions are read.
  public static let schema = objectSchema(
    blank: Document.LifecycleActions(), unknown: .reported(by: "lifecycle-event-unknown")
  ).refusing([.array]) { node, reading in
    Finding(
      "action-array", at: reading.view.range(node),
      "`actions` of the root must be an object of events, not a list",
      effect: .rejectsDocument, help: "write `\"actions\": { \"onAppear\": \"…\" }`",
      fixes: reading.writeAsSequence(node, on: "onAppear").map { [$0] } ?? [])
  }
}
