public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws flexible space.
public struct SpacerTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.spacer

  /// Creates a renderer.
  public init() {}

  /// The space; of a fixed size when the node has one.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .spacer(let spacer) = node else { return AnyTextView(EmptyTextView()) }
    if spacer.width != nil || spacer.height != nil {
      return Rectangle().fill(.clear).frame(
        width: spacer.width.map(Scale.columns) ?? 0, height: spacer.height.map(Scale.rows) ?? 0)
    }
    guard let points = spacer.minLength else { return AnyTextView(Spacer()) }
    return AnyTextView(
      EnvironmentReader { environment in
        Spacer(minLength: environment.stackAxis == .vertical ? Scale.rows(points) : Scale.columns(points))
      })
  }
}

/// The direction of the innermost stack.
private enum StackAxisKey: EnvironmentKey {
  static let defaultValue = Axis.vertical
}

extension EnvironmentValues {
  /// The direction of the innermost stack; a screen is one from top to bottom.
  var stackAxis: Axis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
