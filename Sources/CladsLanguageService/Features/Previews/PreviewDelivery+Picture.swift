import CladsPreview
import LanguageServerProtocol

extension PreviewDelivery {
  /// Returns the picture, or what differs from that of an earlier update, element by element; `nil` if the
  /// client did not ask for it.
  func picture(since base: PreviewDelivery?) -> PreviewSnapshot.Picture? {
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
    return result
  }
}
