import CladsDocument
import SourceText
public import TextUI

/// The name of a section layout.
public struct SectionLayoutTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Draws the sections of one layout type.
public protocol TextSectionLayoutRendering: Sendable {
  static var layoutTypeIdentifier: SectionLayoutTypeIdentifier { get }

  /// Returns the view of a section.
  @MainActor
  func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView
}

/// The section renderers, by layout type.
public final class TextSectionLayoutRendererRegistry: Sendable {
  private let renderers: Monitor<[SectionLayoutTypeIdentifier: any TextSectionLayoutRendering]>

  public init() { renderers = Monitor([:]) }

  /// Creates a copy of another registry.
  public init(copying other: TextSectionLayoutRendererRegistry) {
    renderers = Monitor(other.renderers.with { $0 })
  }

  /// Registers a renderer; of two for the same layout type the last one wins.
  public func register<Renderer: TextSectionLayoutRendering>(_ renderer: Renderer) {
    renderers.with { $0[Renderer.layoutTypeIdentifier] = renderer }
  }

  public func hasRenderer(for type: SectionLayoutTypeIdentifier) -> Bool {
    renderers.with { $0[type] != nil }
  }

  /// Returns the view of a section, or `nil` if its layout type has no renderer.
  @MainActor
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView? {
    renderers.with { $0[SectionLayoutTypeIdentifier(rawValue: section.type.rawValue)] }?
      .render(section: section, context: context)
  }
}

/// What a section renderer can use.
@MainActor
public struct TextSectionRenderContext {
  /// The context for drawing nodes.
  public let render: TextRenderContext

  public init(render: TextRenderContext) { self.render = render }

  /// Returns the view of a header, an item or a footer.
  public func renderChild(_ node: RenderNode) -> AnyTextView { render.render(node) }

  /// Returns the items between the header and the footer of a section, inside its insets.
  ///
  /// With `itemsReachEdge` the items extend to the trailing edge of the screen, for layouts of an app.
  public func framed(
    _ section: IR.Section, itemsReachEdge: Bool = false, @TextViewBuilder items: () -> some TextView
  ) -> AnyTextView {
    var insets = section.config.contentInsets
    let sides = PointInsets(leading: insets.leading, trailing: insets.trailing)
    let alignment = Alignment(section.config.alignment)
    if itemsReachEdge { insets.trailing = 0 }
    let content = items().padding(insets)
    let edge = { (node: RenderNode) in
      self.renderChild(node).padding(sides).frame(maxWidth: .infinity, alignment: alignment)
    }
    return AnyTextView(
      VStack(alignment: alignment.horizontal, spacing: 0) {
        if let header = section.header { edge(header) }
        content
        if let footer = section.footer { edge(footer) }
      })
  }

  /// Returns the view of an item in the size that the section gives its items.
  ///
  /// An aspect ratio has no effect, as on device: the items of a row are proposed neither width nor height.
  public func sized(_ node: RenderNode, in section: IR.Section) -> AnyTextView {
    let view = renderChild(node)
    guard let dimensions = section.config.itemDimensions else { return view }
    return view.styled(SizeStyle(IR.Size(width: dimensions.width, height: dimensions.height)))
  }
}
