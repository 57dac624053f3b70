import Diagnostics
import JSONSyntax

extension Document {
  /// The screen: an implicit column of nodes.
  public struct RootComponent: Described, DocumentPart {
    /// The nodes, from top to bottom.
    public var children: [LayoutNode] = []
    /// The background color of the screen.
    public var backgroundColor: Color?
    /// The distances of the content from the edges of the screen.
    public var edgeInsets: EdgeInsets?
    /// The name of a style; only HTML output uses it.
    public var styleId: String?
    /// The color scheme.
    public var colorScheme: ColorScheme?
    /// The actions of the lifecycle events.
    public var actions: LifecycleActions?
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      backgroundColor: Color? = nil, edgeInsets: EdgeInsets? = nil, styleId: String? = nil,
      colorScheme: ColorScheme? = nil, actions: LifecycleActions? = nil, children: [LayoutNode] = []
    ) {
      self.children = children
      self.backgroundColor = backgroundColor
      self.edgeInsets = edgeInsets
      self.styleId = styleId
      self.colorScheme = colorScheme
      self.actions = actions
    }
  }

  /// A color scheme.
  public enum ColorScheme: String, Documented {
    case light, dark, system

    public var documentation: String {
      switch self {
      case .light: "Always light; adaptive colors use their light variant."
      case .dark: "Always dark; adaptive colors use their dark variant."
      case .system: "Follows the system setting."
      }
    }
  }

  /// The actions of the screen's lifecycle events.
  public struct LifecycleActions: Described, DocumentPart {
    /// The action to run when the screen appears.
    public var onAppear: ActionBinding?
    /// The action to run when the screen disappears.
    public var onDisappear: ActionBinding?
    @Provenance package var origin = Origin.none

    public init(
      onAppear: ActionBinding? = nil, onDisappear: ActionBinding? = nil
    ) {
      self.onAppear = onAppear
      self.onDisappear = onDisappear
    }
  }
}

extension Document.RootComponent {
  package static let table = describe(
    "root", "The screen: a column of nodes, which does not scroll.",
    mistakes: [
      Mistake(
        "state", .localStateMisplaced, message: "the root has no local state; `state` has no effect here",
        help: "move it into the document's `state`, next to `root`",
        remedy: .custom { member, reading in reading.moveIntoDocument(member) }),
      Mistake(
        "type", message: "a root has no `type`; it is a column of its `children`",
        help: "make the node the only one of the root's `children`",
        remedy: .custom { member, reading in reading.moveIntoChildren(ofRoot: member) }),
      Mistake(
        "padding", message: "unknown key `padding` in a root; the key is `edgeInsets`",
        help: "write `edgeInsets` with the edges `top`, `bottom`, `leading` and `trailing`",
        remedy: .custom { member, reading in reading.writeAsEdgeInsets(padding: member) }),
    ], foreign: foreignKeys
  ) {
    Property(
      "backgroundColor", \.backgroundColor, .color, "Background color of the whole screen.",
      default: "the platform's background")
    Property(
      "edgeInsets", \.edgeInsets, Document.EdgeInsets.schema,
      "Distance of the content from the edges of the screen.")
    Property(
      "colorScheme", \.colorScheme, Self.schemeSchema,
      "Color scheme by which gradients choose their colors, in any case; it changes nothing else.",
      default: "\"system\"")
    Property("styleId", \.styleId, .string(.reference(.style)), "Name of a style; ignored on device.")
    Property(
      "actions", \.actions, Document.LifecycleActions.schema,
      "Actions to run when the screen appears and disappears.")
    Property(
      "children", \.children, .array(of: Document.LayoutNode.schema),
      "Nodes of the screen, from top to bottom.",
      required: true)
  }

  private static let foreignKeys: ForeignMistakes = {
    var mistakes: [Mistake] = ["spacing", "gap", "alignment", "itemSpacing"].map { name in
      Mistake(
        name, message: "unknown key `\(name)` in a root; a `vstack` has it",
        help: "make the nodes the `children` of a `vstack`",
        remedy: .custom { member, reading in reading.wrapChildren(ofRoot: member) })
    }
    mistakes += ["insets", "contentInsets", "margin", "margins"].map { name in
      Mistake(
        name, message: "unknown key `\(name)` in a root; the key is `edgeInsets`",
        help: "write `edgeInsets` with the edges `top`, `bottom`, `leading` and `trailing`",
        remedy: .custom { member, reading in reading.writeAsEdgeInsets(padding: member) })
    }
    mistakes += ["body", "content", "views", "items", "nodes", "elements", "components", "subviews"].map {
      Mistake($0, instead: "children", effect: .rejectsDocument)
    }
    mistakes += ["background", "bg", "color", "bgColor"].map { Mistake($0, instead: "backgroundColor") }
    mistakes += ["appearance", "theme", "mode", "interfaceStyle", "userInterfaceStyle", "darkMode"].map {
      Mistake($0, instead: "colorScheme")
    }
    mistakes += Mistake.appearance(of: "a root")
    return ForeignMistakes(mistakes, ForeignKeys.ofRoots)
  }()

