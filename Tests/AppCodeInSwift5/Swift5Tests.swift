import CLADS
import Foundation
import Testing

/// Code of apps in the language mode of Swift 5, where it names types without `any` and keeps no isolation.
@Suite struct Swift5Tests {
  private final class Counter: ActionHandler {
    static let actionType = "count"
    func execute(parameters: ActionParameters, context: ActionExecutionContext) async {
      context.stateStore.set("count", value: (context.stateStore.get("count") as? Int ?? 0) + 1)
    }
  }

  @MainActor
  @Test func `a handler of an app runs on a document`() async throws {
    let registry = CladsRegistry()
    registry.registerAction(Counter())
    let document = try Document.Definition(
      jsonString: """
        { "id": "a", "state": { "count": 1 }, "root": { "children": [
          { "type": "button", "text": "Go", "actions": { "onTap": { "type": "count" } } } ] } }
        """)
    let view = CladsRendererView(document: document, registry: registry)
    _ = view.render(width: 20)
    await view.tap(column: 1, row: 0)
    #expect(view.stateStore.get("count") as? Int == 2)
  }

  @Test func `registries belong to no actor`() {
    let registry = ActionRegistry.default
    registry.registerClosure("log") { _, _ in }
    #expect(registry.hasHandler(for: "log") && ComponentResolverRegistry.default.hasResolver(for: "label"))
    let node = ViewNode(id: "a", nodeType: .text(TextNodeData(content: "Hello")))
    let index = DependencyIndex()
    node.readPaths = ["name"]
    index.register(node)
    #expect(index.nodesAffectedBy(["name"]).count == 1)
  }

  @Test func `models are values without isolation`() throws {
    let style = Document.Style(fontSize: 12)
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Document.Style.self, from: data) == style)
  }
}
