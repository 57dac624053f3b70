import CladsDocument
package import TextUI

/// Draws buttons.
package struct ButtonTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.button

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .button(let button) = node else { return AnyTextView(EmptyTextView()) }
    let perform = context.perform(button.onTap, of: button.place)
    let image = button.image.map { ButtonIcon($0, style: button.currentStyle, in: context) }
    let surface = ButtonSurface(button: button, icon: image)
    return AnyTextView(
      PerMedium {
        let view = ButtonView(configuration: ButtonConfiguration(button))
        if let perform { view.onTapGesture(perform: perform) } else { view }
      } points: {
        if perform != nil {
          surface.control(SceneControl(.button, label: button.spokenLabel))
        } else {
          surface
        }
      })
  }
}

/// A button in points.
private struct ButtonSurface: TextView {
  let button: ButtonNode
  let icon: ButtonIcon?

  var body: some TextView {
    let style = button.currentStyle
    let alignment = Alignment(style.textAlignment ?? .center)
    return content(style).padding(style.padding)
      .styled(SizeStyle(style, alignment: alignment))
      .frame(maxWidth: button.fillWidth ? .infinity : nil, alignment: alignment)
      .clipped()
      .backed(by: style, cornerRadius: cornerRadius(style))
  }

  /// Returns the radius of a shape, which overrides that of the style.
  private func cornerRadius(_ style: IR.Style) -> Double? {
    switch button.buttonShape {
    case .circle: min(style.width ?? 44, style.height ?? 44) / 2
    case .capsule: (style.height ?? 44) / 2
    case .roundedSquare: 10
    case nil: nil
    }
  }

  private func content(_ style: IR.Style) -> AnyTextView {
    let label = Text(button.label, style: style).uncut()
    guard let icon else { return AnyTextView(label) }
    if button.label.isEmpty { return AnyTextView(icon) }
    return switch button.imagePlacement {
    case .leading: row(icon, label)
    case .trailing: row(label, icon)
    case .top: column(icon, label)
    case .bottom: column(label, icon)
    }
  }

  private func row(_ first: some TextView, _ second: some TextView) -> AnyTextView {
    AnyTextView(
      HStack(spacing: button.imageSpacing) {
        first
        second
      })
  }

  private func column(_ first: some TextView, _ second: some TextView) -> AnyTextView {
    AnyTextView(
      VStack(spacing: button.imageSpacing) {
        first
        second
      })
  }
}

/// The image of a button in points, in its natural size.
private struct ButtonIcon: TextView {
  private let source: ImageNode.Source
  private let picture: PictureImage?
  private let style: IR.Style

  @MainActor
  init(_ source: ImageNode.Source, style: IR.Style, in context: TextRenderContext) {
    self.source = source
    self.style = style
    picture = if case .asset(let name) = source { context.image(named: name) } else { nil }
  }

  @TextViewBuilder var body: some TextView {
    let font = Font(style)
    if let picture {
      Picture(picture, named: source.name).frame(width: picture.width, height: picture.height)
    } else {
      switch source {
      case .sfsymbol(let name): Symbol(name, font: font, color: style.textColor)
      case .activityIndicator: ActivityIndicator()
      case .asset, .url, .statePath:
        PicturePlaceholder(source.name, ideal: (font.size, font.size))
          .frame(width: font.size * 1.2, height: font.size * 1.2)
      }
    }
  }
}
