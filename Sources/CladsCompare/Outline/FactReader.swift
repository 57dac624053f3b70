import CladsDocument
import CladsExpressions
import CladsModifiers
import CladsRenderTree
import CladsSchema

/// Reads the properties of resolved nodes.
@MainActor
struct FactReader {
  /// The beginning of the names of the properties of a selected button.
  nonisolated static let selectedPrefix = "selected "

  private let dataSources: [String: Document.DataSource]
  private let vocabulary: Vocabulary
  private let styles: StyleResolver
  private let level: FormatLevel
  private let texts: StyleTexts

  init(
    _ document: Document.Definition, _ vocabulary: Vocabulary, styles: StyleResolver, _ texts: StyleTexts
  ) {
    self.vocabulary = vocabulary
    self.texts = texts
    dataSources = document.dataSources.valuesByName()
    self.styles = styles
    level = vocabulary.level
  }

  // MARK: - What does not depend on the state

  /// Returns the properties of a screen.
  func facts(of root: RootNode, styleId: String?) -> [NodeFact] {
    var facts: [NodeFact] = []
    if let color = root.backgroundColor { facts.append(NodeFact("backgroundColor", text(color))) }
    if root.colorScheme != .system { facts.append(NodeFact("colorScheme", root.colorScheme.rawValue)) }
    if let insets = root.edgeInsets {
      let edges = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]
      for (edge, inset) in edges {
        guard let inset, inset != Document.EdgeInset() else { continue }
        facts.append(NodeFact("edgeInsets.\(edge)", inset.jsonValue.json))
      }
    }
    return facts + styleFacts(root.style, styleId)
  }

  /// Returns the properties of a section.
  func facts(of section: IR.Section, _ part: Document.SectionDefinition?) -> [NodeFact] {
    var facts = [NodeFact("layout", section.type.rawValue)]
    switch section.type.columns {
    case .fixed(let count)?: facts.append(NodeFact("columns", "\(count)"))
    case .adaptive(let width)?: facts.append(NodeFact("columns", "at least \(number(width)) wide"))
    case nil: break
    }
    // Without a template, the list repeats nothing.
    if part?.itemTemplate != nil, let source = part?.dataSource {
      facts.append(NodeFact("dataSource", source, .binding))
    }
    let used = usedKeys(of: section.type)
    let config = section.config
    var own = [
      NodeFact("alignment", config.alignment.rawValue), NodeFact("itemSpacing", number(config.itemSpacing)),
      NodeFact("lineSpacing", number(config.lineSpacing)),
      NodeFact("showsIndicators", "\(config.showsIndicators)"),
      NodeFact("isPagingEnabled", "\(config.isPagingEnabled)"),
      NodeFact("snapBehavior", config.snapBehavior.rawValue),
      NodeFact("showsDividers", "\(config.showsDividers)"),
    ]
    if let dimensions = config.itemDimensions {
      own.append(NodeFact("itemDimensions", dimensions.jsonValue.json))
    }
    for (name, value) in config.additionalProperties.sorted(by: { $0.key < $1.key }) {
      own.append(NodeFact(name, value.json))
    }
    facts += own.filter { used?.contains($0.name) ?? true }
    if used?.contains("contentInsets") ?? true {
      addInsets(config.contentInsets, named: "contentInsets", to: &facts)
    }
    return facts
  }

  /// Returns the keys that a section layout reads; `nil` if that is not known.
  private func usedKeys(of type: IR.SectionType) -> Set<String>? {
    let entry = vocabulary.entry(named: type.rawValue, in: .sectionLayout)
    guard let description = entry?.payload as? SectionDescription, description.used != nil else { return nil }
    return Set(description.usedRows.map(\.name))
  }

  /// Returns the properties of a node; `part` is the node of the document.
  func facts(of node: RenderNode, _ part: Document.LayoutNode?) -> [NodeFact] {
    var facts = contentFacts(of: node.content, part)
    if level == .extended, let part {
      for (index, modifier) in part.modifiers.enumerated() {
        let text = modifier.syntax.expression?.text ?? String(decoding: modifier.syntax.bytes, as: UTF8.self)
        facts.append(NodeFact("modifier \(index + 1)", text))
      }
      if let template = part.templateName { facts.append(NodeFact("template", template)) }
    }
    return facts
  }

  private func contentFacts(of node: RenderNode, _ part: Document.LayoutNode?) -> [NodeFact] {
    var facts: [NodeFact] = []
    switch node {
    case .container(let node):
      if case .forEach(let forEach)? = part {
        facts.append(NodeFact("items", forEach.items ?? "", .binding))
      }
      facts.append(NodeFact("layout", node.layoutType.rawValue))
      // Each stack has the alignment and the spacing that its direction leaves.
      if node.layoutType != .hstack {
        facts.append(NodeFact("alignment.horizontal", node.alignment.horizontal.rawValue))
      }
      if node.layoutType != .vstack {
        facts.append(NodeFact("alignment.vertical", node.alignment.vertical.rawValue))
      }
      if node.layoutType != .zstack { facts.append(NodeFact("spacing", number(node.spacing))) }
      addInsets(node.padding, named: "padding", to: &facts)
      facts += containerStyleFacts(node.style, part)
    case .sectionLayout(let node): facts.append(NodeFact("sectionSpacing", number(node.sectionSpacing)))
    case .text(let node):
      facts += contentFacts(of: part)
      addInsets(node.padding, named: "padding", to: &facts)
      facts += styleFacts(node.style, node.styleId)
    case .button(let node):
      // On device the text of a button is shown as it is.
      if component(part)?.text == nil { facts += contentFacts(of: part) }
      if let condition = node.isSelectedBinding {
        facts.append(NodeFact("isSelectedBinding", condition, .binding))
      }
      if node.fillWidth { facts.append(NodeFact("fillWidth", "true")) }
      if let image = node.image {
        facts.append(NodeFact("image", text(image)))
        facts.append(NodeFact("imagePlacement", node.imagePlacement.rawValue))
        facts.append(NodeFact("imageSpacing", number(node.imageSpacing)))
      }
      if let shape = node.buttonShape { facts.append(NodeFact("buttonShape", shape.rawValue)) }
      let styles = component(part)?.styles
      facts += styleFacts(node.style, styles?.normal ?? node.styleId)
      // The shape has corners of its own.
      defer { if node.buttonShape != nil { facts.removeAll { $0.name.hasSuffix("cornerRadius") } } }
      if node.isSelectedBinding != nil, let selected = node.selectedStyle {
        facts += styleFacts(selected, styles?.selected, prefix: Self.selectedPrefix)
      }
    case .textField(let node):
      facts += bindFacts(of: part)
      facts += styleFacts(node.style, node.styleId)
    case .toggle(let node):
      facts += bindFacts(of: part)
      facts += styleFacts(node.style, node.styleId)
    case .slider(let node):
      facts += bindFacts(of: part)
      facts.append(NodeFact("minValue", number(node.minValue)))
      facts.append(NodeFact("maxValue", number(node.maxValue)))
      facts += styleFacts(node.style, node.styleId)
    case .image(let node):
      facts.append(NodeFact("image", text(node.source)))
      switch node.source {
      case .url, .statePath:
        // Without one, the app shows this symbol.
        facts.append(NodeFact("placeholder image", text(node.placeholder ?? .sfsymbol("photo"))))
        if let loading = node.loading { facts.append(NodeFact("loading image", text(loading))) }
      case .sfsymbol, .asset, .activityIndicator: break
      }
      facts += styleFacts(node.style, node.styleId)
    case .gradient(let node):
      let stops = node.stops.map { stop in
        let (light, dark) = (text(stop.color.light), text(stop.color.dark))
        return "\(light == dark ? light : "\(light) (dark: \(dark))") at \(number(stop.location))"
      }
      facts.append(NodeFact("gradientColors", stops.joined(separator: ", ")))
      facts.append(NodeFact("gradientStart", "\(number(node.start.x)), \(number(node.start.y))"))
      facts.append(NodeFact("gradientEnd", "\(number(node.end.x)), \(number(node.end.y))"))
      facts += styleFacts(node.style, component(part)?.styleId)
    case .shape(let node):
      facts.append(NodeFact("shapeType", node.shapeType.rawValue))
      if node.shapeType == .roundedRectangle {
        facts.append(NodeFact("cornerRadius of the shape", number(node.cornerRadius)))
      }
      facts += styleFacts(node.style, component(part)?.styleId)
    case .pageIndicator(let node):
      facts.append(NodeFact("currentPage", node.currentPagePath, .binding))
      for entry in component(part)?.data ?? [] {
        facts.append(NodeFact(entry.name, entry.value.jsonValue.json, .binding))
      }
      facts.append(NodeFact("dotSize", number(node.dotSize)))
      facts.append(NodeFact("dotSpacing", number(node.dotSpacing)))
      facts.append(NodeFact("dotColor", text(node.dotColor)))
      facts.append(NodeFact("currentDotColor", text(node.currentDotColor)))
      facts += styleFacts(node.style, component(part)?.styleId)
    case .spacer(let node):
      if let length = node.minLength { facts.append(NodeFact("minLength", number(length))) }
      if let width = node.width { facts.append(NodeFact("width", number(width))) }
      if let height = node.height { facts.append(NodeFact("height", number(height))) }
    case .divider(let node): facts += styleFacts(node.style, component(part)?.styleId)
    case .custom:
      if let component = component(part) { facts += customFacts(of: component) }
    case .error(let node): facts.append(NodeFact("error", node.message))
    case .placed(let node, _): facts += contentFacts(of: node, part)
    case .modified(let node): facts += contentFacts(of: node.content, part)
    }
    return facts
  }

  /// Returns the keys of a component of a kind that the app registers: what it does with them is not known.
  private func customFacts(of component: Document.Component) -> [NodeFact] {
    guard case .objectValue(var members) = component.jsonValue else { return [] }
    // These are compared on their own, or do not matter.
    let others: [PartialKeyPath<Document.ComponentContents>] = [
      \.kind, \.id, \.styleId, \.actions, \.modifiers, \.templateName,
    ]
    for path in others { if let row = Document.Component.table.row(of: path) { members[row.name] = nil } }
    let facts = members.sorted { $0.key < $1.key }.map { NodeFact($0.key, $0.value.json, .binding) }
    return facts + styleFacts(styles.resolve(component.styleId), component.styleId)
  }

  private func component(_ part: Document.LayoutNode?) -> Document.Component? {
    if case .component(let component)? = part { component } else { nil }
  }

  /// Returns where the content of a label or button comes from, unless it never changes.
  private func contentFacts(of part: Document.LayoutNode?) -> [NodeFact] {
    guard let component = component(part) else { return [] }
    if let source = component.dataSourceId.flatMap({ dataSources[$0] }) {
      return contentFacts(isStatic: source.kind == .static, source.path, source.template)
    }
    let name = Document.DataReference.contentName
    if let reference = component.data?.first(where: { $0.name == name })?.value {
      let isLocal = reference.kind == .localBinding
      let path = isLocal ? reference.path.map { "local.\($0)" } : reference.path
      return contentFacts(isStatic: reference.kind == .static, path, reference.template)
    }
    return contentFacts(isStatic: false, nil, component.text)
  }

  private func contentFacts(isStatic: Bool, _ path: String?, _ template: String?) -> [NodeFact] {
    if isStatic { return [] }
    if let path { return [NodeFact("path", path, .binding)] }
    guard let template, Template.containsPlaceholder(template) else { return [] }
    return [NodeFact("template", template, .binding)]
  }

  private func bindFacts(of part: Document.LayoutNode?) -> [NodeFact] {
    guard let component = component(part) else { return [] }
    if let path = component.bind { return [NodeFact("bind", path, .binding)] }
    return component.localBind.map { [NodeFact("localBind", $0, .binding)] } ?? []
  }

  /// Returns the style ids of a node, by the beginning of the names of the properties that they set.
  static func styleIds(of part: Document.LayoutNode?) -> [String: String] {
    var ids: [String: String] = [:]
    switch part {
    case .component(let component)?:
      ids[""] = component.styles?.normal ?? component.styleId
      ids[selectedPrefix] = component.styles?.selected
    case .layout(let layout)?: ids[""] = layout.styleId
    default: break
    }
    return ids
  }

  private func addInsets(_ insets: IR.EdgeInsets, named name: String, to facts: inout [NodeFact]) {
    guard insets != .zero else { return }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    for (edge, length) in edges where length != 0 {
      facts.append(NodeFact("\(name).\(edge)", number(length)))
    }
  }

  // MARK: - Styles

  private func containerStyleFacts(_ style: IR.Style, _ part: Document.LayoutNode?) -> [NodeFact] {
    guard case .layout(let layout)? = part else { return styleFacts(style, nil) }
    let own = layout.style.map { IR.Style($0, options: ResolutionOptions(level: level)) }
    let ownNames = Set(own.map { texts.properties(of: $0).map(\.name) } ?? [])
    return styleFacts(style, layout.styleId).map {
      ownNames.contains($0.name) ? NodeFact($0.name, $0.value) : $0
    }
  }

  private func styleFacts(
    _ style: IR.Style, _ styleId: String?, prefix: String = ""
  ) -> [NodeFact] {
    texts.properties(of: style).map { NodeFact(prefix + $0.name, $0.value, styleId: styleId) }
  }

  // MARK: - What depends on the state

  /// Returns what a node shows.
  func shown(by node: RenderNode) -> [NodeFact] {
    switch node {
    case .text(let node): [NodeFact("text", node.content)]
    case .button(let node):
      [NodeFact("text", node.label)] + (node.isSelected ? [NodeFact("isSelected", "true")] : [])
    case .textField(let node): [NodeFact("placeholder", node.placeholder), NodeFact("value", node.text)]
    case .toggle(let node): [NodeFact("value", node.isOn ? "on" : "off")]
    case .slider(let node): [NodeFact("value", number(node.value))]
    case .image(let node):
      if case .statePath(_, let address) = node.source { [NodeFact("address", address)] } else { [] }
    case .pageIndicator(let node):
      [NodeFact("page", "\(node.currentPage)"), NodeFact("pageCount", "\(node.pageCount)")]
    default: []
    }
  }

  // MARK: - Values

  private func number(_ value: Double) -> String { StyleTexts.number(value) }

  private func text(_ color: IR.Color) -> String {
    Document.Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha).text
  }

  private func text(_ source: ImageNode.Source) -> String {
    switch source {
    case .sfsymbol(let name): "symbol \(name)"
    case .asset(let name): "asset \(name)"
    case .url(let url): url
    case .statePath(let template, _): template
    case .activityIndicator: "activity indicator"
    }
  }
}
