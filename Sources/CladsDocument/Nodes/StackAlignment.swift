public import CladsSchema
public import JSONSyntax

extension Document {
  /// Where children stand in a stack, as it was written. The app swallows every mistake here.
  public struct StackAlignment: Sendable, Hashable {
    /// How it was written.
    public enum Form: Sendable, Hashable {
      /// A word: `leading`, `top`, `topLeading`.
      case word(String)
      /// An object with `horizontal` and `vertical`.
      case object
      /// Something else.
      case other
    }

    /// How it was written.
    public var form: Form
    /// Its meaning from left to right, when it has one.
    public var horizontal: HorizontalAlignment?
    /// Its meaning from top to bottom, when it has one.
    public var vertical: VerticalAlignment?
    /// The record of the first word, value or key in it that is none of the known ones.
    public var unknown: RecordIndex?
    /// The record of the value.
    public var node: RecordIndex
  }

  /// The nine places of a stack that layers its children.
  public enum Position: String, Documented {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

    /// What choosing it means.
    public var documentation: String { "At \(words)." }

    /// The horizontal part.
    public var horizontal: HorizontalAlignment {
      switch self {
      case .topLeading, .leading, .bottomLeading: .leading
      case .topTrailing, .trailing, .bottomTrailing: .trailing
      case .top, .center, .bottom: .center
      }
    }

    /// The vertical part.
    public var vertical: VerticalAlignment {
      switch self {
      case .topLeading, .top, .topTrailing: .top
      case .bottomLeading, .bottom, .bottomTrailing: .bottom
      case .leading, .center, .trailing: .center
      }
    }

    private var words: String {
      switch self {
      case .center: "the centre"
      case .top: "the top, in the middle"
      case .bottom: "the bottom, in the middle"
      case .leading: "the side where lines start"
      case .trailing: "the side where lines end"
      case .topLeading: "the top, where lines start"
      case .topTrailing: "the top, where lines end"
      case .bottomLeading: "the bottom, where lines start"
      case .bottomTrailing: "the bottom, where lines end"
      }
    }
  }

  /// The object form of an alignment, for its description.
  struct AlignmentObject: Described {
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
    var origin = Origin.none
  }
}

extension Document.AlignmentObject {
  static let table = describe("alignment", "Where children stand, by axis.") {
    Property(
      "horizontal", \.horizontal, .choice(), "From left to right.", default: "\"center\"",
      onMismatch: .isIgnored)
    Property(
      "vertical", \.vertical, .choice(), "From top to bottom.", default: "\"center\"", onMismatch: .isIgnored)
  }

  static let schema = objectSchema(blank: Document.AlignmentObject())
}

extension Schema where Value == Document.StackAlignment {
  /// A word or an object; every mistake is kept for the rule that knows the stack's kind.
  public static let stackAlignment = Schema(
    shape: .either([
      Schema<Document.Position>.choice(otherwise: .fallsBack(to: "center")).shape,
      Document.AlignmentObject.schema.shape,
    ])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      let word = reading.view.string(node)
      let position = Document.Position(rawValue: word)
      return Document.StackAlignment(
        form: .word(word), horizontal: position?.horizontal, vertical: position?.vertical,
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
  /// The first value of an alignment object that could not be read, or else its first unknown key.
  fileprivate func firstUnknown(in node: RecordIndex, read object: Document.AlignmentObject) -> RecordIndex? {
    var key: RecordIndex?
    var member = view.firstChild(of: node)
    while member < view.end(of: node) {
      defer { member = view.end(of: member) }
      guard view.kind(member) == .member, let value = view.value(of: member) else { continue }
      if view.hasName(member, "horizontal") {
        if object.horizontal == nil, view.kind(value) != .null { return value }
      } else if view.hasName(member, "vertical") {
        if object.vertical == nil, view.kind(value) != .null { return value }
      } else if key == nil, !view.hasName(member, Reading.commentKey) {
        key = view.name(of: member)
      }
    }
    return key
  }
}
