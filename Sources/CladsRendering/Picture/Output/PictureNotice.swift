import TextUI

/// A banner above a picture, and a frame around the picture, as SVG: what no reader may overlook.
struct PictureNotice {
  private static let fontSize = 13.0
  private static let lineHeight = 17.0
  private static let margin = 8.0
  private static let frameWidth = 3.0

  private let lines: [(text: String, width: Double)]
  private let width: Double

  /// The height of the banner in points.
  var height: Double { Double(lines.count) * Self.lineHeight + 2 * Self.margin }

  /// Breaks a text into lines that fit a width in points.
  init(_ text: String, width: Double) {
    self.width = width
    let available = max(Self.fontSize, width - 2 * Self.margin)
    var lines: [(text: String, width: Double)] = []
    var line = ""
    func measured(_ text: String) -> Double {
      FontMetrics.width(of: text, size: Self.fontSize, weight: .semibold)
    }
    func end() {
      if !line.isEmpty { lines.append((line, min(measured(line), available))) }
      line = ""
    }
    for word in text.drawable.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if !line.isEmpty, measured(longer) > available {
        end()
        line = String(word)
      } else {
        line = longer
      }
    }
    end()
    self.lines = lines
  }

  /// Returns the banner, and a frame around a picture of a height below it.
  func markup(over height: Double) -> String {
    let frame = Self.frameWidth
    var markup = MarkupText()
    func rectangle(_ y: Double, _ height: Double, inset: Double) {
      markup.append("<rect")
      markup.attribute("x", inset)
      markup.attribute("y", y + inset)
      markup.attribute("width", max(0, width - 2 * inset))
      markup.attribute("height", max(0, height - 2 * inset))
    }
    rectangle(self.height, height, inset: frame / 2)
    markup.append(" fill=\"none\" stroke=\"\(HTML.noticeColor)\"")
    markup.attribute("stroke-width", frame)
    markup.append("/>\n")
    rectangle(0, self.height, inset: 0)
    markup.append(" fill=\"\(HTML.noticeColor)\"/>\n")
    for (index, line) in lines.enumerated() {
      markup.append("<text")
      markup.attribute("x", Self.margin)
      markup.attribute("y", Self.margin + Double(index) * Self.lineHeight + Self.fontSize)
      markup.attribute("textLength", line.width)
      markup.append(" lengthAdjust=\"spacingAndGlyphs\"")
      markup.attribute("font-size", Self.fontSize)
      markup.append(" font-weight=\"600\" fill=\"#fff\">\(MarkupText.content(line.text))</text>\n")
    }
    return markup.text
  }
}
