import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws shapes.
public struct ShapeTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.shape

  /// Creates a renderer.
  public init() {}

  /// The view of a shape.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .shape(let shape) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ShapeView(configuration: ShapeConfiguration(shape)))
  }
}

/// What a shape looks like.
public struct ShapeConfiguration {
  /// The ways in which a shape can be drawn.
  public enum Variant: Sendable, Hashable {
    case rectangle, circle, roundedRectangle, capsule, ellipse
    /// A line, when it is only one row high.
    case line
  }

  /// Its fill.
  public let fill: Color?
  /// Its outline.
  public let stroke: Color?
  /// Its size and the space around it.
  public let style: IR.Style
  /// How it is drawn.
  public let variant: Variant

  /// The looks of a node.
  public init(_ node: ShapeNode) {
    style = node.style
    fill = node.style.backgroundColor.flatMap { $0.alpha > 0 ? Color($0) : nil }
    stroke = (node.style.borderWidth ?? 0) > 0 ? node.style.borderColor.map { Color($0) } : nil
    let isFlat = node.style.height.map { Scale.drawnRows($0) == 1 } == true
    // Something that is small both ways is a dot rather than a line.
    let isWide = node.style.width.map { Scale.drawnColumns($0) > 2 } ?? true
    variant = isFlat && isWide ? .line : Variant(node)
  }
}

extension ShapeConfiguration.Variant {
  /// The outline of a node that is more than a line.
  fileprivate init(_ node: ShapeNode) {
    switch node.shapeType {
    case .rectangle: self = .rectangle
    case .circle: self = .circle
    case .roundedRectangle: self = node.cornerRadius > 0 ? .roundedRectangle : .rectangle
    case .capsule: self = .capsule
    case .ellipse: self = .ellipse
    }
  }
}

/// A shape.
public struct ShapeView: TextView {
  let configuration: ShapeConfiguration

  /// Creates a shape.
  public init(configuration: ShapeConfiguration) { self.configuration = configuration }

  /// The outline with its fill.
  public var body: some TextView {
    outline.applyCladsSize(configuration.style).padding(EdgeInsets(configuration.style.padding))
  }

  @TextViewBuilder private var outline: some TextView {
    switch configuration.variant {
    case .rectangle: drawn(Rectangle())
    case .roundedRectangle: drawn(RoundedRectangle())
    case .circle: drawn(Circle())
    case .capsule: drawn(Capsule())
    case .ellipse: drawn(Ellipse())
    case .line:
      if let color = configuration.stroke ?? configuration.fill {
        Divider().foregroundColor(color)
      } else {
        Divider().hidden()
      }
    }
  }

  private func drawn(_ shape: some TextShape) -> some TextView {
    let filled = shape.fill(configuration.fill ?? .clear)
    return configuration.stroke.map { filled.overlay(shape.stroke($0)) } ?? filled
  }
}
