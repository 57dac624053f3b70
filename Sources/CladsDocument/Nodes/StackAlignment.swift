import Diagnostics
package import JSONSyntax

extension Document {
  /// The alignment of the children of a stack, as written. The app silently ignores every mistake in it.
  public struct StackAlignment: Sendable, Hashable {
    /// The JSON form of an alignment.
    public enum Form: Sendable, Hashable {
      /// A string: `leading`, `top`, `topLeading`.
      case word(String)
      /// An object with `horizontal` and `vertical`.
      case object
      /// Any other value.
      case other
    }

    /// The JSON form.
    public var form: Form
    /// The horizontal alignment; `nil` if it is not set.
    public var horizontal: HorizontalAlignment?
    /// The vertical alignment; `nil` if it is not set.
    public var vertical: VerticalAlignment?
    /// The record of the first unknown string, value or key; `nil` if everything is valid.
    @Provenance package var unknown: RecordIndex?
    /// The record of the value.
    @Provenance package var node: RecordIndex = 0

    /// Creates an alignment that is written as an object.
    public init(horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil) {
      self.init(form: .object, horizontal: horizontal, vertical: vertical)
    }

    /// Creates an alignment that is written as a string.
    public init(_ position: Position) {
      self.init(
        form: .word(position.rawValue), horizontal: position.horizontal, vertical: position.vertical)
    }

    init(
      form: Form, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?, unknown: RecordIndex? = nil,
      node: RecordIndex = 0
    ) {
      self.form = form
      self.horizontal = horizontal
      self.vertical = vertical
      self.unknown = unknown
      self.node = node
    }
  }

  /// One of the nine positions in a `zstack`.
  public enum Position: String, Documented {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

    public var documentation: String { "At \(phrase)." }

    /// The horizontal alignment of the position.
    public var horizontal: HorizontalAlignment {
      switch self {
      case .topLeading, .leading, .bottomLeading: .leading
      case .topTrailing, .trailing, .bottomTrailing: .trailing
      case .top, .center, .bottom: .center
      }
    }

    /// The vertical alignment of the position.
    public var vertical: VerticalAlignment {
      switch self {
      case .topLeading, .top, .topTrailing: .top
      case .bottomLeading, .bottom, .bottomTrailing: .bottom
      case .leading, .center, .trailing: .center
      }
    }

    private var phrase: String {
      switch self {
      case .center: "the center"
      case .top: "the top center"
      case .bottom: "the bottom center"
      case .leading: "the leading edge"
      case .trailing: "the trailing edge"
      case .topLeading: "the top leading corner"
      case .topTrailing: "the top trailing corner"
      case .bottomLeading: "the bottom leading corner"
      case .bottomTrailing: "the bottom trailing corner"
      }
    }
  }

  /// The object form of an alignment.
  struct AlignmentObject: Described {
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
    var origin = Origin.none
  }
}

extension Document.AlignmentObject {
  static let table = describe("alignment", "Alignment of the children, by axis.") {
    Property(
      "horizontal", \.horizontal, .choice(otherwise: .fallsBack(to: bothCentered)), "Horizontal alignment.",
      default: "\"center\"", onMismatch: wholeFallsBack)
    Property(
      "vertical", \.vertical, .choice(otherwise: .fallsBack(to: bothCentered)), "Vertical alignment.",
      default: "\"center\"", onMismatch: wholeFallsBack)
  }

  /// With one wrong value, the app drops the whole object.
  private static let bothCentered = "`center` on both axes"
  private static let wholeFallsBack = Mismatch(.wrongType, .fallsBack(to: bothCentered))

  static let schema = objectSchema(blank: Document.AlignmentObject())
}

extension Schema where Value == Document.StackAlignment {
  /// A string or an object; mistakes are kept for the rule that knows the kind of the stack.
  public static let stackAlignment = Schema(
    shape: .either([
      Schema<Document.Position>.choice(otherwise: .fallsBack(to: "`center`")).shape,
      Document.AlignmentObject.schema.shape,
    ])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      let name = reading.view.string(node)
      let position = Document.Position(rawValue: name)
      return Document.StackAlignment(
        form: .word(name), horizontal: position?.horizontal, vertical: position?.vertical,
        unknown: position == nil ? node : nil, node: node)
    case .object:
      let object = reading.silently { Document.AlignmentObject.schema.read(node, &$0) }
      return Document.StackAlignment(
        form: .object, horizontal: object?.horizontal, vertical: object?.vertical,
        unknown: object.flatMap { reading.firstUnknown(in: node, read: $0) }, node: node)
    default:
      return Document.StackAlignment(
        form: .other, horizontal: nil, vertical: nil, unknown: node, node: node)
    }
  }
}

extension Reading {
  /// Returns the first value of an alignment object that could not be read, or else its first unknown key.
  fileprivate func firstUnknown(in node: RecordIndex, read object: Document.AlignmentObject) -> RecordIndex? {
    var key: RecordIndex?
    for member in view.members(of: node) {
      guard let value = view.value(of: member) else { continue }
      if view.hasName(member, "horizontal") {
        if object.horizontal == nil, view.kind(value) != .null { return value }
      } else if view.hasName(member, "vertical") {
        if object.vertical == nil, view.kind(value) != .null { return value }
      } else if key == nil, !view.isComment(member) {
        key = view.name(of: member)
      }
    }
    return key
  }
}
