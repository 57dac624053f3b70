import Diagnostics
package import JSONSyntax

extension Document {
  /// The horizontal alignment of the parts of a section.
  public typealias SectionAlignment = HorizontalAlignment

  /// The layout of a section.
  public struct SectionLayoutConfig: Described, DocumentPart {
    /// The name of the layout.
    public var type: SectionType?
    /// The record of the name.
    @Provenance package var typeNode: RecordIndex?
    /// The horizontal alignment of header, footer and list items.
    public var alignment: SectionAlignment?
    /// The spacing between items, in points.
    public var itemSpacing: Double?
    /// The spacing between rows, in points.
    public var lineSpacing: Double?
    /// The padding around the content.
    @Boxed public var contentInsets: Padding?
    /// The size of the items.
    public var itemDimensions: ItemDimensions?
    /// Whether scroll indicators are visible.
    public var showsIndicators: Bool?
    /// Whether scrolling snaps to pages.
    public var isPagingEnabled: Bool?
    /// Where scrolling snaps.
    public var snapBehavior: SnapBehavior?
    /// The columns of a grid.
    public var columns: Columns?
    /// Whether divider lines separate list items.
    public var showsDividers: Bool?
    /// The own keys of a custom layout.
    public var additionalProperties: [String: StateValue] = [:]
    @Provenance public var origin = Origin.none
    /// The keys that are present.
    @Provenance package var keys = KeySet()

    public init(
      type: SectionType? = nil, alignment: SectionAlignment? = nil, itemSpacing: Double? = nil,
      lineSpacing: Double? = nil, contentInsets: Padding? = nil, itemDimensions: ItemDimensions? = nil,
      showsIndicators: Bool? = nil, isPagingEnabled: Bool? = nil, snapBehavior: SnapBehavior? = nil,
      columns: Columns? = nil, showsDividers: Bool? = nil, additionalProperties: [String: StateValue] = [:]
    ) {
      self.type = type
      self.alignment = alignment
      self.itemSpacing = itemSpacing
      self.lineSpacing = lineSpacing
      self.contentInsets = contentInsets
      self.itemDimensions = itemDimensions
      self.showsIndicators = showsIndicators
      self.isPagingEnabled = isPagingEnabled
      self.snapBehavior = snapBehavior
      self.columns = columns
      self.showsDividers = showsDividers
      self.additionalProperties = additionalProperties
    }
  }

