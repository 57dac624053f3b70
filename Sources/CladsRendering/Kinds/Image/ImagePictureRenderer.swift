import TextUI

/// Draws images in pictures.
public struct ImagePictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.image

  public init() {}

  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .image(let image) = node else { return .empty }
    let style = image.style
    var view = picture(of: image, context)
    if case .activityIndicator = image.shown {
      view = view.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    view = view.sized(style.size)
      .frame(maxWidth: style.size.width == nil ? .infinity : nil)
      .padding(style.padding)
    view = view.clipped(cornerRadius: style.cornerRadius ?? 0)
      .border(
        style.borderColor, width: style.borderWidth, in: .rectangle(cornerRadius: style.cornerRadius ?? 0))
    guard image.onTap != nil else { return view }
    return view.control(SceneControl(.button, label: image.id ?? image.shown.name))
  }

  @MainActor
  private func picture(of image: ImageNode, _ context: PictureRenderContext) -> PictureView {
    let (style, scheme) = (image.style, context.colorScheme)
    switch image.shown {
    case .sfsymbol(let name):
      let color =
        image.showsDefault ? SystemColors.secondaryLabel(scheme) : style.tintColor ?? style.textColor
      return .resizableSymbol(name, font: PictureFont(), color: color)
    case .activityIndicator: return .activityIndicator(scheme)
    case .asset(let name):
      if let picture = context.image(named: name) { return .image(picture, named: name, in: scheme) }
      return placeholder(name, style, scheme)
    case .url(let name), .statePath(_, let name):
      return placeholder(name, style, scheme)
    }
  }

  @MainActor
  private func placeholder(_ name: String, _ style: IR.Style, _ scheme: ColorScheme) -> PictureView {
    let side = PictureView.unknownImageSide
    let box = PictureView.placeholder(name, ideal: (side, side), in: scheme)
    // What is known of its shape is the frame that it must fit into.
    return style.width != nil && style.height != nil ? box : box.aspectRatio(1)
  }
}

extension PictureView {
  /// Returns the image of a button, in its natural size.
  @MainActor
  static func icon(
    _ source: ImageNode.Source, font: PictureFont, color: IR.Color?, in context: PictureRenderContext
  ) -> PictureView {
    let scheme = context.colorScheme
    if case .asset(let name) = source, let image = context.image(named: name) {
      return .image(image, named: name, in: scheme).frame(width: image.width, height: image.height)
    }
    return switch source {
    case .sfsymbol(let name): .symbol(name, font: font, color: color)
    case .activityIndicator: .activityIndicator(scheme)
    case .asset, .url, .statePath:
      .placeholder(source.name, ideal: (font.size, font.size), in: scheme)
        .frame(width: font.size * 1.2, height: font.size * 1.2)
    }
  }
}
