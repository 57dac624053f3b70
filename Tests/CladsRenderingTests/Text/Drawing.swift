import CladsDocument
import CladsRendering
import CladsRuntime
import JSONSyntax
import TextUI

/// A document that was drawn, with renderers that a test may replace.
@MainActor
struct Drawing {
  let canvas: Canvas
  let places: DrawnNodes

  /// Draws nodes, or a whole document.
  init(
    _ text: String, state: String = "{}", width: Int = 20, height: Int? = nil, level: FormatLevel = .base,
    renderers: TextRendererRegistries = .builtIn, custom: [any CustomComponent.Type] = [],
    unknownToRenderer: Bool = false,
    designSystem: (any DesignSystemProvider)? = nil, colorScheme: ColorScheme = .light
  ) {
    let json =
      text.hasPrefix("{ \"id\"")
      ? text : #"{ "id": "d", "state": \#(state), "root": { "children": [\#(text)] } }"#
    let syntax = SyntaxTree.parse(Array(json.utf8))
    let document = syntax.withView { view in
      var reading = Reading(view, vocabulary: BuiltInKinds.vocabulary(level: level))
      return Document.Definition.read(&reading)
    }
    let components = CustomComponentRegistry()
    components.register(custom)
    let resolvers = ComponentResolverRegistry.default
    resolvers.setCustomComponentRegistry(components)
    let drawn = unknownToRenderer ? CustomComponentRegistry() : components
    renderers.nodes.register(CustomComponentTextRenderer(drawn))
    let store = StateStore()
    let tree = Resolver(
      document: document, componentRegistry: resolvers, designSystemProvider: designSystem,
      sectionRegistry: .withBuiltInResolvers(), options: ResolutionOptions(level: level)
    ).resolveRecovering(into: store)
    let renderer = TextRenderer(
      registries: renderers,
      actionContext: ActionContext(stateStore: store, document: document, registry: .default),
      designSystemProvider: designSystem, colorScheme: colorScheme)
    canvas = render(renderer.render(tree), width: width, height: height)
    places = renderer.places
  }

  /// The rows with their colors.
  var ansiRows: [String] { (0..<canvas.height).map { ANSI.row($0, of: canvas) } }

  /// The rows without trailing blanks.
  var rows: [String] { PlainText.rows(of: canvas) }
}

extension TextRendererRegistries {
  /// New registries with everything built in.
  static var builtIn: TextRendererRegistries {
    TextRendererRegistries(nodes: .default, sections: .default)
  }
}
