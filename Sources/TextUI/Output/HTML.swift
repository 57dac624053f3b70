/// Converts a canvas to a web page.
public enum HTML {
  /// Returns a self-contained page without scripts or external resources.
  public static func page(
    of canvas: Canvas, maximumRows: Int = .max, title: String = "Preview", colorScheme: ColorScheme = .light
  ) -> String {
    page(of: canvas, maximumRows: maximumRows, title: title, colorScheme: colorScheme, notice: nil)
  }

  /// Returns a self-contained page; with a notice above the picture and a frame around both, if there is one.
  package static func page(
    of canvas: Canvas, maximumRows: Int, title: String, colorScheme: ColorScheme, notice: String?
  ) -> String {
    let background = color(colorScheme.background.packed)
    let foreground = color(colorScheme.foreground.packed)
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="\(colorScheme.rawValue)">
      <title>\(escaped(title))</title>
      <style>
      body { margin: 16px; background: \(background); color: \(foreground); }
      pre { margin: 0; font: 14px/17px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
      pre span { display: inline-block; height: 17px; white-space: pre; vertical-align: top; }
      pre .n { width: 1ch; overflow: hidden; }
      pre .w { width: 2ch; overflow: hidden; }
      </style>
      </head>
      <body>
      \(notice.map { Self.notice($0) } ?? "")<pre\(notice == nil ? "" : " style=\"\(noticeFrame)\"")>

      """
    for row in 0..<min(canvas.height, maximumRows) {
      append(row, of: canvas, colorScheme, to: &text)
      text.append("\n")
    }
    text.append("</pre>\n</body>\n</html>\n")
    return text
  }

  /// The declarations of a frame around a picture that no app shows.
  package static let noticeFrame = "outline: 3px solid \(noticeColor);"
  /// The color of a notice, on which white text is legible, as `#rrggbb`.
  package static let noticeColor = "#b3261e"

  /// Returns a paragraph with a notice.
  package static func notice(_ text: String) -> String {
    "<p role=\"alert\" style=\"margin: 0 0 6px; padding: 6px 8px; max-width: 48em; background: \(noticeColor); "
      + "color: #fff; font: 600 13px sans-serif;\">\(escaped(text))</p>\n"
  }

  private static func append(
    _ row: Int, of canvas: Canvas, _ colorScheme: ColorScheme, to text: inout String
  ) {
    let cells = canvas.row(row)
    let end = cells.lastIndex { !$0.glyph.isBlank || $0.background != 0 }.map { $0 + 1 } ?? cells.startIndex
    var open: String?
    for cell in cells[..<end] where cell.glyph != .continuation {
      let tag = Self.tag(cell, colorScheme)
      let isAlone = Self.needsBox(cell.glyph)
      if tag != open || isAlone {
        if open != nil { text.append("</span>") }
        text.append(tag)
        open = isAlone ? "" : tag
      }
      var glyph = ""
      canvas.append(cell.glyph, to: &glyph)
      appendEscaped(glyph, to: &text)
    }
    if open != nil { text.append("</span>") }
  }

  /// Whether a character gets a box of fixed width.
  ///
  /// Fonts differ in the width of characters that are neither ASCII nor box-drawing characters.
  private static func needsBox(_ glyph: Glyph) -> Bool {
    guard !glyph.isWide, let scalar = glyph.scalar else { return true }
    return scalar.value >= 0x7F && !(0x2500...0x257F).contains(scalar.value)
  }

  private static func tag(_ cell: Cell, _ colorScheme: ColorScheme) -> String {
    var style = ""
    let foreground = ink(of: cell, colorScheme)
    if foreground != 0 { style += "color:\(color(foreground));" }
    if cell.background != 0 { style += "background:\(color(cell.background));" }
    if cell.attributes.contains(.bold) { style += "font-weight:bold;" }
    if cell.attributes.contains(.italic) { style += "font-style:italic;" }
    let lines = [
      cell.attributes.contains(.underline) ? "underline" : "",
      cell.attributes.contains(.strikethrough) ? "line-through" : "",
    ].filter { !$0.isEmpty }
    if !lines.isEmpty { style += "text-decoration:\(lines.joined(separator: " "));" }
    let kind = !needsBox(cell.glyph) ? "" : cell.glyph.isWide ? " class=\"w\"" : " class=\"n\""
    return style.isEmpty ? "<span\(kind)>" : "<span\(kind) style=\"\(style)\">"
  }

  /// Returns the text color of a cell; for dim text, blended with the background.
  private static func ink(of cell: Cell, _ colorScheme: ColorScheme) -> UInt32 {
    guard cell.attributes.contains(.dim) else { return cell.foreground }
    let ink = Color(packed: cell.foreground) ?? colorScheme.foreground
    return ink.mixed(with: Color(packed: cell.background) ?? colorScheme.background, share: 0.4).packed
  }

  private static func color(_ packed: UInt32) -> String {
    let digits = String(packed & 0x00FF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    appendEscaped(text, to: &result)
    return result
  }

  private static func appendEscaped(_ text: String, to result: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append("&amp;")
      case "<": result.append("&lt;")
      case ">": result.append("&gt;")
      case "\"": result.append("&quot;")
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
