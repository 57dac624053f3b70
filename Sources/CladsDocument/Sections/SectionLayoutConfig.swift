public import CladsSchema
import Diagnostics
public import JSONSyntax

extension Document {
  /// How a section arranges its content.
  public struct SectionLayoutConfig: Described {
    /// The name of the arrangement.
    public var type: String?
    /// The record of the name.
    public var typeNode: RecordIndex?
    /// Where header, footer and list items stand.
    public var alignment: HorizontalAlignment?
    /// Distance between items, in points.
    public var itemSpacing: Double?
    /// Distance between rows, in points.
    public var lineSpacing: Double?
    /// Space around the content.
    public var contentInsets: Padding?
    /// Size of the items.
    public var itemDimensions: ItemDimensions?
    /// Whether scroll bars show.
    public var showsIndicators: Bool?
    /// Whether scrolling stops page by page.
    public var isPagingEnabled: Bool?
    /// Where scrolling stops.
    public var snapBehavior: SnapBehavior?
    /// Columns of a grid.
    public var columns: Columns?
    /// Whether lines separate list items.
    public var showsDividers: Bool?
    /// The keys that only an arrangement of the app knows.
    public var additionalProperties: [String: StateValue] = [:]
    /// Where it was read from.
    public var origin = Origin.none
    /// The keys that are present.
    public var keys = KeySet()

    /// Creates an empty arrangement.
    public init() {}
  }

  /// An arrangement of a section, by name; open, because apps bring their own.
  public struct SectionType: RawRepresentable, Hashable, Sendable {
    /// The name as it is written.
    public let rawValue: String

    /// The arrangement of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Items one below the other.
    public static let list = SectionType(rawValue: BuiltInSectionType.list.rawValue)
    /// Items side by side.
    public static let horizontal = SectionType(rawValue: BuiltInSectionType.horizontal.rawValue)
    /// Items in columns.
    public static let grid = SectionType(rawValue: BuiltInSectionType.grid.rawValue)
    /// Items wrapped like words.
    public static let flow = SectionType(rawValue: BuiltInSectionType.flow.rawValue)
  }

  /// The arrangements that the framework brings.
  public enum BuiltInSectionType: String, Documented {
    case list, horizontal, grid, flow

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .list: "Items one below the other, with lines between them."
      case .horizontal: "Items side by side; scrolls sideways."
      case .grid: "Items in columns."
      case .flow: "Items side by side, wrapped like words."
      }
    }
  }

  /// Where sideways scrolling stops.
  public enum SnapBehavior: String, Documented {
    case none, viewAligned, paging

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .none: "Anywhere."
      case .viewAligned: "At the start of an item."
      case .paging: "Page by page."
      }
    }
  }

  /// The columns of a grid.
  public enum Columns: Sendable, Hashable {
    /// So many.
    case fixed(Int)
    /// As many of this least width, in points, as fit.
    case adaptive(minWidth: Double)
  }

  /// The size of the items of a section.
  public struct ItemDimensions: Described, Hashable {
    /// Width of an item.
    public var width: Dimension?
    /// Height of an item.
    public var height: Dimension?
    /// Width divided by height; ignored with `height`.
    public var aspectRatio: Double?
    /// Where it was read from.
    public var origin = Origin.none
  }

  struct AdaptiveColumns: Described {
    var adaptive: AdaptiveWidth?
    var origin = Origin.none
  }

  struct AdaptiveWidth: Described {
    var minWidth: Double?
    var origin = Origin.none
  }
}

extension Document.SectionLayoutConfig {
  /// The keys of a section's layout.
  public static let table = describe("section's layout", "How a section arranges its content.") {
    Property("type", \.type, Self.typeSchema, "The arrangement.", required: true)
    Property(
      "alignment", \.alignment, .choice(corrections: alignmentCorrections),
      "Where header, footer and list items stand.", default: "\"leading\"", elsewhere: "section-property-kind"
    )
    Property(
      "itemSpacing", \.itemSpacing, .points, "Distance between items, in points.", default: "8",
      elsewhere: "section-property-kind")
    Property(
      "lineSpacing", \.lineSpacing, .points, "Distance between rows, in points.", default: "8",
      elsewhere: "section-property-kind")
    Property(
      "contentInsets", \.contentInsets, Document.Padding.schema, "Space around the content.", default: "0",
      elsewhere: "section-property-kind")
    Property(
      "columns", \.columns, .columns, "How many columns, or `{ \"adaptive\": { \"minWidth\": points } }`.",
      default: "2", elsewhere: "section-property-kind")
    Property(
      "itemDimensions", \.itemDimensions, Document.ItemDimensions.schema, "Size of the items.",
      elsewhere: "section-property-kind")
    Property(
      "showsIndicators", \.showsIndicators, .boolean, "Whether scroll bars show.", default: "false",
      elsewhere: "section-property-kind")
    Property(
      "isPagingEnabled", \.isPagingEnabled, .boolean,
      "Whether scrolling stops page by page; today's phones ignore it.", default: "false",
      elsewhere: "section-property-kind")
    Property(
      "snapBehavior", \.snapBehavior, .choice(), "Where scrolling stops.", default: "\"none\"",
      elsewhere: "section-property-kind")
    Property(
      "showsDividers", \.showsDividers, .boolean, "Whether lines separate list items.", default: "true",
      elsewhere: "section-property-kind")
  }

