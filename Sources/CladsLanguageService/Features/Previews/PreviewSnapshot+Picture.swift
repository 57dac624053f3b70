import CladsPreview
import CladsRendering
package import JSONSyntax
import LanguageServerProtocol
import TextUI

extension PreviewSnapshot {
  /// Writes the picture, or of it what differs from that of an earlier snapshot, element by element.
  package func writePicture(since base: PreviewSnapshot?, to json: inout JSONWriter) {
    guard let picture = frame.picture else { return }
    let base = base?.frame.picture == nil ? nil : base
    json.member("revision", frame.revision)
    json.member("base", ifPresent: base?.frame.revision)
    json.member("width", picture.width)
    json.member("height", picture.height)
    json.member("background", picture.background)
    json.member("scroll", picture.scroll)
    if base == nil { json.member("css", PreviewPicture.styleSheet) }
    let (keys, oldKeys) = (elements.map(\.key), base?.elements.map(\.key) ?? [])
    let isReordered = base == nil || keys != oldKeys
    if isReordered { json.member("order", keys) }
    let known = Dictionary((base?.elements ?? []).map { ($0.key, $0.html) }) { first, _ in first }
    json.member("nodes", elements.filter { known[$0.key] != $0.html })
    let present = Set(keys)
    json.member("removed", isReordered ? oldKeys.filter { !present.contains($0) } : [])
    if base?.areas != areas { json.member("areas", areas) }
    if base?.scrolls != scrolls { json.member("scrolls", scrolls) }
  }
}

extension PreviewPicture {
  /// Returns the visible areas of nodes; `ranges` are those of the nodes in the source.
  func areas(_ ranges: [LSPRange]) -> [PreviewSnapshot.Area] {
    scene.areas.compactMap { area in
      guard nodes.indices.contains(area.node), ranges.indices.contains(area.node) else { return nil }
      let node = nodes[area.node]
      return PreviewSnapshot.Area(
        pointer: node.pointer, instance: node.instance, frame: .init(area.visible), range: ranges[area.node])
    }
  }

  /// The visible parts of what scrolls.
  var scrollAreas: [PreviewSnapshot.Area] {
    scene.scrolls.compactMap { scroll in
      guard nodes.indices.contains(scroll.node) else { return nil }
      let node = nodes[scroll.node]
      return PreviewSnapshot.Area(
        pointer: node.pointer, instance: node.instance, isHorizontal: scroll.isHorizontal,
        frame: .init(scroll.frame), offset: scroll.offset.roundedToHundredths,
        length: scroll.length.roundedToHundredths)
    }
  }
}

extension PreviewSnapshot {
  /// Where a node of a picture is, or something in it that scrolls; lengths are in points.
  struct Area: JSONEncodable, Equatable {
    let pointer: String
    /// The indices of the enclosing repetitions, outermost first.
    let instance: [Int]
    /// Whether it scrolls horizontally; `nil` for a node.
    var isHorizontal: Bool?
    /// The visible part.
    let frame: PreviewInspection.Frame
    /// The range of a node in the document.
    var range: LSPRange?
    /// The length of the content before the visible part of what scrolls.
    var offset: Double?
    /// The length of the content of what scrolls, as far as it has been laid out.
    var length: Double?

    func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("pointer", pointer)
        json.member("instance", instance)
        json.member("axis", ifPresent: isHorizontal.map { $0 ? "horizontal" : "vertical" })
        frame.writeMembers(to: &json)
        json.member("range", ifPresent: range)
        json.member("offset", ifPresent: offset)
        json.member("length", ifPresent: length)
      }
    }
  }
}

extension PreviewPicture.Element: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", key)
      json.member("html", html)
    }
  }
}

extension PreviewInspection.Frame {
  init(_ rect: SceneRect) {
    self.init(
      x: rect.x.roundedToHundredths, y: rect.y.roundedToHundredths,
      width: rect.width.roundedToHundredths, height: rect.height.roundedToHundredths)
  }
}

extension Double {
  fileprivate var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
