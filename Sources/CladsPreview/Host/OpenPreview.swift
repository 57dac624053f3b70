import CladsProject
import CladsRuntime

/// A preview that a client has open.
@MainActor
final class OpenPreview {
  let name: String
  /// The number of the preview among all that were opened.
  let opening: Int
  let session: PreviewSession
  /// The number of its first frame: greater than those of an earlier preview with this name.
  let firstRevision: Int
  /// The version of the document that should be shown.
  var input: PreviewInput
  var request: PreviewRequest
  /// The current options of the session.
  var options: PreviewOptions
  /// Why the frame is out of date, or `nil` if it is current.
  var notice: String?
  /// Whether a newer version arrived before the first frame was drawn.
  var isOutdated = false
  /// What is recorded as a test; `nil` if nothing is.
  var recording: TestRecording?
  /// The newest frame, without the notice; `nil` before the first.
  private(set) var frame: PreviewFrame?
  /// The number of the newest frame.
  private(set) var revision: Int

  init(
    name: String, opening: Int, session: PreviewSession, firstRevision: Int, input: PreviewInput,
    request: PreviewRequest, options: PreviewOptions
  ) {
    self.name = name
    self.opening = opening
    self.session = session
    self.firstRevision = firstRevision
    revision = firstRevision - 1
    self.input = input
    self.request = request
    self.options = options
  }

  /// Stores a frame as the newest and returns it as the client gets it, with the next revision. With
  /// `isWhole`, the client gets all of it.
  func record(_ frame: PreviewFrame, isWhole: Bool = false) -> PreviewFrame {
    self.frame = frame
    revision += 1
    return addressed(frame, isWhole: isWhole)
  }

  /// The newest frame as the client has got it; `nil` before the first.
  var sentFrame: PreviewFrame? { frame.map { addressed($0, isWhole: false) } }

  private func addressed(_ frame: PreviewFrame, isWhole: Bool) -> PreviewFrame {
    var frame = frame
    frame.preview = name
    frame.opening = opening
    frame.revision = revision
    frame.parts = request.parts
    frame.sendsChanges = request.sendsChanges
    frame.isWhole = isWhole
    frame.recording = recording?.summary(in: session)
    if let notice {
      frame.banner = "\(notice) · \(frame.banner)"
      frame.notices.insert(notice, at: 0)
    }
    return frame
  }

  /// The version to show, with the sample that the client requested if it is valid, else `initial`.
  var chosenInput: PreviewInput { request.input(input) }
}
