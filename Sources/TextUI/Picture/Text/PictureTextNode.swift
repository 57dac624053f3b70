/// Text in points, which is cut at the proposed height.
final class PictureTextNode: TextNode {
  private let text: String
  private let font: Font
  private let color: Color
  private let cache: PictureCache
  private let clusters: [TextCluster]

  init(
    _ text: String, font: Font, color: Color, alignment: TextAlignment, lineLimit: Int?,
    cache: PictureCache
  ) {
    let text = text.drawable
    self.text = text
    self.font = font
    self.color = color
    self.cache = cache
    clusters = cache.clusters(of: text, font)
    super.init(
      clusters.lazy.map { $0.traits.contains(.newline) ? nil : $0.width }, alignment: alignment,
      lineLimit: lineLimit, in: .points)
  }

  override var characters: [TextCluster] { clusters }
  override var ellipsisWidth: Int { cache.measure.advance(of: "…", font) }

  /// Returns the number of lines that are shown of `count` in a height; at least one.
  private func shown(_ count: Int, _ height: Int?) -> Int {
    let count = min(count, lineLimit ?? count)
    guard let height, count > 1, cache.measure.height(lines: count, font) > height else { return count }
    let line = max(1, cache.measure.height(lines: 1_000, font) / 1_000)
    var fitting = min(count, max(1, height / line + 1))
    while fitting > 1, cache.measure.height(lines: fitting, font) > height { fitting -= 1 }
    return fitting
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard !clusters.isEmpty else { return Size(width: 0, height: cache.measure.height(lines: 1, font)) }
    let lines = lines(proposal.width).lines
    let count = shown(lines.count, proposal.height)
    let width = lines.prefix(count).reduce(0) { max($0, $1.width) }
    return Size(
      width: count < lines.count ? max(width, min(proposal.width ?? width, width + ellipsisWidth)) : width,
      height: cache.measure.height(lines: count, font))
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let size = size(proposal)
    let rect = Rect(origin, size)
    guard color.alpha > 0, !clusters.isEmpty, let canvas = canvas as? SceneCanvas, canvas.intersectsClip(rect)
    else { return }
    let wrapped = lines(proposal.width).lines
    let count = shown(wrapped.count, proposal.height)
    var characters = TextSlices(text)
    var drawn: [SceneText.Line] = []
    for (index, line) in wrapped.prefix(count).enumerated() {
      let isCut = index == count - 1 && count < wrapped.count
      var (end, width) = (line.end, line.width)
      if isCut { (end, width) = cut(line, in: size.width) { clusters[$0].width } }
      let x = origin.x + indent(width, in: size.width)
      let content = characters.slice(line.start..<end) + (isCut ? "…" : "")
      guard !content.isEmpty else { continue }
      drawn.append(
        SceneText.Line(
          text: content, x: PictureScale.points(x),
          baseline: PictureScale.points(origin.y + cache.measure.baseline(line: index, font)),
          width: PictureScale.points(width)))
    }
    guard !drawn.isEmpty else { return }
    let isCut = count < wrapped.count
    canvas.add(.text(SceneText(lines: drawn, font: font, color: color, isCut: isCut)), in: rect)
  }
}

extension String {
  /// The text as it is drawn: without control characters, and with a space in the place of a tab.
  package var drawable: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\r" {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// Returns parts of a text by the numbers of their characters, from its start to its end.
struct TextSlices {
  private let text: String
  private var index: String.Index
  private var number = 0

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Returns a part that begins at or after the end of the last one.
  mutating func slice(_ range: Range<Int>) -> String {
    let start = advanced(to: range.lowerBound)
    let end = advanced(to: range.upperBound)
    return start <= end ? String(text[start..<end]) : ""
  }

  private mutating func advanced(to target: Int) -> String.Index {
    while number < target, index < text.endIndex {
      index = text.index(after: index)
      number += 1
    }
    return index
  }
}
