import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import TextUI

// 2.5 Using CLADSPlugin for Bundled Registrations

public struct ChartingPlugin: CLADSPlugin {
  public init() {}

  public func register(with registry: CladsRegistry) {
    // Register component properties
    registry.registerProperties(BarChartProperties.self)
    registry.registerProperties(LineChartProperties.self)
    registry.registerProperties(PieChartProperties.self)

    // Register resolvers
    registry.registerResolver(BarChartResolver())
    registry.registerResolver(LineChartResolver())
    registry.registerResolver(PieChartResolver())

    // Register SwiftUI renderers
    registry.registerTextRenderer(BarChartTextRenderer())
    registry.registerTextRenderer(LineChartTextRenderer())
    registry.registerTextRenderer(PieChartTextRenderer())

    // Register actions
    registry.registerAction(ChartExportActionHandler())
  }
}

@MainActor enum Charting {
  // Usage
  static func load() -> CladsRegistry {
    let registry = CladsRegistry()
    registry.load(ChartingPlugin())
    return registry
  }
}

// 2.6 Using CladsRegistry for Complete Registration

@MainActor enum CompleteRegistration {
  static func withRenderer() -> CladsRegistry {
    let registry = CladsRegistry()

    // Registrations with a UIKit renderer need UIKit.
    // SwiftUI only
    registry.registerComponent(
      propertiesType: ChartProperties.self,
      resolver: ChartComponentResolver(),
      textRenderer: ChartNodeTextRenderer()
    )
    return registry
  }

  static func resolverOnly() -> CladsRegistry {
    let registry = CladsRegistry()

    // Resolver only (uses built-in render nodes)
    registry.registerComponent(
      propertiesType: ChartProperties.self,
      resolver: ChartAsTextResolver()
    )
    return registry
  }
}

/// Resolves a chart to a built-in text node.
struct ChartAsTextResolver: ComponentResolving {
  static let componentKind = Document.ComponentKind.chart

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let points = context.properties(of: component, as: ChartProperties.self)?.dataPoints ?? []
    return .renderOnly(.text(TextNode(content: "a chart of \(points.count) points")))
  }
}

// The plugin's registrations: three charts that differ in one character.

protocol ChartLook: Sendable {
  static var name: String { get }
  static var mark: String { get }
}

enum Bars: ChartLook {
  static let name = "barChart"
  static let mark = "█"
}

enum Lines: ChartLook {
  static let name = "lineChart"
  static let mark = "·"
}

enum Slices: ChartLook {
  static let name = "pieChart"
  static let mark = "◔"
}

struct ValuesProperties<Look: ChartLook>: ComponentProperties {
  static var kind: Document.ComponentKind { Document.ComponentKind(rawValue: Look.name) }
  let values: [Int]
}

struct ValuesNode<Look: ChartLook>: CustomRenderNode {
  static var kind: RenderNodeKind { RenderNodeKind(rawValue: Look.name) }
  let values: [Int]
}

struct ValuesResolver<Look: ChartLook>: ComponentResolving {
  static var componentKind: Document.ComponentKind { Document.ComponentKind(rawValue: Look.name) }

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let values = context.properties(of: component, as: ValuesProperties<Look>.self)?.values ?? []
    return .renderOnly(.custom(kind: ValuesNode<Look>.kind, node: ValuesNode<Look>(values: values)))
  }
}

struct ValuesTextRenderer<Look: ChartLook>: TextNodeRendering {
  static var nodeKind: RenderNodeKind { ValuesNode<Look>.kind }

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let node as ValuesNode<Look>) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(
      HStack(spacing: 1) {
        ForEach(node.values) { Text(String(repeating: Look.mark, count: $0)) }
      })
  }
}

typealias BarChartProperties = ValuesProperties<Bars>
typealias LineChartProperties = ValuesProperties<Lines>
typealias PieChartProperties = ValuesProperties<Slices>
typealias BarChartResolver = ValuesResolver<Bars>
typealias LineChartResolver = ValuesResolver<Lines>
typealias PieChartResolver = ValuesResolver<Slices>
typealias BarChartTextRenderer = ValuesTextRenderer<Bars>
typealias LineChartTextRenderer = ValuesTextRenderer<Lines>
typealias PieChartTextRenderer = ValuesTextRenderer<Slices>

struct ChartExportActionHandler: ActionHandler {
  static let actionType = "exportChart"

  func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
    context.stateStore.set("exported", value: parameters.string("format") ?? "png")
  }
}
