import CladsRendering
import TestSupport
import Testing
import TextUI

/// What is printed of the examples is SVG 1.1, of which viewers other than browsers draw all.
@MainActor
@Suite struct PictureVocabularyTests {
  /// The attributes of each element that a picture may have.
  private static let attributes: [String: Set<String>] = [
    "svg": [
      "xmlns", "xmlns:xlink", "version", "xml:space", "role", "width", "height", "viewBox", "font-family",
    ],
    "title": [],
    "g": ["clip-path", "filter", "opacity", "transform", "fill-rule", "stroke-linecap", "stroke-linejoin"],
    "rect": box.union(paint).union(["rx", "mask", "filter"]),
    "ellipse": paint.union(["cx", "cy", "rx", "ry", "filter"]),
    "path": paint.union(["d", "filter"]),
    "image": box.union(["xlink:href"]),
    "text": [
      "x", "y", "textLength", "lengthAdjust", "text-anchor", "font-size", "font-weight", "font-style",
      "font-family", "fill", "fill-opacity", "clip-path",
    ],
    "clipPath": ["id"],
    "mask": box.union(["id", "maskUnits"]),
    "linearGradient": ["id", "gradientUnits", "x1", "y1", "x2", "y2"],
    "radialGradient": ["id", "gradientUnits", "cx", "cy", "r"],
    "stop": ["offset", "stop-color", "stop-opacity"],
    "filter": box.union(["id", "filterUnits", "color-interpolation-filters"]),
    "feGaussianBlur": ["in", "stdDeviation", "result"],
    "feOffset": ["in", "dx", "dy", "result"],
    "feFlood": ["flood-color", "flood-opacity", "result"],
    "feComposite": ["in", "in2", "operator", "result"],
    "feMerge": [],
    "feMergeNode": ["in"],
  ]
  private static let box: Set = ["x", "y", "width", "height"]
  private static let paint: Set = ["fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width"]

  /// The attributes whose value is a color.
  private static let colors: Set = ["fill", "stroke", "stop-color", "flood-color"]

  /// Returns what a picture has besides that, in document order.
  private func unknown(in markup: String) -> [String] {
    var found: [String] = []
    for tag in markup.matches(of: /<([A-Za-z:]+)((?:\s+[A-Za-z:0-9-]+="[^"]*")*)\s*\/?>/) {
      guard let known = Self.attributes[String(tag.1)] else {
        found.append(String(tag.1))
        continue
      }
      for attribute in tag.2.matches(of: /([A-Za-z:0-9-]+)="([^"]*)"/) {
        let (name, value) = (String(attribute.1), String(attribute.2))
        let color = value.wholeMatch(of: /none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[a-z0-9]+\)/)
        if !known.contains(name) || Self.colors.contains(name) && color == nil {
          found.append("\(tag.1) \(name)=\(value)")
        }
      }
    }
    // What is not a tag as above would be overlooked.
    let opened = markup.matches(of: /<[^\/]/).count
    let read = markup.matches(of: /<[A-Za-z:]+(?:\s[^<>]*)?\/?>/).count
    if opened != read { found.append("\(opened - read) other tags") }
    return found
  }

  @Test(arguments: SampleDocuments.exampleNames, [ColorScheme.light, .dark])
  func `the picture of an example is SVG 1.1`(name: String, colorScheme: ColorScheme) {
    let text = PreviewedDocuments.text(of: name)
    let scene = PictureDrawing(text, isBare: false, colorScheme: colorScheme).scene
    #expect(!scene.boxes.isEmpty)
    #expect(unknown(in: SVGPicture.document(scene, title: name)) == [])
  }

  @Test func `what is newer than SVG 1.1 is noticed`() {
    let newer = ##"<feDropShadow dx="1"/><rect fill="#11223344"/><image href="a"/><!-- -->"##
    #expect(
      unknown(in: newer) == ["feDropShadow", "rect fill=#11223344", "image href=a", "1 other tags"])
  }
}