  /// The name of an arrangement: built in, or known to the project.
  private static let typeSchema = Schema<String>(
    shape: .choice(
      ChoiceShape(
        choices: Document.BuiltInSectionType.allCases.map { Choice($0.rawValue, $0.documentation) },
        ignoresCase: false,
        isOpen: false))
  ) { node, reading in
    guard reading.view.kind(node) == .string else { return nil }
    reading.note(.entry(.sectionLayout), node)
    if reading.vocabulary.index(ofString: node, in: .sectionLayout, view: reading.view) >= 0 {
      return reading.view.string(node)
    }
    let word = reading.view.string(node)
    let words = reading.vocabulary.names(in: .sectionLayout)
    reading.reportChoice(
      ChoiceProblem(
        node: node, word: word, words: words,
        sameLetters: words.first { $0.lowercased() == word.lowercased() },
        correction: ["carousel": "horizontal", "row": "horizontal", "column": "list", "wrap": "flow"][word],
        fallback: .rejectsDocument, id: nil))
    return nil
  }

  private static let tableSchema = objectSchema(blank: Document.SectionLayoutConfig(), unknown: .allowed) {
    config, node, seen, reading in
    config.keys = seen
    config.typeNode = reading.view.member(named: "type", of: node).flatMap { reading.view.value(of: $0) }
    let custom = config.type.flatMap {
      reading.vocabulary.entry(named: $0, in: .sectionLayout)?.payload as? SectionDescription
    }
    config.additionalProperties = reading.additionalProperties(of: node, besides: table.shape)
    reading.judgeSectionKeys(node, of: table.shape, custom: custom)
    if config.type == Document.SectionType.horizontal.rawValue, config.isPagingEnabled == true {
      reading.reportNoEffect(
        table.member(of: \.isPagingEnabled, in: node, reading.view), "today's phones scroll on freely",
        help: "use `\"snapBehavior\": \"paging\"` instead")
    }
  }

  /// How a section's layout is read; a bare word in its place has its own message.
  public static let schema = tableSchema.refusing([.string]) { node, reading in
    let word = reading.view.string(node)
    return Finding(
      "section-layout-string", at: reading.view.range(node),
      "`layout` must be an object, not the word `\(word)`",
      effect: .rejectsDocument, help: "write `\"layout\": { \"type\": \"\(word)\" }`",
      fixes: [reading.writeAsObject(layout: node)])
  }
}

/// What an arrangement of sections is, and which of the shared keys it uses.
public struct SectionDescription: Sendable {
  /// The shared keys it uses.
  public let kind: KindDescription<Document.SectionLayoutConfig>
  /// Its own keys, for one that the project declares.
  public let shape: ObjectShape?
  /// Which rows of the shared table it uses; nothing for one that may use them all.
  public let used: KeySet?

  /// Creates a description.
  public init(_ kind: KindDescription<Document.SectionLayoutConfig>, shape: ObjectShape? = nil) {
    self.kind = kind
    self.shape = shape
    used = shape == nil ? Document.SectionLayoutConfig.table.keys(kind.usages.map { $0.path }) : nil
  }

  /// The keys of this layout, with what they mean for it: its own first, then the shared ones it uses.
  public var usedRows: [Row] {
    let table = Document.SectionLayoutConfig.table
    guard used != nil else { return (shape?.rows ?? []) + table.shape.rows }
    return kind.usages.compactMap { usage in
      table.row(of: usage.path)?.described(
        as: usage.documentation, default: usage.defaultText, isRequired: usage.missing != nil)
    }
  }
}

extension Reading {
  /// Reports the keys of a section's layout that neither the shared table nor the project knows.
  mutating func judgeSectionKeys(_ node: RecordIndex, of shape: ObjectShape, custom: SectionDescription?) {
    let own = custom?.shape?.rows.map(\.name) ?? []
    if let description = custom, description.used == nil, description.shape?.isOpen == true { return }
    let known = shape.rows.map(\.name) + own
    var member = view.firstChild(of: node)
    while member < view.end(of: node) {
      let next = view.end(of: member)
      if view.kind(member) == .member, !known.contains(view.string(view.name(of: member))), !isComment(member)
      {
        reportUnknownKey(member, known: known, owner: "a section's layout")
      }
      member = next
    }
  }
}

extension Document.ItemDimensions {
  /// The keys of item dimensions.
  public static let table = describe("item dimensions", "The size of the items of a section.") {
    Property("width", \.width, .dimension, "Width of an item.")
    Property("height", \.height, .dimension, "Height of an item.")
    Property("aspectRatio", \.aspectRatio, .number, "Width divided by height; ignored with `height`.")
  }

  /// How item dimensions are read.
  public static let schema = objectSchema(blank: Document.ItemDimensions())
}

extension Document.AdaptiveColumns {
  static let table = describe("columns", "The columns of a grid.") {
    Property("adaptive", \.adaptive, Document.AdaptiveWidth.schema, "As many columns as fit.", required: true)
  }
  static let schema = objectSchema(blank: Document.AdaptiveColumns())
}

extension Document.AdaptiveWidth {
  static let table = describe("adaptive columns", "As many columns as fit.") {
    Property("minWidth", \.minWidth, .number, "Least width of a column, in points.", required: true)
  }
  static let schema = objectSchema(blank: Document.AdaptiveWidth())
}

extension Schema where Value == Document.Columns {
  /// A number of columns, or `{ "adaptive": { "minWidth": points } }`.
  public static let columns = Schema(
    shape: .either([.integer(nil), Document.AdaptiveColumns.schema.shape])
  ) { node, reading in
    if reading.view.kind(node) == .object {
      let columns = Document.AdaptiveColumns.schema.read(node, &reading)
      reading.isReported = true
      return columns?.adaptive?.minWidth.map(Document.Columns.adaptive(minWidth:))
    }
    return Schema<Int>.integer.read(node, &reading).map(Document.Columns.fixed)
  }
}
