import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import CladsRuntime

/// What one version of a document runs with: its state, its actions, and its resolvers and renderers.
@MainActor
struct PreviewRuntime {
  let store: StateStore
  let context: ActionContext
  private let prepared: PreparedPipeline
  let presenter = RecordingAlertPresenter()
  let designSystem: (any DesignSystemProvider)?
  /// The parsed templates of the document, kept from version to version.
  private let templates: TemplateCache
  /// The initial values of the state.
  private let initial: [String: Document.StateValue]
  /// The names and values of all local state, in document order.
  private let locals: [Document.StateValue]

  /// Creates a runtime that keeps the state of the previous version, except for values whose initial value
  /// has changed.
  init(
    _ shown: ShownDocument, _ input: PreviewInput, _ options: PreviewOptions, _ plugins: [any CLADSPlugin],
    after previous: PreviewRuntime? = nil
  ) {
    let document = shown.document
    if let known = previous?.prepared, known.fits(input, options) {
      prepared = known
    } else {
      prepared = PreparedPipeline(input, options, plugins)
    }
    let pipeline = prepared.pipeline
    let declared = (document.state ?? [:]).valuesByName()
    initial = input.sample?.state(over: declared) ?? declared
    locals = document.declaredLocals
    store = previous?.store ?? StateStore(evaluator: pipeline.evaluator)
    store.deviations = options.as.deviations
    templates = previous?.templates ?? TemplateCache()
    designSystem = Self.designSystem(of: document, pipeline, input.project, options)
    context = ActionContext(stateStore: store, document: document, registry: pipeline.actions)
    keepState(of: previous)
  }

  var pipeline: CladsPipeline { prepared.pipeline }

  /// The transport of the requests.
  var transport: SampleTransport { prepared.transport }

  /// Stores the initial values that have changed since the previous version, and removes those that are no
  /// longer declared.
  private func keepState(of previous: PreviewRuntime?) {
    guard let previous else { return store.initialize(from: initial) }
    store.initialize(from: initial.filter { previous.initial[$0.key] != $0.value })
    for key in previous.initial.keys where initial[key] == nil { store.set(key, value: nil) }
    if locals != previous.locals { store.set(Resolver.localRoot, value: nil) }
    store.clearDirtyPaths()
  }

  /// Returns the design system that the `@` tokens of a document belong to: the registered one of the name
  /// that it gives, else that of the project, else any registered one.
  static func designSystem(
    of document: Document.Definition, _ pipeline: CladsPipeline, _ project: Project, _ options: PreviewOptions
  ) -> (any DesignSystemProvider)? {
    document.designSystem.flatMap { pipeline.designSystems[$0] }
      ?? ProjectDesignSystem(project, for: document, options: resolution(options))
      ?? pipeline.designSystems.sorted { $0.key < $1.key }.first?.value
  }

  /// Returns the options for resolving a document.
  static func resolution(_ options: PreviewOptions) -> ResolutionOptions {
    ResolutionOptions(deviations: options.as.deviations, level: options.level)
  }

  func resolve(
    _ shown: ShownDocument, _ input: PreviewInput, _ options: PreviewOptions, isLazy: Bool = false
  ) -> TrackedRenderTree {
    Resolver(
      document: shown.document, componentRegistry: pipeline.resolvers, designSystemProvider: designSystem,
      sectionRegistry: pipeline.sectionResolvers, tree: input.tree,
      problems: options.as.deviations.isEmpty ? [] : shown.problems, addons: pipeline.addons,
      options: Self.resolution(options), templates: templates
    ).resolveRecoveringWithTracking(into: store, initializeFromDocument: false, isLazy: isLazy)
  }

  func run(_ binding: IR.ActionBinding, in scope: ActionScope = ActionScope()) async {
    switch binding {
    case .reference(let id): await context.executeAction(id: id, in: scope)
    case .inline(let action): await context.executeAction(action, in: scope)
    }
  }

  /// The state, without the entry that holds local state.
  var state: Document.StateValue {
    var values = store.sample.values
    values[Resolver.localRoot] = nil
    return .objectValue(values)
  }
}

/// Passes alerts on to the session.
@MainActor
final class RecordingAlertPresenter: AlertPresenting {
  var onPresent: (@MainActor (AlertConfiguration) -> Void)?

  func present(_ configuration: AlertConfiguration) { onPresent?(configuration) }
}

extension Document.Definition {
  /// The names and values of all local state, in document order.
  fileprivate var declaredLocals: [Document.StateValue] {
    var result: [Document.StateValue] = []
    forEachNode { node in
      let state: NamedList<Document.StateValue>? =
        switch node {
        case .layout(let layout): layout.state?.initialValues
        case .component(let component): component.state?.initialValues
        default: nil
        }
      for entry in state ?? [] { result += [.stringValue(entry.name), entry.value] }
    }
    return result
  }
}

/// What resolves, draws and runs the documents of a project. It is made once, not for each version of a
/// document.
@MainActor
private struct PreparedPipeline {
  let pipeline: CladsPipeline
  let transport: SampleTransport
  private let names: Vocabulary.Revision
  private let previews: [String: Document.StateValue]
  private let responses: [String: Document.StateValue]
  private let level: FormatLevel
  private let holdsRequests: Bool

  init(_ input: PreviewInput, _ options: PreviewOptions, _ plugins: [any CLADSPlugin]) {
    names = input.project.vocabulary.revision
    previews = input.project.componentPreviews
    responses = Self.responses(input, options)
    level = options.level
    holdsRequests = options.holdsRequests
    transport = SampleTransport(responses: responses)
    transport.holdsUnknown = holdsRequests
    let registry = CladsRegistry(actionRegistry: .standard(level: level, transport: transport))
    registry.load(plugins)
    registry.load(ProjectPlugin(project: input.project))
    pipeline = registry.frozen()
  }

  /// Whether it is that of a version with a sample.
  func fits(_ input: PreviewInput, _ options: PreviewOptions) -> Bool {
    names === input.project.vocabulary.revision && level == options.level
      && holdsRequests == options.holdsRequests
      && previews == input.project.componentPreviews && responses == Self.responses(input, options)
  }

  /// Returns the outcomes of requests that the sample has. A test cannot name a sample that is not one of the
  /// document's own: while it is recorded, the requests wait.
  private static func responses(
    _ input: PreviewInput, _ options: PreviewOptions
  ) -> [String: Document.StateValue] {
    guard let sample = input.sample, !(sample.isNamedByPath && options.isRecorded) else { return [:] }
    return sample.responses
  }
}
