import CladsDocument
import CladsPreview
import CladsProject
import Testing

/// Images of asset catalogs in the pictures of previews.
@MainActor
@Suite struct AssetPictureTests {
  private struct Catalog: FileReading {
    let images: [String: String]
    private static let folder = "App.xcassets/logo.imageset/"
    private static let description = """
      { "images": [
        { "idiom": "universal", "scale": "1x", "filename": "light.svg" },
        { "idiom": "universal", "scale": "2x", "filename": "large.png" },
        { "idiom": "universal", "scale": "1x", "filename": "dark.svg",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "universal", "scale": "3x", "filename": "../../secret.svg" }
      ] }
      """

    func exists(_ path: String) -> Bool { path == "App.xcassets" }

    func read(_ path: String) throws(FileReadingError) -> [UInt8] {
      if path.hasSuffix("Contents.json") { return Array(Self.description.utf8) }
      guard let image = images[String(path.dropFirst(Self.folder.count))] else { throw .missing }
      return Array(image.utf8)
    }

    func paths(matching pattern: Glob) -> [String] { [Self.folder + "Contents.json"] }
  }

  private static let images = [
    "light.svg": "<svg width='20' height='10'/>", "dark.svg": "<svg width='30' height='10'/>",
    "large.png": String(repeating: "x", count: 300_000),
  ]

  private func stage(_ image: String = "logo", images: [String: String] = images) async -> SessionStage {
    let stage = await SessionStage(
      #"[{ "type": "image", "image": { "asset": "\#(image)" } }]"#,
      project: #"{ "assets": ["App.xcassets"] }"#, files: Catalog(images: images))
    stage.change(PreviewOptions(picture: PictureWindow()))
    return stage
  }

  @Test func `the file for the appearance that can be shown is embedded`() async throws {
    let stage = await stage()
    let light = try #require(stage.frame.picture?.svg)
    let image = #"width="390" height="195" xlink:href="data:image/svg+xml;base64,PHN2ZyB3aWR0aD0nMjAn"#
    #expect(light.contains(image))
    stage.change(PreviewOptions(colorScheme: .dark, picture: PictureWindow()))
    #expect(stage.frame.picture?.svg.contains(#"width="390" height="130""#) == true)
  }

  @Test(arguments: ["gone", "logo"])
  func `an image that is unknown or has no file is a placeholder with its name`(name: String) async throws {
    let markup = try #require(await stage(name, images: [:]).frame.picture?.page)
    #expect(markup.contains(">≈ \(name)</text>") && !markup.contains("<image"))
  }
}
