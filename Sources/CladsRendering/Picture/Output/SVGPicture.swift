public import TextUI

/// Writes a scene as an SVG document, without scripts or external resources.
///
/// It has only what SVG 1.1 has, because viewers other than browsers draw nothing else.
public enum SVGPicture {
  /// Returns the document, with a title for screen readers.
  public static func document(_ scene: Scene, title: String) -> String {
    document(scene, title: title, notice: nil)
  }

  /// Returns the height of the document in points.
  package static func height(of scene: Scene, notice: String?) -> Double {
    scene.height + (notice.map { PictureNotice($0, width: scene.width).height } ?? 0)
  }

  /// Returns the document; with a notice above the scene and a frame around it, if there is a notice.
  package static func document(_ scene: Scene, title: String, notice: String?) -> String {
    let notice = notice.map { PictureNotice($0, width: scene.width) }
    let height = scene.height + (notice?.height ?? 0)
    var painter = ScenePainter(idPrefix: "p", paintsFields: true)
    for box in scene.boxes { painter.paint(box) }
    var head = MarkupText()
    head.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    head.append(" version=\"1.1\" xml:space=\"preserve\" role=\"img\"")
    head.attribute("width", scene.width)
    head.attribute("height", height)
    head.append(" viewBox=\"0 0 \(MarkupText.number(scene.width)) \(MarkupText.number(height))\"")
    head.attribute("font-family", Font.systemFamilies)
    head.append(
      ">\n<title>\(MarkupText.content(title)) (approximate)</title>\n<rect width=\"100%\" height=\"100%\"")
    head.color(.fill, scene.background)
    head.append("/>\n")
    guard let notice else { return head.text + painter.markup.text + "</svg>\n" }
    return head.text + "<g transform=\"translate(0 \(MarkupText.number(notice.height)))\">\n"
      + painter.markup.text + "</g>\n" + notice.markup(over: scene.height) + "</svg>\n"
  }
}

extension Font {
  /// The fonts that a reader may have; on every system the first is the one that texts are measured with.
  static let systemFamilies = "Inter, 'SF Pro Text', -apple-system, system-ui, 'Segoe UI', sans-serif"

  /// The families in the syntax of CSS, to be escaped as text of an attribute; `nil` for those of the system.
  var families: String? {
    if isMonospaced { return "ui-monospace, Menlo, monospace" }
    return family.map { "\(MarkupText.cssString($0)), \(Self.systemFamilies)" }
  }
}
