public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// How a stack arranges its children.
  public enum LayoutKind: String, Documented {
    case vstack, hstack, zstack

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .vstack: "Children one below the other; takes the full width."
      case .hstack: "Children side by side."
      case .zstack: "Children on top of each other, the first at the back."
      }
    }
  }

  /// A stack: arranges its children, and has no looks of its own on today's phones.
  public struct Layout: Described {
    /// How the children are arranged.
    public var kind: LayoutKind = .vstack
    /// What is arranged.
    public var children: [LayoutNode] = []
    /// Distance between children, in points.
    public var spacing: Double?
    /// Where children stand across the stack.
    public var alignment: StackAlignment?
    /// Space around the children.
    public var padding: Padding?
    /// Local state.
    public var state: [Named<StateValue>]?
    /// The style; level `extended`.
    public var styleId: String?
    /// A style in place, laid over `styleId`; level `extended`.
    public var style: Style?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty stack.
    public init() {}
  }
}

extension Document.Layout {
  /// The keys of a stack.
  public static let table = describe("stack", "Arranges its children.", mistakes: mistakes) {
    Property("type", \.kind, .choice(), "How the children are arranged.", required: true)
    Property("spacing", \.spacing, .points, "Distance between children, in points.", default: "0")
    Property(
      "alignment", \.alignment, .stackAlignment, "Where children stand across the stack.", default: "center")
    Property("padding", \.padding, Document.Padding.schema, "Space around the children.", default: "0")
    Property(
      "children", \.children, .array(of: Document.LayoutNode.schema), "What is arranged.", default: "[]")
    Property(
      "state", \.state, .dictionary(of: .stateValue, keys: .declaration(.localState)),
      "Local state, visible here and below.")
    Property(
      "styleId", \.styleId, .string(.reference(.style)), "The style of the stack.", since: .extended,
      atBase: nil)
    Property(
      "style", \.style, Document.Style.schema, "A style in place, laid over `styleId`.", since: .extended,
      atBase: nil)
  }

  private static let mistakes = [
    Mistake(
      "actions", "container-event", message: "a stack cannot be tapped: `actions` does nothing here",
      help: "put a `button` or an `image` inside; those can be tapped")
  ]

  /// How a stack of one kind is read.
  static func schema(for kind: Document.LayoutKind) -> Schema<Document.Layout> {
    Schema<Document.Layout>.object(table, blank: Document.Layout(), begin: Reading.openLocalState) {
      layout, node, seen, reading in
      layout.origin = Document.Origin(node: node, range: reading.view.range(node))
      layout.kind = kind
      layout.keys = seen
      if kind == .zstack, layout.spacing != nil {
        reading.reportNoEffect(
          table.member(of: \.spacing, in: node, reading.view),
          "the children of a `zstack` lie on top of each other")
      }
      reading.closeLocalState(owner: node)
    }
  }
}

extension Reading {
  /// Reports a key that the app carries to the screen, where it changes nothing.
  mutating func reportNoEffect(_ member: RecordIndex?, _ reason: String, help: String = "delete it") {
    guard let member else { return }
    let name = view.name(of: member)
    let key = view.string(name)
    report(
      Finding(
        "no-effect-property", at: view.range(name), "`\(key)` has no effect here: \(reason)",
        effect: .isIgnored, help: help,
        fixes: removal(of: member).map { [QuickFix("Delete `\(key)`", edits: [$0])] } ?? [],
        tags: [.unnecessary]))
  }

  /// Opens a scope when the object at `node` declares local state.
  static func openLocalState(_ node: RecordIndex, _ reading: inout Reading) {
    var member = reading.view.firstChild(of: node)
    while member < reading.view.end(of: node) {
      if reading.view.kind(member) == .member, reading.view.hasName(member, "state"),
        let value = reading.view.value(of: member), reading.view.kind(value) == .object
      {
        let scope = reading.openScope(.localState, owner: node)
        var entry = reading.view.firstChild(of: value)
        while entry < reading.view.end(of: value) {
          if reading.view.kind(entry) == .member {
            let key = reading.view.name(of: entry)
            reading.scopes[Int(scope)].variables.append(
              ScopeVariable(reading.view.string(key), .localState, declaration: key))
          }
          entry = reading.view.end(of: entry)
        }
        return
      }
      member = reading.view.end(of: member)
    }
  }

  /// Closes the scope that `openLocalState` opened for the same object, if it did.
  mutating func closeLocalState(owner: RecordIndex) {
    let current = scopes[Int(scope)]
    if scope != 0, current.owner == owner, current.kind == .localState { closeScope() }
  }
}