  /// The name of a section layout; an open set, because apps register custom ones.
  public struct SectionType: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as in a document.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    /// Items in a column.
    public static let list = SectionType(rawValue: BuiltInSectionType.list.rawValue)
    /// Items in a row.
    public static let horizontal = SectionType(rawValue: BuiltInSectionType.horizontal.rawValue)
    /// Items in a grid.
    public static let grid = SectionType(rawValue: BuiltInSectionType.grid.rawValue)
    /// Items in rows that wrap.
    public static let flow = SectionType(rawValue: BuiltInSectionType.flow.rawValue)
  }

  /// The built-in section layouts.
  public enum BuiltInSectionType: String, Documented {
    case list, horizontal, grid, flow

    public var documentation: String {
      switch self {
      case .list: "Items in a column, with divider lines between them."
      case .horizontal: "Items in a row that scrolls horizontally."
      case .grid: "Items in a grid of columns."
      case .flow: "Items in rows that wrap, like words; centered as a whole without a header or footer."
      }
    }
  }

  /// Where horizontal scrolling snaps.
  public enum SnapBehavior: String, Documented {
    case none, viewAligned, paging

    public var documentation: String {
      switch self {
      case .none: "Anywhere."
      case .viewAligned: "At the start of an item."
      case .paging: "At the start of a page."
      }
    }
  }

  /// The columns of a grid.
  public enum Columns: Sendable, Hashable {
    /// A fixed number of columns.
    case fixed(Int)
    /// As many columns of a minimum width, in points, as fit.
    case adaptive(minWidth: Double)

    /// The columns of a grid that specifies none.
    public static let standard = Columns.fixed(2)
  }

  /// The size of the items of a section.
  public struct ItemDimensions: Described, DocumentPart {
    /// The width of an item.
    public var width: DimensionValue?
    /// The height of an item.
    public var height: DimensionValue?
    /// The width divided by the height; ignored if `height` is set.
    public var aspectRatio: Double?
    @Provenance package var origin = Origin.none

    public init(
      width: DimensionValue? = nil, height: DimensionValue? = nil, aspectRatio: Double? = nil
    ) {
      self.width = width
      self.height = height
      self.aspectRatio = aspectRatio
    }
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
  package static let table = describe(
    "section's layout", "The layout of a section's content.", foreign: foreignKeys
  ) {
    Property(
      "type", \.type, Self.typeSchema.map(Document.SectionType.init(rawValue:)), "Name of the layout.",
      required: true,
      example: { $1.likelySectionLayout(of: $0) })
    Property(
      "alignment", \.alignment, .choice(corrections: alignmentCorrections),
      "Horizontal alignment of header, footer and list items.", default: "\"leading\"",
      elsewhere: .sectionPropertyKind
    )
    Property(
      "itemSpacing", \.itemSpacing, .points, "Spacing between items, in points.", default: "8",
      elsewhere: .sectionPropertyKind)
    Property(
      "lineSpacing", \.lineSpacing, .points, "Spacing between rows, not between lines of text, in points.",
      default: "8",
      elsewhere: .sectionPropertyKind)
    Property(
      "contentInsets", \.contentInsets, Document.Padding.schema, "Padding around the content.", default: "0",
      elsewhere: .sectionPropertyKind)
    Property(
      "columns", \.columns, .columns, "Number of columns, or `{ \"adaptive\": { \"minWidth\": points } }`.",
      default: "2", elsewhere: .sectionPropertyKind)
    Property(
      "itemDimensions", \.itemDimensions, Document.ItemDimensions.schema,
      "Size of the items; a fraction is one of the section's width without its `contentInsets`.",
      elsewhere: .sectionPropertyKind)
    Property(
      "showsIndicators", \.showsIndicators, .boolean, "Whether scroll indicators are visible.",
      default: "false",
      elsewhere: .sectionPropertyKind)
    Property(
      "isPagingEnabled", \.isPagingEnabled, .boolean,
      "Whether scrolling snaps to pages; ignored by SwiftUI.", default: "false",
      elsewhere: .sectionPropertyKind)
    Property(
      "snapBehavior", \.snapBehavior, .choice(), "Where scrolling snaps.", default: "\"none\"",
      elsewhere: .sectionPropertyKind)
    Property(
      "showsDividers", \.showsDividers, .boolean, "Whether divider lines separate list items.",
      default: "true",
      elsewhere: .sectionPropertyKind)
  }

  /// The name of a layout: built-in, or registered by a plugin or the project.
  private static let typeSchema = Schema<String>(
    shape: .choice(
      ChoiceShape(
        choices: Document.BuiltInSectionType.allCases.map { Choice($0.rawValue, $0.documentation) },
        ignoresCase: false,
        otherwise: .rejectsDocument))
  ) { node, reading in
    guard reading.view.kind(node) == .string else { return nil }
    reading.addFact(.entry(.sectionLayout), node)
    if reading.vocabulary.index(ofString: node, in: .sectionLayout, view: reading.view) >= 0 {
      return reading.view.string(node)
    }
    let text = reading.view.string(node)
    let names = reading.vocabulary.names(in: .sectionLayout)
    reading.reportChoice(
      ChoiceProblem(
        node: node, text: text, names: names,
        caseVariant: names.first { $0.lowercased() == text.lowercased() },
        correction: ["carousel": "horizontal", "row": "horizontal", "column": "list", "wrap": "flow"][text],
        fallback: .rejectsDocument, id: nil))
    return nil
  }

  private static let tableSchema = objectSchema(blank: Document.SectionLayoutConfig(), unknown: .allowed) {
    config, node, seen, reading in
    config.keys = seen
    config.typeNode = reading.view.member(named: "type", of: node).flatMap { reading.view.value(of: $0) }
    let custom = config.type.flatMap {
      reading.vocabulary.entry(named: $0.rawValue, in: .sectionLayout)?.sectionLayout
    }
    config.additionalProperties = reading.additionalProperties(of: node, besides: table.shape)
    reading.checkSectionKeys(node, of: table.shape, custom: custom)
    if config.type == .horizontal, config.isPagingEnabled == true {
      reading.reportPaging(in: node)
    }
  }

  /// The layout of a section; a string in place of the object gets its own finding.
  public static let schema = tableSchema.refusing([.string]) { node, reading in
    let name = reading.view.string(node)
    return Finding(
      .sectionLayoutString, at: reading.view.range(node),
      "`layout` must be an object, not the string `\(name)`",
      effect: .rejectsDocument, help: "write `\"layout\": { \"type\": \"\(name)\" }`",
      fixes: [reading.writeAsObject(layout: node)])
  }
}

