package import TextUI

/// Writes a scene as a page: each node is an absolutely positioned element, and controls are real ones.
///
/// It has no scripts or external resources; pictures from files are part of it.
package enum HTMLPicture {
  /// Returns a self-contained page.
  ///
  /// - Parameters:
  ///   - scene: What is drawn.
  ///   - title: The title of the page.
  ///   - colorScheme: The appearance of the controls.
  ///   - notice: A text above the picture, which gets a frame; `nil` for none.
  ///   - owner: Returns what a drawn node is, by its index.
  /// - Returns: The text of the page.
  package static func page(
    of scene: Scene, title: String, colorScheme: ColorScheme, notice: String? = nil,
    owner: (Int) -> Owner
  ) -> String {
    var body = MarkupText()
    body.append(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="\(colorScheme.rawValue)">
      <title>\(MarkupText.content(title))</title>
      <style>
      \(styleSheet)
      </style>
      </head>
      <body>
      \(notice.map { HTML.notice($0) } ?? "")<main class="screen" style="width:\(MarkupText.number(scene.width))px;height:\(MarkupText.number(scene.height))px;background:\(scene.backgroundHex)\(notice == nil ? "" : ";" + HTML.noticeFrame)">

      """)
    for element in elements(of: scene, owner: owner) { body.append(element.html) }
    body.append("</main>\n<p class=\"note\">Approximate: drawn from the document, not by a phone.</p>\n")
    body.append("</body>\n</html>\n")
    return body.text
  }

  private static let knob = MarkupText.number(Estimates.sliderKnob)

  /// The rules for the elements of nodes and controls. Switches and sliders are drawn by the picture.
  package static let styleSheet = """
    body { margin: 16px; }
    .screen { position: relative; overflow: hidden; font-family: \(Font.systemFamilies); }
    .screen > div { position: absolute; left: 0; top: 0; }
    .screen svg { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none; }
    .screen text { white-space: pre; }
    .control::placeholder { color: var(--faint); opacity: 1; }
    .control { position: absolute; margin: 0; padding: 0; border: 0; background: none; color: inherit; }
    input.hidden { appearance: none; }
    input.hidden::-webkit-slider-thumb { appearance: none; width: \(knob)px; height: \(knob)px; }
    input.hidden::-moz-range-thumb, input.hidden::-moz-range-track { opacity: 0; }
    .control:focus-visible { outline: 2px solid #007aff; }
    .note { font: 12px \(Font.systemFamilies); opacity: 0.6; }
    """

  /// What elements of a page belong to.
  package struct Owner: Sendable {
    /// A name that stays the same while the screen changes.
    package var name: String
    /// Additional attributes of the elements.
    package var attributes: [(name: String, value: String)]

    package init(_ name: String, attributes: [(name: String, value: String)] = []) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// Returns the elements of a page, the furthest back first: what a node draws before or after its children,
  /// with a name that stays the same while the screen changes, unique in the page.
  package static func elements(of scene: Scene, owner: (Int) -> Owner) -> [(key: String, html: String)] {
    var result: [(key: String, html: String)] = []
    var keys = ElementKeys()
    var index = 0
    while index < scene.boxes.count {
      let node = scene.boxes[index].node
      var end = index
      while end < scene.boxes.count, scene.boxes[end].node == node { end += 1 }
      let owner = owner(node)
      let key = keys.key(owner.name)
      result.append((key, element(scene.boxes[index..<end], key: key, attributes: owner.attributes)))
      index = end
    }
    return result
  }

  private static func element(
    _ boxes: ArraySlice<SceneBox>, key: String, attributes: [(name: String, value: String)]
  ) -> String {
    var painter = ScenePainter(idPrefix: ElementKeys.idPrefix(key), paintsFields: false)
    for box in boxes { painter.paint(box) }
    var element = MarkupText()
    element.append("<div")
    element.attribute("data-key", key)
    for (name, value) in attributes { element.attribute(name, value) }
    element.append(">")
    if !painter.markup.text.isEmpty {
      element.append("<svg width=\"1\" height=\"1\">\(painter.markup.text)</svg>")
    }
    for box in boxes { if case .control(let control) = box.drawing { append(control, box, to: &element) } }
    element.append("</div>\n")
    return element.text
  }

  private static func append(_ control: SceneControl, _ box: SceneBox, to element: inout MarkupText) {
    let visible = box.clip.map { box.frame.intersection($0.rect) } ?? box.frame
    guard visible.width > 0, visible.height > 0 else { return }
    func number(_ value: Double) -> String { MarkupText.number(value) }
    var style =
      "left:\(number(visible.x))px;top:\(number(visible.y))px;width:\(number(visible.width))px;"
      + "height:\(number(visible.height))px"
    switch control.kind {
    case .button: element.append("<button type=\"button\" class=\"control\"")
    case .toggle(let isOn):
      element.append(
        "<input type=\"checkbox\" role=\"switch\" class=\"control hidden\"\(isOn ? " checked" : "")")
    case .slider(let value, let range):
      element.append("<input type=\"range\" step=\"any\" class=\"control hidden\"")
      element.attribute("min", String(range.lowerBound))
      element.attribute("max", String(range.upperBound))
      element.attribute("value", String(value))
    case .textField(let text, let placeholder):
      element.append("<input type=\"text\" class=\"control\"")
      element.attribute("value", text)
      element.attribute("placeholder", placeholder)
      style +=
        ";color:\(MarkupText.css(control.color));--faint:\(MarkupText.css(control.faintColor));font-size:\(number(control.font.size))px"
      style += ";font-weight:\(control.font.weight.rawValue * 100)"
      style += ";font-family:\(control.font.families ?? "inherit")"
    }
    // What has no name on device has none here.
    if !control.label.isEmpty { element.attribute("aria-label", control.label) }
    if control.isMirrored { element.attribute("dir", "rtl") }
    element.attribute("style", style)
    element.append(control.kind == .button ? "></button>" : ">")
  }
}

extension Scene {
  /// The color behind everything, as `#rrggbb`.
  package var backgroundHex: String { MarkupText.hex(background) }
}
