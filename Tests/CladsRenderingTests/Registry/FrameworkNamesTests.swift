import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRendering
import CladsRuntime
import Foundation
import Testing
import TextUI

/// The names and shapes that plugins and tests of the framework use.
@MainActor
@Suite struct FrameworkNamesTests {
  private func document(_ children: String, state: String = "{}") throws -> Document.Definition {
    try Document.Definition(
      jsonString: #"{ "id": "d", "state": \#(state), "root": { "children": [\#(children)] } }"#)
  }

  private func component(_ json: String) throws -> Document.Component {
    guard case .component(let component)? = try document(json).root.children.first else {
      throw ComponentResolutionError.invalid("no component")
    }
    return component
  }

  // MARK: Resolving

  @Test func `a document resolves with its registry alone`() throws {
    let document = try document(#"{ "type": "label", "text": "${n}" }"#, state: #"{ "n": 1 }"#)
    let resolver = Resolver(document: document, componentRegistry: .default)
    let tree = try resolver.resolve()
    guard case .text(let text)? = tree.root.children.first else {
      Issue.record("no text")
      return
    }
    #expect(text.content == "1")
    let result = try resolver.resolveWithTracking()
    #expect(result.viewTreeRoot.children.count == 1)
    result.renderTree.stateStore.set("n", value: 2)
    #expect(result.treeUpdater.hasUpdates)
    #expect(result.update() == 1)
    guard case .text(let updated)? = result.renderTree.root.children.first else { return }
    #expect(updated.content == "2")
  }

  @Test func `an unknown kind is thrown to hosts and is a node in a preview`() throws {
    let document = try document(#"{ "type": "meter" }, { "type": "label", "text": "a" }"#)
    let resolver = Resolver(document: document, componentRegistry: .default)
    #expect(throws: ComponentResolutionError.unknownKind("meter")) { try resolver.resolve() }
    #expect(throws: ComponentResolutionError.unknownKind("meter")) { try resolver.resolveWithTracking() }
    let error: any Error = ComponentResolutionError.unknownKind("meter")
    #expect(error.localizedDescription.contains("no resolver is registered") && "\(error)".contains("meter"))
    let tree = resolver.resolveRecovering(into: StateStore())
    #expect(tree.root.children.map(\.kind) == [.error, .text])
    let empty = Resolver(document: Document.Definition(id: "empty"), componentRegistry: .default)
    #expect(try empty.resolve().root.children.isEmpty)
  }

  @Test func `resolvers have the names of what they resolve`() throws {
    let document = try document(#"{ "type": "label", "text": "a" }"#)
    let context = ResolutionContext.withoutTracking(document: document, stateStore: StateStore())
    let content = ContentResolver.resolve(
      try component(#"{ "type": "label", "text": "Hi" }"#), context: context)
    #expect(content.content == "Hi" && !content.isDynamic)
    #expect(ActionResolver().resolveAll(nil).isEmpty)
    if case .dismiss = ActionResolver().resolve(.dismiss) {} else { Issue.record("no dismissal") }
    let label = Document.LayoutNode.component(Document.Component(type: .label, text: "x"))
    let stack = try LayoutResolver(componentRegistry: .default).resolve(
      Document.Layout(type: .hstack, children: [label]), context: context)
    guard case .container(let container) = stack.renderNode else {
      Issue.record("no container")
      return
    }
    #expect(container.layoutType == .hstack && container.children.count == 1 && stack.viewNode == nil)
    let sections = try SectionLayoutResolver(
      componentRegistry: .default, layoutConfigRegistry: .withBuiltInResolvers()
    ).resolve(
      Document.SectionLayout(sections: [
        Document.SectionDefinition(layout: .init(type: .grid, columns: .fixed(3)), children: [label])
      ]), context: context)
    guard case .sectionLayout(let layout) = sections.renderNode, let section = layout.sections.first else {
      Issue.record("no section")
      return
    }
    if case .grid(let columns) = section.type {
      #expect(columns == .fixed(3))
    } else {
      Issue.record("no grid")
    }
    #expect(section.items.count == 1)
    let unknown = Document.LayoutNode.component(Document.Component(type: "meter"))
    #expect(throws: ComponentResolutionError.unknownKind("meter")) {
      try LayoutResolver(componentRegistry: .default).resolveNode(unknown, context: context)
    }
  }

  @Test func `a tracking context gets view nodes`() throws {
    let document = try document("", state: #"{ "n": 1 }"#)
    let store = StateStore()
    store.initialize(from: document.state ?? [:])
    let context = ResolutionContext.withTracking(
      document: document, stateStore: store, tracker: DependencyTracker())
    let label = Document.LayoutNode.component(Document.Component(type: .label, text: "${n}"))
    let result = try LayoutResolver(componentRegistry: .default).resolveNode(label, context: context)
    #expect(result.viewNode?.readPaths == ["n"])
  }

  // MARK: Own keys

  private struct Chart: ComponentProperties {
    static let kind: Document.ComponentKind = "chart"
    let dataPoints: [Double]
    let title: String?
  }

  @Test func `a component of a definition keeps its own keys`() throws {
    let json = #"{ "type": "chart", "dataPoints": [1, 2, 3], "title": "T", "text": "shared" }"#
    let component = try component(json)
    let context = ResolutionContext.withoutTracking(
      document: Document.Definition(), stateStore: StateStore())
    #expect(context.properties(of: component, as: Chart.self)?.dataPoints == [1, 2, 3])
    #expect(component.additionalProperties["title"] == .stringValue("T"))
    #expect(try component.properties(as: Chart.self).title == "T")
    let made = Document.Component(
      type: "chart", additionalProperties: ["dataPoints": .arrayValue([.doubleValue(0.5)])])
    #expect(context.properties(of: made, as: Chart.self)?.dataPoints == [0.5])
    #expect(context.properties(of: Document.Component(type: "chart"), as: Chart.self) == nil)
  }

  @Test func `registered properties are decoded by kind`() throws {
    let registry = ComponentPropertiesRegistry()
    registry.register(Chart.self)
    #expect(registry.hasDecoder(for: "chart") && !registry.hasDecoder(for: "label"))
    let values: [String: Document.StateValue] = ["dataPoints": .arrayValue([.intValue(4)])]
    #expect(try (registry.decode(kind: "chart", from: values) as? Chart)?.dataPoints == [4])
    #expect(try registry.decode(kind: "label", from: values) == nil)
    #expect(throws: SyntaxDecodingError.self) { try registry.decode(kind: "chart", from: [:]) }
    let plugins = CladsRegistry(propertiesRegistry: registry)
    #expect(plugins.propertiesRegistry === registry)
  }

  // MARK: Registries

  private struct MeterResolver: ComponentResolving {
    static let componentKind: Document.ComponentKind = "meter"
    func resolve(
      _ component: Document.Component, context: ResolutionContext
    ) throws -> ComponentResolutionResult {
      .renderOnly(.text(TextNode(content: "meter")))
    }
  }

  @Test func `documents may use what a given registry has`() throws {
    let components = ComponentResolverRegistry.default
    components.register(MeterResolver())
    let actions = ActionRegistry.default
    actions.registerClosure("measure") { _, _ in }
    let registry = CladsRegistry(componentRegistry: components, actionRegistry: actions)
    let vocabulary = registry.vocabulary.vocabulary()
    #expect(vocabulary.entry(named: "meter", in: .node) != nil)
    #expect(vocabulary.entry(named: "measure", in: .action) != nil)
    #expect(vocabulary.entry(named: "label", in: .node)?.origin == .builtIn)
    let view = CladsRendererView(document: try document(#"{ "type": "meter" }"#), registry: registry)
    #expect(PlainText.rows(of: view.render(width: 10)).joined().contains("meter"))
  }

  @Test func `a registered function evaluates wherever expressions do`() async throws {
    let registry = CladsRegistry()
    registry.registerFunction(
      MemberFunction("uppercase", documentation: "The text in uppercase.", example: "name.uppercase") {
        guard case .stringValue(let text) = $0 else { return nil }
        return .stringValue(text.uppercased())
      })
    let view = CladsRendererView(
      document: try document(
        """
        { "type": "label", "text": "${name.uppercase}" },
        { "type": "button", "text": "Go", "actions": { "onTap":
          { "type": "setState", "path": "name", "value": { "$expr": "name.uppercase" } } } }
        """, state: #"{ "name": "ada" }"#), registry: registry)
    #expect(PlainText.rows(of: view.render(width: 10)).joined().contains("ADA"))
    await view.tap(column: 1, row: 1)
    #expect(view.stateStore.get("name") as? String == "ADA")
  }

  // MARK: Nodes

  @Test func `nodes have the shapes of the guide`() {
    let bold = IR.Style()
    var button = ButtonNode(label: "Go", styles: ButtonStyles(normal: bold, selected: bold))
    #expect(button.styles.selected == bold && button.styles.disabled == nil)
    button.styles.selected = nil
    #expect(button.selectedStyle == nil)
    let stop = GradientNode.ColorStop(color: .adaptive(light: .white, dark: .black), location: 0.5)
    #expect(stop.color.dark == .black && GradientColor.fixed(.red).dark == .red)
    #expect(
      IR.UnitPoint.top == IR.UnitPoint(.top) && IR.UnitPoint.bottomTrailing == IR.UnitPoint(.bottomTrailing))
    #expect(IR.Alignment.topLeading.horizontal == .leading && IR.Alignment.topLeading.vertical == .top)
    #expect(IR.EdgeInsets.zero == IR.EdgeInsets(top: 0))
    if case .sfsymbol(let name) = ImageNode.Source.sfsymbol(name: "star") { #expect(name == "star") }
    #expect(IR.SectionType(rawValue: "carousel") == .custom("carousel"))
    #expect(IR.SectionType(rawValue: "grid") == .grid(columns: .fixed(2)))
  }

  @Test func `a renderer draws a node alone`() {
    let store = StateStore()
    let context = TextRenderContext(
      stateStore: store,
      actionContext: ActionContext(stateStore: store, actionDefinitions: [:], registry: .default))
    let view = LabelTextRenderer().render(.text(TextNode(content: "alone")), context: context)
    #expect(PlainText.rows(of: render(view, width: 8)) == ["alone"])
  }

  @Test func `a style made in Swift overrides what it inherits`() {
    var child = Document.Style()
    child.inherits = "base"
    child.fontSize = 24
    let resolver = StyleResolver(styles: [
      "base": Document.Style(fontSize: 10, cornerRadius: 3), "child": child,
    ])
    #expect(resolver.resolve("child").fontSize == 24 && resolver.resolve("child").cornerRadius == 3)
  }
}
