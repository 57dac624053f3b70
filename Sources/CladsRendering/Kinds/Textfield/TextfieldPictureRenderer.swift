/// Draws text fields in pictures.
public struct TextfieldPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.textField

  public init() {}

  /// Returns the text on a line of all available width, without a box.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .textField(let field) = node else { return .empty }
    let scheme = context.colorScheme
    let control = SceneControl(
      .textField(
        text: String(field.text.map { $0.isNewline ? " " : $0 }), placeholder: field.placeholder),
      label: field.controlLabel,
      font: PictureFont(field.style), color: field.style.textColor ?? SystemColors.label(scheme),
      faintColor: SystemColors.placeholder(scheme))
    return PictureView.textField(control).styled(field.style)
  }
}
