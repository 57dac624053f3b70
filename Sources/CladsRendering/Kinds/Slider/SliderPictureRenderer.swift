/// Draws sliders in pictures.
public struct SliderPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.slider

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .slider(let slider) = node else { return .empty }
    let scheme = context.colorScheme
    let (least, most) = (min(slider.minValue, slider.maxValue), max(slider.minValue, slider.maxValue))
    return PictureView.slider(
      share: SliderConfiguration(slider).share, tint: slider.style.tintColor ?? SystemColors.blue(scheme),
      track: SystemColors.fill(scheme)
    )
    .control(
      SceneControl(
        .slider(value: slider.value, range: least...most), label: slider.controlLabel)
    ).padding(slider.style.padding)
  }
}
