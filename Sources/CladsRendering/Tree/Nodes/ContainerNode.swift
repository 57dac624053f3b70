public import CladsDocument
public import TextUI

/// A resolved stack.
public struct ContainerNode: Sendable {
  public typealias LayoutType = Document.LayoutType

  public var id: String?
  /// The direction in which the children are laid out.
  public var layoutType: LayoutType
  /// The alignment of the children.
  public var alignment: IR.Alignment
  /// The spacing between children, in points.
  public var spacing: Double
  /// The padding around the children, in points.
  public var padding: IR.EdgeInsets
  public var style: IR.Style
  public var children: [RenderNode]
  /// The location of the node in the document.
  public var place: NodeLocation

  public init(
    id: String? = nil, layoutType: LayoutType, alignment: IR.Alignment = .center,
    spacing: Double = 0,
    padding: IR.EdgeInsets = .zero, style: IR.Style = IR.Style(), children: [RenderNode] = [],
    place: NodeLocation = .none
  ) {
    self.id = id
    self.layoutType = layoutType
    self.alignment = alignment
    self.spacing = spacing
    self.padding = padding
    self.style = style
    self.children = children
    self.place = place
  }
}

/// A resolved section layout: a scrolling list of sections.
public struct SectionLayoutNode: Sendable {
  public var id: String?
  /// The spacing between sections, in points.
  public var sectionSpacing: Double
  public var sections: [IR.Section]
  /// The location of the node in the document.
  public var place: NodeLocation

  public init(
    id: String? = nil, sectionSpacing: Double = 0, sections: [IR.Section] = [], place: NodeLocation = .none
  ) {
    self.id = id
    self.sectionSpacing = sectionSpacing
    self.sections = sections
    self.place = place
  }
}
