import CladsProject
import CladsRendering
import TextUI

/// The box that `clads.json` describes in place of a custom component: an image or a symbol, and a text.
struct PlaceholderBox: TextView {
  private let placeholder: PlaceholderFile
  private let text: String
  private let image: PictureImage?
  private let size: (width: Double?, height: Double?)
  /// Whether the box fills the size that it gets, because something gives it one.
  private let fills: (width: Bool, height: Bool)

  @MainActor
  init(_ placeholder: PlaceholderFile, of component: ProjectComponentNode, _ context: TextRenderContext) {
    self.placeholder = placeholder
    text = placeholder.text ?? (placeholder.asset == nil ? component.name : "")
    image = placeholder.asset.flatMap { context.image(named: $0) }
    let style = component.style.size
    size = (style.width == nil ? placeholder.width : nil, style.height == nil ? placeholder.height : nil)
    fills = (style.width != nil || size.width != nil, style.height != nil || size.height != nil)
  }

  var body: some TextView {
    PerMedium {
      content.padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        .frame(maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil)
        .border(.square).frame(width: size.width, height: size.height)
    } points: {
      EnvironmentReader { environment in
        framed(
          content.padding(PointInsets(top: 6, bottom: 6, leading: 10, trailing: 10)),
          SystemColors.separator(environment.colorScheme))
      }
    }
  }

  private func framed(_ content: AnyTextView, _ color: Color) -> AnyTextView {
    let inside = image.map { AnyTextView(Picture($0, named: placeholder.asset ?? "")) } ?? content
    return AnyTextView(
      inside.frame(maxWidth: fills.width ? .infinity : nil, maxHeight: fills.height ? .infinity : nil)
        .border(color, width: 1, in: .rectangle(cornerRadius: 8))
        .frame(width: size.width, height: size.height))
  }

  private var content: AnyTextView {
    let label = text.isEmpty ? [] : [AnyTextView(Text(text).font(Font(size: 13)))]
    let symbol = placeholder.sfsymbol.map { AnyTextView(Symbol($0)) }
    return AnyTextView(VStack(alignment: .center, spacing: 4.0) { (symbol.map { [$0] } ?? []) + label })
  }
}
