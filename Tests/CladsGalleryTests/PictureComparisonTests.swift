import CladsPreview
import Testing
import TextUI

@testable import CladsGallery

struct PictureComparisonTests {
  private static func document(_ labels: String..., color: String = "#000000") -> String {
    let children = labels.map { #"{ "type": "label", "text": "\#($0)", "styleId": "text" }"# }
    return #"{ "id": "a", "styles": { "text": { "textColor": "\#(color)" } }, "#
      + #""root": { "children": [\#(children.joined(separator: ","))] } }"#
  }

  private func changes(
    _ old: PreviewInput?, _ new: PreviewInput?, _ axes: GalleryAxes = .one
  ) async -> [PictureChange] {
    await PictureComparison(axes) { PreviewSession(options: $0, input: $1) }.changes(old, new).shown
  }

  @Test func `equal pictures are no change, however they are written`() async {
    let new = #"""
      { "id": "b", "root": { "children": [ { "type": "vstack", "alignment": "center", "children": [
        { "type": "label", "text": "One" } ] } ] } }
      """#
    let old = new.replacingFirst(#""id": "b""#, #""$comment": "Old", "id": "b""#)
    #expect(await changes(input(old), input(new)).isEmpty)
  }

  @Test func `what differs has its place in both versions`() async throws {
    let found = await changes(input(Self.document("One", "Two")), input(Self.document("One", "Three")))
    let change = try #require(found.first)
    #expect(found.count == 1)
    let (old, new) = (try #require(change.old), try #require(change.new))
    #expect(old.frames.count == 1 && new.frames.count == 1)
    #expect(old.frames.first?.y == new.frames.first?.y)
  }

  @Test func `what has only moved has no place if something else has changed`() async throws {
    let found = await changes(input(Self.document("One", "Two")), input(Self.document("New", "One", "Two")))
    let change = try #require(found.first)
    #expect(change.old?.frames.isEmpty == true || change.old?.frames.count == 2)
    #expect(change.new?.frames.count == 1)
  }

  @Test func `only the combinations that differ are changes`() async {
    let empty = #"{ "name": "" }"#
    func screen(_ text: String) -> PreviewInput {
      input(
        #"{ "id": "a", "state": { "name": "Ada" }, "root": { "children": [ { "type": "label", "text": "${name}\#(text)" } ] } }"#,
        samples: ["empty": empty])
    }
    #expect(await changes(screen(""), screen("!")).map(\.combination.sample) == ["initial", "empty"])
    let axes = GalleryAxes(widths: [320, 390])
    #expect(await changes(screen(""), screen("!"), axes).count == 2 * 2 * 2 * 2)
  }

  @Test func `a new screen and a new sample have no version before`() async {
    let screen = Self.document("One")
    #expect(await changes(nil, input(screen)).allSatisfy { $0.old == nil && $0.new != nil })
    #expect(await changes(input(screen), nil).allSatisfy { $0.old != nil && $0.new == nil })
    let found = await changes(input(screen), input(screen, samples: ["more": "{}"]))
    #expect(found.map(\.combination.sample) == ["more"] && found.allSatisfy { $0.old == nil })
  }
}

extension String {
  fileprivate func replacingFirst(_ text: String, _ other: String) -> String {
    let (bytes, searched) = (Array(utf8), Array(text.utf8))
    guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: searched) }) else { return self }
    return String(
      decoding: bytes[..<index] + Array(other.utf8) + bytes[(index + searched.count)...], as: UTF8.self)
  }
}
