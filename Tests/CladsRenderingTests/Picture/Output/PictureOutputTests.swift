import CladsDocument
import CladsRendering
import Testing
import TextUI

/// What is written of a scene.
@MainActor
@Suite struct PictureOutputTests {
  private func svg(
    _ children: String, styles: String = "{}", level: FormatLevel = .base,
    measure: any TextMeasuring = SystemTextMeasure()
  ) -> String {
    let document = #"{ "id": "d", "styles": \#(styles), "root": { "children": [\#(children)] } }"#
    return SVGPicture.document(
      PictureDrawing(document, level: level, measure: measure).scene, title: "d")
  }

  @Test func `a gradient has the colors of its stops`() {
    let markup = svg(
      ##"{ "type": "gradient", "gradientColors": [{ "color": "#FF6B6B", "location": 0 }, { "color": "#4ECDC480", "location": 1 }] }"##
    )
    #expect(markup.contains(##"<stop offset="0" stop-color="#ff6b6b"/>"##))
    #expect(markup.contains(##"<stop offset="1" stop-color="#4ecdc4" stop-opacity="0.5"/>"##))
  }

  @Test func `a radial gradient has one radius, and its colors begin at the start radius`() {
    let gradient = GradientNode(
      gradientType: .radial,
      colors: [
        .init(color: .fixed(.black), location: 0),
        .init(color: .adaptive(light: .white, dark: .black), location: 1),
      ],
      center: .leading, startRadius: 10, endRadius: 40, style: style(height: 50))
    let screen = ResolvedScreen(#"{ "type": "spacer" }"#)
    var tree = screen.tree
    tree.root.children = [.gradient(gradient)]
    let scene = PictureRenderer(screen.renderer(), cache: PictureCache(LetterMeasure()))
      .scene(tree, on: PictureScreen(width: 100, height: 100, safeTop: 0, safeBottom: 0))
    let markup = SVGPicture.document(scene, title: "d")
    #expect(markup.contains(#"gradientUnits="userSpaceOnUse" cx="0" cy="25" r="40">"#), "\(markup)")
    #expect(markup.contains(##"<stop offset="0.25" stop-color="#000000"/>"##), "\(markup)")
    #expect(markup.contains(##"<stop offset="1" stop-color="#ffffff"/></radialGradient>"##), "\(markup)")
    #expect(
      gradient.debugProperties == ["colors: 2", "center: UnitPoint(x: 0.0, y: 0.5)", "radius: 10.0...40.0"])
  }

  private func style(height: Double) -> IR.Style {
    var style = IR.Style()
    style.height = height
    return style
  }

  @Test func `a shadow has its color and room`() {
    let scene = shadowScene(Shadow(color: Color(hex: "#FF0000"), radius: 6, x: 4, y: 20))
    let markup = SVGPicture.document(scene, title: "d")
    #expect(markup.contains(##"flood-color="#ff0000""##))
    #expect(markup.contains(#"filterUnits="userSpaceOnUse" x="-13" y="-29" width="226" height="66""#))
  }

  @Test func `a shadow without a radius is not blurred, because viewers draw nothing for a blur by 0`() {
    let markup = SVGPicture.document(
      shadowScene(Shadow(color: Color(hex: "#FF0000"), radius: 0, x: 4, y: 20)), title: "d")
    #expect(markup.contains(#"<feOffset in="SourceAlpha" dx="4" dy="20" result="shape"/>"#))
    #expect(!markup.contains("feGaussianBlur"))
  }

  @Test func `without a background, the content has the shadow, which its frame does not cut`() {
    let styles = ##"{ "s": { "shadow": { "color": "#FF0000", "radius": 2, "x": 1, "y": 3 } } }"##
    for node in [
      #"{ "type": "label", "text": "abc", "styleId": "s" }"#,
      #"{ "type": "hstack", "styleId": "s", "children": [{ "type": "label", "text": "abc" }] }"#,
    ] {
      let markup = svg(node, styles: styles, level: .extended)
      #expect(markup.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="1" result="blur"/>"#))
      #expect(markup.contains(#"<feOffset in="blur" dx="1" dy="3" result="shape"/>"#))
      #expect(markup.contains(##"<feFlood flood-color="#ff0000" result="color"/>"##))
      let text = markup.split(separator: "<g filter=").dropFirst().first ?? ""
      #expect(text.contains(">abc</text>"), "\(markup)")
    }
  }

