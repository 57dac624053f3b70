import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// The type of a data source.
  public enum DataSourceKind: String, Documented {
    case `static`, binding

    public var documentation: String {
      switch self {
      case .static: "Fixed text: `value`."
      case .binding: "Text from the state: a `path`, or a `template` with `${…}`."
      }
    }
  }

  /// The type of a data reference.
  public enum DataReferenceType: String, Documented {
    case `static`, binding, localBinding

    public var documentation: String {
      switch self {
      case .static: "Fixed text: `value`."
      case .binding: "Text from the state: a `path`, or a `template` with `${…}`."
      case .localBinding: "Text from local state: a `path` without the prefix `local.`."
      }
    }
  }

  /// A named data source.
  public struct DataSource: Described, DocumentPart {
    /// The type, which selects the other properties.
    public var kind: DataSourceKind?
    /// The text of a `static` source.
    public var value: String?
    /// The state path of a `binding`.
    public var path: String?
    /// The template of a `binding`.
    public var template: String?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      type: DataSourceKind? = nil, value: String? = nil, path: String? = nil, template: String? = nil
    ) {
      self.kind = type
      self.value = value
      self.path = path
      self.template = template
    }
  }

  /// A data source inside a component.
  public struct DataReference: Described, DocumentPart {
    /// The type, which selects the other properties.
    public var kind: DataReferenceType?
    /// The text of a `static` reference.
    public var value: String?
    /// The state path of a `binding`.
    public var path: String?
    /// The template of a `binding`.
    public var template: String?
    @Provenance package var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      type: DataReferenceType? = nil, value: String? = nil, path: String? = nil, template: String? = nil
    ) {
      self.kind = type
      self.value = value
      self.path = path
      self.template = template
    }
  }
}

extension Document.DataSource {
  package static let table = describe(
    "data source", "A named source of content, referred to by `dataSourceId`."
  ) {
    Property(
      "type", \.kind, Document.DataSource.kindSchema, "Where the content comes from.", required: true,
      example: { $1.likelySourceType(of: $0) })
    Property(
      "value", \.value, .literal, "Text of a `static` source; never interpolated.", default: "\"\"")
    Property("path", \.path, .string(.dataPath), "State path of a `binding`; the value must be a string.")
    Property(
      "template", \.template, .template, "Text with `${…}` of a `binding`; ignored when `path` is present.")
  }

  private static let kindSchema = Schema<Document.DataSourceKind>.choice().refusing([.string]) {
    node, reading in
    guard reading.view.contentEquals(node, "localBinding") else { return nil }
    return Finding(
      .dataSourceLocal, at: reading.view.range(node), "a named data source cannot read local state",
      effect: .rejectsDocument,
      help: "move the `localBinding` into the component's `data`, or use `binding` with a global path")
  }

  public static let schema = objectSchema(blank: Document.DataSource()) { source, node, seen, reading in
    source.keys = seen
    if let type = table.value(of: \.kind, in: node, reading.view),
      reading.view.contentEquals(type, "localBinding"),
      let path = table.value(of: \.path, in: node, reading.view)
    {
      reading.replaceFact(of: path, with: .localPath(.read, .any))
    }
  }
}

extension Document.DataReference {
  /// The only entry of `data` that built-in kinds read.
  public static let contentName = "value"

  package static let table = describe("data reference", "A source of content inside a component.") {
    Property(
      "type", \.kind, .choice(), "Where the content comes from.", required: true,
      example: { $1.likelySourceType(of: $0) })
    Property(
      "value", \.value, .literal, "Text of a `static` reference; never interpolated.", default: "\"\"")
    Property(
      "path", \.path, .string(.dataPath),
      "State path of a `binding`, or local state path of a `localBinding`.")
    Property(
      "template", \.template, .template, "Text with `${…}` of a `binding`; ignored when `path` is present.")
  }

  public static let schema = objectSchema(blank: Document.DataReference()) { reference, node, seen, reading in
    reference.keys = seen
    if reference.kind == .localBinding, let path = table.value(of: \.path, in: node, reading.view) {
      reading.replaceFact(of: path, with: .localPath(.read, .any))
    }
  }

  /// The data references of a component by name; a single reference in place of the map gets its own finding.
  static let mapSchema = Schema<NamedList<Document.DataReference>>.dictionary(of: schema).refusing([.object])
  {
    node, reading in
    guard let type = reading.view.member(named: "type", of: node), let value = reading.view.value(of: type),
      reading.view.kind(value) == .string
    else { return nil }
    return Finding(
      .dataSingleReference, at: reading.view.range(node),
      "`data` must be an object of named references, not a single reference",
      effect: .rejectsDocument, help: "wrap it: `\"data\": { \"value\": { … } }`",
      fixes: [
        QuickFix(
          "Wrap as `{ \"value\": … }`", edits: reading.view.wrapping(node, in: "{ \"value\": ", " }"))
      ])
  }.refusing([.string], takesTemplates: true) { node, reading in
    let table = Document.DataReference.table
    let isTemplate = reading.view.string(node).contains("${")
    let kind: Document.DataReferenceType = isTemplate ? .binding : .static
    let text = table.member(isTemplate ? \.template : \.value, reading.text(of: node))
    let object = "{ \"value\": { \(table.member(\.kind, StringLiteral.quoted(kind.rawValue))), \(text) } }"
    return Finding(
      .wrongType, at: reading.view.range(node), "`data` must be an object, not a string",
      effect: .rejectsDocument, help: "write `\(object)`",
      fixes: [QuickFix("Write `\(object)`", replacing: reading.view.range(node), with: object)])
  }
}

extension Reading {
  /// Returns the likely type of a source of content, by its keys, as JSON.
  fileprivate func likelySourceType(of source: RecordIndex) -> String? {
    let table = Document.DataReference.table
    let isBinding =
      table.member(of: \.path, in: source, view) != nil
      || table.member(of: \.template, in: source, view) != nil
    return isBinding ? "\"\(Document.DataReferenceType.binding.rawValue)\"" : nil
  }
}
