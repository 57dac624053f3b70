public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// Where a data source takes its content from.
  public enum DataSourceKind: String, Documented {
    case `static`, binding

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .static: "A fixed text: `value`."
      case .binding: "Text from the state: a `path`, or a `template` with `${…}`."
      }
    }
  }

  /// Where a data reference takes its content from.
  public enum DataReferenceKind: String, Documented {
    case `static`, binding, localBinding

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .static: "A fixed text: `value`."
      case .binding: "Text from the state: a `path`, or a `template` with `${…}`."
      case .localBinding: "Text from local state: a `path` without the prefix `local.`."
      }
    }
  }

  /// A named source of content.
  public struct DataSource: Described {
    /// Where the content comes from.
    public var kind: DataSourceKind?
    /// The text of a static source.
    public var value: String?
    /// The state path of a binding.
    public var path: String?
    /// The template of a binding.
    public var template: String?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty source.
    public init() {}
  }

  /// A source of content inside a component.
  public struct DataReference: Described {
    /// Where the content comes from.
    public var kind: DataReferenceKind?
    /// The text of a static reference.
    public var value: String?
    /// The state path of a binding.
    public var path: String?
    /// The template of a binding.
    public var template: String?
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty reference.
    public init() {}
  }
}

extension Document.DataSource {
  /// The keys of a data source.
  public static let table = describe("data source", "A named source of content, used through `dataSourceId`.")
  {
    Property("type", \.kind, Document.DataSource.kindSchema, "Where the content comes from.", required: true)
    Property(
      "value", \.value, .literal, "The text of a `static` source; never interpolated.", default: "\"\"")
    Property("path", \.path, .string(.dataPath), "State path of a `binding`; only text is shown.")
    Property(
      "template", \.template, .template, "Text with `${…}` of a `binding`; ignored when `path` is present.")
  }

  private static let kindSchema = Schema<Document.DataSourceKind>.choice().refusing([.string]) {
    node, reading in
    guard reading.view.contentEquals(node, "localBinding") else { return nil }
    return Finding(
      "data-source-local", at: reading.view.range(node), "a named data source cannot read local state",
      effect: .rejectsDocument,
      help: "write the `localBinding` into the component's `data`, or use `binding` with a global path")
  }

  /// How a data source is read.
  public static let schema = objectSchema(blank: Document.DataSource()) { source, node, seen, reading in
    source.keys = seen
    if let type = table.value(of: \.kind, in: node, reading.view),
      reading.view.contentEquals(type, "localBinding"),
      let path = table.value(of: \.path, in: node, reading.view)
    {
      reading.note(again: path, as: .localPath(.read, .any))
    }
  }
}

extension Document.DataReference {
  /// The name of the only entry of `data` that built-in kinds read.
  public static let contentName = "value"

  /// The keys of a data reference.
  public static let table = describe("data reference", "A source of content inside a component.") {
    Property("type", \.kind, .choice(), "Where the content comes from.", required: true)
    Property(
      "value", \.value, .literal, "The text of a `static` reference; never interpolated.", default: "\"\"")
    Property(
      "path", \.path, .string(.dataPath),
      "State path of a `binding`, or path into local state of a `localBinding`.")
    Property(
      "template", \.template, .template, "Text with `${…}` of a `binding`; ignored when `path` is present.")
  }

  /// How a data reference is read.
  public static let schema = objectSchema(blank: Document.DataReference()) { reference, node, seen, reading in
    reference.keys = seen
    if reference.kind == .localBinding, let path = table.value(of: \.path, in: node, reading.view) {
      reading.note(again: path, as: .localPath(.read, .any))
    }
  }

  /// The map of references of a component; a single reference in its place has its own message.
  static let mapSchema = Schema<[Named<Document.DataReference>]>.dictionary(of: schema).refusing([.object]) {
    node, reading in
    guard let type = reading.view.member(named: "type", of: node), let value = reading.view.value(of: type),
      reading.view.kind(value) == .string
    else { return nil }
    return Finding(
      "data-single-reference", at: reading.view.range(node),
      "`data` must name its references; this is a single one",
      effect: .rejectsDocument, help: "wrap it: `\"data\": { \"value\": { … } }`",
      fixes: [
        QuickFix(
          "Wrap as `{ \"value\": … }`", edits: reading.view.wrapping(node, in: "{ \"value\": ", " }"))
      ])
  }
}
