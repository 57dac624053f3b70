public import CladsDocument
public import SourceText

/// Creates the session of a preview.
public typealias PreviewSessionFactory = @MainActor (PreviewOptions, PreviewInput) -> any PreviewRunning

/// A running screen: a `PreviewSession`, or a fake in tests.
@MainActor
public protocol PreviewRunning: AnyObject {
  /// Called with frames that do not result from a call, such as after a delayed request.
  var onChange: (@MainActor (PreviewFrame) -> Void)? { get set }

  /// Draws the screen as it is now.
  ///
  /// What runs actions returns no frame: until its caller runs again, another version may have been shown.
  func frame() -> PreviewFrame
  /// Draws the screen as plain text only; cheaper than `frame()`.
  func rows() -> [String]
  /// Runs the screen's `onAppear` action.
  func start() async
  /// Shows another version of the document, the project or the samples. The state is kept, except for values
  /// whose initial value has changed.
  func show(_ input: PreviewInput) -> PreviewFrame
  /// Draws with other options; the state is kept.
  func change(_ options: PreviewOptions) -> PreviewFrame
  /// Returns the distance in points by which the picture must be scrolled so that the innermost node around
  /// an offset of the document is in sight; `nil` if it is, or cannot be brought there.
  func scroll(showing offset: TextOffset) -> Double?
  /// Handles a user event and runs the actions that it triggers.
  ///
  /// - Throws: A `PreviewError` if nothing handles the event.
  func send(_ event: PreviewEvent) async throws
  /// Sets a value in the state.
  ///
  /// - Throws: A `PreviewError` if the path is not writable.
  func setState(_ path: String, _ value: Document.StateValue) throws -> PreviewFrame
  /// Restarts from the sample with this name, or from the document's own state if there is none.
  func choose(sample: String) async
  /// Restarts from the current sample.
  func reset() async
  /// Runs the screen's `onDisappear` action; nothing runs afterward.
  func stop() async
}
