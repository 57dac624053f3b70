package import TextUI

/// Draws images.
package struct ImageTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.image

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .image(let image) = node else { return AnyTextView(EmptyTextView()) }
    let perform = context.perform(image.onTap, of: image.place)
    let surface = ImageSurface(image, in: context)
    return AnyTextView(
      PerMedium {
        let view = ImageView(configuration: ImageConfiguration(image))
        if let perform { view.onTapGesture(perform: perform) } else { view }
      } points: {
        if perform != nil {
          surface.control(SceneControl(.button, label: image.spokenLabel))
        } else {
          surface
        }
      })
  }
}

/// An image in points.
private struct ImageSurface: TextView {
  private let image: ImageNode
  private let file: PictureImage?

  @MainActor
  init(_ image: ImageNode, in context: TextRenderContext) {
    self.image = image
    file = if case .asset(let name) = image.shown { context.image(named: name) } else { nil }
  }

  var body: some TextView {
    let style = image.style
    let radius = style.cornerRadius ?? 0
    let isSpinning = image.shown == .activityIndicator
    return
      picture
      .frame(maxWidth: isSpinning ? .infinity : nil, maxHeight: isSpinning ? .infinity : nil)
      .styled(SizeStyle(style))
      .frame(maxWidth: style.size.width == nil ? .infinity : nil)
      .padding(style.padding).cornerRadius(radius)
      .border(style.borderColor, width: style.borderWidth, in: .rectangle(cornerRadius: radius))
  }

  private var picture: AnyTextView {
    let style = image.style
    switch image.shown {
    case .sfsymbol(let name):
      return AnyTextView(
        EnvironmentReader { environment in
          let color =
            image.showsPlaceholder
            ? SystemColors.secondaryLabel(environment.colorScheme) : style.tintColor ?? style.textColor
          Symbol(name, color: color, isResizable: true)
        })
    case .activityIndicator: return AnyTextView(ActivityIndicator())
    case .asset(let name), .url(let name), .statePath(_, let name):
      if let file { return AnyTextView(Picture(file, named: name)) }
      let side = Estimates.unknownImageSide
      let box = PicturePlaceholder(name, ideal: (side, side))
      // What is known of its shape is the frame that it must fit into.
      return style.width != nil && style.height != nil ? AnyTextView(box) : box.aspectRatio(1)
    }
  }
}
