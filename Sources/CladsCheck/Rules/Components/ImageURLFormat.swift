import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// The URL of a file that the app cannot draw.
enum ImageURLFormat {
  static let rule = Rule(
    "image-url-format", .warning, .components, .fallsBack(to: "the placeholder image"),
    checks: .component(kinds: ["image", "button"], check),
    summary: "An image URL of an SVG, a PDF, a video or another file that is no bitmap.",
    why: """
      The app draws PNG, JPEG, HEIC, WebP and GIF images, the last without animation. Vector images have to be in an \
      asset catalog of the app.
      """,
    bad: #"""
      {
        "id": "photo",
        "root": { "children": [
          { "type": "image", "image": { "url": "https://example.com/lake«.svg»" } }
        ] }
      }
      """#,
    good: .replacing(#"lake.svg""#, with: #"lake.png""#))

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    guard let image = component.image else { return }
    check(image.url, \.url, of: image, context)
    if let fallback = image.placeholder { check(fallback.url, \.url, of: fallback, context) }
    if let fallback = image.loading { check(fallback.url, \.url, of: fallback, context) }
  }

  private static func check<Part: Described>(
    _ text: String?, _ path: PartialKeyPath<Part>, of part: Part, _ context: RuleContext
  ) {
    guard let text, let (format, offset) = format(of: text), let node = context.valueNode(path, of: part),
      context.view.isCompleteString(node)
    else { return }
    let end = offset.upperBound
    context.report(
      RuleFinding(
        at: context.view.sourceRange(ofDecoded: offset.lowerBound..<end, in: node),
        "the app cannot draw \(format.phrase) from a URL",
        consequence: "it shows the placeholder image, as if loading had failed",
        help: format.isVector
          ? "use a PNG, JPEG or WebP, or add the image to the app as an `asset`" : "use a PNG, JPEG or WebP"))
  }

  private struct Format {
    let phrase: String
    let isVector: Bool
  }

  private static let formats = [
    "svg": Format(phrase: "an SVG", isVector: true), "svgz": Format(phrase: "an SVG", isVector: true),
    "pdf": Format(phrase: "a PDF", isVector: true), "eps": Format(phrase: "an EPS", isVector: true),
    "json": Format(phrase: "JSON", isVector: false),
    "lottie": Format(phrase: "an animation", isVector: false),
    "mp4": Format(phrase: "a video", isVector: false), "m4v": Format(phrase: "a video", isVector: false),
    "mov": Format(phrase: "a video", isVector: false), "webm": Format(phrase: "a video", isVector: false),
  ]

  /// Returns the format that the ending of a path names, and the range of the ending in UTF-8 bytes.
  private static func format(of text: String) -> (Format, Range<Int>)? {
    let bytes = Array(text.utf8)
    if text.prefix(18).lowercased() == "data:image/svg+xml" { return formats["svg"].map { ($0, 0..<18) } }
    let end = bytes.firstIndex { $0 == Byte.questionMark || $0 == Byte.hash } ?? bytes.count
    // A `?` in a placeholder is not the start of a query.
    if let open = text.firstPlaceholder, open < end { return formatAfterPlaceholders(text, bytes) }
    return format(in: bytes, before: end)
  }

  private static func formatAfterPlaceholders(_ text: String, _ bytes: [UInt8]) -> (Format, Range<Int>)? {
    for case .text(let range) in Template.parse(text).segments {
      let part = bytes[range]
      guard
        let end = part.firstIndex(where: { $0 == Byte.questionMark || $0 == Byte.hash })
          ?? (range.upperBound == bytes.count ? bytes.count : nil)
      else { continue }
      return format(in: bytes, before: end)
    }
    return nil
  }

  private static func format(in bytes: [UInt8], before end: Int) -> (Format, Range<Int>)? {
    guard let dot = bytes[..<end].lastIndex(of: Byte.dot), end - dot <= 8,
      // Servers convert images if the query says so.
      bytes[end...].first != Byte.questionMark || !convertsImage(bytes[end...]),
      // The host has dots, too.
      bytes[..<dot].split(separator: Byte.slash).count > 2
        || !String(decoding: bytes, as: UTF8.self).contains("://")
    else { return nil }
    let ending = String(decoding: bytes[(dot + 1)..<end], as: UTF8.self).lowercased()
    return formats[ending].map { ($0, dot..<end) }
  }

  private static func convertsImage(_ query: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: query, as: UTF8.self).lowercased()
    return ["png", "jpg", "jpeg", "webp", "format=", "fm=", "f=", "output="].contains { text.contains($0) }
  }
}

extension String {
  /// The offset of the first `${` in UTF-8 bytes.
  fileprivate var firstPlaceholder: Int? {
    for case .placeholder(let range, _, _) in Template.parse(self).segments { return range.lowerBound }
    return nil
  }
}
