#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  /// A label: its text is never cut, and its padding is around it.
  struct LabelView: View {
    let label: TextNode
    let context: ScreenContext

    var body: some View {
      Text(verbatim: label.content).styled(label.style)
        .recorded(as: context.key(of: label.place, .text), in: context.recorder)
        .padding(EdgeInsets(label.padding))
    }
  }

  /// A button: its width contains its padding, and what is larger is cut.
  struct ButtonView: View {
    let button: ButtonNode
    let context: ScreenContext

    private var style: IR.Style { button.currentStyle }

    var body: some View {
      Button {
      } label: {
        content
          .padding(EdgeInsets(style.padding))
          .sized(by: style)
          .frame(maxWidth: button.fillWidth ? .infinity : nil, alignment: alignment)
          .background { style.backgroundColor.map { Color($0) } }
          .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
      }
      .buttonStyle(.plain)
    }

    private var alignment: Alignment {
      Alignment(horizontal: HorizontalAlignment(style.textAlignment ?? .center), vertical: .center)
    }

    @ViewBuilder private var content: some View {
      if let source = button.image {
        if button.label.isEmpty {
          icon(source)
        } else {
          switch button.imagePlacement {
          case .leading:
            HStack(spacing: button.imageSpacing) {
              icon(source)
              text
            }
          case .trailing:
            HStack(spacing: button.imageSpacing) {
              text
              icon(source)
            }
          case .top:
            VStack(spacing: button.imageSpacing) {
              icon(source)
              text
            }
          case .bottom:
            VStack(spacing: button.imageSpacing) {
              text
              icon(source)
            }
          }
        }
      } else {
        text
      }
    }

    private var text: some View {
      Text(verbatim: button.label).styled(style)
        .recorded(as: context.key(of: button.place, .text), in: context.recorder)
    }

    /// An icon of the size of the font.
    @ViewBuilder private func icon(_ source: ImageNode.Source) -> some View {
      switch source {
      case .sfsymbol(let name):
        Image(systemName: name).font(style.font)
          .foregroundStyle(style.textColor.map { Color($0) } ?? .primary)
      case .activityIndicator: ProgressView()
      case .asset, .url, .statePath:
        // The size of a picture in the app is not known; the same as in `ButtonPictureRenderer`.
        let side = (style.fontSize ?? 17) * 1.2
        Color.clear.frame(width: side, height: side)
      }
    }

    private var cornerRadius: CGFloat {
      switch button.buttonShape {
      case .circle: min(style.width ?? 44, style.height ?? 44) / 2
      case .capsule: (style.height ?? 44) / 2
      case .roundedSquare: 10
      case nil: style.cornerRadius ?? 0
      }
    }
  }

  /// A text field without a box.
  struct FieldView: View {
    let field: TextFieldNode

    var body: some View {
      TextField(field.placeholder, text: .constant(field.text))
        .textFieldStyle(.plain)
        .font(field.style.font)
        .foregroundStyle(field.style.textColor.map { Color($0) } ?? .primary)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  extension Text {
    /// Returns the text in the font, color and alignment of a style, as high as all of its lines.
    @MainActor
    fileprivate func styled(_ style: IR.Style) -> some View {
      font(style.font)
        .foregroundStyle(style.textColor.map { Color($0) } ?? .primary)
        .multilineTextAlignment(TextAlignment(style.textAlignment ?? .leading))
        .lineLimit(nil)
        .fixedSize(horizontal: false, vertical: true)
    }
  }
#endif
