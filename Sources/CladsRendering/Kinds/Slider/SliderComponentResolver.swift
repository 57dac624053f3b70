public import CladsDocument
import CladsExpressions

/// Resolves sliders.
public struct SliderComponentResolver: ComponentResolving {
  public static let componentKind: Document.ComponentKind = "slider"

  public init() {}

  /// Returns the node of a slider; its value is clamped to its range.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let binding = try context.binding(of: component, isFollowed: false)
    var (low, high) = (component.minValue ?? 0, component.maxValue ?? 1)
    if low > high {
      if context.deviations.contains(.reversedRange) {
        throw ComponentResolutionError.invalid(
          "the app crashes: the slider's `minValue` is above its `maxValue`")
      }
      swap(&low, &high)
    }
    var value = low
    var keepsIntegers = false
    switch binding.value {
    case .doubleValue(let number)?: value = number
    case .intValue(let number)? where !context.deviations.contains(.integerSlider):
      value = Double(number)
      keepsIntegers = true
    default: break
    }
    return .renderOnly(
      .slider(
        SliderNode(
          id: context.identifier(component.id), value: min(max(value, low), high), minValue: low,
          maxValue: high, styleId: component.styleId, style: context.style(of: component),
          bindingPath: binding.path, keepsIntegers: keepsIntegers,
          onValueChanged: context.onValueChanged(of: component), place: context.place(of: component.origin))))
  }
}
