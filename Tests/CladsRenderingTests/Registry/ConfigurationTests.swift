import CladsDocument
import CladsRendering
import Testing
import TextUI

@MainActor
@Suite struct ConfigurationTests {
  private func picture(_ view: some TextView, width: Int = 20, isASCII: Bool = false) -> [String] {
    var environment = EnvironmentValues()
    environment.isASCII = isASCII
    return PlainText.rows(of: render(view, width: width, environment: environment))
  }

  private func style(_ change: (inout IR.Style) -> Void) -> IR.Style {
    var style = IR.Style()
    change(&style)
    return style
  }

  @Test func `a button has brackets or a box`() {
    func view(_ label: String, _ style: IR.Style = IR.Style(), tappable: Bool = true) -> ButtonView {
      ButtonView(
        configuration: ButtonConfiguration(
          ButtonNode(label: label, style: style, onTap: tappable ? .reference("a") : nil)))
    }
    #expect(picture(view("Go")) == ["[Go]"])
    #expect(picture(view("Go", tappable: false)) == ["(Go)"])
    #expect(picture(view("")) == ["[ ]"])
    #expect(picture(view("-", style { $0.width = 32 }, tappable: false)) == ["(- )"])
    let filled = style {
      $0.backgroundColor = .black
      $0.height = 44
      $0.paddingLeading = 16
      $0.paddingTrailing = 16
    }
    #expect(picture(view("Apply", filled)) == ["┌───────┐", "│ Apply │", "└───────┘"])
    var round = filled
    round.cornerRadius = 8
    #expect(picture(view("Apply", round)).first == "╭───────╮")
    #expect(picture(view("Apply", round), isASCII: true).first == "+-------+")
    var stacked = ButtonNode(label: "Go", style: filled)
    stacked.image = .sfsymbol("star")
    stacked.imagePlacement = .top
    #expect(ButtonConfiguration(stacked).variant == .inert)
    stacked.style.height = 80
    #expect(ButtonConfiguration(stacked).variant == .boxed)
    var low = filled
    low.height = 32
    #expect(picture(view("Apply", low)).first == "[ Apply ]")
  }

  @Test func `a text field shows its placeholder or its text on a line`() {
    func view(_ placeholder: String, _ text: String) -> TextfieldView {
      TextfieldView(
        configuration: TextfieldConfiguration(TextFieldNode(placeholder: placeholder, text: text)))
    }
    #expect(picture(view("hint", ""), width: 10) == ["_hint_____"])
    #expect(picture(view("hint", "value"), width: 10) == ["value_____"])
  }

  @Test func `toggles, sliders and page indicators have text forms`() {
    let toggle = { ToggleView(configuration: ToggleConfiguration(ToggleNode(isOn: $0))) }
    #expect(picture(toggle(true)) == ["[x]"] && picture(toggle(false)) == ["[ ]"])
    let slider = { (value: Double) in
      SliderView(configuration: SliderConfiguration(SliderNode(value: value, minValue: 0, maxValue: 2)))
    }
    #expect(picture(slider(0), width: 7) == ["●──────"])
    #expect(picture(slider(1), width: 7) == ["───●───"])
    #expect(picture(slider(9), width: 7) == ["──────●"])
    let pages = { (current: Int, count: Int) in
      PageIndicatorView(
        configuration: PageIndicatorConfiguration(
          PageIndicatorNode(currentPagePath: "p", currentPage: current, pageCount: count)))
    }
    #expect(picture(pages(1, 3)) == ["○ ● ○"])
    #expect(picture(pages(7, 3)) == ["○ ○ ○"])
    #expect(picture(pages(0, 0)).joined().isEmpty)
  }

  @Test func `an image is a glyph in angle brackets, or a box from three rows on`() {
    func view(_ source: ImageNode.Source, _ style: IR.Style = IR.Style()) -> ImageView {
      ImageView(configuration: ImageConfiguration(ImageNode(source: source, style: style)))
    }
    #expect(picture(view(.sfsymbol("heart.fill")), width: 3) == ["‹♥›"])
    #expect(picture(view(.sfsymbol("heart.fill")), width: 7) == ["  ‹♥›"], "it takes all width")
    #expect(picture(view(.asset("logo")), width: 6) == ["‹logo›"])
    #expect(picture(view(.asset("landscape"), style { $0.width = 40 })) == ["‹lan›"])
    let narrow = style { $0.width = 40 }
    #expect(picture(view(.asset("landscape"), narrow)) == ["‹lan›"])
    var high = narrow
    high.height = 48
    #expect(picture(view(.sfsymbol("heart"), high)) == ["┌───┐", "│ ♥ │", "└───┘"])
    #expect(picture(view(.url("https://x/a/photo.png?size=2")), width: 11) == ["‹photo.png›"])
    #expect(picture(view(.statePath("${u}", address: "")), width: 3) == ["‹▨›"])
    #expect(picture(view(.sfsymbol("heart")), width: 7, isASCII: true) == ["<heart>"])
  }

  @Test func `a gradient or a shape of one row is a line`() {
    let gradient = GradientNode(
      colors: [.init(color: .fixed(.black), location: 0)], startPoint: .init(x: 0, y: 0),
      endPoint: .init(x: 1, y: 0),
      style: style { $0.height = 1 })
    #expect(
      picture(GradientView(configuration: GradientConfiguration(gradient, colorScheme: .light)), width: 4)
        == ["────"])
    let shape = ShapeNode(
      shapeType: .rectangle,
      style: style {
        $0.height = 2
        $0.backgroundColor = .black
      })
    #expect(picture(ShapeView(configuration: ShapeConfiguration(shape)), width: 4) == ["────"])
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e300, -5, 0])
  func `invalid sizes are drawn within the frame`(length: Double) {
    let wild = style {
      $0.width = length
      $0.height = length
      $0.paddingTop = length
      $0.paddingLeading = length
      $0.cornerRadius = length
      $0.backgroundColor = .black
    }
    let views: [AnyTextView] = [
      AnyTextView(LabelView(configuration: LabelConfiguration(TextNode(content: "a", style: wild)))),
      AnyTextView(ButtonView(configuration: ButtonConfiguration(ButtonNode(label: "a", style: wild)))),
      AnyTextView(
        ImageView(configuration: ImageConfiguration(ImageNode(source: .asset("a"), style: wild)))),
      AnyTextView(
        ShapeView(configuration: ShapeConfiguration(ShapeNode(shapeType: .circle, style: wild)))),
      AnyTextView(DividerView(configuration: DividerConfiguration(DividerNode(style: wild)))),
    ]
    for view in views {
      let canvas = render(view, width: 10, height: 5)
      #expect(canvas.width == 10 && canvas.height == 5)
    }
  }
}
