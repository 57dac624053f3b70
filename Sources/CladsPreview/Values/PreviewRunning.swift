public import CladsDocument

/// Makes what runs in a preview.
public typealias PreviewMaking = @MainActor (PreviewOptions, PreviewInput) -> any PreviewRunning

/// One screen that is shown and reacts: a `PreviewSession`, or what stands for it in a test.
@MainActor
public protocol PreviewRunning: AnyObject {
  /// Hears of pictures that nobody has asked for: a delayed request has answered.
  var onChange: (@MainActor (PreviewFrame) -> Void)? { get set }

  /// Runs what the screen does when it appears.
  func start() async -> PreviewFrame
  /// Shows another version of the document, the project or the samples. The state that the user has made stays,
  /// unless the initial values are others.
  func show(_ input: PreviewInput) -> PreviewFrame
  /// Draws in another way; the state stays.
  func change(_ options: PreviewOptions) -> PreviewFrame
  /// Does what a user does, and runs the actions that follow from it.
  ///
  /// - Throws: a `PreviewError` when nothing takes the event.
  func send(_ event: PreviewEvent) async throws -> PreviewFrame
  /// Puts a value into the state.
  ///
  /// - Throws: a `PreviewError` when the path cannot be written.
  func setState(_ path: String, _ value: Document.StateValue) throws -> PreviewFrame
  /// Starts again from a sample.
  func choose(sample: String) async -> PreviewFrame
  /// Starts again from the sample that is shown.
  func reset() async -> PreviewFrame
  /// Runs what the screen does when it goes away; nothing runs afterwards.
  func stop() async
}
