/// Draws the nodes of one kind in pictures.
public protocol PictureNodeRendering: Sendable {
  static var nodeKind: RenderNodeKind { get }

  /// Returns the view of a node.
  @MainActor
  func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView
}

/// Draws the sections of one layout type in pictures.
public protocol PictureSectionLayoutRendering: Sendable {
  static var layoutTypeIdentifier: SectionLayoutTypeIdentifier { get }

  /// Returns the view of the items of a section, without its header, footer and insets.
  @MainActor
  func render(_ section: IR.Section, context: PictureRenderContext) -> PictureView
}

/// The renderers of pictures, by node kind and by section layout.
@MainActor
public struct PictureRendererRegistry {
  private var nodes: [RenderNodeKind: any PictureNodeRendering] = [:]
  private var sections: [SectionLayoutTypeIdentifier: any PictureSectionLayoutRendering] = [:]

  public init() {}

  /// Registers a renderer; of two for the same kind the last one wins.
  public mutating func register<Renderer: PictureNodeRendering>(_ renderer: Renderer) {
    nodes[Renderer.nodeKind] = renderer
  }

  /// Registers the renderer of a section layout; of two for the same one the last one wins.
  public mutating func register<Renderer: PictureSectionLayoutRendering>(_ renderer: Renderer) {
    sections[Renderer.layoutTypeIdentifier] = renderer
  }

  public func renderer(for kind: RenderNodeKind) -> (any PictureNodeRendering)? { nodes[kind] }

  func renderer(ofLayout type: IR.SectionType) -> (any PictureSectionLayoutRendering)? {
    sections[SectionLayoutTypeIdentifier(rawValue: type.rawValue)]
  }
}
