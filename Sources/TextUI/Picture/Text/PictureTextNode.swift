/// Text that wraps at the proposed width, and is cut at the proposed height.
final class PictureTextNode: LayoutNode {
  private let text: String
  private let font: PictureFont
  private let color: Color
  private let alignment: TextAlignment
  private let lineLimit: Int?
  private let cache: PictureCache
  private let clusters: [TextCluster]
  private let idealWidth: Int
  /// The width of the widest character, which is the minimum width of the text.
  private let leastWidth: Int
  private var wrapped: (width: Int, lines: TextLines)?

  init(
    _ text: String, font: PictureFont, color: Color, alignment: TextAlignment, lineLimit: Int?,
    cache: PictureCache
  ) {
    let text = text.drawable
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit.flatMap { $0 > 0 ? $0 : nil }
    self.cache = cache
    clusters = cache.clusters(of: text, font)
    var (line, widest, least) = (0, 0, 0)
    for cluster in clusters {
      if cluster.traits.contains(.newline) {
        widest = max(widest, line)
        line = 0
      } else {
        line += cluster.width
        least = max(least, cluster.width)
      }
    }
    idealWidth = max(widest, line)
    leastWidth = least
    super.init(.points)
  }

  private func lines(_ proposed: Int?) -> TextLines {
    let width = max(min(proposed ?? idealWidth, idealWidth), leastWidth)
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = TextLines(clusters, width: width)
    wrapped = (width, lines)
    return lines
  }

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
    let lines = lines(proposal.width)
    let count = shown(lines.lines.count, proposal.height)
    let width = lines.lines.prefix(count).reduce(0) { max($0, $1.width) }
    return Size(
      width: count < lines.lines.count
        ? max(width, min(proposal.width ?? width, width + ellipsisWidth)) : width,
      height: cache.measure.height(lines: count, font))
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (min(leastWidth, idealWidth), idealWidth) }
    return super.extent(along: axis, across: across)
  }

  private var ellipsisWidth: Int { cache.measure.advance(of: "…", font) }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let size = size(proposal)
    let rect = Rect(origin, size)
    guard let canvas = canvas as? SceneCanvas, color.alpha > 0, !clusters.isEmpty, canvas.intersectsClip(rect) else { return }
    let wrapped = lines(proposal.width).lines
    let count = shown(wrapped.count, proposal.height)
    var characters = TextSlices(text)
    var drawn: [SceneText.Line] = []
    for (index, line) in wrapped.prefix(count).enumerated() {
      let isCut = index == count - 1 && count < wrapped.count
      var (end, width) = (line.end, line.width)
      if isCut {
        while end > line.start, width + ellipsisWidth > size.width {
          end -= 1
          width -= clusters[end].width
        }
        width += ellipsisWidth
      }
      let x = origin.x + indent(width, in: size.width)
      let content = characters.slice(line.start..<end) + (isCut ? "…" : "")
      guard !content.isEmpty else { continue }
      drawn.append(
        SceneText.Line(
          text: content, x: PictureScale.points(x),
          baseline: PictureScale.points(origin.y + cache.measure.baseline(line: index, font)),
          width: PictureScale.points(width)))
    }
    if !drawn.isEmpty { canvas.add(.text(SceneText(lines: drawn, font: font, color: color)), in: rect) }
  }

  private func indent(_ line: Int, in width: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, width - line) / 2
    case .trailing: max(0, width - line)
    }
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
