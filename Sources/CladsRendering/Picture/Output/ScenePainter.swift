import TextUI

/// Writes the boxes of a scene as SVG elements, for a file of its own or inside a page.
struct ScenePainter {
  private(set) var markup = MarkupText()
  /// What the ids of this painter begin with, so that those of several in a page differ.
  private let prefix: String
  private var count = 0
  /// Whether text fields are painted; in a page they are real ones.
  private let paintsFields: Bool

  init(idPrefix prefix: String, paintsFields: Bool) {
    self.prefix = prefix
    self.paintsFields = paintsFields
  }

  private mutating func newID() -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  mutating func paint(_ box: SceneBox) {
    if case .control(let control) = box.drawing, !paintsFields || !control.isField { return }
    if let shadow = box.shadow { begin(shadow, of: box) }
    let clip = box.clip.flatMap { clipID($0, of: box) }
    let isGrouped = clip != nil || box.opacity < 1
    if isGrouped {
      markup.append("<g")
      if let clip { markup.append(" clip-path=\"url(#\(clip))\"") }
      if box.opacity < 1 { markup.attribute("opacity", box.opacity) }
      markup.append(">")
    }
    switch box.drawing {
    case .shape(let shape): paint(shape, box.frame)
    case .text(let text): paint(text)
    case .symbol(let symbol): paint(symbol, box.frame)
    case .image(let image): paint(image, box.frame)
    case .placeholder(let placeholder): paint(placeholder, box.frame)
    case .control(let control): paint(control, box.frame)
    }
    if isGrouped { markup.append("</g>") }
    if box.shadow != nil { markup.append("</g></g>") }
    markup.append("\n")
  }

  /// Begins a group with a shadow, inside of a group that clips it.
  private mutating func begin(_ shadow: SceneShadow, of box: SceneBox) {
    let clip = shadow.clip.map { define($0) }
    let filter = shadowID(shadow.shadow, of: box.frame.outset(by: box.reach))
    markup.append(clip.map { "<g clip-path=\"url(#\($0))\">" } ?? "<g>")
    markup.append("<g filter=\"url(#\(filter))\">")
  }

  /// Defines a clip and returns its id; `nil` if the box is inside of it anyway.
  private mutating func clipID(_ clip: SceneClip, of box: SceneBox) -> String? {
    let reach = box.reach
    let frame = box.frame
    let isInside =
      clip.radii == .zero && frame.x - reach >= clip.rect.x && frame.y - reach >= clip.rect.y
      && frame.right + reach <= clip.rect.right && frame.bottom + reach <= clip.rect.bottom
    return isInside ? nil : define(clip)
  }

  /// Defines a clip and returns its id.
  private mutating func define(_ clip: SceneClip) -> String {
    let id = newID()
    markup.append("<clipPath id=\"\(id)\"><path d=\"\(Self.path(clip.rect, clip.radii))\"/></clipPath>")
    return id
  }
}

/// Shapes.
extension ScenePainter {
  private mutating func paint(_ shape: SceneShape, _ frame: SceneRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let shadow = shape.shadow.flatMap { $0.color.alpha > 0 ? shadowID($0, of: frame) : nil }
    if let fill = shape.fill {
      let gradient: String? =
        if case .gradient(let gradient) = fill { gradientID(gradient, frame) } else { nil }
      outline(shape.outline, frame)
      if let gradient {
        markup.append(" fill=\"url(#\(gradient))\"")
      } else if case .color(let color) = fill {
        markup.color(.fill, color)
      }
      if let shadow { markup.append(" filter=\"url(#\(shadow))\"") }
      markup.append("/>")
    }
    guard let stroke = shape.stroke, stroke.width > 0, stroke.color.alpha > 0 else { return }
    let inset = stroke.isInside ? stroke.width / 2 : 0
    let inner = SceneRect(
      x: frame.x + inset, y: frame.y + inset, width: max(0, frame.width - 2 * inset),
      height: max(0, frame.height - 2 * inset))
    var outline = shape.outline
    if case .rectangle(let radii) = outline { outline = .rectangle(radii.inset(by: inset)) }
    self.outline(outline, inner)
    markup.append(" fill=\"none\"")
    markup.color(.stroke, stroke.color)
    markup.attribute("stroke-width", stroke.width)
    markup.append("/>")
  }

