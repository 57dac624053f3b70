public import CladsDocument

extension IR {
  /// How a section arranges its items.
  public struct SectionType: Sendable, Hashable {
    /// The name of the arrangement.
    public var rawValue: String
    /// The columns of a grid.
    public var columns: Document.Columns?

    /// An arrangement that the app brings.
    public init(rawValue: String, columns: Document.Columns? = nil) {
      self.rawValue = rawValue
      self.columns = columns
    }

    /// Items side by side; scrolls sideways.
    public static let horizontal = SectionType(rawValue: "horizontal")
    /// Items one below the other.
    public static let list = SectionType(rawValue: "list")
    /// Items side by side, wrapped like words.
    public static let flow = SectionType(rawValue: "flow")
    /// Items in columns.
    public static func grid(_ columns: Document.Columns) -> SectionType {
      SectionType(rawValue: "grid", columns: columns)
    }
  }

  /// The measures of a section, in points.
  public struct SectionConfig: Sendable {
    /// Where header, footer and list items stand.
    public var alignment: Document.HorizontalAlignment
    /// Distance between items.
    public var itemSpacing: Double
    /// Distance between rows.
    public var lineSpacing: Double
    /// Space around the content.
    public var contentInsets: Insets
    /// Size of the items.
    public var itemDimensions: Document.ItemDimensions?
    /// Whether scroll bars show.
    public var showsIndicators: Bool
    /// Whether scrolling stops page by page.
    public var isPagingEnabled: Bool
    /// Where scrolling stops.
    public var snapBehavior: Document.SnapBehavior
    /// Whether lines separate list items.
    public var showsDividers: Bool
    /// Width of a page, for arrangements that have pages.
    public var pageWidth: Double?
    /// The keys that only the arrangement itself knows.
    public var additionalProperties: [String: Document.StateValue]

    /// Creates measures.
    public init(
      alignment: Document.HorizontalAlignment = .leading, itemSpacing: Double = 8, lineSpacing: Double = 8,
      contentInsets: Insets = .zero, itemDimensions: Document.ItemDimensions? = nil,
      showsIndicators: Bool = false, isPagingEnabled: Bool = false,
      snapBehavior: Document.SnapBehavior = .none, showsDividers: Bool = true, pageWidth: Double? = nil,
      additionalProperties: [String: Document.StateValue] = [:]
    ) {
      self.alignment = alignment
      self.itemSpacing = itemSpacing
      self.lineSpacing = lineSpacing
      self.contentInsets = contentInsets
      self.itemDimensions = itemDimensions
      self.showsIndicators = showsIndicators
      self.isPagingEnabled = isPagingEnabled
      self.snapBehavior = snapBehavior
      self.showsDividers = showsDividers
      self.pageWidth = pageWidth
      self.additionalProperties = additionalProperties
    }
  }

  /// One section of a scrolling list.
  public struct Section: Sendable {
    /// Its id.
    public var id: String?
    /// How it arranges its items.
    public var type: SectionType
    /// Its measures.
    public var config: SectionConfig
    /// What stands above the items.
    public var header: RenderNode?
    /// The items.
    public var children: [RenderNode]
    /// What stands below the items.
    public var footer: RenderNode?
    /// Whether the header stays visible while scrolling.
    public var stickyHeader: Bool
    /// Where it comes from.
    public var place: NodePlace

    /// The items.
    public var items: [RenderNode] { children }

    /// Creates a section.
    public init(
      id: String? = nil, type: SectionType, config: SectionConfig = SectionConfig(),
      header: RenderNode? = nil, children: [RenderNode] = [], footer: RenderNode? = nil,
      stickyHeader: Bool = false, place: NodePlace = .none
    ) {
      self.id = id
      self.type = type
      self.config = config
      self.header = header
      self.children = children
      self.footer = footer
      self.stickyHeader = stickyHeader
      self.place = place
    }
  }
}
