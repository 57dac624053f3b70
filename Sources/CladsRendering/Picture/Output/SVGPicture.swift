public import TextUI

/// Writes a scene as an SVG document, without scripts or external resources.
///
/// It has only what SVG 1.1 has, because viewers other than browsers draw nothing else.
public enum SVGPicture {
  /// Returns the document, with a title for screen readers.
  public static func document(_ scene: Scene, title: String) -> String {
    var painter = ScenePainter(idPrefix: "p", paintsFields: true)
    for box in scene.boxes { painter.paint(box) }
    var head = MarkupText()
    head.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    head.append(" version=\"1.1\" xml:space=\"preserve\" role=\"img\"")
    head.attribute("width", scene.width)
    head.attribute("height", scene.height)
    head.append(
      " viewBox=\"0 0 \(MarkupText.number(scene.width)) \(MarkupText.number(scene.height))\"")
    head.attribute("font-family", Font.systemFamilies)
    head.append(
      ">\n<title>\(MarkupText.content(title)) (approximate)</title>\n<rect width=\"100%\" height=\"100%\"")
    head.color(.fill, scene.background)
    head.append("/>\n")
    return head.text + painter.markup.text + "</svg>\n"
  }
}

extension Font {
  /// The fonts that a reader may have, the one of iOS first.
  static let systemFamilies = "system-ui, -apple-system, 'SF Pro Text', Inter, 'Segoe UI', sans-serif"

  /// The families in the syntax of CSS, to be escaped as text of an attribute; `nil` for those of the system.
  var families: String? {
    if isMonospaced { return "ui-monospace, Menlo, monospace" }
    return family.map { "\(MarkupText.cssString($0)), \(Self.systemFamilies)" }
  }
}
