import CladsDocument
package import TextUI

/// The view of a button.
package struct ButtonView: TextView {
  let configuration: ButtonConfiguration

  package init(configuration: ButtonConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    if configuration.hasWidth {
      visible
    } else {
      // On device the button is there, but as wide as its padding, and pushes nothing aside.
      visible.spareWidth(atLeast: configuration.emptyWidth)
    }
  }

  @TextViewBuilder private var visible: some TextView {
    if let brackets = configuration.brackets {
      bracketed(brackets.opening, brackets.closing)
    } else {
      boxed
    }
  }

  private var style: IR.Style { configuration.style }
  private var alignment: Alignment { Alignment(style.textAlignment ?? .center) }
  private var maxWidth: Int? { configuration.fillsWidth ? Length.infinity : nil }
  /// The style that gives the distance of the brackets. Those of a button that fills the width are at its
  /// ends, because its fill covers what is around the frame of its own width, too.
  private var sizeStyle: IR.Style {
    var sized = style
    if configuration.fillsWidth { (sized.size.width, sized.size.maxWidth) = (nil, nil) }
    return sized
  }

  /// Returns the button with brackets at both ends of its width.
  private func bracketed(_ opening: String, _ closing: String) -> AnyTextView {
    let columns = sizeStyle.width.map { max(2, Scale.drawnColumns($0)) }
    let padding = EdgeInsets(style.padding)
    let isWide = columns != nil || configuration.fillsWidth || sizeStyle.size.width != nil
    let row = HStack(alignment: .center, spacing: 0) {
      bracket(opening)
      content.padding(
        EdgeInsets(
          top: 0, leading: max(0, padding.leading - 1), bottom: 0, trailing: max(0, padding.trailing - 1))
      ).frame(minWidth: 1, maxWidth: isWide ? Length.infinity : nil, alignment: alignment)
      bracket(closing)
    }
    var rest = sizeStyle
    rest.size.width = columns == nil ? rest.size.width : nil
    return row.frame(width: columns)
      .padding(EdgeInsets(top: padding.top, leading: 0, bottom: padding.bottom, trailing: 0))
      .styled(SizeStyle(rest)).frame(maxWidth: maxWidth).styled(BackgroundStyle(configuration.fill ?? .clear))
  }

  private func bracket(_ text: String) -> some TextView { Text(text, style: style) }

  private var boxed: AnyTextView {
    content.styled(InsetStyle(configuration.padding)).styled(SizeStyle(style, alignment: alignment))
      .frame(maxWidth: maxWidth, alignment: alignment)
      .styled(OutlineStyle(configuration.box ?? .square, color: configuration.boxColor))
      .styled(BackgroundStyle(configuration.fill ?? .clear))
  }

  @TextViewBuilder private var content: some TextView {
    if let image = configuration.image {
      switch configuration.imagePlacement {
      case .leading:
        HStack(alignment: .center, spacing: sideSpacing) {
          ImageView(configuration: image)
          label
        }
      case .trailing:
        HStack(alignment: .center, spacing: sideSpacing) {
          label
          ImageView(configuration: image)
        }
      case .top:
        VStack(alignment: .center, spacing: configuration.imageSpacing.rows) {
          ImageView(configuration: image)
          label
        }
      case .bottom:
        VStack(alignment: .center, spacing: configuration.imageSpacing.rows) {
          label
          ImageView(configuration: image)
        }
      }
    } else {
      label
    }
  }

  private var sideSpacing: Int { configuration.label.isEmpty ? 0 : configuration.imageSpacing.columns }

  @TextViewBuilder private var label: some TextView {
    if !configuration.label.isEmpty {
      Text(configuration.label, style: style)
    } else if configuration.image == nil {
      Text(" ")
    }
  }
}
