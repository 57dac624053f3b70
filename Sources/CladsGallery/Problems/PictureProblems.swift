import CladsDocument
import CladsPreview
import CladsRendering
import SourceText
import TextUI

/// Finds what is wrong with a screen as it is drawn.
///
/// Only what a device shows as well is a problem: what can be scrolled into sight is not cut, and nothing is
/// said where the color behind a text is not one color.
struct PictureProblems {
  private let picture: PreviewPicture
  private let scene: Scene
  private let screen: SceneRect
  /// What is visible behind or over texts, the furthest back first.
  private let covers: [Cover]
  private(set) var problems: [PictureProblem] = []

  /// The most problems of one picture; more are not reported.
  private static let maximumCount = 500
  /// The most pairs of texts that are compared.
  private static let maximumPairs = 100_000

  /// Lengths of which less is not visible, in points.
  private static let tolerance = 1.5
  /// The least width and height of what can be tapped, from the Human Interface Guidelines.
  private static let minimumTarget = 44.0

  /// Returns the problems of a picture, the furthest back first.
  static func all(in picture: PreviewPicture) -> [PictureProblem] {
    if picture.rejection != nil { return [] }
    var finder = PictureProblems(picture)
    finder.findAll()
    return finder.problems
  }

  private init(_ picture: PreviewPicture) {
    self.picture = picture
    let (scene, screen) = (
      picture.scene, SceneRect(x: 0, y: 0, width: picture.width, height: picture.height)
    )
    self.scene = scene
    self.screen = screen
    covers = scene.boxes.indices.compactMap { index in
      let box = scene.boxes[index]
      switch box.drawing {
      case .text, .control: return nil
      case .shape(let shape) where shape.fill == nil: return nil
      case .shape, .image, .placeholder, .symbol: break
      }
      let frame = Self.visible(box, screen)
      return frame.isEmpty || box.opacity <= 0 ? nil : Cover(index: index, frame: frame)
    }
  }

  /// A box with something else than text in it.
  private struct Cover {
    let index: Int
    /// What is visible of it.
    let frame: SceneRect
  }

  private mutating func findAll() {
    let texts = drawnTexts()
    if scene.boxes.allSatisfy({ visible($0).isEmpty || $0.opacity <= 0 }) {
      problems.append(
        PictureProblem(
          kind: .emptyScreen, message: "the screen shows nothing", pointer: "",
          range: TextRange(TextOffset(utf8: 0), TextOffset(utf8: 0)), frame: screen))
      return
    }
    for text in texts { findCut(text) }
    findOverlaps(texts)
    findSmallTargets()
    findOutside()
    findBelow()
    findNameless()
    findLowContrast(texts)
  }

  private mutating func report(
    _ kind: PictureProblem.Kind, _ message: String, node: Int, _ frame: SceneRect
  ) {
    guard picture.nodes.indices.contains(node), problems.count < Self.maximumCount else { return }
    let place = picture.nodes[node]
    problems.append(
      PictureProblem(kind: kind, message: message, pointer: place.pointer, range: place.range, frame: frame))
  }

  /// What is visible of a box.
  private func visible(_ box: SceneBox) -> SceneRect { Self.visible(box, screen) }

  private static func visible(_ box: SceneBox, _ screen: SceneRect) -> SceneRect {
    let inScreen = box.frame.intersection(screen)
    return box.clip.map { inScreen.intersection($0.rect) } ?? inScreen
  }
}

// MARK: - Texts

extension PictureProblems {
  /// A text that is drawn.
  private struct DrawnText {
    /// The index of its box.
    let index: Int
    let node: Int
    let text: SceneText
    /// The rectangle of its lines.
    let frame: SceneRect
    let isWhole: Bool
  }

  private func drawnTexts() -> [DrawnText] {
    scene.boxes.indices.compactMap { index in
      let box = scene.boxes[index]
      guard case .text(let text) = box.drawing, box.opacity > 0.01, text.color.alpha > 0.01,
        let left = text.lines.lazy.map(\.x).min(),
        let right = text.lines.lazy.map({ $0.x + Self.visibleWidth(of: $0, text.font) }).max(),
        text.lines.contains(where: { line in line.text.contains { !$0.isWhitespace } })
      else { return nil }
      let frame = SceneRect(x: left, y: box.frame.y, width: right - left, height: box.frame.height)
      return DrawnText(index: index, node: box.node, text: text, frame: frame, isWhole: !text.isCut)
    }
  }

  /// Returns the width of a line without the spaces at its end, which are about a third as wide as letters
  /// are high.
  private static func visibleWidth(of line: SceneText.Line, _ font: Font) -> Double {
    let spaces = line.text.reversed().prefix { $0.isWhitespace }.count
    return max(0, line.width - Double(spaces) * font.size / 3)
  }

