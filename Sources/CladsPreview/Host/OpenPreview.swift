import CladsProject
import SourceText

/// A preview that a client has open.
@MainActor
final class OpenPreview {
  let name: String
  /// The number of the preview among all that were opened.
  let opening: Int
  let session: any PreviewRunning
  /// The number of its first frame: greater than those of an earlier preview with this name.
  let firstRevision: Int
  /// The version of the document that should be shown.
  var subject: PreviewedVersion
  var request: PreviewRequest
  /// The text of the version that the session shows.
  var source: SourceFile
  /// The current options of the session.
  var options: PreviewOptions
  /// Why the frame is out of date, or `nil` if it is current.
  var notice: String?
  /// Whether a newer version arrived before the first frame was drawn.
  var isOutdated = false
  /// The newest update; `nil` before the first frame.
  private(set) var update: PreviewUpdate?

  init(
    name: String, opening: Int, session: any PreviewRunning, firstRevision: Int, subject: PreviewedVersion,
    request: PreviewRequest, options: PreviewOptions
  ) {
    self.firstRevision = firstRevision
    self.name = name
    self.opening = opening
    self.session = session
    self.subject = subject
    source = subject.source
    self.request = request
    self.options = options
  }

  var uri: FileURI { subject.uri }

  /// Whether it shows the document of a subject.
  func shows(_ other: PreviewedVersion) -> Bool {
    guard let place = subject.place, let otherPlace = other.place else {
      return uri == other.uri && subject.place == other.place
    }
    return uri == other.uri && (place.name != nil && place.name == otherPlace.name || place == otherPlace)
  }

  /// Stores a frame as the newest update, with the next revision, and returns that update. With `isWhole`,
  /// the client gets all of it.
  func record(_ frame: PreviewFrame, isWhole: Bool = false) -> PreviewUpdate {
    let update = PreviewUpdate(
      preview: name, source: source, revision: (update?.revision ?? firstRevision - 1) + 1, frame: frame,
      parts: request.parts ?? PreviewPart.usual, opening: opening,
      sendsChanges: request.sendsChanges ?? false, isWhole: isWhole, notice: notice)
    self.update = update
    return update
  }

  /// Returns the input of a session, with the sample that the client requested if it is valid, else
  /// `initial`.
  static func input(_ subject: PreviewedVersion, _ request: PreviewRequest) -> PreviewInput {
    var input = subject.input
    if let name = request.sample {
      input.sample = input.samples.first { $0.name == name && $0.problem == nil } ?? .initial
    }
    return input
  }
}
