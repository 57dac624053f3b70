import CLADS
import Foundation
import Testing

private struct MeterProperties: ComponentProperties {
  static let kind: Document.ComponentKind = "meter"
  var level: Int
}

private struct MeterResolver: ComponentResolving {
  static let componentKind: Document.ComponentKind = "meter"

  @MainActor
  func resolve(_ component: Document.Component, context: ResolutionContext) throws
    -> ComponentResolutionResult
  {
    let level = context.properties(of: component, as: MeterProperties.self)?.level ?? 0
    return .renderOnly(.text(TextNode(id: component.id, content: String(repeating: "#", count: level))))
  }
}

private struct Beep: ActionHandler {
  static let actionType = "beep"

  func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    context.stateStore.set("beeps", value: (context.stateStore.get("beeps") as? Int ?? 0) + 1)
  }
}

private struct Badge: CustomComponent {
  static let typeName = "badge"

  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyView { AnyView(Text("badge")) }
}

private struct MeterPlugin: CLADSPlugin {
  func register(with registry: CladsRegistry) {
    registry.registerComponent(propertiesType: MeterProperties.self, resolver: MeterResolver())
    registry.registerAction(Beep())
    registry.registerCustomComponent(Badge.self)
  }
}

/// An object that runs actions and remembers what it was asked to do.
@MainActor
private final class RecordingContext: ActionExecutionContext {
  let stateStore: any DocumentState = StateStore()
  let documentId = "d"
  let actionRegistry = ActionRegistry.default
  var calls: [String] = []

  func executeAction(id: String) async { calls.append("id \(id)") }
  func executeAction(type: String, parameters: ActionParameters) async { calls.append("type \(type)") }
  func dismiss() { calls.append("dismiss") }
  func presentAlert(_ configuration: AlertConfiguration) { calls.append("alert \(configuration.title)") }
  func navigate(to destination: String, presentation: NavigationPresentation?) {
    calls.append("navigate \(destination)")
  }
}

/// Registries, which no actor owns, as an app's code fills and asks them.
@Suite struct RegistryTests {
  @Test func `registries are filled and asked off the main actor`() {
    let resolvers = ComponentResolverRegistry()
    resolvers.register(MeterResolver())
    #expect(resolvers.hasResolver(for: "meter") && !resolvers.hasResolver(for: .label))
    resolvers.unregister("meter")
    #expect(resolvers.registeredKinds.isEmpty)
    #expect(ComponentResolverRegistry.default.registeredKinds.count == 10)

    let properties = ComponentPropertiesRegistry()
    properties.register(MeterProperties.self)
    #expect(properties.hasDecoder(for: "meter") && !properties.hasDecoder(for: "label"))

    let actions = ActionRegistry()
    actions.register(DismissActionHandler())
    actions.registerClosure("log") { _, _ in }
    #expect(actions.hasHandler(for: "dismiss") && actions.handler(for: "log") is ClosureActionHandler)
    #expect(ActionRegistry.default.hasHandler(for: "setState") && actions.handler(for: "other") == nil)
    #expect(ActionRegistry.default.getCancellableHandler(for: "request") is RequestActionHandler)
    #expect(
      actions.merging(customActions: ["dismiss": { _, _ in }]).handler(for: "dismiss") is ClosureActionHandler
    )

    let sections = SectionLayoutConfigResolverRegistry.withBuiltInResolvers()
    #expect(
      sections.hasResolver(for: .grid) && !SectionLayoutConfigResolverRegistry().hasResolver(for: .grid))
    #expect(
      sections.resolve(config: Document.SectionLayoutConfig(type: .list))?.sectionConfig.showsDividers == true
    )

    #expect(TextNodeRendererRegistry.default.hasRenderer(for: .text))
    let views = CustomComponentRegistry()
    views.register([Badge.self])
    #expect(views.isRegistered("badge") && views.registeredTypeNames == ["badge"])
  }

  @Test func `registries are filled from several threads at once`() async {
    let actions = ActionRegistry()
    let views = CustomComponentRegistry()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          actions.registerClosure("action\(number)") { _, _ in }
          views.register(Badge.self)
          _ = actions.hasHandler(for: "action\(number / 2)")
        }
      }
    }
    #expect(actions.registeredTypes.count == 200 && views.registeredTypeNames.count == 1)
  }

  @Test func `what is registered off the main actor is resolved on it`() async throws {
    let registry = CladsRegistry()
    registry.registerComponent(propertiesType: MeterProperties.self, resolver: MeterResolver())
    registry.registerCustomComponent(Badge.self)
    let components = registry.componentRegistry
    let text = try await MainActor.run {
      let document = try Document.Definition(
        jsonString: #"{ "id": "a", "root": { "children": [{ "type": "meter", "level": 3 }] } }"#)
      let tree = try Resolver(document: document, componentRegistry: components).resolve()
      guard case .text(let node)? = tree.root.children.first?.content else { return "" }
      return node.content
    }
    #expect(text == "###")
    await MainActor.run { registry.load(MeterPlugin()) }
    #expect(registry.actionRegistry.hasHandler(for: "beep"))
  }

  @MainActor
  @Test func `handlers run with a context that a test writes`() async {
    let context = RecordingContext()
    await Beep().execute(parameters: ActionParameters(), context: context)
    await SetStateActionHandler().execute(
      parameters: ActionParameters(raw: ["path": "name", "value": "Ann"]), context: context)
    await ToggleStateActionHandler().execute(
      parameters: ActionParameters(raw: ["path": "isOn"]), context: context)
    await AppendToArrayActionHandler().execute(
      parameters: ActionParameters(raw: ["path": "list", "value": 1]), context: context)
    let state = context.stateStore
    #expect(state.get("beeps") as? Int == 1 && state.get("name") as? String == "Ann")
    #expect(state.get("isOn") as? Bool == true && state.getArrayCount("list") == 1)
    await ShowAlertActionHandler().execute(
      parameters: ActionParameters(raw: ["title": "Sure?"]), context: context)
    await NavigateActionHandler().execute(
      parameters: ActionParameters(raw: ["to": "cart", "destination": "cart"]), context: context)
    await SequenceActionHandler().execute(
      parameters: ActionParameters(raw: ["steps": [["type": "beep"], ["type": "dismiss"]]]), context: context)
    await DismissActionHandler().execute(parameters: ActionParameters(), context: context)
    #expect(context.calls == ["alert Sure?", "navigate cart", "type beep", "type dismiss", "dismiss"])
    await context.executeAction(.custom(Document.CustomAction(type: "buy")))
    #expect(context.calls.last == "type buy" && context.actionId == nil)
  }

  @Test func `values and classes of the guides belong to no actor`() {
    let styles = StyleResolver(styles: ["a": Document.Style(inherits: "b"), "b": Document.Style(fontSize: 9)])
    #expect(styles.resolve("a").fontSize == 9)
    #expect(ActionParameters(raw: ["n": 1]).int("n") == 1)
    #expect(AlertConfiguration(title: "T").buttons.map(\.label) == ["OK"])
    let node = ViewNode(id: "a", nodeType: .spacer)
    let tracker = DependencyTracker()
    tracker.track(for: node) { tracker.recordRead("count") }
    let index = DependencyIndex()
    index.register(node)
    #expect(index.nodesAffectedBy(paths: ["count"]) == [node])
    let updater = ViewTreeUpdater(dependencyIndex: index)
    updater.setRoot(ViewNode(id: "root", nodeType: .root(RootNodeData()), children: [node]))
    updater.handleLocalStateChange(node: node, path: "open")
    #expect(!updater.hasUpdates)
  }
}