/// The description of a section layout.
package struct SectionDescription: Sendable {
  /// The layout, and the shared keys that it uses.
  package let kind: KindDescription<Document.SectionLayoutConfig>
  /// The own keys of a custom layout; `nil` for a built-in one.
  package let shape: ObjectShape?
  /// The rows of the shared table that the layout uses; `nil` for a custom layout, which may use them all.
  package let used: KeySet?

  package init(_ kind: KindDescription<Document.SectionLayoutConfig>, shape: ObjectShape? = nil) {
    self.kind = kind
    self.shape = shape
    used = shape == nil ? Document.SectionLayoutConfig.table.keys(kind.usages.map { $0.path }) : nil
  }

  /// The keys of this layout, with its documentation: its own first, then the shared ones that it uses.
  package var usedRows: [Row] {
    let table = Document.SectionLayoutConfig.table
    guard used != nil else { return (shape?.rows ?? []) + table.shape.rows }
    return kind.usages.compactMap { usage in
      table.row(of: usage.path)?.described(
        as: usage.documentation, default: usage.defaultText, isRequired: usage.missing != nil)
    }
  }
}

extension Reading {
  /// Returns the first layout that uses all keys of a section's layout, as JSON.
  fileprivate func likelySectionLayout(of layout: RecordIndex) -> String? {
    let names = memberNames(of: layout)
    return vocabulary.entries(in: .sectionLayout).first { entry in
      guard !entry.isGuess, let rows = entry.sectionLayout?.usedRows else { return false }
      return names.isSubset(of: rows.map(\.name))
    }.map { StringLiteral.quoted($0.name) }
  }

  /// Reports the keys of a section's layout that neither the shared table nor the project declares.
  mutating func checkSectionKeys(_ node: RecordIndex, of shape: ObjectShape, custom: SectionDescription?) {
    let own = custom?.shape?.rows.map(\.name) ?? []
    if let description = custom, description.used == nil, description.shape?.isOpen == true { return }
    let known = shape.rows.map(\.name) + own
    for member in view.members(of: node)
    where !skipped.contains(member) && !known.contains(view.string(view.name(of: member)))
      && !isComment(member)
    {
      let name = view.string(view.name(of: member))
      if let mistake = shape.mistake(named: name) {
        reportMistake(mistake, member, of: shape)
        continue
      }
      reportUnknownKey(member, known: known, owner: "a section's layout")
    }
  }
}

extension Reading {
  /// Reports `isPagingEnabled` in the layout at `node`; the fix writes what SwiftUI reads instead.
  fileprivate mutating func reportPaging(in node: RecordIndex) {
    let table = Document.SectionLayoutConfig.table
    guard let member = table.member(of: \.isPagingEnabled, in: node, view) else { return }
    let key = view.string(view.name(of: member))
    let paging = table.member(\.snapBehavior, "\"\(Document.SnapBehavior.paging.rawValue)\"")
    let isFree = table.member(of: \.snapBehavior, in: node, view) == nil
    let deletion = removal(of: member).map { QuickFix("Delete `\(key)`", edits: [$0]) }
    let fix = isFree ? QuickFix("Write `\(paging)`", replacing: view.range(member), with: paging) : deletion
    report(
      Finding(
        .noEffectProperty, at: view.range(view.name(of: member)), "SwiftUI ignores `\(key)`",
        effect: .isIgnored, consequence: "scrolling does not stop at pages",
        help: isFree ? "write `\(paging)` instead" : "delete it",
        fixes: fix.map { [$0] } ?? []
      ).holding(for: .swiftUI))
  }
}

extension Document.ItemDimensions {
  package static let table = describe("item dimensions", "The size of the items of a section.") {
    Property("width", \.width, .dimension, "Width of an item.")
    Property("height", \.height, .dimension, "Height of an item.")
    Property("aspectRatio", \.aspectRatio, .number, "Width divided by height; ignored if `height` is set.")
  }

  public static let schema = objectSchema(blank: Document.ItemDimensions())
}

extension Document.AdaptiveColumns {
  static let table = describe("grid's `columns`", "The columns of a grid.") {
    Property(
      "adaptive", \.adaptive, Document.AdaptiveWidth.schema, "As many columns of a minimum width as fit.",
      required: true)
  }
  public static let schema = objectSchema(blank: Document.AdaptiveColumns())
}

extension Document.AdaptiveWidth {
  static let table = describe("grid's `adaptive` columns", "As many columns of a minimum width as fit.") {
    Property("minWidth", \.minWidth, .number, "Minimum width of a column, in points.", required: true)
  }
  public static let schema = objectSchema(blank: Document.AdaptiveWidth())
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
