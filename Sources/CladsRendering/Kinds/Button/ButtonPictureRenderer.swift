import CladsDocument
import TextUI

/// Draws buttons in pictures.
public struct ButtonPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.button

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .button(let button) = node else { return .empty }
    let style = button.currentStyle
    let alignment = Alignment(style.textAlignment ?? .center)
    let view = content(of: button, style, context)
      .padding(style.padding)
      .sized(style.size, alignment: alignment)
      .frame(maxWidth: button.fillWidth ? .infinity : nil, alignment: alignment)
      .clipped()
      .backed(by: style, cornerRadius: cornerRadius(of: button, style))
    guard button.onTap != nil else { return view }
    return view.control(
      SceneControl(.button, label: button.controlLabel))
  }

  /// Returns the radius of a shape, which overrides that of the style.
  private func cornerRadius(of button: ButtonNode, _ style: IR.Style) -> Double? {
    switch button.buttonShape {
    case .circle: min(style.width ?? 44, style.height ?? 44) / 2
    case .capsule: (style.height ?? 44) / 2
    case .roundedSquare: 10
    case nil: nil
    }
  }

  @MainActor
  private func content(
    of button: ButtonNode, _ style: IR.Style, _ context: PictureRenderContext
  ) -> PictureView {
    let font = PictureFont(style)
    let label = PictureView.text(
      button.label, font: font, color: style.textColor,
      alignment: style.textAlignment.map { TextAlignment($0) } ?? .leading
    ).fixedSize(horizontal: false)
    guard let source = button.image else { return label }
    let image = PictureView.icon(source, font: font, color: style.textColor, in: context)
    if button.label.isEmpty { return image }
    return switch button.imagePlacement {
    case .leading: .hstack(spacing: button.imageSpacing, [image, label])
    case .trailing: .hstack(spacing: button.imageSpacing, [label, image])
    case .top: .vstack(spacing: button.imageSpacing, [image, label])
    case .bottom: .vstack(spacing: button.imageSpacing, [label, image])
    }
  }
}
