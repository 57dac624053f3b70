package import CladsDocument
import CladsExpressions
import CladsProject
public import CladsRendering
import CladsRuntime
import TextUI

/// Creates the session of a preview.
package typealias PreviewSessionFactory = @MainActor (PreviewOptions, PreviewInput) -> PreviewSession

/// A running screen: a document, its state, and what it presents.
///
/// What runs actions returns no frame: until its caller runs again, another version may have been shown.
@MainActor
public final class PreviewSession {
  /// Called with frames that do not result from a call, such as after a delayed request.
  package var onChange: (@MainActor (PreviewFrame) -> Void)?

  var options: PreviewOptions
  var input: PreviewInput
  let plugins: [any CLADSPlugin]
  /// The document, with broken parts replaced by those of the last intact version.
  var shown: ShownDocument
  var runtime: PreviewRuntime
  var tracked: TrackedRenderTree
  let updater = ViewTreeUpdater()
  let pictureCache = PictureCache()
  var assetImages = AssetImages()
  var presented = PresentedItems()
  var log: [String] = []
  /// What was refused or stopped because it exceeds a limit, without repetitions.
  private(set) var refusals: [String] = []
  private var isStopped = false
  /// The signal of the last drawing, which is raised when a store of a custom component has changed.
  private var redrawSignal: RedrawSignal?
  /// Why nodes could not be resolved, in document order, as of the last time that all
  /// were resolved.
  var errors: [PreviewFailure] = []
  /// The task that resolves what is out of sight.
  var offscreen: Task<Void, Never>?
  /// What has happened, for tests; `nil` if nobody asks.
  package var journal: SessionJournal?
  /// Called for every action of the document that runs.
  var onRunAction: (@MainActor (Document.Action) -> Void)?
  /// The number of runs of actions that have not ended.
  var running = 0

  /// Creates a session; no action runs before `start()`.
  public init(options: PreviewOptions, input: PreviewInput, plugins: [any CLADSPlugin] = []) {
    self.options = options
    self.input = input
    self.plugins = plugins
    shown = ShownDocument(input, after: nil)
    runtime = PreviewRuntime(shown, input, options, plugins)
    tracked = runtime.resolve(shown, input, options)
    observeRuntime()
  }

  /// The maximum number of log lines; the oldest are dropped.
  static let maximumLogLines = 1_000
  /// The maximum length of a log line in UTF-8 bytes; the rest is cut.
  static let maximumLogLineLength = 10_000

  func note(_ line: String) {
    let isLong = line.utf8.count > Self.maximumLogLineLength
    log.append(
      isLong ? String(decoding: line.utf8.prefix(Self.maximumLogLineLength), as: UTF8.self) + "…" : line)
    // Dropped in batches, so that each line costs the same.
    if log.count >= 2 * Self.maximumLogLines { log.removeFirst(log.count - Self.maximumLogLines) }
  }

  private func note(_ message: RuntimeMessage) {
    journal?.note(message)
    note("\(message.kind.rawValue): \(message.text)")
    // What the app does not survive is the last thing that it does.
    if message.kind == .stopped { runtime.context.cancelEvents() }
    let isRefusal = message.kind == .limit || message.kind == .stopped
    if isRefusal, refusals.count < 20, !refusals.contains(message.text) {
      refusals.append(message.text)
    }
  }

  /// Shows an item over the screen, unless there is too much of it already.
  private func present(_ item: PresentedItem) {
    if presented.append(item) { return }
    note(RuntimeMessage(.limit, "did not show \(item.phrase): too much is presented already"))
  }

  /// Observes the alerts, actions and messages of the runtime.
  private func observeRuntime() {
    let context = runtime.context
    context.alertPresenter = runtime.presenter
    runtime.presenter.onPresent = { [weak self] in self?.present(.alert($0)) }
    context.navigationHandler = { [weak self] destination, presentation in
      self?.present(.navigate(destination, presentation?.rawValue))
    }
    context.dismissHandler = { [weak self] in self?.present(.dismiss) }
    context.openURLHandler = { [weak self] url in self?.note("openURL: \(url)") }
    context.onRun = { [weak self] id, parameters in self?.noteAction(id, parameters) }
    context.onRunAction = { [weak self] action in
      self?.journal?.noteType(action.type)
      self?.onRunAction?(action)
    }
    runtime.transport.onSend = { [weak self] in self?.journal?.note($0) }
    context.onMessage = { [weak self] message in self?.note(message) }
    runtime.store.onMessage = { [weak self] message in self?.note(message) }
    updater.attach(to: runtime.store)
    updater.setRoot(tracked.viewTree)
  }

