import CLADS
import Foundation
import Testing

private struct Badge: CustomComponent {
  static let typeName = "badge"

  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView {
    AnyTextView(Text(context.resolveString(forKey: "label") ?? "none"))
  }
}

/// Resolvers, contexts, registries and the view tree, as an app's tests use them.
@MainActor
@Suite struct ResolvingTests {
  @Test func `actions are resolved with the defaults of what they leave out`() {
    let resolver = ActionResolver()
    guard
      case .navigate(let destination, let presentation) = resolver.resolve(
        .navigate(Document.NavigateAction(destination: "details")))
    else {
      Issue.record("no navigation")
      return
    }
    #expect(destination == "details" && presentation == .push)
    guard
      case .showAlert(let config) = resolver.resolve(
        .showAlert(
          Document.ShowAlertAction(title: "T", buttons: [Document.AlertButton(label: "OK", action: "go")])))
    else {
      Issue.record("no alert")
      return
    }
    #expect(config == AlertActionConfig(title: "T", buttons: [AlertButtonConfig(label: "OK", action: "go")]))
    #expect(config.buttons.first?.style == .default)
    guard
      case .sequence(let steps) = resolver.resolve(
        .sequence(
          Document.SequenceAction(steps: [
            .dismiss, .toggleState(Document.ToggleStateAction(path: "a")),
            .setState(Document.SetStateAction(path: "b", value: .expression("b + 1"))),
          ])))
    else {
      Issue.record("no sequence")
      return
    }
    #expect(steps == [.dismiss, .toggleState(path: "a"), .setState(path: "b", value: .expression("b + 1"))])
    let custom = Document.Action.custom(Document.CustomAction(type: "buy", parameters: ["sku": "1"]))
    #expect(resolver.resolve(custom) == .custom(type: "buy", parameters: ["sku": "1"]))
    #expect(resolver.resolveAll(nil).isEmpty && resolver.resolveAll(["x": .dismiss]) == ["x": .dismiss])
  }

