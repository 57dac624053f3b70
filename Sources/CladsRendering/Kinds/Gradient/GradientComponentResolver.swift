public import CladsDocument
import CladsExpressions
import TextUI

/// Resolves gradients.
public struct GradientComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "gradient"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let stops = (component.gradientColors ?? []).map { stop in
      GradientNode.ColorStop(color: color(of: stop, context), location: stop.location)
    }
    let end: Document.UnitPoint = context.deviations.contains(.gradientEnd) ? .bottom : .top
    return .renderOnly(
      .gradient(
        GradientNode(
          id: context.identifier(component.id), colors: stops,
          startPoint: IR.UnitPoint(component.gradientStart ?? .bottom),
          endPoint: IR.UnitPoint(component.gradientEnd ?? end), style: context.style(of: component),
          place: context.place(of: component.origin))))
  }

  @MainActor
  private func color(of stop: Document.GradientColorConfig, _ context: ResolutionContext) -> GradientColor {
    if let light = stop.lightColor, let dark = stop.darkColor {
      return .adaptive(light: context.color(light), dark: context.color(dark))
    }
    return .fixed(stop.color.map { context.color($0) } ?? .clear)
  }
}
