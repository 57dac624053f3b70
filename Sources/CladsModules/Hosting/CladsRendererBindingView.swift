public import CladsDocument
public import CladsRuntime
import CladsTextRenderer
public import TextUI

/// A value that is kept elsewhere, to be read and written in place.
public typealias Binding = StateBinding

/// What a host hears from a `CladsRendererBindingView`.
@MainActor
public struct CladsRendererBindingConfiguration {
  /// Told of every write to the state.
  public var onStateChange: StateChangeCallback?
  /// Told of every action that runs: the id of a named action, else the type; and its parameters as written.
  public var onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)?

  /// Creates a configuration.
  public init(
    onStateChange: StateChangeCallback? = nil,
    onAction: (@MainActor (_ actionId: String, _ parameters: [String: Any]) -> Void)? = nil
  ) {
    self.onStateChange = onStateChange
    self.onAction = onAction
  }
}

/// A document on the screen whose state is kept in step with a value of the host.
///
/// Each member of the value is a key of the state. The value is written into the state when the screen appears and
/// whenever it has changed when the screen is drawn; after every write to the state the value is read back, unless
/// the state does not decode.
@MainActor
public final class CladsRendererBindingView<Value: Codable> {
  /// The screen itself.
  public let renderer: CladsRendererView
  private let external: Binding<Value>
  /// The value as it was last written or read back.
  private var seen: Document.StateValue?
  private var isWriting = false

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - state: the value of the host.
  ///   - configuration: what the host wants to hear.
  ///   - registry: what the app has registered.
  public convenience init(
    document: Document.Definition, state: Binding<Value>,
    configuration: CladsRendererBindingConfiguration? = nil,
    registry: CladsRegistry? = nil
  ) {
    self.init(
      CladsRendererView(document: document, registry: registry), state: state, configuration: configuration)
  }

  /// Keeps the state of a screen in step with a value.
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

  /// The state.
  public var stateStore: StateStore { renderer.stateStore }
  /// Runs the actions; takes the handlers of the host.
  public var context: ActionContext { renderer.context }

  /// Writes the value of the host into the state, unless it is as it was.
  public func update() {
    guard let value = StateCoding.encode(external.wrappedValue), value != seen else { return }
    let before = seen
    seen = value
    isWriting = true
    stateStore.setTyped(external.wrappedValue)
    if case .objectValue(let old)? = before, case .objectValue(let new) = value {
      // What is absent now is not encoded.
      for key in old.keys.sorted() where new[key] == nil { stateStore.set(key, value: nil) }
    }
    isWriting = false
    // Whoever heard of the writes may have written more.
    readBack()
  }

  private func readBack() {
    guard !isWriting, let value: Value = stateStore.getTyped() else { return }
    let encoded = StateCoding.encode(value)
    guard encoded != seen else { return }
    seen = encoded
    external.wrappedValue = value
  }
}

/// What the host tells.
extension CladsRendererBindingView {
  /// The screen appears: takes over the value and runs what the screen does then, to its end.
  public func appear() async {
    update()
    await renderer.appear()
  }

  /// The screen disappears: runs what it does then, and cancels what is still under way.
  public func disappear() async { await renderer.disappear() }

  /// The screen as it is now, in a number of columns.
  ///
  /// - Parameter height: the rows; as many as the screen needs without.
  public func render(
    width: Int, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> Canvas {
    update()
    return renderer.render(width: width, height: height, environment: environment)
  }
}

extension CladsRendererBindingView: TextView {
  /// The screen as it is now.
  public var body: AnyTextView {
    update()
    return renderer.body
  }
}
