import CladsRenderTree
import CladsTextRenderer
public import TextUI

/// The view of an image: a glyph or a name, between angle brackets or in a box.
public struct ImageView: TextView {
  let configuration: ImageConfiguration

  public init(configuration: ImageConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    EnvironmentReader { environment in
      let (opening, closing) = configuration.brackets(environment.glyphs)
      let mark = Text(opening + configuration.mark(isASCII: environment.isASCII) + closing)
      framed(configuration.tint.map { mark.foreground($0) } ?? mark)
    }.styled(InsetStyle(configuration.style))
  }

  private func framed(_ mark: Text) -> AnyTextView {
    guard let box = configuration.box else { return mark.styled(SizeStyle(configuration.style)) }
    return mark.frame(minWidth: 3, maxWidth: Length.infinity)
      .styled(SizeStyle(configuration.style)).styled(OutlineStyle(box))
  }
}
