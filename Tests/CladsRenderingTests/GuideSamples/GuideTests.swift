import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import Testing
import TextUI

@MainActor
@Suite struct ViewLevelTests {
  private let order = #"{ "onSubmit": { "type": "submitOrder", "orderId": { "$expr": "order.id" } } }"#

  @Test func `a closure runs an action of its type with access to the state`() async throws {
    let document = try Document.Definition.guide(
      button("Submit", #""onSubmit""#) + ","
        + button("Track", #"{ "type": "trackEvent", "event": "opened the guide" }"#),
      state: #"{ "order": { "id": "A7" } }"#, actions: order)
    let screen = GuideScreen(OrderScreen.make(document))
    #expect(await screen.tap("Submit"))
    #expect(Journal.lines.contains("submitted A7"))
    await screen.tap("Track")
    #expect(Journal.lines.contains("tracked opened the guide"))
  }

  @Test func `a delegate handles actions without a handler, with evaluated expressions`() async throws {
    let controller = OrderViewController()
    let document = try Document.Definition.guide(
      button("Submit", #""onSubmit""#) + "," + button("Show", #""showReceipt""#),
      state: #"{ "order": { "id": "A8" } }"#,
      actions: #"{ "showReceipt": { "type": "dismiss" }, \#(order.dropFirst())"#)
    let screen = GuideScreen(CladsRendererView(document: document, actionDelegate: controller))
    await screen.tap("Submit")
    await screen.tap("Show")
    #expect(controller.handled == ["submitted A8", "receipt"])
    #expect(screen["submitted"] == .boolValue(true))
  }

  @Test func `a custom component is drawn with its data and runs its action`() async throws {
    let document = try Document.Definition.guide(
      """
      { "type": "weatherCard", "styleId": "card",
        "data": {
          "temperature": { "type": "binding", "path": "weather.temp" },
          "condition": { "type": "static", "value": "Sunny" }
        },
        "actions": { "onTap": "refreshWeather" } }
      """,
      state: #"{ "weather": { "temp": 21.5 } }"#,
      actions: #"{ "refreshWeather": { "type": "setState", "path": "weather.temp", "value": 18 } }"#)
    let screen = GuideScreen(WeatherScreen.make(document))
    #expect(screen.rows == ["21.5° Sunny"])
    #expect(await screen.tap("Sunny"))
    #expect(screen.rows == ["18.0° Sunny"])
  }

  @Test func `a custom component has the size of its style`() throws {
    let document = try Document.Definition(
      jsonString: """
        { "id": "photos", "styles": { "comparisonCard": { "width": 320, "height": 32 } },
          "root": { "children": [
            { "type": "photoComparison", "styleId": "comparisonCard",
              "data": {
                "beforeImage": { "type": "static", "value": "photo_before" },
                "afterImage": { "type": "static", "value": "photo_after" }
              } } ] } }
        """)
    let screen = GuideScreen(WeatherScreen.make(document))
    #expect(screen.rows == ["photo_before                 photo_after"])
    #expect(screen.picture.count == 2)
  }

  @Test func `the context of a custom component has every member that the guide lists`() async throws {
    let document = try Document.Definition(
      jsonString: """
        { "id": "members", "styles": { "wide": { "width": 320 } }, "state": { "name": "Ada", "n": 2.9 },
          "root": { "children": [
            { "type": "everyMember", "id": "me", "styleId": "wide",
              "data": {
                "string": { "type": "binding", "template": "Hello ${name}" },
                "double": { "type": "static", "value": "1.5" },
                "int": { "type": "binding", "path": "n" },
                "bool": { "type": "static", "value": "TRUE" }
              },
              "actions": { "onTap": { "type": "setState", "path": "name", "value": "Eve" } } } ] } }
        """)
    let screen = GuideScreen(
      CladsRendererView(document: document, customComponents: [EveryMemberComponent.self]))
    #expect(
      screen.rows == [
        "style 320.0", "state Ada", "component me", "string Hello Ada", "double 1.5", "int 2", "bool true",
        "missing none",
      ])
    await screen.tap("state")
    await wait(for: "the new name") { screen["name"] == .stringValue("Eve") }
    #expect(screen.rows.contains("string Hello Eve"))
  }
}

@MainActor
@Suite struct CoreModuleTests {
  private let drawn = ["▇▇", "▇▇▇▇▇", "▇▇▇", "▇▇▇▇▇▇", "▇▇▇▇"]

  @Test func `a chart is drawn when its resolver and renderer are registered`() throws {
    let (resolvers, renderers) = (ComponentResolverRegistry.default, TextNodeRendererRegistry.default)
    resolvers.registerResolversOfTheGuide()
    renderers.registerRenderersOfTheGuide()
    let registry = CladsRegistry(componentRegistry: resolvers, textRegistry: renderers)
    #expect(try GuideScreen(#"{ "type": "chart" }"#, registry: registry).rows == drawn)
  }

  @Test func `a chart is drawn after one complete registration, and kept when its neighbor changes`() throws {
    let screen = try GuideScreen(
      #"{ "type": "chart", "id": "sales" },"# + label("n ${n}"), state: #"{ "n": 1 }"#,
      registry: CompleteRegistration.withRenderer())
    #expect(screen.rows == drawn + ["n 1"])
    screen.view.stateStore.set("n", value: 2)
    #expect(screen.rows == drawn + ["n 2"])
  }

  @Test func `a component with only a resolver can use built-in nodes`() throws {
    let screen = try GuideScreen(
      #"{ "type": "chart", "dataPoints": [1, 2, 3] }"#, registry: CompleteRegistration.resolverOnly())
    #expect(screen.rows == ["a chart of 3 points"])
  }

  @Test func `a resolver reads the component's own keys`() throws {
    let registry = CompleteRegistration.withRenderer()
    registry.registerResolver(MeasuredChartResolver())
    let screen = try GuideScreen(#"{ "type": "chart", "dataPoints": [5, 12.5] }"#, registry: registry)
    #expect(screen.rows == ["▇", "▇▇"])
  }

  @Test func `a component that cannot be resolved shows the reason, and the rest is drawn`() throws {
    let registry = CompleteRegistration.withRenderer()
    registry.registerResolver(MeasuredChartResolver())
    let screen = try GuideScreen(#"{ "type": "chart" },"# + label("below"), registry: registry)
    #expect(screen.rows.joined().contains("a chart needs `dataPoints`"))
    #expect(screen.rows.last == "below")
  }

  @Test func `a plugin registers components and actions together`() async throws {
    let screen = try GuideScreen(
      #"{ "type": "barChart", "values": [3, 1] }, { "type": "lineChart", "values": [2] },"#
        + #"{ "type": "pieChart", "values": [1, 1] },"#
        + button("Export", #"{ "type": "exportChart", "format": "pdf" }"#),
      registry: Charting.load())
    #expect(screen.rows == ["███ █", "··", "◔ ◔", "[Export]"])
    await screen.tap("Export")
    #expect(screen["exported"] == .stringValue("pdf"))
  }
}

@MainActor
@Suite struct ActionHandlerTests {
  private func context(_ register: (ActionRegistry) -> Void) -> ActionContext {
    let registry = ActionRegistry.default
    register(registry)
    return ActionContext(stateStore: StateStore(), actionDefinitions: [:], registry: registry)
  }

  @Test func `a handler stores what it fetches`() async {
    let context = context { $0.registerActionsOfTheGuide() }
    await context.executeAction(
      type: "refreshData",
      parameters: ActionParameters(raw: ["endpoint": "/api/hikes", "loadingPath": "isLoading"]))
    #expect(context.stateStore.get("data") as? [String] == ["from /api/hikes"])
    #expect(context.stateStore.get("isLoading") as? Bool == false)
  }

  @Test func `a handler stores why it failed`() async {
    let context = context { $0.registerActionsOfTheGuide() }
    await context.executeAction(
      type: "refreshData", parameters: ActionParameters(raw: ["endpoint": "/broken"]))
    #expect(context.stateStore.get("error") as? String == "nobody answers")
  }

  @Test func `a handler can be canceled by the id of its request`() async {
    let context = context { $0.register(LongRunningActionHandler()) }
    let run = Task {
      await context.executeAction(type: "longRunning", parameters: ActionParameters(raw: ["requestId": "r1"]))
    }
    await wait(for: "the outcome") { context.stateStore.get("outcome") != nil }
    let handler = context.actionRegistry.getCancellableHandler(for: "longRunning")
    handler?.cancel(requestId: "another", documentId: context.documentId)
    #expect(context.stateStore.get("outcome") as? String == "running")
    handler?.cancel(requestId: "r1", documentId: context.documentId)
    await run.value
    #expect(context.stateStore.get("outcome") as? String == "canceled")
  }

  @Test func `running actions are canceled when the screen disappears`() async throws {
    let registry = CladsRegistry()
    registry.registerAction(LongRunningActionHandler())
    let screen = try GuideScreen(label("${outcome}"), registry: registry)
    let run = Task {
      await screen.view.context.executeAction(type: "longRunning", parameters: ActionParameters())
    }
    await wait(for: "the outcome") { screen["outcome"] != nil }
    #expect(screen.rows == ["running"])
    await screen.view.disappear()
    await run.value
    #expect(screen.rows == ["canceled"])
  }
}

@MainActor
@Suite struct DesignSystemTests {
  private func button(_ styleId: String?) -> String {
    let style = styleId.map { #", "styleId": "\#($0)""# } ?? ""
    return
      #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "setState", "path": "x", "value": 1 } }\#(style) }"#
  }

  private func row(_ styleId: String?, _ provider: (any DesignSystemProvider)?) throws -> String? {
    try GuideScreen(button(styleId), designSystem: provider).rows.first
  }

  @Test func `the design system draws the nodes that it supports`() throws {
    let provider = MyDesignSystemProvider()
    #expect(try row("@button.primary", provider) == "◀ Go ▶")
    #expect(try row("@button.secondary", provider) == "< Go >")
  }

  @Test func `other nodes are drawn by the registered renderer in its style`() throws {
    #expect(try row("@button.wide", TokensOnlyProvider())?.count == 20)
    #expect(try row("@button.wide", nil) == "[Go]")
  }

  @Test func `the design system does not apply without a provider, or with a style of the document`() throws {
    let provider = MyDesignSystemProvider()
    #expect(try row("@button.primary", nil) == "[Go]")
    #expect(try row("@unknown", provider) == "[Go]")
    #expect(try row("button.primary", provider) == "[Go]")
    #expect(try row(nil, provider) == "[Go]")
    #expect(try row("@button.unknown", TokensOnlyProvider()) == "[Go]")
  }

  @Test func `a provider that returns nil leaves the node to the registered renderer`() throws {
    struct Hesitant: TextDesignSystemRendering {
      static let identifier = "hesitant"
      func resolveStyle(_ reference: String) -> IR.Style? { nil }
      func canRender(_ node: RenderNode, styleId: String?) -> Bool { true }
      func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView? { nil }
    }
    #expect(try row("@button.primary", Hesitant()) == "[Go]")
  }

  @Test func `a native button runs the document's action`() async throws {
    let document = try Document.Definition.guide(button("@button.primary"))
    let screen = GuideScreen(DesignedScreen.make(document))
    #expect(await screen.tap("Go"))
    await wait(for: "the value of x") { screen["x"] != nil }
    #expect(screen["x"] == .intValue(1))
  }

  @Test func `a registered design system is used by the documents that name it`() throws {
    let registry = CladsRegistry()
    registry.registerDesignSystem(TokensOnlyProvider())
    registry.registerDesignSystem(MyDesignSystemProvider())
    let children = #"{ "type": "button", "text": "Go", "styleId": "@button.primary" }"#
    let json = #"{ "id": "a", "designSystem": "myDesignSystem", "root": { "children": [\#(children)] } }"#
    let view = try #require(CladsRendererView(jsonString: json, registry: registry))
    #expect(GuideScreen(view).rows == ["◀ Go ▶"])
  }
}
