import CladsDocument
import CladsRendering
import CladsRuntime
import Foundation
import TextUI

// Step 1: Define the Component Kind

extension Document.ComponentKind {
  public static let chart = Document.ComponentKind(rawValue: "chart")
}

extension RenderNodeKind {
  public static let chart = RenderNodeKind(rawValue: "chart")
}

// Step 2: Define Component Properties (Optional)

public struct ChartProperties: ComponentProperties {
  public static let kind = Document.ComponentKind.chart

  public let dataPoints: [Double]
  public let chartType: String
  public let showLabels: Bool

  public init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dataPoints = try container.decode([Double].self, forKey: .dataPoints)
    chartType = try container.decodeIfPresent(String.self, forKey: .chartType) ?? "line"
    showLabels = try container.decodeIfPresent(Bool.self, forKey: .showLabels) ?? true
  }

  private enum CodingKeys: String, CodingKey {
    case dataPoints, chartType, showLabels
  }
}

// Step 3: Define the Render Node

public struct ChartNode: CustomRenderNode {
  public static let kind = RenderNodeKind.chart

  public let id: String?
  public let dataPoints: [Double]
  public let chartType: String
  public let showLabels: Bool
  public let style: IR.Style

  public init(
    id: String? = nil,
    dataPoints: [Double],
    chartType: String = "line",
    showLabels: Bool = true,
    style: IR.Style = IR.Style()
  ) {
    self.id = id
    self.dataPoints = dataPoints
    self.chartType = chartType
    self.showLabels = showLabels
    self.style = style
  }
}

// Step 4: Implement the Component Resolver

public struct ChartComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = .chart

  public init() {}

  @MainActor
  public func resolve(
    _ component: Document.Component,
    context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    // Resolve style
    let style = context.styleResolver.resolve(component.styleId)
    let nodeId = component.id ?? UUID().uuidString

    // Get chart-specific data from component
    // (In practice, you'd read from component.data or custom properties)
    let dataPoints = [10.0, 25.0, 15.0, 30.0, 20.0]  // Example
    let chartType = "line"

    // Create view node for dependency tracking (optional)
    let viewNode: ViewNode?
    if context.isTracking {
      viewNode = ViewNode(
        id: nodeId,
        nodeType: .custom(kind: "chart")
      )
      viewNode?.parent = context.parentViewNode
    } else {
      viewNode = nil
    }

    // Create the render node
    let chartNode = ChartNode(
      id: component.id,
      dataPoints: dataPoints,
      chartType: chartType,
      style: style
    )

    let renderNode = RenderNode.custom(kind: .chart, node: chartNode)
    return ComponentResolutionResult(renderNode: renderNode, viewNode: viewNode)
  }
}

// Step 5: Implement the SwiftUI Renderer

public struct ChartNodeTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.chart

  public init() {}

  @MainActor
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let customNode) = node,
      let chartNode = customNode as? ChartNode
    else {
      return AnyTextView(EmptyTextView())
    }

    return AnyTextView(
      ChartNodeView(node: chartNode, stateStore: context.stateStore)
    )
  }
}

struct ChartNodeView: TextView {
  let node: ChartNode
  // `@ObservedObject` belongs to SwiftUI: here the screen is redrawn when the state has changed.
  let stateStore: StateStore

  var body: some TextView {
    VStack(alignment: .leading) {
      ForEach(node.dataPoints) { point in
        Text(String(repeating: "▇", count: Int(point / 5)))
      }
    }
    .applyContainerStyle(node.style)
  }
}

// Step 7: Register with Default Registries

extension ComponentResolverRegistry {
  // The guide adds a line to the framework's own method, which an extension cannot redeclare.
  public func registerResolversOfTheGuide() {
    register(ChartComponentResolver())
  }
}

extension TextNodeRendererRegistry {
  public func registerRenderersOfTheGuide() {
    register(ChartNodeTextRenderer())
  }
}

/// A realistic resolver: it reads the component's own keys and tracks its data.
struct MeasuredChartResolver: ComponentResolving {
  static let componentKind: Document.ComponentKind = .chart

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard let properties = context.properties(of: component, as: ChartProperties.self) else {
      throw ComponentResolutionError.invalid("a chart needs `dataPoints`")
    }
    let node = ChartNode(id: component.id, dataPoints: properties.dataPoints, chartType: properties.chartType)
    return .renderOnly(.custom(kind: .chart, node: node))
  }
}