  private static let schemeSchema = Schema<Document.ColorScheme>.choice(
    ignoringCase: true, otherwise: .fallsBack(to: "`system`"), rule: .colorSchemeInvalid,
    corrections: [
      "auto": "system", "automatic": "system", "default": "system", "day": "light", "night": "dark",
    ])

  public static let schema = objectSchema(blank: Document.RootComponent()) { root, _, seen, _ in
    root.keys = seen
  }
}

extension Reading {
  /// Returns the fix that moves a member of the root into the document, or `nil` if there is none.
  fileprivate func moveIntoDocument(_ member: RecordIndex) -> QuickFix? {
    let name = view.string(view.name(of: member))
    guard let root = view.member(owning: view[member].parent),
      view.member(named: name, of: view[root].parent) == nil,
      let insertion = insertion(of: text(of: member), into: view[root].parent),
      let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move `\(name)` next to `root`", edits: [insertion, removal])
  }
}

extension Reading {
  /// Returns the fix that makes a root, written as a node, a root with that node; its own keys stay.
  fileprivate func moveIntoChildren(ofRoot type: RecordIndex) -> QuickFix? {
    let root = view[type].parent
    guard let value = view.value(of: type), vocabulary.index(ofString: value, in: .node, view: view) >= 0
    else { return nil }
    let table = Document.RootComponent.table
    let members = view.members(of: root).map { $0 }
    let own = members.filter { member in
      let name = view.string(view.name(of: member))
      return table.row(named: name) != nil && name != table.row(of: \.children)?.name
    }
    let node = members.filter { !own.contains($0) }.map { text(of: $0) }.joined(separator: ", ")
    let entries = own.map { text(of: $0) } + [table.member(\.children, "[ { \(node) } ]")]
    return QuickFix(
      "Make it a node of the root's `children`", replacing: view.range(root),
      with: "{ \(entries.joined(separator: ", ")) }")
  }
}

extension Reading {
  /// Returns the fix that puts the children of a root into a stack with a key of the root; `nil` if there are
  /// no children, or the value does not fit.
  fileprivate func wrapChildren(ofRoot member: RecordIndex) -> QuickFix? {
    let table = Document.Layout.table
    let key = view.string(view.name(of: member))
    let path: PartialKeyPath<Document.Layout> = key == "alignment" ? \.alignment : \.spacing
    guard let children = Document.RootComponent.table.value(of: \.children, in: view[member].parent, view),
      let row = table.row(of: path), let value = view.value(of: member), view.fits(value, row.shape),
      let type = table.row(of: \.kind)?.name, let removal = removal(of: member)
    else { return nil }
    let start =
      "[{ \"\(type)\": \"\(Document.LayoutType.vstack.rawValue)\", "
      + table.member(path, text(of: value)) + ", "
    let name = table.row(of: \.children)?.name ?? ""
    return QuickFix(
      "Put the nodes into a `\(Document.LayoutType.vstack.rawValue)`",
      edits: view.wrapping(children, in: "\(start)\(StringLiteral.quoted(name)): ", " }]") + [removal])
  }
}

extension Document.LifecycleActions {
  package static let table = describe(
    "screen's `actions`", "Actions to run when the screen appears and disappears.",
    mistakes: ["onLoad", "onStart", "onOpen", "onShow", "onMount", "viewDidLoad", "viewDidAppear"].map {
      Mistake($0, .lifecycleEventUnknown, instead: "onAppear")
    }
      + ["onUnload", "onClose", "onHide", "onExit", "onUnmount", "viewDidDisappear"].map {
        Mistake($0, .lifecycleEventUnknown, instead: "onDisappear")
      }
      + [
        Mistake(
          "onTap", .lifecycleEventUnknown,
          message: "the screen cannot be tapped; `onTap` has no effect here",
          help: "move it into the `actions` of a `button` or an `image`")
      ]
  ) {
    Property("onAppear", \.onAppear, Document.ActionBinding.schema, "Action to run when the screen appears.")
    Property(
      "onDisappear", \.onDisappear, Document.ActionBinding.schema, "Action to run when the screen disappears."
    )
  }

  public static let schema = objectSchema(
    blank: Document.LifecycleActions(), unknown: .reported(by: .lifecycleEventUnknown)
  ).refusing([.array]) { node, reading in
    Finding(
      .actionArray, at: reading.view.range(node),
      "`actions` of the root must be an object of events, not an array",
      effect: .rejectsDocument, help: "write `\"actions\": { \"onAppear\": \"…\" }`",
      fixes: reading.writeAsSequence(node, on: "onAppear").map { [$0] } ?? [])
  }
}