  @Test func `a font family is a string of CSS, in its regular weight, before the fonts of the system`() {
    let markup = svg(
      #"{ "type": "label", "text": "a", "styleId": "s" }"#,
      styles: #"{ "s": { "fontFamily": "Avenir Next 'x'; } <b>", "fontWeight": "bold" } }"#)
    #expect(
      markup.contains(
        #"font-family="'Avenir Next \27 x\27 \3b  \7d  \3c b\3e ', Inter, 'SF Pro Text', -apple-system"#),
      "\(markup)")
    #expect(!markup.contains("font-weight"))
  }

  @Test func `locations of a gradient are clamped, and never before the last one`() {
    let black = IR.Color.black
    let gradient = SceneGradient(
      stops: [-0.5, 0.6, 0.2, .nan, 7].map { SceneGradient.Stop(color: black, location: $0) }, start: .top,
      end: .bottom)
    #expect(gradient.stops.map(\.location) == [0, 0.6, 0.6, 0.6, 1])
  }

  @Test func `the symbol in the place of a remote image is secondary`() {
    let scene = PictureDrawing(
      #"{ "type": "image", "image": { "url": "${gone}" } }, { "type": "image", "image": { "sfsymbol": "photo" } }"#
    ).scene
    let colors = scene.boxes.map { box -> IR.Color in
      if case .symbol(let symbol) = box.drawing { symbol.color } else { .red }
    }
    #expect(colors == [SystemColors.secondaryLabel(.light), SystemColors.label(.light)])
  }

  private func shadowScene(_ shadow: IR.Shadow) -> Scene {
    var scene = Scene(width: 300, height: 100, background: .white)
    let shape = SceneShape(.rectangle(.zero), fill: .color(Color(hex: "#0000FF")), shadow: shadow)
    let frame = SceneRect(x: 0, y: 0, width: 200, height: 8)
    scene.boxes = [SceneBox(node: -1, frame: frame, clip: nil, opacity: 1, drawing: .shape(shape))]
    return scene
  }

  @Test func `spaces are kept, and control characters are not drawn`() {
    let markup = svg(#"{ "type": "label", "text": "a   b\t\u0001c" }"#)
    #expect(markup.contains(#" xml:space="preserve""#) && markup.contains(">a   b c</text>"))
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", #"\"><img src=x onerror=alert(1)>"#, "]]>", "&amp;<b>", "a\u{202E}b",
  ])
  func `no text of a document is markup`(hostile: String) {
    let nodes = #"""
      { "type": "label", "text": "\#(hostile)" }, { "type": "button", "text": "\#(hostile)" },
      { "type": "textfield", "placeholder": "\#(hostile)", "bind": "x" },
      { "type": "image", "image": { "sfsymbol": "\#(hostile)" } },
      { "type": "image", "image": { "url": "\#(hostile)" } }
      """#
    let scene = PictureDrawing(nodes).scene
    let page = HTMLPicture.page(of: scene, title: hostile, colorScheme: .light) { _ in
      HTMLPicture.Owner(hostile, attributes: [("data-x", hostile)])
    }
    for markup in [SVGPicture.document(scene, title: hostile), page] {
      for tag in ["<script", "<img", "<b>", "onerror=alert(1)>\""] { #expect(!markup.contains(tag)) }
    }
    #expect(page.contains("default-src 'none'; img-src data:;"))
  }

  @Test func `a page has real controls with labels`() {
    let scene = PictureDrawing(
      #"""
      { "type": "button", "text": "Go", "actions": { "onTap": { "type": "dismiss" } } },
      { "type": "button", "text": "Stay" }, { "type": "toggle", "id": "wifi", "bind": "w" },
      { "type": "slider", "id": "size", "bind": "s" }, { "type": "textfield", "placeholder": "Name", "bind": "n" }
      """#
    ).scene
    let page = HTMLPicture.page(of: scene, title: "d", colorScheme: .light) { HTMLPicture.Owner("\($0)") }
    #expect(page.contains(#"<button type="button" class="control" aria-label="Go""#))
    #expect(page.split(separator: "<button").count == 2)
    // The device reads out the value of a toggle and of a slider, and no name.
    #expect(page.contains(#"<input type="checkbox" role="switch" class="control hidden" style="#))
    #expect(page.contains(#"<input type="range""#))
    #expect(!page.contains("wifi") && !page.contains("size\""))
    #expect(
      page.contains(#"<input type="text" class="control" value="" placeholder="Name" aria-label="Name""#))
    #expect(page.contains("--faint:#3c3c434d"))
  }

  @Test func `a scroll view draws under the home indicator that it touches`() {
    let shapes = (0..<12).map { _ in #"{ "type": "shape", "shapeType": "rectangle", "styleId": "h" }"# }
    let document = #"""
      { "id": "d", "styles": { "h": { "height": 100 } }, "root": { "children": [
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "list", "itemSpacing": 0, "showsDividers": false },
            "children": [\#(shapes.joined(separator: ", "))] }] }] } }
      """#
    let drawing = PictureDrawing(document, isBare: false)
    #expect(drawing.frames("/0/sections/0/children/7").map(\.text) == ["0,747,390,100"])
    #expect(drawing.boxes("/0/sections/0/children/7").map(\.clip?.rect.bottom) == [844])
    #expect(drawing.boxes("/0/sections/0/children/8").isEmpty)
  }

  @Test func `what overflows a button is cut`() {
    let drawing = PictureDrawing(
      ##"{ "id": "d", "styles": { "b": { "width": 60, "height": 20 } }, "root": { "children": [{ "type": "button", "text": "one two three", "styleId": "b" }] } }"##
    )
    #expect(drawing.boxes("/0").first?.clip?.rect.text == "0,0,60,20")
  }

  @Test func `negative spacing and padding overlap`() {
    let square = #"{ "type": "shape", "shapeType": "rectangle", "styleId": "s" }"#
    let drawing = PictureDrawing(
      #"""
      { "id": "d", "styles": { "s": { "width": 40, "height": 40 } }, "root": { "children": [
        { "type": "hstack", "spacing": -10, "padding": { "leading": -5 }, "children": [\#(square), \#(square)] }] } }
      """#)
    #expect(drawing.frames("/0/children/1").map(\.text) == ["25,0,40,40"])
  }

  @Test func `a remote image without an address shows its placeholder, as in text`() {
    let drawing = PictureDrawing(
      #"""
      { "type": "image", "image": { "url": "${gone}", "placeholder": { "sfsymbol": "star" }, "loading": { "sfsymbol": "moon" } } },
      { "type": "image", "image": { "url": "${gone}" } }
      """#)
    let names = drawing.scene.boxes.map { box in
      if case .symbol(let symbol) = box.drawing { symbol.name } else { "" }
    }
    #expect(names == ["star", "photo"])
  }
}
