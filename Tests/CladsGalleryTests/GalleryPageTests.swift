import Testing

@testable import CladsGallery

struct GalleryPageTests {
  private func gallery() async -> Gallery {
    let home = #"""
      { "id": "home", "root": { "children": [
        { "type": "button", "text": "<b>Map</b>", "actions": { "onTap": { "type": "navigate", "destination": "map" } } } ] } }
      """#
    let map = #"{ "id": "map", "root": { "children": [] } }"#
    var screens: [GalleryScreen] = []
    for (path, text) in [("home.clads.json", home), ("map.clads.json", map)] {
      screens.append(GalleryScreen(path: path, input(text), [], await drawn(text)))
    }
    return Gallery(screens: screens, axes: GalleryAxes())
  }

  @Test func `screens link to those that they lead to, and back`() async throws {
    let files = GalleryPages(await gallery()).files
    #expect(files.map(\.name).first == "index.html" && files.count == 3)
    let home = try #require(files.first { $0.name.hasPrefix("home-") })
    let map = try #require(files.first { $0.name.hasPrefix("map-") })
    #expect(home.text.contains(#"<dt>leads to</dt><dd><a href="\#(map.name)">map</a></dd>"#))
    #expect(map.text.contains(#"<dt>reached from</dt><dd><a href="\#(home.name)">home</a></dd>"#))
    #expect(home.text.contains("<dt>runs</dt><dd><code>navigate</code></dd>"))
  }

  @Test func `texts of documents are escaped`() async {
    for file in GalleryPages(await gallery()).files { #expect(!file.text.contains("<b>Map</b>")) }
  }

  @Test func `pages have only the script that their policy names`() async {
    for file in GalleryPages(await gallery()).files {
      #expect(file.text.contains("script-src '\(GalleryPages.scriptHash)'"))
      #expect(!file.text.contains("http://") && !file.text.contains("https://"))
      let scripts = file.text.firstIndices(of: "<script").count
      #expect(scripts <= 1 && (scripts == 0 || file.text.contains("<script>\(GalleryPages.script)</script>")))
    }
  }

  @Test func `a gallery on one page has its pictures inside`() async {
    let page = GalleryPages.page(await gallery()) { _ in "<svg/>" }
    #expect(page.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
    #expect(!page.contains("pictures/"))
  }
}

extension String {
  /// Returns where a text occurs.
  fileprivate func firstIndices(of text: String) -> [Int] {
    let (bytes, searched) = (Array(utf8), Array(text.utf8))
    return bytes.indices.filter { bytes[$0...].starts(with: searched) }
  }
}
