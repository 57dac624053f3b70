import CladsLanguageService
import CladsPreview
import LanguageServerProtocol
import SourceText

/// What has been sent of each preview whose client takes changes.
///
/// Changes are computed when a frame is sent, because only then is it known which one the client has: of the
/// frames that wait, only the latest is sent.
final class SentPreviews: Sendable {
  /// The latest snapshot that was sent, by the name of its preview.
  private let latest = Monitor([String: PreviewSnapshot]())

  /// Returns the snapshot of a frame that is sent now, or what has changed since the one that the client has.
  func snapshot(of frame: PreviewFrame, encoding: PositionEncoding) -> LSPAny {
    let snapshot = PreviewSnapshot(frame, encoding: encoding)
    let base = latest.with { latest in
      let known = latest[frame.preview]
      // What waited while its preview was closed and opened again must not replace what was sent since.
      if let known, known.frame.opening > frame.opening { return PreviewSnapshot?.none }
      latest[frame.preview] = frame.sendsChanges ? snapshot : nil
      return known.flatMap { snapshot.canChange($0) ? $0 : nil }
    }
    return LSPAny { json in snapshot.writeMembers(since: base, to: &json) }
  }

  /// Records a frame that was sent as the result of a command.
  func add(_ frame: PreviewFrame, encoding: PositionEncoding) {
    guard frame.sendsChanges else { return }
    let snapshot = PreviewSnapshot(frame, encoding: encoding)
    latest.with { latest in
      if let known = latest[frame.preview], known.frame.opening >= frame.opening { return }
      latest[frame.preview] = snapshot
    }
  }

  /// Removes what was sent of a closed preview.
  func remove(_ name: String) { latest.with { $0[name] = nil } }
}
