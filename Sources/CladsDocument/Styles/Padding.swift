public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Space on the four edges, in points.
  public struct Padding: Described, Hashable {
    /// Above.
    public var top: Double?
    /// Below.
    public var bottom: Double?
    /// On the side where text starts.
    public var leading: Double?
    /// On the side where text ends.
    public var trailing: Double?
    /// Leading and trailing, when those are absent.
    public var horizontal: Double?
    /// Top and bottom, when those are absent.
    public var vertical: Double?
    /// All edges, when nothing more specific is given; level `extended`.
    public var all: Double?
    /// Where it was read from.
    public var origin = Origin.none

    /// Creates no padding.
    public init() {}
  }
}

extension Document.Padding {
  /// The keys of a padding.
  public static let table = describe("padding", "Space around the content, in points.") {
    Property("top", \.top, .number, "Space above; wins over `vertical`.", default: "0")
    Property("bottom", \.bottom, .number, "Space below; wins over `vertical`.", default: "0")
    Property("leading", \.leading, .number, "Space where text starts; wins over `horizontal`.", default: "0")
    Property("trailing", \.trailing, .number, "Space where text ends; wins over `horizontal`.", default: "0")
    Property("horizontal", \.horizontal, .number, "Leading and trailing, where those are absent.")
    Property("vertical", \.vertical, .number, "Top and bottom, where those are absent.")
    Property(
      "all", \.all, .number, "All four edges, where nothing more specific is given.", since: .extended,
      atBase: "padding-all", baseFix: { member, reading in reading.expandAll(member) })
  }

  /// How a padding is read.
  public static let schema = objectSchema(blank: Document.Padding()).refusing([.number]) { node, reading in
    let text = reading.text(of: node)
    let object = "{ \"horizontal\": \(text), \"vertical\": \(text) }"
    return Finding(
      "padding-number", at: reading.view.range(node),
      "\(reading.place(of: node)) must be an object that names the edges, not a number",
      effect: .rejectsDocument, help: "write `\(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}

extension Reading {
  /// The fix that writes `all` as the shorthands that today's phones know, for the edges that nothing else names.
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
