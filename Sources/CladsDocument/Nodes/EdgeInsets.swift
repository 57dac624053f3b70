public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Distance of the content from the edges of the screen.
  public struct EdgeInsets: Described {
    /// From the top.
    public var top: EdgeInset?
    /// From the bottom.
    public var bottom: EdgeInset?
    /// From the side where lines start.
    public var leading: EdgeInset?
    /// From the side where lines end.
    public var trailing: EdgeInset?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// Distance from one edge.
  public struct EdgeInset: Described {
    /// The distance, in points.
    public var value: Double = 0
    /// What it is measured from.
    public var positioning: Positioning?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// What an inset is measured from.
  public enum Positioning: String, Documented {
    case safeArea, absolute

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .safeArea: "From the safe area, below the clock and above the home bar."
      case .absolute: "From the physical edge of the screen."
      }
    }
  }
}

extension Document.EdgeInsets {
  /// The keys of edge insets.
  public static let table = describe(
    "`edgeInsets`", "Distance of the content from the edges of the screen, in points.",
    mistakes: [
      ("all", ["top", "bottom", "leading", "trailing"]), ("horizontal", ["leading", "trailing"]),
      ("vertical", ["top", "bottom"]),
    ].map { name, edges in
      Mistake(
        name, "edge-inset-key", message: "`edgeInsets` has no `\(name)`, unlike padding",
        help: "name the edges: \(edges.map { "`\($0)`" }.joined(separator: ", "))",
        remedy: .custom { member, reading in
          let taken = reading.memberNames(of: reading.view[member].parent)
          let free = edges.filter { !taken.contains($0) }
          guard let value = reading.view.value(of: member), !free.isEmpty else { return nil }
          let text = reading.text(of: value)
          return QuickFix(
            "Write \(listing(free, last: "and")) instead", replacing: reading.view.range(member),
            with: free.map { "\"\($0)\": \(text)" }.joined(separator: ", "))
        })
    }
  ) {
    Property("top", \.top, Document.EdgeInset.schema, "From the top.", default: "0")
    Property("bottom", \.bottom, Document.EdgeInset.schema, "From the bottom.", default: "0")
    Property(
      "leading", \.leading, Document.EdgeInset.schema, "From the side where lines start.", default: "0")
    Property(
      "trailing", \.trailing, Document.EdgeInset.schema, "From the side where lines end.", default: "0")
  }

  /// How edge insets are read.
  public static let schema = objectSchema(blank: Document.EdgeInsets())
}

extension Document.EdgeInset {
  /// The keys of one inset.
  public static let table = describe("edge inset", "Distance from one edge.") {
    Property(
      "value", \.value, .number, "The distance, in points.", required: true, missing: "edge-inset-value")
    Property(
      "positioning", \.positioning, .choice(rule: "edge-inset-value"), "What it is measured from.",
      default: "\"safeArea\"")
  }

  private static let objectSchema = objectSchema(blank: Document.EdgeInset())

  /// How one inset is read: a number, or an object.
  public static let schema = Schema<Document.EdgeInset>(shape: .either([.number(nil), objectSchema.shape])) {
    node, reading in
    guard reading.view.kind(node) == .number else { return objectSchema.read(node, &reading) }
    guard let value = reading.finiteNumber(node) else { return nil }
    return Document.EdgeInset(value: value, origin: .init(node: node, range: reading.view.range(node)))
  }
}