  /// Updates the render tree after the state has changed.
  func updateTree() {
    tracked.update(updater)
    runtime.store.clearDirtyPaths()
  }

  /// Resolves the screen; with `isLazy`, only what is drawn.
  private func resolveAgain(isLazy: Bool = false) {
    offscreen?.cancel()
    offscreen = nil
    tracked = runtime.resolve(shown, input, options, isLazy: isLazy)
    updater.setRoot(tracked.viewTree)
  }
}

extension PreviewSession {
  /// Runs the screen's `onAppear` action.
  public func start() async {
    resolveOffscreen()
    await run(.onAppear)
    updateTree()
  }

  /// Shows another version of the document, the project or the samples. The state is kept, except for values
  /// whose initial value has changed.
  package func show(_ input: PreviewInput) -> PreviewFrame {
    let before = (sample: self.input.sample?.name, shown: shown)
    self.input = input
    shown = ShownDocument(input, after: before.shown)
    if input.sample?.name != before.sample {
      startOver()
    } else {
      // The actions that are still running belong to the old version.
      runtime.context.cancelEvents()
      refusals = []
      runtime = PreviewRuntime(shown, input, options, plugins, after: runtime)
      // Without a height, everything is drawn.
      resolveAgain(isLazy: options.height != nil || options.visible != nil)
      observeRuntime()
    }
    return frameInSight()
  }

  /// Draws with other options; the state is kept.
  package func change(_ options: PreviewOptions) -> PreviewFrame {
    let resolvesAgain = options.as != self.options.as || options.level != self.options.level
    self.options = options
    runtime.store.deviations = options.as.deviations
    if resolvesAgain { resolveAgain() }
    return frameInSight()
  }

  /// Sets a value in the state.
  ///
  /// - Throws: A `PreviewError` if the path is not writable.
  package func setState(_ path: String, _ value: Document.StateValue) throws -> PreviewFrame {
    try setValue(path, value)
    return frame()
  }

  /// Sets a value in the state without drawing.
  func setValue(_ path: String, _ value: Document.StateValue) throws(PreviewError) {
    let keypath = Keypath.parse(path)
    guard keypath.isWritable else {
      throw PreviewError.cannotSet(
        "`\(path)` is not a path that can be set; write a path in the state, such as `user.name`")
    }
    resolveOffscreen()
    runtime.store.set(path, value: value)
    updateTree()
  }

  /// Restarts from the sample with this name, or from the document's own state if there is none.
  package func choose(sample: String) async {
    input.sample = input.samples.valid(named: sample)
    await reset()
  }

  /// Restarts from the current sample.
  package func reset() async {
    startOver()
    await start()
  }

  private func startOver() {
    endRequests()
    presented = PresentedItems()
    assetImages = AssetImages()
    log = []
    refusals = []
    runtime = PreviewRuntime(shown, input, options, plugins)
    resolveAgain()
    observeRuntime()
  }

  /// Runs the screen's `onDisappear` action; nothing runs afterward.
  public func stop() async {
    guard !isStopped else { return }
    isStopped = true
    onChange = nil
    endRequests()
    resolveOffscreen()
    await run(.onDisappear)
    updater.detach()
  }

  /// Returns a signal for a new drawing. Once it is raised, the screen is drawn again, unless that has
  /// happened for another reason.
  func newRedrawSignal() -> RedrawSignal {
    let signal = RedrawSignal { [weak self] in
      let outdated = self?.redrawSignal.map(ObjectIdentifier.init)
      Task { @MainActor in
        guard let self, self.redrawSignal.map(ObjectIdentifier.init) == outdated else { return }
        self.onChange?(self.frame())
      }
    }
    redrawSignal = signal
    return signal
  }

  func run(_ event: RootActionEvent) async {
    guard let action = tracked.tree.root.actions.action(for: event) else { return }
    await runUntilWaiting { [runtime] in await runtime.run(action) }
  }
}
