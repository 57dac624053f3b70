import CLADS
import Foundation
import Testing

/// Conversions from a document to what is drawn.
@Suite struct ConversionTests {
  @Test func `alignments of stacks are centered where they say nothing`() {
    #expect(AlignmentConverter.forVStack(.leading) == IR.Alignment(horizontal: .leading, vertical: .center))
    #expect(AlignmentConverter.forVStack(nil) == .center)
    #expect(AlignmentConverter.forHStack(.top) == IR.Alignment(horizontal: .center, vertical: .top))
    #expect(AlignmentConverter.forZStack(Document.StackAlignment(.topLeading)) == .topLeading)
    #expect(AlignmentConverter.forZStack(nil) == .center)
  }

  @Test func `an edge of a padding counts before its axis`() {
    let insets = PaddingConverter.convert(Document.Padding(top: 1, horizontal: 2, vertical: 3))
    #expect(insets == IR.EdgeInsets(top: 1, bottom: 3, leading: 2, trailing: 2))
    #expect(PaddingConverter.convert(nil) == .zero)
  }

  @Test(arguments: [
    ("light", RenderColorScheme.light), ("DARK", .dark), ("system", .system), ("sepia", .system),
  ])
  func `color schemes have names in any case`(name: String, expected: RenderColorScheme) {
    #expect(ColorSchemeConverter.convert(name) == expected)
    #expect(ColorSchemeConverter.convert(nil) == .system)
  }

  @Test func `points of gradients have names`() {
    #expect(GradientPointConverter.convert("topLeading") == IR.UnitPoint(x: 0, y: 0))
    #expect(GradientPointConverter.convert("middle") == .bottom)
    #expect(GradientPointConverter.convert(Document.UnitPoint.trailing) == .trailing)
  }

  @Test func `values go to the app and back`() {
    let value: Document.StateValue = ["a": [1, 2.5, true, "t"]]
    #expect(StateValueConverter.anyToStateValue(StateValueConverter.convert(value)) == value)
    #expect(StateValueConverter.anyToStateValue(Date()) == .nullValue)
    #expect(StateValueConverter.toSetValue(.intValue(3)).toAny() as? Int == 3)
    #expect(StateSetValue.expression("a + 1").toAny() as? String == "a + 1")
  }

  @Test func `a color of a gradient follows the scheme of the screen, then of the system`() {
    let color = GradientColor.adaptive(light: .white, dark: .black)
    #expect(color.resolved(for: .light, systemScheme: .dark) == .white)
    #expect(color.resolved(for: .dark, systemScheme: .light) == .black)
    #expect(color.resolved(for: .system, systemScheme: .dark) == .black)
    #expect(GradientColor.fixed(.red).resolved(for: .system, systemScheme: .dark) == .red)
  }

  @Test func `a radial gradient has a center and radii`() {
    let stops = [GradientNode.ColorStop(color: .fixed(.red), location: 0)]
    let linear = GradientNode(colors: stops, startPoint: .leading, endPoint: .trailing)
    #expect(linear.gradientType == .linear && linear.colors == stops)
    let radial = GradientNode(gradientType: .radial, colors: stops, center: .top, endRadius: 80)
    #expect(radial.gradientType == GradientType.radial && radial.center == .top && radial.startRadius == 0)
  }

  @Test func `an image has a URL or the text of one`() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let source = ImageNode.Source.url(url)
    #expect(source == .url("https://example.com/a.png") && source.url == url)
    #expect(ImageNode(source: .sfsymbol("star")).source.url == nil)
  }

  @Test func `the words of SwiftUI mean types of the library`() {
    @ViewBuilder func lines(_ count: Int) -> some View {
      Text("a")
      if count > 1 { Text("b") }
    }
    let view: AnyView = AnyView(VStack { lines(2) })
    _ = view
    let fonts: [Font] = [.body, .system(size: 17), .title.weight(.bold), .custom("Avenir", size: 12)]
    #expect(fonts[0].size == fonts[1].size && fonts[2].size == 28 && fonts[2].weight == .bold)
    #expect(fonts[3].size == 12 && Font.headline == Font.body.weight(Font.Weight.semibold))
    let insets = IR.EdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 4)
    #expect(insets == IR.EdgeInsets(top: 1, bottom: 2, leading: 3, trailing: 4))
    #expect(Alignment.topTrailing.horizontal == .trailing && UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
    var style = IR.Style(paddingLeading: 4)
    style.paddingTrailing = style.paddingLeading
    style.size.minWidth = .fractional(0.5)
    #expect(style.padding.trailing == 4 && fonts[3].family == "Avenir")
    #expect(insets.leading == 3 && Alignment.topLeading.vertical == .top && Color.black != .white)
  }

  @Test func `a button has a style for each state`() {
    let (normal, selected, disabled) = (IR.Style(), IR.Style(), IR.Style())
    var styles = ButtonStyles(normal: normal, selected: selected)
    styles.selected?.fontSize = 20
    #expect(styles.style(isSelected: false).fontSize == nil)
    #expect(styles.style(isSelected: true).fontSize == 20)
    styles.disabled = disabled
    styles.disabled?.fontSize = 5
    #expect(styles.style(isSelected: true, isDisabled: true).fontSize == 5)
  }
}
