import CladsDocument
import CladsProject
import Diagnostics
import Testing

@Suite struct AssetTests {
  private static let image = #"{ "images": [{ "idiom": "universal", "scale": "1x", "filename": "a.png" }] }"#

  private func read(
    _ texts: [String: String], _ project: String = #"{ "assets": ["App/Assets.xcassets"] }"#
  ) -> Project {
    let files = texts.map { ("App/Assets.xcassets/\($0.key)", $0.value) }
    return Project.read(
      Array(project.utf8), path: "clads.json",
      files: MemoryFiles(texts: Dictionary(files, uniquingKeysWith: { first, _ in first })))
  }

  @Test func `names have those of the groups that provide a namespace`() {
    let project = read([
      "Contents.json": #"{ "info": {} }"#,
      "logo.imageset/Contents.json": Self.image,
      "Plain/Contents.json": #"{ "info": {} }"#,
      "Plain/bell.imageset/Contents.json": Self.image,
      "Icons/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
      "Icons/star.symbolset/Contents.json": #"{ "symbols": [{ "filename": "star.svg" }] }"#,
      "Icons/Old/moon.imageset/Contents.json": Self.image,
      "accent.colorset/Contents.json": #"{ "colors": [{ "idiom": "universal", "color": {} }] }"#,
      "AppIcon.appiconset/Contents.json": #"{ "images": [] }"#,
    ])
    #expect(project.assets.map(\.name) == ["Icons/moon", "Icons/star", "accent", "bell", "logo"])
    #expect(project.assets.map(\.kind) == [.image, .symbol, .color, .image, .image])
    #expect(
      project.vocabulary.entries(in: .asset).map(\.name) == ["Icons/moon", "Icons/star", "bell", "logo"])
    #expect(project.vocabulary.closed.contains(.asset))
    #expect(project.findings.isEmpty)
  }

  @Test func `variants without a file do not count`() {
    let project = read([
      "logo.imageset/Contents.json": #"""
      { "images": [
        { "idiom": "universal", "scale": "1x", "filename": "a.png" }, { "idiom": "universal", "scale": "2x" },
        { "idiom": "ipad", "scale": "2x", "filename": "b.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "universal", "filename": "c.pdf" }
      ] }
      """#
    ])
    #expect(project.assets.map(\.variants) == [["1x", "ipad dark 2x", "one variant"]])
  }

  @Test func `a phone shows the file for its appearance with the most pixels`() {
    let project = read([
      "logo.imageset/Contents.json": #"""
      { "images": [
        { "idiom": "universal", "scale": "1x", "filename": "1.png" },
        { "idiom": "universal", "scale": "3x", "filename": "3.png" },
        { "idiom": "universal", "scale": "2x", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
        { "idiom": "universal", "scale": "3x", "filename": "contrast.png", "appearances": [
          { "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }] },
        { "idiom": "ipad", "scale": "3x", "filename": "pad.png" },
        { "idiom": "iphone", "filename": "vector.svg",
          "appearances": [{ "appearance": "luminosity", "value": "light" }] }
      ] }
      """#
    ])
    func files(isDark: Bool) -> [String] {
      project.assets.flatMap { $0.files(isDark: isDark) }.map {
        "\($0.path.split(separator: "/").last ?? "") \($0.scale)"
      }
    }
    #expect(files(isDark: false) == ["vector.svg 1", "3.png 3", "1.png 1"])
    #expect(files(isDark: true) == ["dark.png 2", "3.png 3", "1.png 1"])
    #expect(project.assetFiles?.read("App/Assets.xcassets/logo.imageset/Contents.json") != nil)
    #expect(project.assetFiles?.read("App/Assets.xcassets/logo.imageset/3.png") == nil)
  }

  @Test(arguments: ["", "[", "null", #"{ "images": 1, "properties": [] }"#, #"{ "images": [{ "filename": 1"#])
  func `a set with a broken description has a name`(text: String) {
    let project = read(["logo.imageset/Contents.json": text])
    #expect(project.assets.map(\.name) == ["logo"])
  }

  @Test func `without catalogs, and with one that does not exist, every name is allowed`() {
    #expect(!read([:], "{}").vocabulary.closed.contains(.asset))
    let missing = read([:])
    #expect(!missing.vocabulary.closed.contains(.asset))
    #expect(missing.findings.map(\.diagnostic.message) == ["there is no file `App/Assets.xcassets`"])
  }

  @Test func `a pattern selects several catalogs`() {
    let project = read(["logo.imageset/Contents.json": Self.image], #"{ "assets": ["**/*.xcassets"] }"#)
    #expect(project.assets.map(\.name) == ["logo"])
    #expect(project.findings.isEmpty)
  }
}
