public import CladsDocument
public import TextUI

extension IR {
  /// The arrangement of the items in a section.
  public enum SectionType: Sendable, Hashable {
    /// Items side by side, scrolling horizontally.
    case horizontal
    /// Items stacked vertically.
    case list
    /// Items in columns.
    case grid(Document.Columns)
    /// Items side by side, wrapping onto new lines.
    case flow
    /// A layout that the app registers, by name.
    case custom(String)

    /// Creates a section type by its name; a grid has two columns unless `columns` are given.
    public init(rawValue: String, columns: Document.Columns? = nil) {
      switch rawValue {
      case "horizontal": self = .horizontal
      case "list": self = .list
      case "flow": self = .flow
      case "grid": self = .grid(columns ?? .standard)
      default: self = .custom(rawValue)
      }
    }

    /// Returns the type of a grid.
    public static func grid(columns: Document.Columns) -> SectionType { .grid(columns) }

    /// The name of the section layout.
    public var rawValue: String {
      switch self {
      case .horizontal: "horizontal"
      case .list: "list"
      case .grid: "grid"
      case .flow: "flow"
      case .custom(let name): name
      }
    }

    /// The columns of a grid, or `nil` for other layouts.
    public var columns: Document.Columns? { if case .grid(let columns) = self { columns } else { nil } }
  }

  /// The layout parameters of a section. Lengths are in points.
  public struct SectionConfig: Sendable, Hashable {
    /// The horizontal alignment of the header, the content and the footer, and of the items of a list.
    public var alignment: Document.HorizontalAlignment
    /// The spacing between items.
    public var itemSpacing: Double
    /// The spacing between lines of items.
    public var lineSpacing: Double
    /// The insets of the content.
    public var contentInsets: EdgeInsets
    /// The size of the items, or `nil` if it is not fixed.
    public var itemDimensions: Document.ItemDimensions?
    /// Whether scroll indicators are visible.
    public var showsIndicators: Bool
    /// Whether scrolling is paged.
    public var isPagingEnabled: Bool
    /// The positions at which scrolling snaps.
    public var snapBehavior: Document.SnapBehavior
    /// Whether dividers separate list items.
    public var showsDividers: Bool
    /// The width of a page, for layouts with pages.
    public var pageWidth: Double?
    /// The members that only a custom section layout understands.
    public var additionalProperties: [String: Document.StateValue]

    public init(
      alignment: Document.HorizontalAlignment = .leading, itemSpacing: Double = 8, lineSpacing: Double = 8,
      contentInsets: EdgeInsets = .zero, itemDimensions: Document.ItemDimensions? = nil,
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

  /// A section of a section layout.
  public struct Section: Sendable {
    public var id: String?
    /// The arrangement of the items.
    public var type: SectionType
    /// The layout parameters.
    public var config: SectionConfig
    /// The node above the items.
    public var header: RenderNode?
    /// The items.
    public var children: [RenderNode]
    /// The node below the items.
    public var footer: RenderNode?
    /// Whether the header stays visible while the section scrolls.
    public var stickyHeader: Bool
    /// The location of the section in the document.
    public var place: NodeLocation
    /// The section itself, if it is resolved later; what else is stored here are placeholders then.
    package var pending: PendingSection?

    /// The items; the same as `children`.
    public var items: [RenderNode] { children }

    public init(
      id: String? = nil, type: SectionType, config: SectionConfig = SectionConfig(),
      header: RenderNode? = nil, children: [RenderNode] = [], footer: RenderNode? = nil,
      stickyHeader: Bool = false, place: NodeLocation = .none
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
