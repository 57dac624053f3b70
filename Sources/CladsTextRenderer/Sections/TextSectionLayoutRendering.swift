import CladsDocument
public import CladsRenderTree
public import TextUI

/// The name of an arrangement of sections.
public struct SectionLayoutTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Draws the sections of one arrangement as text.
public protocol TextSectionLayoutRendering: Sendable {
  /// The arrangement.
  static var layoutTypeIdentifier: SectionLayoutTypeIdentifier { get }

  /// The view of a section.
  @MainActor
  func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView
}

/// The renderers of sections by the arrangements they draw.
@MainActor
public final class TextSectionLayoutRendererRegistry {
  private var renderers: [SectionLayoutTypeIdentifier: any TextSectionLayoutRendering] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Creates a registry with what another one has now.
  public init(copying other: TextSectionLayoutRendererRegistry) { renderers = other.renderers }

  /// Adds a renderer; of two for one arrangement the last counts.
  public func register<Renderer: TextSectionLayoutRendering>(_ renderer: Renderer) {
    renderers[Renderer.layoutTypeIdentifier] = renderer
  }

  /// Whether an arrangement has a renderer.
  public func hasRenderer(for type: SectionLayoutTypeIdentifier) -> Bool { renderers[type] != nil }

  /// The view of a section; nothing when nobody draws its arrangement.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView? {
    renderers[SectionLayoutTypeIdentifier(rawValue: section.type.rawValue)]?
      .render(section: section, context: context)
  }
}

/// What drawing a section can use.
@MainActor
public struct TextSectionRenderContext {
  /// What drawing a node can use.
  public let render: TextRenderContext

  /// Draws a header, an item or a footer.
  public func renderChild(_ node: RenderNode) -> AnyTextView { render.render(node) }

  /// The items between the header and the footer, inside the section's insets.
  ///
  /// - Parameter clipsItems: whether the items reach to the edges of the screen, as those that scroll sideways.
  public func framed(
    _ section: IR.Section, itemsReachEdge: Bool = false, @TextViewBuilder items: () -> some TextView
  ) -> AnyTextView {
    let insets = EdgeInsets(section.config.contentInsets)
    let sides = EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    let alignment = Alignment(section.config.alignment)
    let content = items().padding(
      EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: itemsReachEdge ? 0 : insets.trailing))
    let edge = { (node: RenderNode) in
      self.renderChild(node).padding(sides).frame(maxWidth: Length.infinity, alignment: alignment)
    }
    return AnyTextView(
      VStack(alignment: .leading, spacing: 0) {
        if let header = section.header { edge(header) }
        content
        if let footer = section.footer { edge(footer) }
      })
  }

  /// An item in the size that the section gives its items.
  public func sized(_ node: RenderNode, in section: IR.Section) -> AnyTextView {
    let view = renderChild(node)
    guard let dimensions = section.config.itemDimensions else { return view }
    var style = IR.Style()
    style.size.width = dimensions.width
    style.size.height = dimensions.height
    if dimensions.height == nil, let ratio = dimensions.aspectRatio, ratio > 0,
      let width = dimensions.width?.points
    {
      style.height = width / ratio
    }
    return view.applyCladsSize(style)
  }
}
