import CladsPreview
import CladsProject
import Testing
import TextUI

@testable import CladsGallery

struct GalleryDrawingTests {
  private static let document = #"""
    { "id": "a", "state": { "name": "Ada" },
      "styles": { "fixed": { "fontSize": 20 } },
      "root": { "children": [
        { "type": "label", "text": "Hello ${name}" },
        { "type": "label", "text": "Fixed", "styleId": "fixed" } ] } }
    """#

  @Test func `there is a picture of each combination`() async {
    let drawn = await pictures(Self.document, samples: ["empty": #"{ "name": "" }"#])
    #expect(drawn.count == 2 * 2 * 4 * 2)
    #expect(Set(drawn.map(\.combination)).count == drawn.count)
    #expect(Set(drawn.map(\.hash)).count == drawn.count)
  }

  @Test func `only texts without a size of their own follow the text size`() async {
    let session = await PreviewSession(options: PreviewOptions(), input: input(Self.document))
    func sizes(_ textSize: DynamicTypeSize) async -> [Double] {
      let window = PictureWindow(.usual, traits: PictureTraits(textSize: textSize))
      return await session.picture(in: window, .light).scene.boxes.compactMap { box in
        if case .text(let text) = box.drawing { text.font.size } else { nil }
      }
    }
    #expect(await sizes(.large) == [17, 20])
    #expect(await sizes(.accessibility5) == [53, 20])
    #expect(await sizes(.xSmall) == [14, 20])
  }

  @Test func `a picture from right to left is the mirror image of the other`() async throws {
    let session = await PreviewSession(options: PreviewOptions(), input: input(Self.document))
    let usual = await session.picture(in: PictureWindow(.usual), .light).scene
    let mirrored = await session.picture(
      in: PictureWindow(.usual, traits: PictureTraits(isRightToLeft: true)), .light
    ).scene
    #expect(usual.boxes.count == mirrored.boxes.count)
    for (left, right) in zip(usual.boxes, mirrored.boxes) {
      #expect(abs(left.frame.x - (390 - right.frame.right)) < 0.01)
      #expect(left.frame.y == right.frame.y)
    }
    #expect(usual.mirrored.mirrored.boxes.map(\.frame.y) == usual.boxes.map(\.frame.y))
  }

  @Test func `longer texts are between brackets`() {
    #expect(Pseudolocalization.text("Save") == "[Šåṽé ôñ]")
    #expect(Pseudolocalization.text("12:30") == "12:30")
    #expect(Pseudolocalization.text("") == "")
  }

  @Test func `translations are an axis, and Arabic is written from right to left`() async {
    let samples = ["de": #"{ "name": "Zoë" }"#, "ar": #"{ "name": "سارة" }"#, "full": "{}"]
    let found = await pictures(Self.document, samples: samples, .one).map(\.combination)
    #expect(found.map(\.sample) == ["initial", "ar", "de", "full"])
    #expect(found.map { $0.language?.tag } == [nil, "ar", "de", nil])
    #expect(found.map(\.traits.isRightToLeft) == [false, true, false, false])
  }

  @Test func `a manifest is read as it was written`() async {
    let drawn = await drawn(
      #"""
      { "id": "a", "root": { "children": [
        { "type": "button", "text": "Go", "actions": { "onTap": { "type": "dismiss" } } } ] } }
      """#)
    #expect(drawn.spoken == [["“Go”, button — onTap"]])
    var manifest = GalleryManifest(version: "1")
    manifest.insert(drawn, for: "0123")
    manifest.pages = ["index.html"]
    let read = GalleryManifest(version: "1", reading: Array(manifest.text.utf8))
    #expect(read.drawn(for: "0123", drawn.pictures.map(\.combination)) == drawn)
    #expect(read.pages == ["index.html"])
    #expect(GalleryManifest(version: "2", reading: Array(manifest.text.utf8)).hashes.isEmpty)
    let large = #"{"hash":"0123456789abcdef","width":1e300,"height":1,"problems":[]}"#
    for text in [
      "", "[]", #"{"version":"1","pages":[],"screens":{"a":{"pictures":[{"hash":"../../x"}],"spoken":[]}}}"#,
      #"{"version":"1","pages":[],"screens":{"a":{"pictures":[\#(large)],"spoken":[]}}}"#,
    ] {
      #expect(GalleryManifest(version: "1", reading: Array(text.utf8)).hashes.isEmpty)
    }
  }
}
