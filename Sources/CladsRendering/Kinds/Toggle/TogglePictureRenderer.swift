/// Draws toggles in pictures.
public struct TogglePictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.toggle

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .toggle(let toggle) = node else { return .empty }
    let scheme = context.colorScheme
    let color = toggle.isOn ? toggle.style.tintColor ?? SystemColors.green(scheme) : SystemColors.fill(scheme)
    return PictureView.toggle(isOn: toggle.isOn, color: color)
      .control(
        SceneControl(.toggle(isOn: toggle.isOn), label: toggle.controlLabel)
      ).padding(toggle.style.padding)
  }
}
