public import CladsDocument
import CladsEvaluation
import CladsExpressions
public import CladsModules
import CladsProject
import CladsRenderTree
import CladsRuntime
import CladsSchema

/// One screen that is shown and reacts: a document, a state, and what has happened to it.
@MainActor
public final class PreviewSession: PreviewRunning {
  /// Hears of pictures that nobody has asked for.
  public var onChange: (@MainActor (PreviewFrame) -> Void)?

  var options: PreviewOptions
  var input: PreviewInput
  let plugins: [any CLADSPlugin]
  /// The document with its broken places mended from the last version that was whole.
  var shown: ShownDocument
  /// What runs the document.
  var runtime: PreviewRuntime
  var tracked: TrackedRenderTree
  let updater = ViewTreeUpdater()
  var presented: [PresentedItem] = []
  var log: [String] = []
  private var isStopped = false

  /// Creates a session; nothing runs before `start()`.
  ///
  /// - Parameter plugins: what the app adds.
  public init(options: PreviewOptions, input: PreviewInput, plugins: [any CLADSPlugin] = []) {
    self.options = options
    self.input = input
    self.plugins = plugins
    shown = ShownDocument(input, after: nil)
    runtime = PreviewRuntime(shown, input, options, plugins)
    tracked = runtime.resolve(shown, input, options)
    listen()
  }

  /// How many log lines are kept; the oldest go first.
  static let mostLogLines = 1_000

  func note(_ line: String) {
    log.append(line)
    if log.count > Self.mostLogLines { log.removeFirst(log.count - Self.mostLogLines) }
  }

  /// Has the runtime tell what happens.
  private func listen() {
    let context = runtime.context
    context.alertPresenter = runtime.presenter
    runtime.presenter.onPresent = { [weak self] in self?.presented.append(.alert($0)) }
    context.navigationHandler = { [weak self] destination, presentation in
      self?.presented.append(.navigate(destination, presentation?.rawValue))
    }
    context.dismissHandler = { [weak self] in self?.presented.append(.dismiss) }
    context.openURLHandler = { [weak self] url in self?.note("openURL: \(url)") }
    context.onAction = { [weak self] id, _ in self?.note("action: \(id)") }
    context.onMessage = { [weak self] message in self?.note("\(message.kind.rawValue): \(message.text)") }
    runtime.store.onMessage = { [weak self] message in self?.note("state: \(message.text)") }
    updater.attach(to: runtime.store)
    updater.setRoot(tracked.viewTree)
  }

  /// Takes over what actions have changed, and draws.
  func settled() -> PreviewFrame {
    updateTree()
    return frame()
  }

  func updateTree() {
    tracked.update(updater)
    runtime.store.clearDirtyPaths()
  }

  private func resolveAgain() {
    tracked = runtime.resolve(shown, input, options)
    updater.setRoot(tracked.viewTree)
  }
}

/// What a host does with a session.
extension PreviewSession {
  /// Runs what the screen does when it appears.
  public func start() async -> PreviewFrame {
    await run(.onAppear)
    return settled()
  }

  /// Shows another version; the state that the user has made stays, unless the initial values are others.
  public func show(_ input: PreviewInput) -> PreviewFrame {
    let before = (sample: self.input.sample?.name, shown: shown)
    self.input = input
    shown = ShownDocument(input, after: before.shown)
    if input.sample?.name != before.sample {
      startOver()
    } else {
      runtime = PreviewRuntime(shown, input, options, plugins, after: runtime)
      resolveAgain()
      listen()
    }
    return frame()
  }

  /// Draws in another way; the state stays.
  public func change(_ options: PreviewOptions) -> PreviewFrame {
    let resolvesAgain = options.as != self.options.as || options.level != self.options.level
    self.options = options
    if resolvesAgain { resolveAgain() }
    return frame()
  }

  /// Puts a value into the state.
  ///
  /// - Throws: that nothing can be stored at the path.
  public func setState(_ path: String, _ value: Document.StateValue) throws -> PreviewFrame {
    let keypath = Keypath.parse(path)
    guard keypath.isWritable else {
      throw PreviewError.cannotSet(
        "nothing can be stored at `\(path)`; name a key of the state, like `user.name`")
    }
    runtime.store.set(path, value: value)
    return settled()
  }

  /// Starts again from a sample; an unknown name stands for the document's own state.
  public func choose(sample: String) async -> PreviewFrame {
    input.sample = input.samples.first { $0.name == sample && $0.problem == nil }
    return await reset()
  }

  /// Starts again from the sample that is shown.
  public func reset() async -> PreviewFrame {
    startOver()
    return await start()
  }

  private func startOver() {
    presented = []
    log = []
    runtime = PreviewRuntime(shown, input, options, plugins)
    resolveAgain()
    listen()
  }

  /// Runs what the screen does when it goes away; nothing runs afterwards.
  public func stop() async {
    guard !isStopped else { return }
    isStopped = true
    onChange = nil
    await run(.onDisappear)
    updater.detach()
  }

  func run(_ event: RootActionEvent) async {
    guard let action = tracked.tree.root.actions.action(for: event) else { return }
    await runtime.run(action)
  }
}
