import CladsPreview
import CladsRendering
package import LanguageServerProtocol
import TextUI

extension PreviewDelivery {
  /// Returns the picture, or what differs from that of an earlier update, element by element; `nil` if the
  /// client did not ask for it.
  package func picture(since base: PreviewDelivery?) -> PreviewSnapshot.Picture? {
    guard update.parts.contains(.picture), let picture = update.frame.picture else { return nil }
    let base = base.flatMap { $0.update.frame.picture == nil ? nil : $0 }
    var result = PreviewSnapshot.Picture(
      revision: update.revision, base: base?.update.revision, width: picture.width, height: picture.height,
      background: picture.background, scroll: picture.scroll)
    let old = base?.elements ?? []
    let known = Dictionary(old.map { ($0.key, $0.html) }) { first, _ in first }
    result.nodes = elements.filter { known[$0.key] != $0.html }.map { .init(key: $0.key, html: $0.html) }
    if base == nil { result.css = PreviewPicture.styleSheet }
    let keys = elements.map(\.key)
    if base == nil || keys != old.map(\.key) {
      let present = Set(keys)
      result.order = keys
      result.removed = old.map(\.key).filter { !present.contains($0) }
    }
    let areas = picture.areas(areaRanges)
    if base.map({ $0.update.frame.picture?.areas($0.areaRanges) != areas }) ?? true { result.areas = areas }
    let scrolls = picture.scrollAreas
    if base.map({ $0.update.frame.picture?.scrollAreas != scrolls }) ?? true { result.scrolls = scrolls }
    return result
  }
}

extension PreviewPicture {
  /// Returns the visible areas of nodes; `ranges` are those of the nodes in the source.
  fileprivate func areas(_ ranges: [LSPRange]) -> [PreviewSnapshot.Picture.Area] {
    scene.areas.compactMap { area in
      guard nodes.indices.contains(area.node), ranges.indices.contains(area.node) else { return nil }
      let node = nodes[area.node]
      return PreviewSnapshot.Picture.Area(
        pointer: node.pointer, instance: node.instance, frame: .init(area.visible), range: ranges[area.node])
    }
  }

  fileprivate var scrollAreas: [PreviewSnapshot.Picture.Scroll] {
    scene.scrolls.compactMap { scroll in
      guard nodes.indices.contains(scroll.node) else { return nil }
      let node = nodes[scroll.node]
      return PreviewSnapshot.Picture.Scroll(
        pointer: node.pointer, instance: node.instance, isHorizontal: scroll.isHorizontal,
        frame: .init(scroll.frame), offset: scroll.offset.roundedToHundredths,
        length: scroll.length.roundedToHundredths)
    }
  }
}

extension PreviewSnapshot.Picture.Frame {
  init(_ rect: SceneRect) {
    self.init(
      x: rect.x.roundedToHundredths, y: rect.y.roundedToHundredths,
      width: rect.width.roundedToHundredths, height: rect.height.roundedToHundredths)
  }
}

extension Double {
  fileprivate var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
