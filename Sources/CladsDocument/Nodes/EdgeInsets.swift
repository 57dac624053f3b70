import Diagnostics
import JSONSyntax

extension Document {
  /// The distances of the content from the edges of the screen.
  public struct EdgeInsets: Described, DocumentPart {
    /// The top inset.
    public var top: EdgeInset?
    /// The bottom inset.
    public var bottom: EdgeInset?
    /// The leading inset.
    public var leading: EdgeInset?
    /// The trailing inset.
    public var trailing: EdgeInset?
    @Provenance package var origin = Origin.none

    public init(
      top: EdgeInset? = nil, bottom: EdgeInset? = nil, leading: EdgeInset? = nil, trailing: EdgeInset? = nil
    ) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// The distance of the content from one edge of the screen.
  public struct EdgeInset: Described, DocumentPart {
    /// The distance, in points.
    public var value: Double = 0
    /// What the distance is measured from.
    public var positioning: Positioning = .safeArea
    @Provenance public var origin = Origin.none

    public init(
      value: Double = 0, positioning: Positioning = .safeArea
    ) {
      self.value = value
      self.positioning = positioning
    }
  }

  /// What an inset is measured from.
  public enum Positioning: String, Documented {
    case safeArea, absolute

    public var documentation: String {
      switch self {
      case .safeArea: "From the safe area, below the status bar and above the home indicator."
      case .absolute: "From the physical edge of the screen."
      }
    }
  }
}

extension Document.EdgeInsets {
  package static let table = describe(
    "`edgeInsets`", "Distance of the content from the edges of the screen, in points.",
    mistakes: [
      ("all", ["top", "bottom", "leading", "trailing"]), ("horizontal", ["leading", "trailing"]),
      ("vertical", ["top", "bottom"]),
    ].map { name, edges in
      Mistake(
        name, .edgeInsetKey, message: "unknown key `\(name)` in `edgeInsets`; only padding has it",
        help: "write the edges: \(edges.map { "`\($0)`" }.joined(separator: ", "))",
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
    Property("top", \.top, Document.EdgeInset.schema, "Top inset.", default: "0")
    Property("bottom", \.bottom, Document.EdgeInset.schema, "Bottom inset.", default: "0")
    Property(
      "leading", \.leading, Document.EdgeInset.schema, "Leading inset.", default: "0")
    Property(
      "trailing", \.trailing, Document.EdgeInset.schema, "Trailing inset.", default: "0")
  }

  public static let schema = objectSchema(blank: Document.EdgeInsets()).refusing([.number]) { node, reading in
    let object = Document.EdgeInsets.written(reading.text(of: node))
    return Finding(
      .wrongType, at: reading.view.range(node),
      "`edgeInsets` must be an object with the edges, not a number",
      effect: .rejectsDocument, help: "write each edge, such as `\"top\": \(reading.text(of: node))`",
      fixes: [QuickFix("Write the four edges", replacing: reading.view.range(node), with: object)])
  }

  /// Returns insets that are the same on all edges, as JSON.
  fileprivate static func written(_ value: String) -> String {
    let edges = table.shape.rows.map { "\(StringLiteral.quoted($0.name)): \(value)" }
    return "{ \(edges.joined(separator: ", ")) }"
  }
}

extension Reading {
  /// Returns the fix that writes the padding of the root as insets, or `nil` if there is none.
  func writeAsEdgeInsets(padding member: RecordIndex) -> QuickFix? {
    let root = view[member].parent
    guard let row = Document.RootComponent.table.row(of: \.edgeInsets),
      view.member(named: row.name, of: root) == nil, let value = view.value(of: member)
    else { return nil }
    let insets: String
    switch view.kind(value) {
    case .number: insets = Document.EdgeInsets.written(text(of: value))
    case .object:
      let padding = Document.Padding.table
      let edges = Document.EdgeInsets.table.shape.rows.compactMap { edge -> String? in
        let path: PartialKeyPath<Document.Padding> =
          padding.row(of: \.top)?.name == edge.name || padding.row(of: \.bottom)?.name == edge.name
          ? \.vertical : \.horizontal
        let source =
          view.member(named: edge.name, of: value) ?? padding.member(of: path, in: value, view)
          ?? padding.member(of: \.all, in: value, view)
        return source.flatMap { view.value(of: $0) }.map {
          "\(StringLiteral.quoted(edge.name)): \(text(of: $0))"
        }
      }
      if edges.isEmpty { return nil }
      insets = "{ \(edges.joined(separator: ", ")) }"
    default: return nil
    }
    return QuickFix(
      "Write it as `\(row.name)`", replacing: view.range(member),
      with: Document.RootComponent.table.member(\.edgeInsets, insets))
  }
}

extension Document.EdgeInset {
  package static let table = describe("edge inset", "Distance of the content from one edge of the screen.") {
    Property(
      "value", \.value, .number, "Distance in points.", required: true, missing: .edgeInsetValue)
    Property(
      "positioning", \.positioning, .choice(rule: .edgeInsetValue), "What the distance is measured from.",
      default: "\"safeArea\"")
  }

  private static let objectSchema = objectSchema(blank: Document.EdgeInset())

  public static let schema = Schema<Document.EdgeInset>(shape: .either([.number(nil), objectSchema.shape])) {
    node, reading in
    guard reading.view.kind(node) == .number else { return objectSchema.read(node, &reading) }
    guard let value = reading.finiteNumber(node) else { return nil }
    var inset = Document.EdgeInset(value: value)
    inset.origin = Document.Origin(node: node, range: reading.view.range(node))
    return inset
  }
}
