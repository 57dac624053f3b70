import CladsDocument
import Diagnostics

/// The documentation of a color.
struct ColorDocumentation {
  private let text: String
  private let color: Document.ColorReading

  init(_ text: String) {
    self.text = text
    color = Document.ColorReading(text)
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    if color.form == .invalid {
      return ["**\(Markdown.text(text))** is not a valid color, so the app uses opaque black."]
    }
    var facts = ["**\(color.hexText)** · `\(color.rgbaText)`"]
    if !color.isOpaque { facts.append("opacity \(percent(color.alpha))") }
    let lines = [facts.joined(separator: ", "), "Contrast: \(contrasts)"]
    return [lines.joined(separator: "  \n")]
  }

  private var contrasts: String {
    let white = color.contrast(on: .opaqueWhite)
    let black = color.contrast(on: .opaqueBlack)
    return "\(ratio(white)) on white, \(ratio(black)) on black (WCAG AA: 4.5:1 for text, 3:1 for large text)"
  }

  private func ratio(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }

  private func percent(_ value: Double) -> String { "\(Int((min(max(value, 0), 1) * 100).rounded()))%" }
}
