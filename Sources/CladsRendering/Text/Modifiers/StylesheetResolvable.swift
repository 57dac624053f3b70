public import CladsDocument
public import TextUI

/// A value of a modifier that depends on the node and is resolved when the modifier is drawn.
///
/// Seed: *Adding Custom Modifiers*, "Resolvable Types".
public protocol StylesheetResolvable: ASTArgument {
  /// The type of the resolved value.
  associatedtype Resolved

  /// Returns the value for a node.
  @MainActor func resolve(on element: ElementNode, in context: LiveContext) -> Resolved
}

extension AttributeReference: StylesheetResolvable {
  /// Returns the constant, or the value of the node's key. Without such a value, the modifier is not drawn.
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Value {
    switch self {
    case .constant(let value): return value
    case .attribute(let name):
      do {
        return try element.attributeValue(Value.self, for: name)
      } catch {
        ModifierEvaluation.current?.fail(error)
        return .substitute
      }
    }
  }
}

extension ResolvableColor: StylesheetResolvable {
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Color {
    switch self {
    case .system(let color): Color(color, context.colorScheme)
    case .text(let text): Color(hex: text.resolve(on: element, in: context))
    case .channels(let red, let green, let blue, let opacity):
      Color(
        red: red.resolve(on: element, in: context), green: green.resolve(on: element, in: context),
        blue: blue.resolve(on: element, in: context), alpha: opacity.resolve(on: element, in: context))
    case .opacity(let color, let opacity):
      color.resolve(on: element, in: context).opacity(opacity.resolve(on: element, in: context))
    }
  }
}

extension ResolvableMaterial: StylesheetResolvable {
  /// Returns a translucent gray: text has no blur.
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Color {
    let opacity =
      switch self {
      case .ultraThinMaterial: 0.2
      case .thinMaterial: 0.35
      case .regularMaterial: 0.5
      case .thickMaterial: 0.65
      case .ultraThickMaterial, .bar: 0.8
      }
    return Color.gray.opacity(opacity)
  }
}

extension StylesheetResolvableShapeStyle: StylesheetResolvable {
  /// Returns the color that fills the shape.
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Color {
    switch self {
    case .color(let color): color.resolve(on: element, in: context)
    case .material(let material): material.resolve(on: element, in: context)
    }
  }
}

extension ResolvableHorizontalAlignment: StylesheetResolvable {
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> HorizontalAlignment {
    HorizontalAlignment(alignment)
  }
}

extension ResolvableVerticalAlignment: StylesheetResolvable {
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> VerticalAlignment {
    VerticalAlignment(alignment)
  }
}

extension ResolvableAlignment: StylesheetResolvable {
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Alignment {
    Alignment(horizontal: .init(horizontal), vertical: .init(vertical))
  }
}

extension ResolvableLength: StylesheetResolvable {
  /// Returns the length in points; `nil` for all the space there is.
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> Double? {
    switch self {
    case .points(let points): points.resolve(on: element, in: context)
    case .infinity: nil
    }
  }
}

extension HorizontalAlignment {
  /// The alignment as an argument of a modifier.
  public typealias Resolvable = ResolvableHorizontalAlignment
}

extension VerticalAlignment {
  /// The alignment as an argument of a modifier.
  public typealias Resolvable = ResolvableVerticalAlignment
}

extension Alignment {
  /// The alignment as an argument of a modifier.
  public typealias Resolvable = ResolvableAlignment
}

extension Color {
  /// The color as an argument of a modifier.
  public typealias Resolvable = ResolvableColor
}

extension TextView {
  /// Returns this view with a color or material behind it.
  @MainActor
  public func background(_ style: StylesheetResolvableShapeStyle) -> AnyTextView {
    let evaluation = ModifierEvaluation.current
    return background(
      style.resolve(on: evaluation?.element ?? ElementNode(), in: evaluation?.context ?? LiveContext()))
  }
}
