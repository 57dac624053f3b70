public import CladsDocument

/// A stack.
public struct ContainerNode: Sendable {
  /// Its id.
  public var id: String?
  /// How the children are arranged.
  public var layoutType: Document.LayoutKind
  /// Where children stand.
  public var alignment: IR.Alignment
  /// Distance between children, in points.
  public var spacing: Double
  /// Space around the children, in points.
  public var padding: IR.Insets
  /// Its looks.
  public var style: IR.Style
  /// What is arranged.
  public var children: [RenderNode]
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a stack.
  public init(
    id: String? = nil, layoutType: Document.LayoutKind, alignment: IR.Alignment = .center,
    spacing: Double = 0,
    padding: IR.Insets = .zero, style: IR.Style = IR.Style(), children: [RenderNode] = [],
    place: NodePlace = .none
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

/// A scrolling list of sections.
public struct SectionLayoutNode: Sendable {
  /// Its id.
  public var id: String?
  /// Distance between sections, in points.
  public var sectionSpacing: Double
  /// Its sections.
  public var sections: [IR.Section]
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a list of sections.
  public init(
    id: String? = nil, sectionSpacing: Double = 0, sections: [IR.Section] = [], place: NodePlace = .none
  ) {
    self.id = id
    self.sectionSpacing = sectionSpacing
    self.sections = sections
    self.place = place
  }
}

/// Flexible space.
public struct SpacerNode: Sendable {
  /// Least length, in points.
  public var minLength: Double?
  /// Fixed width, in points.
  public var width: Double?
  /// Fixed height, in points.
  public var height: Double?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a spacer.
  public init(
    minLength: Double? = nil, width: Double? = nil, height: Double? = nil, place: NodePlace = .none
  ) {
    self.minLength = minLength
    self.width = width
    self.height = height
    self.place = place
  }
}