  /// Returns whether what lies beyond the edges of a rectangle can be scrolled into sight.
  private func scrolls(_ frame: SceneRect, isHorizontal: Bool) -> Bool {
    scene.scrolls.contains { scroll in
      scroll.isHorizontal == isHorizontal && scroll.length > 0
        && (isHorizontal
          ? frame.bottom > scroll.frame.y && frame.y < scroll.frame.bottom
          : frame.right > scroll.frame.x && frame.x < scroll.frame.right)
    }
  }

  private mutating func findCut(_ text: DrawnText) {
    lazy var quoted = "“\(Self.shortened(words(of: text)))”"
    let box = scene.boxes[text.index]
    if !text.isWhole { return report(.textCut, "\(quoted) ends with “…”", node: text.node, box.frame) }
    let clip = box.clip?.rect.intersection(screen) ?? screen
    let (frame, tolerance) = (text.frame, Self.tolerance)
    let isCutSideways =
      (frame.x < clip.x - tolerance || frame.right > clip.right + tolerance)
      && !scrolls(frame, isHorizontal: true)
    // The room above and below letters is not seen.
    let slack = tolerance + text.text.font.size * 0.25
    let isCutInHeight =
      (frame.y < clip.y - slack || frame.bottom > clip.bottom + slack) && !scrolls(frame, isHorizontal: false)
    guard isCutSideways || isCutInHeight else { return }
    let isScreen = isCutSideways ? frame.right > screen.right + tolerance : frame.bottom > screen.bottom
    // What is below the screen is said once.
    if !isCutSideways, isScreen { return }
    report(
      .textCut, isScreen ? "\(quoted) is cut off at the edge of the screen" : "\(quoted) is cut off",
      node: text.node, frame.intersection(screen))
  }

  private mutating func findOverlaps(_ texts: [DrawnText]) {
    // Sorted by their tops, each text is only compared with those that begin above its bottom.
    let sorted = texts.sorted { ($0.frame.y, $0.index) < ($1.frame.y, $1.index) }
    var pairs = 0
    for (position, first) in sorted.enumerated() {
      for second in sorted[(position + 1)...] {
        if second.frame.y >= first.frame.bottom { break }
        pairs += 1
        if pairs > Self.maximumPairs || problems.count >= Self.maximumCount { return }
        if first.node != second.node { findOverlap(first, second) }
      }
    }
  }

  private mutating func findOverlap(_ first: DrawnText, _ second: DrawnText) {
    let (back, front) = first.index < second.index ? (first, second) : (second, first)
    let visibleBack = visible(scene.boxes[back.index]).intersection(back.frame)
    let visibleFront = visible(scene.boxes[front.index]).intersection(front.frame)
    let both = visibleBack.intersection(visibleFront)
    // Lines have room above and below their letters.
    let slack = min(back.text.font.size, front.text.font.size) * 0.4
    guard both.width > 2, both.height > slack, !isCovered(both, after: back.index, before: front.index)
    else { return }
    let (shown, other) = (Self.shortened(words(of: front)), Self.shortened(words(of: back)))
    report(.textOverlap, "“\(shown)” is drawn over “\(other)”", node: front.node, both)
  }

  /// Whether something opaque between two boxes hides a part of the screen.
  private func isCovered(_ frame: SceneRect, after first: Int, before last: Int) -> Bool {
    var (start, end) = (0, covers.count)
    while start < end {
      let middle = (start + end) / 2
      if covers[middle].index > first { end = middle } else { start = middle + 1 }
    }
    return covers[start...].prefix { $0.index < last }.contains { cover in
      guard cover.frame.contains(frame) else { return false }
      let box = scene.boxes[cover.index]
      guard box.opacity > 0.9 else { return false }
      switch box.drawing {
      case .shape(let shape):
        if case .color(let color)? = shape.fill { return color.alpha > 0.9 }
        return shape.fill != nil
      case .image, .placeholder: return true
      case .text, .symbol, .control: return false
      }
    }
  }

  /// Returns a text as its document has it, without the ends of lines that break its words.
  private func words(of text: DrawnText) -> String {
    let lines = text.text.lines.map(\.text).joined(separator: " ")
    guard picture.nodes.indices.contains(text.node), let node = picture.nodes[text.node].node,
      let name = SpokenElement(node, pointer: "")?.name
    else { return lines }
    let drawn = lines.filter { !$0.isWhitespace && $0 != "…" }
    return name.filter { !$0.isWhitespace }.hasPrefix(drawn) ? name : lines
  }

