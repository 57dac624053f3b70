import CladsDocument
import CladsExpressions
import CladsRendering
import CladsRuntime
import TextUI

// The plugin that `schemas/examples/plugin/README.md` writes, block by block.

/// `{ "type": "counter", "value": "loaves", "unit": "loaves" }`
struct CounterProperties: ComponentProperties {
  static let kind = Document.ComponentKind(rawValue: "counter")

  var value: String?
  var unit: String?

  static let schema: Schema<CounterProperties>? = .object(
    "counter", "A number with a button that adds one.", blank: CounterProperties()
  ) {
    Property(
      "value", \.value, .string(.path(.readWrite, .integer)), "State path of the number.", required: true)
    Property("unit", \.unit, .literal, "What is counted.", default: "\"\"")
  }
}

/// What the renderer needs to know about a counter.
struct CounterNode: CustomRenderNode {
  static let kind = RenderNodeKind(rawValue: "counter")

  let path: String
  let text: String
}

struct CounterResolver: ComponentResolving {
  static let componentKind = CounterProperties.kind

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard let properties = context.properties(of: component, as: CounterProperties.self),
      let path = properties.value
    else { throw ComponentResolutionError.invalid("a counter needs `value`") }
    // A value that is read through the context is tracked: the counter is drawn again when it changes.
    let count = context.value(at: path)?.text ?? "no"
    let node = CounterNode(path: path, text: "\(count) \(properties.unit ?? "")")
    return .renderOnly(.custom(kind: CounterNode.kind, node: node))
  }
}

struct CounterTextRenderer: TextNodeRendering {
  static let nodeKind = CounterNode.kind

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let counter as CounterNode) = node else { return AnyTextView(EmptyTextView()) }
    let store = context.stateStore
    return Text("\(counter.text) [+]").onTapGesture {
      if case .intValue(let count)? = store.value(at: counter.path) {
        store.set(counter.path, value: .intValue(count &+ 1))
      }
    }
  }
}

/// `{ "type": "bake", "path": "loaves" }`: adds a dozen.
struct BakeActionHandler: ActionHandler {
  static let actionType = "bake"

  func execute(parameters: ActionParameters, context: any ActionExecutionContext) async {
    guard let path = parameters.string("path"),
      case .intValue(let loaves)? = context.stateStore.value(at: path)
    else { return context.log(RuntimeMessage(.action, "`bake` needs the `path` of a number")) }
    context.stateStore.set(path, value: .intValue(loaves &+ 12))
  }
}

struct CrumbDesignSystem: DesignSystemProvider {
  static let identifier = "crumb"

  /// What completion offers.
  let references = [
    StyleReference("text.title", "The one heading of a screen."),
    StyleReference("text.price", "What something costs."),
  ]

  /// What exists: any other token is a finding.
  func resolveStyle(_ reference: String) -> IR.Style? {
    switch reference {
    case "text.title": IR.Style(fontSize: 24, fontWeight: .bold)
    case "text.price": IR.Style(textColor: IR.Color(hex: "#7A4B12"))
    default: nil
    }
  }
}

/// `{ "layout": { "type": "shelf", "itemSpacing": 16 } }`
struct ShelfLayoutResolver: SectionLayoutConfigResolving {
  static let layoutType = Document.SectionType(rawValue: "shelf")

  func resolve(config: Document.SectionLayoutConfig) -> SectionLayoutConfigResult {
    SectionLayoutConfigResult(
      sectionType: IR.SectionType(rawValue: "shelf"),
      sectionConfig: IR.SectionConfig(itemSpacing: config.itemSpacing ?? 8))
  }
}

struct ShelfRenderer: TextSectionLayoutRendering {
  static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "shelf")

  @MainActor
  func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    context.framed(section, itemsReachEdge: true) {
      HorizontalRow(spacing: Scale.columns(section.config.itemSpacing)) {
        ForEach(section.items) { item in context.renderChild(item).border(.rounded) }
      }
    }
  }
}

struct CounterPictureRenderer: TextNodeRendering {
  static let nodeKind = CounterNode.kind

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let counter as CounterNode) = node else { return AnyTextView(EmptyTextView()) }
    let blue = SystemColors.blue(context.colorScheme)
    return HStack(spacing: 8.0) {
      Text(counter.text)
      Symbol("plus.circle.fill", font: Font(size: 22), color: blue)
    }
    .padding(PointInsets(top: 8, bottom: 8, leading: 12, trailing: 12))
    .background(SystemColors.fill(context.colorScheme), in: .capsule)
    .control(SceneControl(.button, label: "Add one"))
  }
}

extension MemberFunction {
  static let dozens = MemberFunction(
    "dozens", documentation: "The number in dozens, rounded down.", example: "loaves.dozens"
  ) { value in
    if case .intValue(let number) = value { .intValue(number / 12) } else { nil }
  }
}

struct BakeryPlugin: CLADSPlugin {
  func register(with registry: CladsRegistry) {
    registry.registerComponent(
      propertiesType: CounterProperties.self, resolver: CounterResolver(), textRenderer: CounterTextRenderer()
    )
    registry.registerAction(BakeActionHandler())
    registry.registerDesignSystem(CrumbDesignSystem())
    registry.registerSectionLayout(resolver: ShelfLayoutResolver(), textRenderer: ShelfRenderer())
    registry.registerFunction(.dozens)
    registry.registerPictureRenderer(CounterPictureRenderer())
  }
}
