import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws shapes.
public struct ShapeTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.shape

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .shape(let shape) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(ShapeView(configuration: ShapeConfiguration(shape)))
  }
}

/// The appearance of a shape.
public struct ShapeConfiguration {
  public enum Variant: Sendable, Hashable {
    case rectangle, circle, roundedRectangle, capsule, ellipse
    /// A line, for a shape of one row.
    case line
  }

  public let fill: Color?
  public let stroke: Color?
  /// The style that gives its size and padding.
  public let style: IR.Style
  public let variant: Variant

  public init(_ node: ShapeNode) {
    style = node.style
    fill = node.style.backgroundColor.flatMap { $0.alpha > 0 ? Color($0) : nil }
    stroke = (node.style.borderWidth ?? 0) > 0 ? node.style.borderColor.map { Color($0) } : nil
    let isFlat = node.style.height.map { Scale.drawnRows($0) == 1 } == true
    // A shape of one row and up to two columns is a dot rather than a line.
    let isWide = node.style.width.map { Scale.drawnColumns($0) > 2 } ?? true
    variant = isFlat && isWide ? .line : Variant(node)
  }
}

extension ShapeConfiguration.Variant {
  /// The variant of a node of more than one row.
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

/// The view of a shape.
public struct ShapeView: TextView {
  let configuration: ShapeConfiguration

  public init(configuration: ShapeConfiguration) { self.configuration = configuration }

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
