import CladsProject
import SourceText

/// A preview that a client has open.
@MainActor
final class OpenPreview {
  let name: String
  let session: any PreviewRunning
  /// The version that should be shown.
  var subject: PreviewSubject
  var wishes: PreviewWishes
  /// The text that the session shows.
  var source: SourceFile
  /// The options that the session has.
  var options: PreviewOptions
  /// Why the picture is out of date.
  var notice: String?
  /// Whether a newer version came before the first picture was made.
  var isOutdated = false
  /// The newest picture; nothing before the first.
  private(set) var update: PreviewUpdate?

  init(
    name: String, session: any PreviewRunning, subject: PreviewSubject, wishes: PreviewWishes,
    options: PreviewOptions
  ) {
    self.name = name
    self.session = session
    self.subject = subject
    source = subject.source
    self.wishes = wishes
    self.options = options
  }

  var uri: FileURI { subject.uri }

  /// Makes an update of a picture; its revision is the next.
  func record(_ frame: PreviewFrame) -> PreviewUpdate {
    let update = PreviewUpdate(
      preview: name, source: source, revision: (update?.revision ?? 0) + 1, frame: frame,
      parts: wishes.parts ?? PreviewPart.usual, notice: notice)
    self.update = update
    return update
  }

  /// What a session is to show: the sample that the client wants, as long as it can be used.
  static func input(_ subject: PreviewSubject, _ wishes: PreviewWishes) -> PreviewInput {
    var input = subject.input
    if let name = wishes.sample {
      input.sample = input.samples.first { $0.name == name && $0.problem == nil } ?? .initial
    }
    return input
  }
}
