public import CladsDocument
public import CladsRendering
public import CladsRuntime
public import TextUI

/// A two-way reference to a value that the host app owns.
public typealias Binding = StateBinding

/// The callbacks of a `CladsRendererBindingView`.
@MainActor
public struct CladsRendererBindingConfiguration {
  /// Called after every write to the state.
  public var onStateChange: StateChangeCallback?
  /// Called for every action that runs, with its id, or its type if it has none, and its parameters as
  /// written.
  public var onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)?

  public init(
    onStateChange: StateChangeCallback? = nil,
    onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)? = nil
  ) {
    self.onStateChange = onStateChange
    self.onAction = onAction
  }
}

/// A rendered document whose state is synchronized with a value of the host app.
///
/// Each member of the value is a key of the state. The value is written to the state when the screen appears,
/// and when the screen is drawn after the value has changed. After every write to the state the value is read
/// back, unless the state cannot be decoded.
@MainActor
public final class CladsRendererBindingView<Value: Codable> {
  /// The view that renders the document.
  public let renderer: CladsRendererView
  private let external: Binding<Value>
  /// The value that was last written or read back.
  private var lastSynced: Document.StateValue?
  private var isWriting = false

  /// Creates a view of a document with its state synchronized with `state`.
  public convenience init(
    document: Document.Definition, state: Binding<Value>,
    configuration: CladsRendererBindingConfiguration? = nil,
    registry: CladsRegistry? = nil
  ) {
    self.init(
      CladsRendererView(document: document, registry: registry), state: state, configuration: configuration)
  }

  /// Synchronizes the state of an existing view with `state`.
  public init(
    _ renderer: CladsRendererView, state: Binding<Value>,
    configuration: CladsRendererBindingConfiguration? = nil
  ) {
    self.renderer = renderer
    external = state
    if let onAction = configuration?.onAction { renderer.context.onAction = onAction }
    let onStateChange = configuration?.onStateChange
    renderer.stateStore.onStateChange { [weak self] path, old, new in
      onStateChange?(path, old, new)
      self?.readBack()
    }
  }

  public var stateStore: StateStore { renderer.stateStore }
  /// The context that runs actions, with the handlers that the host app sets.
  public var context: ActionContext { renderer.context }

  /// Writes the host app's value to the state if it has changed.
  public func update() {
    guard let value = StateCoding.encode(external.wrappedValue), value != lastSynced else { return }
    let before = lastSynced
    lastSynced = value
    isWriting = true
    stateStore.setTyped(external.wrappedValue)
    if case .objectValue(let old)? = before, case .objectValue(let new) = value {
      // A member that became `nil` is not encoded, so its key has to be removed.
      for key in old.keys.sorted() where new[key] == nil { stateStore.set(key, value: nil) }
    }
    isWriting = false
    // Observers of these writes may have written more.
    readBack()
  }

  private func readBack() {
    guard !isWriting, let value: Value = stateStore.getTyped() else { return }
    let encoded = StateCoding.encode(value)
    guard encoded != lastSynced else { return }
    lastSynced = encoded
    external.wrappedValue = value
  }
}

/// Lifecycle and drawing.
extension CladsRendererBindingView {
  /// Updates the state and runs the screen's `onAppear` action to its end.
  public func appear() async {
    update()
    await renderer.appear()
  }

  /// Runs the screen's `onDisappear` action and cancels actions that are still running.
  public func disappear() async { await renderer.disappear() }

  /// Draws the screen at a width in columns, and a height in rows or its natural height.
  public func render(
    width: Int, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> Canvas {
    update()
    return renderer.render(width: width, height: height, environment: environment)
  }
}

extension CladsRendererBindingView: TextView {
  public var body: AnyTextView {
    update()
    return renderer.body
  }
}
