public import CladsDocument
import CladsExpressions

/// Resolves page indicators.
public struct PageIndicatorComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "pageIndicator"

  public init() {}

  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard let path = component.currentPage else {
      throw ComponentResolutionError.invalid(
        "this page indicator has no `currentPage`, so the app shows an empty screen")
    }
    let count = component.pageCount ?? 5
    if count < 0, context.deviations.contains(.negativeCount) {
      throw ComponentResolutionError.invalid("the app crashes: `pageCount` is negative")
    }
    let page = if case .intValue(let page)? = context.value(at: path) { page } else { 0 }
    var node = PageIndicatorNode(
      id: context.identifier(component.id), currentPagePath: context.locate(path), currentPage: page,
      pageCount: max(0, count), style: context.style(of: component),
      place: context.place(of: component.origin))
    node.dotSize = component.dotSize ?? node.dotSize
    node.dotSpacing = component.dotSpacing ?? node.dotSpacing
    node.dotColor = component.dotColor.map { context.color($0) } ?? node.dotColor
    node.currentDotColor = component.currentDotColor.map { context.color($0) } ?? node.currentDotColor
    return .renderOnly(.pageIndicator(node))
  }
}