  /// Returns the beginning of a text, for messages.
  private static func shortened(_ text: String) -> String {
    text.count > 24 ? text.prefix(23) + "…" : text
  }
}

// MARK: - Controls

extension PictureProblems {
  private mutating func findSmallTargets() {
    for area in scene.areas where picture.nodes.indices.contains(area.node) {
      // Only a button is as large as its author says; other controls are those of the system.
      guard case .button(let button)? = picture.nodes[area.node].node?.content, button.onTap != nil,
        area.frame.width < Self.minimumTarget - 0.01 || area.frame.height < Self.minimumTarget - 0.01
      else { continue }
      let size = "\(tenths(area.frame.width)) × \(tenths(area.frame.height))"
      report(.targetSmall, "the area that can be tapped is \(size) points", node: area.node, area.frame)
    }
  }

  /// Finds content that is longer than the screen where nothing scrolls: the outermost node of it.
  private mutating func findBelow() {
    guard !scene.scrolls.contains(where: { !$0.isHorizontal }),
      let outermost = scene.areas.first(where: { $0.frame.bottom > screen.bottom + Self.tolerance }),
      let end = scene.areas.lazy.map(\.frame.bottom).max()
    else { return }
    report(
      .contentBelow,
      "\(tenths(end - screen.bottom)) points of the content are below the screen, and nothing scrolls",
      node: outermost.node, outermost.visible)
  }

  private mutating func findNameless() {
    for area in scene.areas where picture.nodes.indices.contains(area.node) {
      guard let node = picture.nodes[area.node].node, let element = SpokenElement(node, pointer: ""),
        element.lacksName
      else { continue }
      report(
        .nameMissing, "a screen reader says “\(element.trait.rawValue)” and no name", node: area.node,
        area.frame)
    }
  }

  private mutating func findOutside() {
    for area in scene.areas where picture.nodes.indices.contains(area.node) {
      switch picture.nodes[area.node].node?.content {
      case .button?, .textField?, .toggle?, .slider?, .image?: break
      default: continue
      }
      let (frame, tolerance) = (area.frame, Self.tolerance)
      guard frame.x < -tolerance || frame.right > screen.right + tolerance,
        !scrolls(frame, isHorizontal: true)
      else { continue }
      let lost = max(-frame.x, 0) + max(frame.right - screen.right, 0)
      report(
        .contentOutside, "\(tenths(lost)) points of its width are outside of the screen", node: area.node,
        area.visible)
    }
  }
}

// MARK: - Contrast

extension PictureProblems {
  private mutating func findLowContrast(_ texts: [DrawnText]) {
    for text in texts {
      let shown = visible(scene.boxes[text.index]).intersection(text.frame)
      guard !shown.isEmpty, scene.boxes[text.index].opacity >= 1, let back = backdrop(of: text, shown)
      else { continue }
      let color = Document.ColorReading(text.text.color.blended(over: back).hexText)
      let behind = Document.ColorReading(back.hexText)
      let ratio = color.contrast(on: behind)
      let font = text.text.font
      let isLarge = font.size >= 24 || (font.weight >= .bold && font.size >= 18.66)
      guard ratio < (isLarge ? 3 : 4.5) else { continue }
      report(
        .contrastLow,
        "`\(color.hexText)` on `\(behind.hexText)` has a contrast ratio of only \(tenths(ratio)):1",
        node: text.node, shown)
    }
  }

  /// Returns the color behind a text; `nil` if that is not one color.
  private func backdrop(of text: DrawnText, _ frame: SceneRect) -> Color? {
    var back = scene.background
    for cover in covers {
      if cover.index >= text.index { break }
      let (box, covered) = (scene.boxes[cover.index], cover.frame)
      if covered.intersection(frame).isEmpty { continue }
      switch box.drawing {
      case .shape(let shape):
        guard let fill = shape.fill else { continue }
        guard case .color(var color) = fill else { return nil }
        color.alpha *= box.opacity
        if color.alpha <= 0 { continue }
        // Rounded corners do not matter: texts are not in them.
        guard covered.contains(frame) else { return nil }
        back = color.blended(over: back)
      case .image, .placeholder, .symbol: return nil
      case .text, .control: continue
      }
    }
    return back
  }
}

/// Returns a number with at most one decimal, not rounded up.
private func tenths(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e9 else { return "0" }
  let tenths = Int((value * 10).rounded(.down))
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}

extension Color {
  /// The color as `#RRGGBB`, without its opacity.
  fileprivate var hexText: String {
    let digits = String(packed & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}

extension SceneRect {
  /// Returns whether another rectangle is in this one, but for a hair's breadth.
  fileprivate func contains(_ other: SceneRect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.right <= right + 0.5 && other.bottom <= bottom + 0.5
  }
}
