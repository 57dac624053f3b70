import Diagnostics
import JSONSyntax

extension Document {
  /// Padding on the four edges, in points.
  public struct Padding: Described, DocumentPart {
    /// The top padding.
    public var top: Double?
    /// The bottom padding.
    public var bottom: Double?
    /// The padding on the leading edge, where text starts.
    public var leading: Double?
    /// The padding on the trailing edge, where text ends.
    public var trailing: Double?
    /// The padding on the leading and trailing edges that have none of their own.
    public var horizontal: Double?
    /// The padding on the top and bottom edges that have none of their own.
    public var vertical: Double?
    /// The padding on all edges that no other property sets; level `extended`.
    public var all: Double?
    @Provenance package var origin = Origin.none

    public init(
      top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
      horizontal: Double? = nil, vertical: Double? = nil, all: Double? = nil
    ) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
      self.horizontal = horizontal
      self.vertical = vertical
      self.all = all
    }
  }
}

extension Document.Padding {
  package static let table = describe("padding", "Padding around the content, in points.") {
    Property("top", \.top, .number, "Top padding; wins over `vertical`.", default: "0")
    Property("bottom", \.bottom, .number, "Bottom padding; wins over `vertical`.", default: "0")
    Property("leading", \.leading, .number, "Leading padding; wins over `horizontal`.", default: "0")
    Property("trailing", \.trailing, .number, "Trailing padding; wins over `horizontal`.", default: "0")
    Property("horizontal", \.horizontal, .number, "Leading and trailing padding, unless those are set.")
    Property("vertical", \.vertical, .number, "Top and bottom padding, unless those are set.")
    Property(
      "all", \.all, .number, "Padding on all four edges, unless a more specific key is set.",
      since: .extended,
      atBase: .paddingAll, baseFix: { member, reading in reading.expandAll(member) })
  }

  public static let schema = objectSchema(blank: Document.Padding()).refusing([.number, .string]) {
    node, reading in
    guard let text = reading.points(meantBy: node)?.text else {
      return Finding(
        .wrongType, at: reading.view.range(node),
        "\(reading.place(of: node)) must be an object with the edges, not a string",
        effect: .rejectsDocument, help: "write for example `{ \"horizontal\": 16, \"vertical\": 16 }`")
    }
    let object = "{ \"horizontal\": \(text), \"vertical\": \(text) }"
    return Finding(
      .paddingNumber, at: reading.view.range(node),
      "\(reading.place(of: node)) must be an object with the edges, not \(reading.phrase(of: node))",
      effect: .rejectsDocument, help: "write `\(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}

extension Document.Padding {
  /// The top padding, by the most specific key that is set; 0 without one.
  public var resolvedTop: Double { edges.top }
  /// The bottom padding, by the most specific key that is set; 0 without one.
  public var resolvedBottom: Double { edges.bottom }
  /// The leading padding, by the most specific key that is set; 0 without one.
  public var resolvedLeading: Double { edges.leading }
  /// The trailing padding, by the most specific key that is set; 0 without one.
  public var resolvedTrailing: Double { edges.trailing }
}

extension Reading {
  /// Returns the fix that replaces `all` by `horizontal` and `vertical`, which are supported on device, for
  /// the edges that no other key sets.
  fileprivate func expandAll(_ member: RecordIndex) -> QuickFix? {
    guard let value = view.value(of: member), view.kind(value) == .number else { return nil }
    let taken = memberNames(of: view[member].parent)
    let axes = [("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"])]
    let free = axes.filter { !taken.contains($0.0) && !taken.isSuperset(of: $0.1) }.map { $0.0 }
    guard !free.isEmpty else { return nil }
    let text = text(of: value)
    return QuickFix(
      "Write \(listing(free, last: "and")) instead", replacing: view.range(member),
      with: free.map { "\"\($0)\": \(text)" }.joined(separator: ", "))
  }
}