  @Test func `a custom component is resolved if it is registered`() throws {
    let registry = CustomComponentRegistry()
    registry.register(Badge.self)
    #expect(registry.registeredTypeNames == ["badge"] && registry.componentType(for: "badge") == Badge.self)
    let resolver = CustomComponentResolver(registry: registry)
    #expect(resolver.canResolve("badge") && !resolver.canResolve("chip"))
    let context = ResolutionContext.withoutTracking(
      document: Document.Definition(id: "d"), stateStore: StateStore())
    let component = Document.Component(
      type: "badge", data: ["label": Document.DataReference(type: .static, value: "New")])
    guard case .custom(let kind, let node) = try resolver.resolve(component, context: context).renderNode
    else {
      Issue.record("no custom node")
      return
    }
    #expect(kind == .customComponent && (node as? CustomComponentRenderNode)?.typeName == "badge")
    #expect(throws: CustomComponentResolutionError.notRegistered("chip")) {
      try resolver.resolve(Document.Component(type: "chip"), context: context)
    }
    let components = ComponentResolverRegistry.default
    components.setCustomComponentRegistry(registry)
    #expect(components.hasResolver(for: "badge") && !components.registeredKinds.contains("badge"))
  }

  @Test func `a tracked document says which nodes a path affects`() throws {
    let document = Document.Definition(
      id: "d", state: ["name": "Ann", "age": 3],
      root: Document.RootComponent(children: [
        .component(Document.Component(type: .label, id: "hello", text: "Hello ${name}")),
        .component(Document.Component(type: .label, id: "years", text: "${age}")),
      ]))
    let result = try Resolver(document: document, componentRegistry: .default).resolveWithTracking()
    let hello = try #require(result.viewTreeRoot.findNode(id: "hello"))
    #expect(hello.readPaths == ["name"] && hello.writePaths.isEmpty && !hello.needsUpdate)
    #expect(hello.pathFromRoot().map(\.id) == ["root", "hello"])
    #expect(result.viewTreeRoot.allDescendants().count == 2)
    let before = hello.lastUpdateTimestamp
    result.renderTree.stateStore.set("name", value: "Bob")
    #expect(result.treeUpdater.hasUpdates && result.treeUpdater.getMinimalUpdateSet() == [hello])
    #expect(result.update() == 1 && hello.lastUpdateTimestamp > before)
    guard case .text(let text)? = result.renderTree.root.children.first else { return }
    #expect(text.content == "Hello Bob")
  }

  @Test func `contexts are made with what a test has`() throws {
    let document = Document.Definition(
      id: "d", state: ["name": "Ann"], styles: ["big": Document.Style(fontSize: 30)],
      dataSources: ["greeting": Document.DataSource(type: .binding, template: "Hi ${name}")])
    let store = StateStore()
    store.initialize(from: document.state)
    let tracker = DependencyTracker()
    let parent = ViewNode(id: "parent", nodeType: .container(ContainerNodeData(layoutType: .vstack)))
    let context = ResolutionContext(
      document: document, stateStore: store, tracker: tracker, parentViewNode: parent)
    #expect(context.isTracking && context.parentViewNode === parent && context.document.id == "d")
    #expect(context.styleResolver.resolve("big").fontSize == 30 && context.interpolate("${name}") == "Ann")
    let item = context.withIterationVariables(["item": "x"])
    #expect(item.getValue("item") as? String == "x" && item.iterationVariables["item"] as? String == "x")
    let label = Document.Component(type: .label, id: "l", styleId: "big", dataSourceId: "greeting")
    let content = ContentResolver.resolve(label, context: context)
    #expect(content.content == "Hi Ann" && content.bindingTemplate == "Hi ${name}" && content.isDynamic)
    let node = try LabelComponentResolver().resolve(label, context: context).renderNode
    guard case .text(let text) = node else {
      Issue.record("no text")
      return
    }
    #expect(text.content == "Hi Ann" && text.style.fontSize == 30)
    let actions = ActionContext(stateStore: store, actionDefinitions: [:], registry: .default)
    let drawing = TextRenderContext(stateStore: store, actionContext: actions)
    let badge = CustomComponentContext(
      component: Document.Component(type: "badge"), data: ["label": "New"], context: drawing)
    #expect(badge.resolveString(forKey: "label") == "New" && badge.resolveInt(forKey: "label") == nil)
  }

  @Test func `sections have the layout of a registry, or that of the document`() throws {
    struct Carousel: SectionLayoutConfigResolving {
      static let layoutType: Document.SectionType = "carousel"
      func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
        SectionLayoutConfigResult(
          sectionType: .custom("carousel"), sectionConfig: IR.SectionConfig(itemSpacing: 40))
      }
    }
    let document = Document.Definition(
      id: "d",
      root: Document.RootComponent(children: [
        .sectionLayout(
          Document.SectionLayout(sections: [
            Document.SectionDefinition(layout: Document.SectionLayoutConfig(type: "carousel")),
            Document.SectionDefinition(layout: Document.SectionLayoutConfig(type: .grid, columns: .fixed(5))),
          ]))
      ]))
    let registry = SectionLayoutConfigResolverRegistry.withBuiltInResolvers()
    registry.register(Carousel())
    for sections in [registry, nil] {
      let resolver = Resolver(document: document, componentRegistry: .default, sectionRegistry: sections)
      guard case .sectionLayout(let layout)? = try resolver.resolve().root.children.first else {
        Issue.record("no section layout")
        return
      }
      #expect(layout.sections.map(\.type) == [.custom("carousel"), .grid(columns: .fixed(5))])
      #expect(layout.sections[0].config.itemSpacing == (sections == nil ? 8 : 40))
    }
  }

  @Test func `errors of resolving name what is missing`() {
    #expect(ResolutionError.unknownStyle("card").description.contains("card"))
    #expect(ResolutionError.unknownAction("a") != ResolutionError.invalidAction("a"))
    #expect(ResolutionError.unknownDataSource("d") == .unknownDataSource("d"))
  }

  @Test func `a validator accepts what its settings allow`() {
    let json = """
      { "id": "a", "root": { "children": [
        { "type": "meter" },
        { "type": "button", "text": "Go", "actions": { "onTap": { "type": "buyNow" } } } ] } }
      """
    let strict = CLADSValidator().validate(json)
    #expect(!strict.isValid && strict.errors.contains { $0.path == "/root/children/0/type" })
    #expect(strict.errors.first?.description.contains("meter") == true)
    let open = CLADSValidator(allowUnknownComponents: true, allowUnknownActions: true).validate(json)
    #expect(open.isValid)
    #expect(!open.warnings.contains { $0.diagnostic.id.rawValue == "unknown-action-type" })
    #expect(!CLADSValidator(allowUnknownComponents: true).validate("[").isValid)
  }
}
