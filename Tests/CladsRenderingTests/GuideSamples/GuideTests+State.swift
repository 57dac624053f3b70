import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import Testing
import TextUI

@MainActor
@Suite struct SectionLayoutTests {
  private let carousel = """
    { "type": "sectionLayout", "sections": [
      { "layout": { "type": "carousel", "pageWidth": 80, "itemSpacing": 8 },
        "children": [
          { "type": "label", "text": "one" }, { "type": "label", "text": "two" },
          { "type": "label", "text": "three" } ] } ] }
    """

  @Test func `a carousel's configuration has the defaults of its resolver`() throws {
    let registry = CarouselConfig.register()
    #expect(registry.hasResolver(for: .carousel))
    #expect(!registry.hasResolver(for: .list))
    var config = Document.SectionLayoutConfig()
    config.type = "carousel"
    let resolved = try #require(registry.resolve(config: config))
    #expect(resolved.sectionType == .carousel)
    #expect((resolved.sectionConfig.itemSpacing, resolved.sectionConfig.pageWidth ?? 0) == (16, 280))
  }

  @Test func `a carousel section is resolved and drawn`() throws {
    #expect(CarouselRenderer.register().hasRenderer(for: SectionLayoutTypeIdentifier(rawValue: "carousel")))
    let registry = CladsRegistry()
    registry.registerSectionLayout(
      resolver: CarouselLayoutConfigResolver(), textRenderer: CarouselSectionLayoutRenderer())
    #expect(try GuideScreen(carousel, registry: registry).rows == ["one        two       three"])
  }

  @Test func `a carousel without a renderer is drawn as a list`() throws {
    let registry = CladsRegistry()
    registry.sectionLayoutRegistry.register(CarouselLayoutConfigResolver())
    let document = try Document.Definition.guide(carousel, registry: carouselNames)
    let screen = GuideScreen(CladsRendererView(document: document, registry: registry))
    #expect(screen.rows.filter { !$0.contains("─") } == ["one", "two", "three"])
  }

  /// A registry in which documents can use a carousel.
  private var carouselNames: CladsRegistry {
    let registry = CladsRegistry()
    registry.registerSectionLayout(
      resolver: CarouselLayoutConfigResolver(), textRenderer: CarouselSectionLayoutRenderer())
    return registry
  }
}

@MainActor
@Suite struct StateHookTests {
  @Test func `observers are notified of the paths that they observe`() {
    let store = StateStore(["cart": .objectValue(["items": .arrayValue([])])])
    var printed: [String] = []
    StateObserving.observe(store) { printed.append($0) }
    store.set("cart.items", value: [["id": 1, "name": "Tent"]])
    store.set("api.response", value: ["id": 7, "name": "Ada"])
    store.set("api.response", value: "no user")
    store.appendToArray("cart.items", value: ["id": 2, "name": "Stove"])
    #expect(printed[0].hasPrefix("cart.items changed from Optional("))
    #expect(printed.contains("User loaded: Ada"))
    #expect(printed.filter { $0.hasPrefix("User") }.count == 1)
    #expect(printed.contains(#"Added items: ["Tent"]"#))
    #expect(printed.last == #"Added items: ["Stove"]"#)
  }

