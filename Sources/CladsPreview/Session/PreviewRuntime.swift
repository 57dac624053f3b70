import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsModules
import CladsProject
import CladsRenderTree
import CladsRuntime
import CladsSchema

/// What runs one version of a document: its state, its actions, and everything that resolves and draws it.
@MainActor
struct PreviewRuntime {
  let store: StateStore
  let context: ActionContext
  let pipeline: CladsPipeline
  let presenter = RecordingAlertPresenter()
  let designSystem: (any DesignSystemProvider)?
  /// The templates of the document, taken apart once.
  private let templates: TemplateCache
  /// The values that the state started from.
  private let initial: [String: Document.StateValue]
  /// The local state that the document declares, in its order.
  private let locals: [Document.StateValue]

  /// - Parameter before: what ran the version before, whose state is taken over where it has not started from
  ///   other values.
  init(
    _ shown: ShownDocument, _ input: PreviewInput, _ options: PreviewOptions, _ plugins: [any CLADSPlugin],
    after before: PreviewRuntime? = nil
  ) {
    let document = shown.document
    let transport = SampleTransport(responses: input.sample?.responses ?? [:])
    let registry = CladsRegistry(
      actionRegistry: .standard(level: options.level, transport: transport))
    registry.load(plugins)
    registry.load(ProjectPlugin(project: input.project))
    pipeline = registry.frozen()
    let declared = document.state.valuesByName()
    initial = input.sample?.state(over: declared) ?? declared
    locals = document.declaredLocals
    store = before?.store ?? StateStore()
    templates = before?.templates ?? TemplateCache()
    let name = document.designSystem
    designSystem =
      name.flatMap { [pipeline] in pipeline.designSystems[$0] }
      ?? ProjectDesignSystem(input.project, for: document, options: Self.resolution(options))
      ?? pipeline.designSystems.sorted { $0.key < $1.key }.first?.value
    context = ActionContext(stateStore: store, document: document, registry: pipeline.actions)
    takeOver(before)
  }

  /// Stores the initial values that are not those of the version before, and forgets what is not declared there
  /// any more.
  private func takeOver(_ before: PreviewRuntime?) {
    guard let before else { return store.initialize(from: initial) }
    store.initialize(from: initial.filter { before.initial[$0.key] != $0.value })
    for key in before.initial.keys where initial[key] == nil { store.set(key, value: nil) }
    if locals != before.locals { store.set(Resolver.localRoot, value: nil) }
    store.clearDirtyPaths()
  }

  /// How a document is resolved for a preview.
  static func resolution(_ options: PreviewOptions) -> ResolutionOptions {
    ResolutionOptions(deviations: options.as == .device ? .device : .none, level: options.level)
  }

  func resolve(
    _ shown: ShownDocument, _ input: PreviewInput, _ options: PreviewOptions
  ) -> TrackedRenderTree {
    Resolver(
      document: shown.document, componentRegistry: pipeline.resolvers, designSystemProvider: designSystem,
      sectionRegistry: pipeline.sectionResolvers, tree: input.tree,
      problems: options.as == .device ? shown.problems : [], options: Self.resolution(options),
      templates: templates
    ).resolveWithTracking(into: store, initializeFromDocument: false)
  }

  /// Runs an action to its end.
  func run(_ binding: IR.ActionBinding, in scope: ActionScope = ActionScope()) async {
    switch binding {
    case .reference(let id): await context.executeAction(id: id, in: scope)
    case .inline(let action): await context.executeAction(action, in: scope)
    }
  }

  /// The state, without what is kept there for local state.
  var state: Document.StateValue {
    var values = store.sample.values
    values[Resolver.localRoot] = nil
    return .objectValue(values)
  }
}

/// Keeps alerts for whoever shows them.
@MainActor
final class RecordingAlertPresenter: AlertPresenting {
  var onPresent: (@MainActor (AlertConfiguration) -> Void)?

  func present(_ configuration: AlertConfiguration) { onPresent?(configuration) }
}

extension Document.Definition {
  /// The values of all local state, in document order.
  fileprivate var declaredLocals: [Document.StateValue] {
    var result: [Document.StateValue] = []
    forEachNode { node in
      let state: [Named<Document.StateValue>]? =
        switch node {
        case .layout(let layout): layout.state
        case .component(let component): component.state
        default: nil
        }
      for entry in state ?? [] { result += [.stringValue(entry.name), entry.value] }
    }
    return result
  }
}
