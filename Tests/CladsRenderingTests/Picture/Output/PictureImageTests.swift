import CladsRendering
import Testing
import TextUI

/// Pictures from files.
@MainActor
@Suite struct PictureImageTests {
  nonisolated private static func png(_ width: UInt8, _ height: UInt8, count: Int = 30) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header = signature + Array("IHDR".utf8) + [0, 0, 1, width, 0, 0, 0, height]
    return header + [UInt8](repeating: 0, count: max(0, count - header.count))
  }

  nonisolated private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 11, 8, 0, 100, 1, 44, 1, 0, 0, 0]

  nonisolated private static func svg(_ attributes: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)><g/></svg>".utf8)
  }

  @Test(arguments: [
    (png(44, 90), 3.0, 100.0, 30.0), (png(0, 64), 1, 256, 64), (jpeg, 2, 150, 50),
    (svg("width=\"24px\" height='18'"), 3, 24, 18),
    (svg("stroke-width='2' viewBox=\"0 0 40,20\""), 1, 40, 20),
    (svg("width='100%' height='100%' viewBox='0 0 8 4'"), 1, 8, 4),
  ])
  func `the size is that of the header, in points`(
    bytes: [UInt8], scale: Double, width: Double, height: Double
  ) throws {
    let image = try #require(PictureImage(bytes, scale: scale))
    #expect(image.width == width && image.height == height)
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8), Array(png(1, 1).prefix(20)), png(1, 0), [0xFF, 0xD8],
    [0xFF, 0xD8, 0xFF, 0xDA, 0, 4],
    Array(jpeg.prefix(12)), svg("width='1e400' height='1'"), svg("width='-4' height='4'"), svg(""),
    svg("viewBox='0 0 nan 4'"), Array("x<svg width='1' height='1'>".utf8),
    png(1, 1, count: PictureImage.maximumByteCount + 1),
  ])
  func `a file that is broken, large or of another format is no image`(bytes: [UInt8]) {
    #expect(PictureImage(bytes, scale: 1) == nil)
  }

  private func markup(_ views: [AnyTextView]) -> String {
    let canvas = SceneCanvas(width: 120_000, height: 120_000, background: .white)
    canvas.draw(
      VStack { views }, EnvironmentValues(), PictureCache(), at: .init(x: 0, y: 0),
      Proposal(width: 120_000, height: 120_000))
    return SVGPicture.document(canvas.scene, title: "d")
  }

  @Test func `an image is embedded in its aspect ratio`() throws {
    let image = try #require(PictureImage(Self.svg("width='4' height='2'"), scale: 1))
    let markup = markup([Picture(image, named: "a").frame(width: 40.0, height: 40)])
    #expect(markup.contains(#"width="40" height="20" xlink:href="data:image/svg+xml;base64,PD94bWwg"#))
  }

  @Test(arguments: [
    ("", "\"/>"), ("f", "Zg==\"/>"), ("fo", "Zm8=\"/>"), ("foo", "Zm9v\"/>"), ("foo>", "Zm9vPg==\"/>"),
  ])
  func `bytes are encoded as in RFC 4648`(text: String, end: String) throws {
    // The bytes before are a whole number of groups.
    let image = try #require(PictureImage(Self.png(1, 1, count: 24) + Array(text.utf8), scale: 1))
    #expect(markup([AnyTextView(Picture(image, named: "a"))]).contains("AAAB\(end)"))
  }

  @Test func `so many large images that a page would be huge are placeholders`() throws {
    let image = try #require(PictureImage(Self.png(0, 255, count: 250_000), scale: 1))
    let view = Picture(image, named: "lake").frame(width: 40.0, height: 40)
    let markup = markup(Array(repeating: view, count: 20))
    #expect(markup.split(separator: "<image").count - 1 == 12)
    #expect(markup.split(separator: ">≈ lake<").count - 1 == 8)
  }
}