  private func bound() throws -> MyView {
    MyView(
      try Document.Definition.guide(
        label("n ${count} ${note}") + "," + button("Add", #""add""#), state: #"{ "count": 0, "note": "" }"#,
        actions: #"{ "add": { "type": "setState", "path": "count", "value": { "$expr": "count + 1" } } }"#))
  }

  @Test func `the external state is written on appearance and read back after every change`() async throws {
    let owner = try bound()
    let view = owner.body()
    await view.appear()
    let screen = GuideScreen(view.renderer)
    #expect(screen.rows == ["n 1", "[Add]"])
    await screen.tap("Add")
    #expect(owner.orderState.count == 2)
    #expect(screen.rows.first == "n 2")
    #expect(owner.heard.contains("count: 0 → 1"))
    #expect(owner.heard.suffix(2) == ["action add count", "count: 1 → 2"])
    #expect(Journal.lines.contains("tracked state_change path=count"))
  }

  @Test func `a change of the external state reaches the screen`() async throws {
    let owner = try bound()
    let view = owner.body()
    await view.appear()
    owner.orderState = OrderState(count: 10, note: "gift")
    #expect(PlainText.rows(of: view.render(width: 20)).joined().contains("n 10 gift"))
    owner.orderState.note = nil
    view.update()
    #expect(view.stateStore.get("note") == nil)
    #expect(owner.orderState == OrderState(count: 10))
  }

  @Test func `a state that cannot be decoded does not change the external state`() async throws {
    let owner = try bound()
    let view = owner.body()
    await view.appear()
    view.stateStore.set("count", value: "many")
    #expect(owner.orderState.count == 1)
    view.stateStore.set("count", value: 3)
    #expect(owner.orderState.count == 3)
  }

  @Test func `a binding without a configuration does not change the handlers of the screen`() async throws {
    let document = try Document.Definition.guide(
      label("n ${count}"), state: #"{ "count": 0 }"#,
      rootActions: #"{ "onAppear": { "type": "toggleState", "path": "isShown" } }"#)
    let renderer = CladsRendererView(document: document)
    var heard: [String] = []
    renderer.context.onAction = { id, _ in heard.append(id) }
    var order = OrderState(count: 4)
    let view = CladsRendererBindingView(renderer, state: Binding(get: { order }, set: { order = $0 }))
    await view.appear()
    #expect(heard == ["toggleState"])
    #expect(GuideScreen(renderer).rows == ["n 4"])
    view.stateStore.set("count", value: 5)
    #expect(order.count == 5)
    await view.disappear()
  }

  @Test func `a bound screen can be embedded in other views`() async throws {
    let owner = try bound()
    let view = owner.body()
    let rows = PlainText.rows(of: render(VStack { view }.border(), width: 20))
    #expect(rows.first?.first == "┌")
    #expect(rows.joined().contains("n 1"))
  }
}

@MainActor
@Suite struct PresentationTests {
  private func actions(_ json: String) throws -> [String: Document.Action] {
    let document = try Document.Definition.guide(label("x"), actions: json)
    return Dictionary((document.actions ?? [:]).map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test func `handlers receive navigation, dismissal and alerts`() async throws {
    let coordinator = Coordinator()
    let delegate = OrderViewController()
    let context = coordinator.makeContext(
      stateStore: StateStore(),
      actions: try actions(
        """
        { "buy": { "type": "navigate", "destination": "checkout" },
          "me": { "type": "navigate", "destination": "profile", "presentation": "present" },
          "away": { "type": "dismiss" },
          "ask": { "type": "showAlert", "title": "Sure?", "message": "Really",
            "buttons": [{ "label": "No" }, { "label": "Yes" }] } }
        """),
      actionRegistry: .default, myDelegate: delegate)
    for id in ["buy", "me", "away", "ask"] { await context.executeAction(id: id) }
    #expect(coordinator.done == ["push CheckoutView", "present ProfileView as present", "pop"])
    #expect(Journal.lines.contains(#"alert Sure?: Really ["No", "Yes"]"#))
    coordinator.handleAlerts(of: context)
    await context.executeAction(id: "ask")
    #expect(coordinator.done.last == "legacy Sure?")
  }

  @Test func `an alert presenter shows the alert of the document`() async throws {
    let store = StateStore(["name": .stringValue("Ada")])
    let context = AlertingScreen.makeContext(
      store: store,
      actions: try actions(
        #"""
        { "greet": { "type": "showAlert", "title": "Hello",
          "message": { "type": "binding", "template": "Hi ${name}" } } }
        """#))
    await context.executeAction(id: "greet")
    #expect(Journal.lines.contains(#"alert Hello: Hi Ada ["OK"]"#))
  }

  @Test func `the root's actions run when the screen appears and disappears`() async throws {
    let set = { (value: String) in #"{ "type": "setState", "path": "seen", "value": "\#(value)" }"# }
    let document = try Document.Definition.guide(
      label("${seen}"), state: #"{ "seen": "nothing" }"#,
      actions: #"{ "loadData": \#(set("data")), "saveState": \#(set("saved")) }"#,
      rootActions: #"{ "onAppear": "loadData", "onDisappear": "saveState" }"#)
    let screen = GuideScreen(CladsRendererView(document: document))
    #expect(screen.rows == ["nothing"])
    await screen.view.appear()
    #expect(screen.rows == ["data"])
    await screen.view.disappear()
    #expect(screen["seen"] == .stringValue("saved"))
  }
}

@MainActor
@Suite struct RendererViewTests {
  @Test(arguments: [
    "{", "[]", #"{ "id": "a" }"#, #"{ "id": "a", "root": { "children": [{ "type": "label", "text": 5 }] } }"#,
  ])
  func `a document that an app would reject has no screen`(_ json: String) {
    #expect(CladsRendererView(jsonString: json) == nil)
    let error = #expect(throws: DocumentParseError.self) { try CladsRendererView(validating: json) }
    #expect(error?.findings.isEmpty == false)
  }

  @Test func `toggles and text fields handle user input`() async throws {
    let screen = try GuideScreen(
      #"{ "type": "toggle", "bind": "on" }, { "type": "textfield", "bind": "name", "placeholder": "Name" },"#
        + label("hello ${name}"), state: #"{ "on": false, "name": "" }"#)
    #expect(await screen.tap("[ ]"))
    #expect(screen["on"] == .boolValue(true))
    #expect(screen.rows.first == "[x]")
    let row = try #require(screen.picture.firstIndex { $0.contains("Name") })
    #expect(await screen.view.enter("Ada", column: 3, row: row))
    #expect(screen.rows.last == "hello Ada")
    #expect(await screen.tap("hello") == false)
  }

  @Test func `registrations for one screen do not affect others`() throws {
    let registry = CladsRegistry()
    let json = #"{ "id": "a", "root": { "children": [{ "type": "weatherCard" }] } }"#
    let first = try #require(
      CladsRendererView(jsonString: json, customComponents: [WeatherCardComponent.self], registry: registry))
    let second = try #require(CladsRendererView(jsonString: json, registry: registry))
    #expect(GuideScreen(first).rows == ["0.0° Unknown"])
    #expect(GuideScreen(second).rows.joined().contains("unknown component"))
  }

  @Test func `in debug mode the render tree is printed below the screen`() throws {
    let document = try Document.Definition.guide(label("hello"))
    let rows = GuideScreen(CladsRendererView(document: document, debugMode: true)).rows
    #expect(rows.first == "hello")
    #expect(rows.count > 3)
  }
}
