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
      atBase: "padding-all")
  }

  /// How a padding is read.
  public static let schema = objectSchema(blank: Document.Padding()).refusing([.number]) { node, reading in
    let text = reading.sourceText(reading.view.range(node))
    let object = "{ \"horizontal\": \(text), \"vertical\": \(text) }"
    return Finding(
      "padding-number", at: reading.view.range(node),
      "\(reading.place(of: node)) must be an object that names the edges, not a number",
      effect: .rejectsDocument, help: "write `\(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}