  /// Begins the element of an outline.
  private mutating func outline(_ outline: SceneShape.Outline, _ rect: SceneRect) {
    switch outline {
    case .ellipse:
      markup.append("<ellipse")
      markup.attribute("cx", rect.x + rect.width / 2)
      markup.attribute("cy", rect.y + rect.height / 2)
      markup.attribute("rx", rect.width / 2)
      markup.attribute("ry", rect.height / 2)
    case .rectangle(let radii) where radii == CornerRadii(radii.topLeft):
      rectangle(rect, radius: radii.topLeft)
    case .rectangle(let radii): markup.append("<path d=\"\(Self.path(rect, radii))\"")
    }
  }

  /// Begins the element of a rectangle.
  private mutating func rectangle(_ rect: SceneRect, radius: Double = 0) {
    markup.append("<rect")
    markup.attribute("x", rect.x)
    markup.attribute("y", rect.y)
    markup.attribute("width", rect.width)
    markup.attribute("height", rect.height)
    if radius > 0 { markup.attribute("rx", radius) }
  }

  /// Returns the path of a rectangle with corners of different radii.
  private static func path(_ rect: SceneRect, _ radii: CornerRadii) -> String {
    func number(_ value: Double) -> String { MarkupText.number(value) }
    func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(point(x, y))" : ""
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right, rect.bottom)
    return "M\(point(left + radii.topLeft, top))L\(point(right - radii.topRight, top))"
      + arc(radii.topRight, right, top + radii.topRight) + "L\(point(right, bottom - radii.bottomRight))"
      + arc(radii.bottomRight, right - radii.bottomRight, bottom)
      + "L\(point(left + radii.bottomLeft, bottom))"
      + arc(radii.bottomLeft, left, bottom - radii.bottomLeft) + "L\(point(left, top + radii.topLeft))"
      + arc(radii.topLeft, left + radii.topLeft, top) + "Z"
  }

  private mutating func gradientID(_ gradient: SceneGradient, _ frame: SceneRect) -> String {
    let id = newID()
    let element: String
    // SVG has one radius, so the colors before the start radius are at locations before the first one.
    var (offset, scale) = (0.0, 1.0)
    switch gradient.geometry {
    case .linear(let start, let end):
      element = "linearGradient"
      markup.append("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      markup.attribute("x1", frame.x + start.x * frame.width)
      markup.attribute("y1", frame.y + start.y * frame.height)
      markup.attribute("x2", frame.x + end.x * frame.width)
      markup.attribute("y2", frame.y + end.y * frame.height)
    case .radial(let center, let startRadius, let endRadius):
      element = "radialGradient"
      let start = max(startRadius, 0)
      let end = max(endRadius, start)
      if end > 0 { (offset, scale) = (start / end, 1 - start / end) }
      markup.append("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
      markup.attribute("cx", frame.x + center.x * frame.width)
      markup.attribute("cy", frame.y + center.y * frame.height)
      markup.attribute("r", end)
    }
    markup.append(">")
    for stop in gradient.stops {
      markup.append("<stop")
      markup.attribute("offset", offset + stop.location * scale)
      markup.color(.stop, stop.color)
      markup.append("/>")
    }
    markup.append("</\(element)>")
    return id
  }

  private mutating func shadowID(_ shadow: Shadow, of frame: SceneRect) -> String {
    let id = newID()
    let deviation = max(0, shadow.radius) * Estimates.shadowDeviation
    let (x, y) = (abs(shadow.x) + 3 * deviation, abs(shadow.y) + 3 * deviation)
    markup.append("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
    markup.attribute("x", frame.x - x)
    markup.attribute("y", frame.y - y)
    markup.attribute("width", frame.width + 2 * x)
    markup.attribute("height", frame.height + 2 * y)
    // `feDropShadow` would be shorter, but is newer than SVG 1.1.
    markup.append(" color-interpolation-filters=\"sRGB\">")
    let hasBlur = MarkupText.number(deviation) != "0"
    if hasBlur {
      // Without a deviation, SVG 1.1 would draw nothing.
      markup.append("<feGaussianBlur in=\"SourceAlpha\"")
      markup.attribute("stdDeviation", deviation)
      markup.append(" result=\"blur\"/>")
    }
    markup.append("<feOffset in=\"\(hasBlur ? "blur" : "SourceAlpha")\"")
    markup.attribute("dx", shadow.x)
    markup.attribute("dy", shadow.y)
    markup.append(" result=\"shape\"/><feFlood")
    markup.color(.flood, shadow.color)
    markup.append(" result=\"color\"/>")
    markup.append("<feComposite in=\"color\" in2=\"shape\" operator=\"in\" result=\"shadow\"/>")
    markup.append("<feMerge><feMergeNode in=\"shadow\"/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    markup.append("</filter>")
    return id
  }
}

/// Text, symbols and pictures.
extension ScenePainter {
  private mutating func paint(_ text: SceneText) {
    for line in text.lines {
      markup.append("<text")
      markup.attribute("x", line.x)
      markup.attribute("y", line.baseline)
      // The font of the reader may be wider or narrower than the one that was measured.
      markup.attribute("textLength", line.width)
      markup.append(" lengthAdjust=\"spacingAndGlyphs\"")
      font(text.font)
      markup.color(.fill, text.color)
      markup.append(">\(MarkupText.content(line.text))</text>")
    }
  }

  private mutating func font(_ font: Font) {
    markup.attribute("font-size", font.size)
    if font.weight != .regular { markup.append(" font-weight=\"\(font.weight.rawValue * 100)\"") }
    if font.isItalic { markup.append(" font-style=\"italic\"") }
    if let families = font.families { markup.attribute("font-family", families) }
  }

  private mutating func paint(_ symbol: SceneSymbol, _ frame: SceneRect) {
    guard let path = symbol.path, path.width > 0, path.height > 0 else {
      return nameInBox(symbol.name, frame, symbol.color)
    }
    let scale = min(frame.width / path.width, frame.height / path.height)
    guard scale > 0 else { return }
    let x = frame.x + (frame.width - path.width * scale) / 2 - path.bounds.minX * scale
    let y = frame.y + (frame.height - path.height * scale) / 2 - path.bounds.minY * scale
    let mask = path.hasKnockout ? newID() : nil
    let paint = mask == nil ? MarkupText.hex(symbol.color) : "#fff"
    if let mask { markup.append("<mask id=\"\(mask)\" maskUnits=\"userSpaceOnUse\"") }
    if mask != nil {
      markup.attribute("x", frame.x - 1)
      markup.attribute("y", frame.y - 1)
      markup.attribute("width", frame.width + 2)
      markup.attribute("height", frame.height + 2)
      markup.append(">")
    }
    markup.append("<g transform=\"translate(\(MarkupText.number(x)) \(MarkupText.number(y)))")
    markup.append(" scale(\(Self.precise(scale)))\"")
    if mask == nil, symbol.color.alpha < 1 { markup.attribute("opacity", max(0, symbol.color.alpha)) }
    markup.append(" fill-rule=\"evenodd\" stroke-linecap=\"round\" stroke-linejoin=\"round\">")
    for layer in path.layers {
      let color = layer.style.isKnockout ? "#000" : paint
      markup.append("<path d=\"\(layer.svgPathData)\" fill=\"\(layer.style.isFilled ? color : "none")\"")
      if layer.style.isStroked, layer.style.lineWidth > 0 {
        markup.append(" stroke=\"\(color)\"")
        markup.attribute("stroke-width", layer.style.lineWidth)
      }
      markup.append("/>")
    }
    markup.append("</g>")
    if let mask {
      markup.append("</mask>")
      rectangle(frame)
      markup.color(.fill, symbol.color)
      markup.append(" mask=\"url(#\(mask))\"/>")
    }
  }

  private mutating func paint(_ image: PictureImage, _ frame: SceneRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    markup.append("<image")
    markup.attribute("x", frame.x)
    markup.attribute("y", frame.y)
    markup.attribute("width", frame.width)
    markup.attribute("height", frame.height)
    markup.append(" xlink:href=\"\(image.uri)\"/>")
  }

  /// Returns a factor with four decimals.
  private static func precise(_ factor: Double) -> String {
    guard factor.isFinite, factor < 1e5 else { return "1" }
    return String((factor * 10_000).rounded() / 10_000)
  }

  private mutating func paint(_ placeholder: ScenePlaceholder, _ frame: SceneRect) {
    rectangle(frame)
    markup.color(.fill, placeholder.fill)
    markup.append("/>")
    nameInBox(placeholder.name, frame, placeholder.color)
  }

  /// Paints the size of a box and the name of what is in it, as far as they fit.
  private mutating func nameInBox(_ name: String, _ frame: SceneRect, _ color: Color) {
    let name = name.drawable
    guard frame.height >= 24, frame.width >= 30 else { return nameInFrame(name, frame, color) }
    let size = min(11, frame.height / 2.5)
    let letters = Int((frame.width - 6) / (size * 0.6))
    func line(_ text: String, _ y: Double, _ markup: inout MarkupText, isName: Bool = false) {
      var shown = text.count > letters ? "…" + String(text.suffix(max(1, letters - 1))) : text
      // It is in the right place, and does not look like this.
      if isName { shown = "≈ " + shown }
      let width = FontMetrics.width(of: shown, size: size, weight: .regular)
      markup.append("<text text-anchor=\"middle\" lengthAdjust=\"spacingAndGlyphs\"")
      markup.attribute("textLength", min(width, frame.width - 6))
      markup.attribute("x", frame.x + frame.width / 2)
      markup.attribute("y", y)
      markup.attribute("font-size", size)
      markup.color(.fill, color)
      markup.append(">\(MarkupText.content(shown))</text>")
    }
    let middle = frame.y + frame.height / 2
    let dimensions = "\(MarkupText.number(frame.width)) × \(MarkupText.number(frame.height))"
    line(name, middle, &markup, isName: true)
    line(dimensions, middle + size * 1.2, &markup)
  }

  /// Paints a frame of the size of a small box, with its name as far as it fits, and as what readers show
  /// when they point at it.
  private mutating func nameInFrame(_ name: String, _ frame: SceneRect, _ color: Color) {
    rectangle(frame)
    markup.append(" fill=\"none\"")
    markup.color(.stroke, color)
    markup.append("><title>≈ \(MarkupText.content(name))</title></rect>")
    let size = 5.0
    guard frame.width >= 10, frame.height >= size + 3 else { return }
    // The end of a name, such as `fill`, says less than its beginning.
    let letters = max(2, Int((frame.width - 2) / (size * 0.45)))
    let shown = name.count > letters ? name.prefix(letters - 1) + "…" : name[...]
    let width = FontMetrics.width(of: shown, size: size, weight: .regular)
    markup.append("<text text-anchor=\"middle\" lengthAdjust=\"spacingAndGlyphs\"")
    markup.attribute("textLength", min(width, frame.width - 2))
    markup.attribute("x", frame.x + frame.width / 2)
    markup.attribute("y", frame.y + frame.height / 2 + size * 0.35)
    markup.attribute("font-size", size)
    markup.color(.fill, color)
    markup.append(">\(MarkupText.content(String(shown)))</text>")
  }

  private mutating func paint(_ control: SceneControl, _ frame: SceneRect) {
    guard case .textField(let text, let placeholder) = control.kind else { return }
    let id = newID()
    markup.append("<clipPath id=\"\(id)\"><path d=\"\(Self.path(frame, .zero))\"/></clipPath><text")
    markup.append(" clip-path=\"url(#\(id))\"")
    let shown = (text.isEmpty ? placeholder : text).drawable
    let width = FontMetrics.width(of: shown, size: control.font.size, weight: control.font.weight)
    markup.attribute("x", control.isMirrored ? frame.right - width : frame.x)
    markup.attribute("y", frame.y + control.baseline)
    if !shown.isEmpty {
      markup.attribute("textLength", width)
      markup.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    font(control.font)
    markup.color(.fill, text.isEmpty ? control.faintColor : control.color)
    markup.append(">\(MarkupText.content(shown))</text>")
  }
}

extension SceneBox {
  /// How far it draws outside of its frame, in points.
  fileprivate var reach: Double {
    guard case .shape(let shape) = drawing else { return 0 }
    return PictureScale.points(SceneShape.reach(stroke: shape.stroke, shadow: shape.shadow))
  }
}

extension SceneRect {
  /// Returns the rectangle with its edges moved outward.
  fileprivate func outset(by length: Double) -> SceneRect {
    SceneRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}

extension CornerRadii {
  /// The radii of a rectangle inside one with these.
  fileprivate func inset(by length: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - length), topRight: max(0, topRight - length),
      bottomRight: max(0, bottomRight - length), bottomLeft: max(0, bottomLeft - length))
  }
}

extension SceneControl {
  /// Whether it is a text field, the one control that consists of nothing else that is drawn.
  fileprivate var isField: Bool { if case .textField = kind { true } else { false } }
}
