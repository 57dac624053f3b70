package import TextUI

/// The view of an image: a glyph or a name, between angle brackets or in a box.
package struct ImageView: TextView {
  let configuration: ImageConfiguration

  package init(configuration: ImageConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    EnvironmentReader { environment in
      let (opening, closing) = configuration.brackets(environment.glyphs)
      let mark = Text(opening + configuration.mark(isASCII: environment.isASCII) + closing)
      framed(configuration.tint.map { mark.foreground($0) } ?? mark)
    }.styled(InsetStyle(configuration.style))
  }

  private func framed(_ mark: Text) -> AnyTextView {
    // Without a height it has one row: on device it is as high as its width and the ratio of its picture say,
    // which only the app has, and much of the screen would be an empty box.
    let style = configuration.style
    var view = AnyTextView(mark)
    if configuration.box != nil { view = view.frame(minWidth: 3, maxWidth: Length.infinity) }
    if configuration.source == .activityIndicator {
      view = view.frame(maxWidth: Length.infinity, maxHeight: Length.infinity)
    }
    view = view.styled(SizeStyle(style))
    if configuration.fillsWidth { view = view.frame(maxWidth: Length.infinity) }
    return configuration.box.map { view.styled(OutlineStyle($0)) } ?? view
  }
}
