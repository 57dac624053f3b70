import CladsLanguageService
import CladsPreview
import LanguageServerProtocol
import SourceText

/// What has been sent of each preview whose client takes changes.
///
/// Changes are computed when a frame is sent, because only then is it known which one the client has: of the
/// frames that wait, only the latest is sent.
final class SentPreviews: Sendable {
  /// The latest update that was sent, by the name of its preview.
  private let latest = Monitor([String: PreviewDelivery]())

  /// Returns the snapshot of an update that is sent now.
  func snapshot(of update: PreviewUpdate, encoding: PositionEncoding) -> PreviewSnapshot {
    let delivery = PreviewDelivery(update, encoding: encoding)
    let base = latest.with { latest in
      let known = latest[update.preview]
      // What waited while its preview was closed and opened again must not replace what was sent since.
      if let known, known.update.opening > update.opening { return PreviewDelivery?.none }
      latest[update.preview] = update.sendsChanges ? delivery : nil
      return known.flatMap { delivery.canChange($0) ? $0 : nil }
    }
    return PreviewSnapshot(delivery, after: base, encoding: encoding)
  }

  /// Records an update that was sent as the result of a command.
  func add(_ update: PreviewUpdate, encoding: PositionEncoding) {
    guard update.sendsChanges else { return }
    let delivery = PreviewDelivery(update, encoding: encoding)
    latest.with { latest in
      if let known = latest[update.preview], known.update.opening >= update.opening { return }
      latest[update.preview] = delivery
    }
  }

  /// Removes what was sent of a closed preview.
  func remove(_ name: String) { latest.with { $0[name] = nil } }
}
